//! The view of Napoleon.

use std::sync::Arc;

use bevy::color::Srgba;
use bevy_egui::egui::{Painter, Pos2};

use super::map_look::NapoleonLook;
use super::mini_board::paint_map;
use super::{colours, emblem};
use crate::app::games::{BoardChooser, GameView, Grid, Look};
use crate::app::platform::can_drop_files;
use rules::napoleon::Map;
use rules::{AnyGame, AnyPosition, Gesture, Piece, Player};
use texts::{Message, Report, msg};

/// The view of Napoleon.
pub(crate) struct NapoleonView;

static CHOOSER: BoardChooser = BoardChooser {
    heading: msg::new_match_map(),
    hint: Some(own_map),
    paint: paint_choice,
    random: &[],
    has_designer: false,
    folder: "maps",
    struct_name: stringify!(Map),
    largest: Map::LARGEST,
    read: |text| Map::from_ron(text).map(Into::into).map_err(|error| error.message()),
};

/// How to play on a map of one's own.
fn own_map() -> Message {
    if can_drop_files() { msg::new_match_drop_map() } else { msg::new_match_path_map() }
}

fn map_of(game: &AnyGame) -> Map {
    if let AnyPosition::Napoleon(game) = game.position() { game.map() } else { Map::default() }
}

fn paint_choice(painter: &Painter, text: &str, corner: Pos2, size: f32) {
    if let Ok(map) = Map::from_name_or_ron(text) {
        paint_map(painter, map, corner, size / f32::from(map.width().max(map.height())));
    }
}

impl GameView for NapoleonView {
    fn look(&self, game: &AnyGame) -> Arc<dyn Look> {
        Arc::new(NapoleonLook::new(map_of(game)))
    }

    fn portrait(&self) -> &'static [u8] {
        include_bytes!("../../../../assets/pictures/title/napoleon.jpg")
    }

    fn paint_emblem(&self, painter: &Painter, player: Player, middle: Pos2, half: f32) {
        emblem::paint(painter, player, middle, half);
    }

    fn grounds(&self) -> &'static [Srgba] {
        &colours::GROUNDS
    }

    fn picture_size(&self, game: &AnyGame) -> (u8, u8) {
        let map = map_of(game);
        (map.width(), map.height())
    }

    fn paint_board(&self, painter: &Painter, game: &AnyGame, grid: &Grid) {
        paint_map(painter, map_of(game), grid.corner, grid.cell);
    }

    fn verb(&self, gesture: &Gesture, to: &str) -> Message {
        if gesture.captures.is_empty() { msg::panel_go(to) } else { msg::panel_capture_go(to) }
    }

    fn piece_name(&self, _: Piece, owner: Message) -> Message {
        msg::place_counter(owner)
    }

    fn board_chooser(&self) -> Option<&'static BoardChooser> {
        Some(&CHOOSER)
    }
}
