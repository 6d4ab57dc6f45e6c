//! The view of Kulami.

use std::sync::Arc;

use bevy::color::Srgba;
use bevy_egui::egui::{Painter, Pos2};

use super::mini_board::{paint_layout, paint_layout_in};
use super::{KulamiLook, colours, emblem};
use crate::app::games::{BoardChooser, GameView, Grid, Look, RandomBoard};
use rules::kulami::{Layout, NamedLayout, random_closed, random_irregular};
use rules::{AnyGame, AnyPosition, Gesture, Piece, Player};
use texts::{Message, Report, msg};

/// The view of Kulami.
pub(crate) struct KulamiView;

static CHOOSER: BoardChooser = BoardChooser {
    heading: msg::new_match_layout(),
    hint: None,
    paint: paint_choice,
    random: &[
        RandomBoard {
            title: msg::new_match_random_square(),
            make: |seed| random_closed(seed).text().to_owned(),
        },
        RandomBoard {
            title: msg::new_match_random_irregular(),
            make: |seed| random_irregular(seed).text().to_owned(),
        },
    ],
    has_designer: true,
    folder: "layouts",
    struct_name: stringify!(Layout),
    largest: NamedLayout::LARGEST,
    read: |text| NamedLayout::from_ron(text).map(Into::into).map_err(|error| error.message()),
};

fn layout_of(game: &AnyGame) -> Layout {
    if let AnyPosition::Kulami(game) = game.position() { game.layout() } else { Layout::default() }
}

fn paint_choice(painter: &Painter, text: &str, corner: Pos2, size: f32) {
    if let Ok(layout) = Layout::from_text(text) {
        paint_layout(painter, layout, corner, size);
    }
}

impl GameView for KulamiView {
    fn look(&self, game: &AnyGame) -> Arc<dyn Look> {
        Arc::new(KulamiLook::new(layout_of(game)))
    }

    fn portrait(&self) -> &'static [u8] {
        include_bytes!("../../../../assets/pictures/title/kulami.jpg")
    }

    fn paint_emblem(&self, painter: &Painter, player: Player, middle: Pos2, half: f32) {
        emblem::paint(painter, player, middle, half);
    }

    fn grounds(&self) -> &'static [Srgba] {
        &colours::GROUNDS
    }

    fn picture_size(&self, game: &AnyGame) -> (u8, u8) {
        let layout = layout_of(game);
        (layout.width(), layout.height())
    }

    fn paint_board(&self, painter: &Painter, game: &AnyGame, grid: &Grid) {
        paint_layout_in(painter, layout_of(game), grid.corner, grid.cell);
    }

    fn verb(&self, _: &Gesture, to: &str) -> Message {
        msg::panel_place_here(to)
    }

    fn piece_name(&self, _: Piece, owner: Message) -> Message {
        msg::place_marble(owner)
    }

    fn board_chooser(&self) -> Option<&'static BoardChooser> {
        Some(&CHOOSER)
    }
}
