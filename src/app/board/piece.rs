//! A piece on the table.

use bevy::prelude::*;

use crate::app::games::Look;
use crate::app::session::Session;
use rules::{AnyGame, Game, Piece, Site};

/// A piece: what it is and where it belongs. Its `Transform` follows, with a delay while it is animated.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub(crate) struct BoardPiece {
    pub(crate) piece: Piece,
    pub(crate) spot: Spot,
    /// The landings of an action in progress, which has not been played yet.
    pub(crate) led: Vec<Site>,
}

/// Where a piece belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// On the board.
    On(Site),
    /// Beside the board, the `n`th of its kind and owner.
    Beside(usize),
}

impl BoardPiece {
    pub(crate) const fn new(piece: Piece, spot: Spot) -> Self {
        Self { piece, spot, led: Vec::new() }
    }

    /// The pieces of a position of a match, on the board and beside it.
    pub(crate) fn all_of(position: &AnyGame, session: &Session) -> Vec<Self> {
        let on_board = position.pieces().into_iter();
        let mut board_pieces: Vec<Self> =
            on_board.map(|(site, piece)| Self::new(piece, Spot::On(site))).collect();
        for piece in session.beside(position) {
            let is_like = |other: &&Self| other.piece == piece && other.site().is_none();
            let nth = board_pieces.iter().filter(is_like).count();
            board_pieces.push(Self::new(piece, Spot::Beside(nth)));
        }
        board_pieces
    }

    /// Its transform at rest.
    pub(crate) fn rest(&self, look: &dyn Look) -> Transform {
        match self.spot {
            Spot::On(site) => look.standing(self.piece, *self.led.last().unwrap_or(&site)),
            Spot::Beside(nth) => look.beside(self.piece, nth),
        }
    }

    /// The landing nearest to a piece in the middle of a jump series.
    pub(crate) fn seen_at(&self, at: &Transform, look: &dyn Look) -> Option<Site> {
        let way = self.site().into_iter().chain(self.led.iter().copied());
        let distance =
            |site: &Site| look.standing(self.piece, *site).translation.distance_squared(at.translation);
        way.min_by(|a, b| distance(a).total_cmp(&distance(b))).filter(|_| !self.led.is_empty())
    }

    /// Whether it has the same kind and owner; which side is up does not matter.
    pub(crate) fn is_like(&self, piece: Piece) -> bool {
        (self.piece.kind, self.piece.owner) == (piece.kind, piece.owner)
    }

    pub(crate) fn site(&self) -> Option<Site> {
        match self.spot {
            Spot::On(site) => Some(site),
            Spot::Beside(_) => None,
        }
    }
}
