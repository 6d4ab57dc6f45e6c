//! The interface between the shared code of the app and a game.

use std::sync::Arc;

use bevy::color::Srgba;
use bevy_egui::egui::{Painter, Pos2};

use super::{BoardChooser, Grid, Look};
use rules::{AnyGame, Gesture, Piece, Player};
use texts::Message;

/// Everything that the app knows of a game; the rules are in [`rules::Game`].
///
/// A view that is given a position of another game treats it as one on its own default board.
pub(crate) trait GameView: Sync {
    /// The look of a match on the table.
    fn look(&self, game: &AnyGame) -> Arc<dyn Look>;

    /// A picture of its board in play, for the main menu: a JPEG of 720 by 450 pixels, drawn by `assets/pictures/title/draw.py`.
    fn portrait(&self) -> &'static [u8];

    /// Paints a player's emblem, which extends about `half` to each side of the centre: one of their pieces, seen from the
    /// front, which differs in shape as well as in colour.
    fn paint_emblem(&self, painter: &Painter, player: Player, middle: Pos2, half: f32);

    /// The colours of everything on the board and of the pieces that highlights lie on: they must stand out from all of them.
    #[cfg_attr(not(test), expect(dead_code, reason = "a test asks every game for them"))]
    fn grounds(&self) -> &'static [Srgba];

    /// The width and height of a miniature board, in places.
    fn picture_size(&self, game: &AnyGame) -> (u8, u8);

    /// Paints a miniature board.
    fn paint_board(&self, painter: &Painter, game: &AnyGame, grid: &Grid);

    /// Half the width of a piece on a miniature board, in places.
    fn picture_piece(&self) -> f32 {
        0.4
    }

    /// Paints a piece on a miniature board.
    fn paint_piece(&self, painter: &Painter, piece: Piece, middle: Pos2, half: f32) {
        if let Some(owner) = piece.owner {
            self.paint_emblem(painter, owner, middle, half);
        }
    }

    /// The label of the main button when it plays a move to the place called `to`.
    fn verb(&self, gesture: &Gesture, to: &str) -> Message;

    /// What a piece is, as a sentence. `owner` is the name of its owner, empty if it has none.
    fn piece_name(&self, piece: Piece, owner: Message) -> Message;

    /// How its boards are chosen; `None` if there is only one.
    fn board_chooser(&self) -> Option<&'static BoardChooser> {
        None
    }
}
