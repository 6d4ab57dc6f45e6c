//! What the shared code of the app asks a game.

use std::sync::Arc;

use bevy_egui::egui::{Painter, Pos2};

use super::{BoardChooser, Grid, Look};
use crate::games::{AnyGame, Gesture, Piece, Player};

/// All that the app knows of a game; what the rules know of it is [`crate::games::Game`]. Texts are names of messages.
///
/// A view that is handed a position of another game takes it for one on its own usual board.
pub(crate) trait GameView: Sync {
    /// How a match looks on the table.
    fn look(&self, game: &AnyGame) -> Arc<dyn Look>;

    /// Paints a player's sign, which reaches about `half` to each side of the middle: a piece of theirs, seen from the front, told
    /// apart by its shape as well as by its colour.
    fn paint_emblem(&self, painter: &Painter, player: Player, middle: Pos2, half: f32);

    /// How many places wide and high a small picture of a position is.
    fn picture_size(&self, game: &AnyGame) -> (u8, u8);

    /// Paints the board of a small picture.
    fn paint_board(&self, painter: &Painter, game: &AnyGame, grid: &Grid);

    /// Half the width of a piece in a small picture, in places.
    fn picture_piece(&self) -> f32 {
        0.4
    }

    /// Paints a piece in a small picture.
    fn paint_piece(&self, painter: &Painter, piece: Piece, middle: Pos2, half: f32) {
        if let Some(owner) = piece.owner {
            self.paint_emblem(painter, owner, middle, half);
        }
    }

    /// What the main button says when it plays a move: a message about the place `$to`.
    fn verb(&self, gesture: &Gesture) -> &'static str;

    /// What a piece is called: a message about the `$player` whose it is.
    fn piece_name(&self, piece: Piece) -> &'static str;

    /// How its boards are chosen; nothing where there is only the one.
    fn board_chooser(&self) -> Option<&'static BoardChooser> {
        None
    }
}
