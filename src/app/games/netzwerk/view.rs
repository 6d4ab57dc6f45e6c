//! The view of Netzwerk.

use std::sync::Arc;

use bevy::color::Srgba;
use bevy_egui::egui::{Painter, Pos2};

use super::mini_board::{paint_battery, paint_board};
use super::{NetzwerkLook, colours, emblem};
use crate::app::games::{GameView, Grid, Look};
use rules::netzwerk::LATTICE;
use rules::{AnyGame, Gesture, Piece, PieceKind, Player};
use texts::{Message, msg};

/// The view of Netzwerk.
pub(crate) struct NetzwerkView;

/// Half the width of a robot in a small picture, in places: pieces stand on every other one, and have room for more than one.
const ROBOT: f32 = 0.78;
/// How wide a battery is beside a robot.
const BATTERY: f32 = 0.72;

impl GameView for NetzwerkView {
    fn look(&self, _: &AnyGame) -> Arc<dyn Look> {
        Arc::new(NetzwerkLook::default())
    }

    fn portrait(&self) -> &'static [u8] {
        include_bytes!("../../../../assets/pictures/title/netzwerk.jpg")
    }

    fn paint_emblem(&self, painter: &Painter, player: Player, middle: Pos2, half: f32) {
        emblem::paint(painter, player, middle, half);
    }

    fn grounds(&self) -> &'static [Srgba] {
        &colours::GROUNDS
    }

    fn picture_size(&self, _: &AnyGame) -> (u8, u8) {
        (LATTICE, LATTICE)
    }

    fn paint_board(&self, painter: &Painter, _: &AnyGame, grid: &Grid) {
        paint_board(painter, grid);
    }

    fn picture_piece(&self) -> f32 {
        ROBOT
    }

    fn paint_piece(&self, painter: &Painter, piece: Piece, middle: Pos2, half: f32) {
        match (piece.kind, piece.owner) {
            (PieceKind::Battery, _) | (_, None) => {
                paint_battery(painter, middle, half * BATTERY, piece.spent);
            }
            (_, Some(owner)) => self.paint_emblem(painter, owner, middle, half),
        }
    }

    fn verb(&self, gesture: &Gesture, to: &str) -> Message {
        if gesture.captures.is_empty() { msg::panel_run(to) } else { msg::panel_capture_run(to) }
    }

    fn piece_name(&self, piece: Piece, owner: Message) -> Message {
        match (piece.kind, piece.spent) {
            (PieceKind::Battery, false) => msg::place_charged(),
            (PieceKind::Battery, true) => msg::place_spent(),
            _ => msg::place_robot(owner),
        }
    }
}
