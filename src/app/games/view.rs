//! What the shared code of the app asks a game.

use std::sync::Arc;

use bevy::color::Srgba;
use bevy_egui::egui::{Painter, Pos2};

use super::{BoardChooser, Grid, Look};
use crate::app::platform::ProgramFile;
use rules::{AnyGame, Gesture, Piece, Player};
use texts::Message;

/// Everything that the app knows of a game; the rules are in [`rules::Game`].
///
/// A view that is given a position of another game treats it as one on its own default board.
pub(crate) struct GameView {
    /// The look of a match on the table.
    pub(crate) look: fn(&AnyGame) -> Arc<dyn Look>,
    /// A picture of its board in play, for the main menu: a JPEG of 720 by 576 pixels, drawn by `assets/pictures/title/draw`.
    pub(crate) portrait: ProgramFile,
    /// Paints a player's emblem, which extends about as far as the last number to each side of the centre: one of their pieces, seen from
    /// the front, which differs in shape as well as in colour.
    pub(crate) paint_emblem: fn(&Painter, Player, Pos2, f32),
    /// The colours of everything on the board and of the pieces that highlights lie on: they must stand out from all of them.
    #[cfg_attr(not(test), expect(dead_code, reason = "a test asks every game for them"))]
    pub(crate) grounds: &'static [Srgba],
    /// The width and height of a miniature board, in places.
    pub(crate) picture_size: fn(&AnyGame) -> (u8, u8),
    /// Paints a miniature board.
    pub(crate) paint_board: fn(&Painter, &AnyGame, &Grid),
    /// Half the width of a piece on a miniature board, in places.
    pub(crate) picture_piece: f32,
    /// Paints a piece without an owner on a miniature board; the others are painted as emblems.
    pub(crate) paint_ownerless: fn(&Painter, Piece, Pos2, f32),
    /// The label of the main button when it plays a move to the place of this name.
    pub(crate) verb: fn(&Gesture, &str) -> Message,
    /// What a piece is, as a sentence, with the name of its owner, which is empty if it has none.
    pub(crate) piece_name: fn(Piece, Message) -> Message,
    /// How its boards are chosen; `None` if there is only one.
    pub(crate) board_chooser: Option<&'static BoardChooser>,
}

impl GameView {
    /// Paints a piece on a miniature board.
    pub(crate) fn paint_piece(&self, painter: &Painter, piece: Piece, middle: Pos2, half: f32) {
        match piece.owner {
            Some(owner) => (self.paint_emblem)(painter, owner, middle, half),
            None => (self.paint_ownerless)(painter, piece, middle, half),
        }
    }
}
