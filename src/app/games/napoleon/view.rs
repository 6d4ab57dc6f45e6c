//! The game in menus and panels: its view and the players' emblems.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use super::colours;
use super::map_look::NapoleonLook;
use super::small_map::paint_map;
use crate::app::games::{BoardChooser, GameView, NamedBoard};
use crate::app::platform::{can_drop_files, program_file};
use rules::napoleon::Map;
use rules::{AnyGame, AnyPosition, Player};
use texts::{Report, msg};

/// The view of Napoleon.
pub(crate) static VIEW: GameView = GameView {
    look: |game| Arc::new(NapoleonLook::new(map_of(game))),
    portrait: program_file!("pictures/title/napoleon.jpg"),
    paint_emblem,
    grounds: &colours::GROUNDS,
    picture_size: |game| (map_of(game).width(), map_of(game).height()),
    paint_board: |painter, game, grid| paint_map(painter, map_of(game), grid.corner, grid.cell),
    picture_piece: 0.4,
    paint_ownerless: |_, _, _, _| {},
    verb: |gesture, to| match gesture.captures.is_empty() {
        _ if gesture.from == gesture.to => msg::panel_go_round(to),
        true => msg::panel_go(to),
        false => msg::panel_capture_go(to),
    },
    piece_name: |_, owner| msg::place_counter(owner),
    board_chooser: Some(&CHOOSER),
};

static CHOOSER: BoardChooser = BoardChooser {
    heading: msg::new_match_map(),
    hint: Some(|| if can_drop_files() { msg::new_match_drop_map() } else { msg::new_match_path_map() }),
    paint: |painter, text, corner, size| {
        if let Ok(map) = Map::from_name_or_ron(text) {
            paint_map(painter, map, corner, size / f32::from(map.width().max(map.height())));
        }
    },
    random: &[],
    has_designer: false,
    folder: "maps",
    struct_name: stringify!(Map),
    largest: Map::LARGEST,
    read: |text| Map::from_ron(text).map(Into::into).map_err(|error| error.message()),
};

fn map_of(game: &AnyGame) -> Map {
    if let AnyPosition::Napoleon(game) = game.position() { game.map() } else { Map::default() }
}

impl From<Map> for NamedBoard {
    fn from(map: Map) -> Self {
        Self { title: map.name().to_owned(), text: map.ron().to_owned(), file: map.ron().to_owned() }
    }
}

/// A counter with a round head for the first player, one with a tall hat for the second.
fn paint_emblem(painter: &Painter, player: Player, middle: Pos2, half: f32) {
    let (body, rim) = match player {
        Player::One => (Color32::from_rgb(40, 72, 160), Color32::from_rgb(150, 175, 235)),
        Player::Two => (Color32::from_rgb(180, 36, 28), Color32::from_rgb(240, 160, 140)),
    };
    let line = Stroke::new(1.5, rim);
    let foot = Rect::from_center_size(middle + vec2(0.0, 0.75) * half, vec2(1.6, 0.4) * half);
    painter.rect(foot, 2.0, body, line, StrokeKind::Inside);
    let trunk = Rect::from_center_size(middle + vec2(0.0, 0.3) * half, vec2(0.7, 0.7) * half);
    painter.rect(trunk, 1.0, body, Stroke::NONE, StrokeKind::Inside);
    match player {
        Player::One => {
            painter.circle(middle - vec2(0.0, 0.4) * half, half * 0.55, body, line);
        }
        Player::Two => {
            let hat = Rect::from_center_size(middle - vec2(0.0, 0.45) * half, vec2(1.05, 0.95) * half);
            painter.rect(hat, 2.0, body, line, StrokeKind::Inside);
        }
    }
}
