//! How each game looks: its board, its pieces, and where they stand. A folder a game.

mod netzwerk;

use bevy::prelude::*;

use super::workshop::Workshop;
use crate::games::{GameKind, Piece, Site};

/// What the table needs to know of a game's looks. Lengths are in units of the board's lattice; the board's surface is at
/// height 0, the first player sits at +z.
pub(crate) trait Look: Sync {
    /// Half the width and depth of the board with its frame.
    fn half_size(&self) -> Vec2;

    /// The width of the strips on both sides of the board where pieces lie that are not on it.
    fn tray(&self) -> f32;

    /// The places that can be touched.
    fn spots(&self) -> Vec<Spot>;

    /// How a piece stands on the board.
    fn standing(&self, piece: Piece, site: Site) -> Transform;

    /// How the `nth` of the pieces of its kind and owner stands beside the board.
    fn beside(&self, piece: Piece, nth: usize) -> Transform;

    /// The part of a piece that a pointer can hit.
    fn body(&self, piece: Piece) -> Body;

    /// How a piece goes to a neighbouring place.
    fn gait(&self, piece: Piece) -> Gait;

    /// Builds the board as children of `root`.
    fn build_board(&self, root: Entity, workshop: &mut Workshop);

    /// Builds what can be seen of a piece as children of `root`.
    fn build_piece(&self, piece: Piece, root: Entity, workshop: &mut Workshop);
}

/// A place on the board that can be touched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) site: Site,
    /// Its middle, on the surface.
    pub(crate) place: Vec3,
    /// Half its width as it is drawn.
    pub(crate) half: f32,
    pub(crate) round: bool,
}

/// The part of a piece that a pointer can hit: an upright cylinder.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body {
    pub(crate) radius: f32,
    pub(crate) height: f32,
    /// The height of its middle above the piece's origin.
    pub(crate) middle: f32,
}

/// How a piece moves over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gait {
    /// It turns to where it goes, and bobs.
    Walks,
    /// It slides.
    Slides,
}

/// The look of a game.
pub(crate) fn look(kind: GameKind) -> &'static dyn Look {
    match kind {
        GameKind::Netzwerk => &netzwerk::NetzwerkLook,
    }
}
