//! The game in menus and panels: its view, the players' emblems, and small pictures of layouts and panels, which the designer shows as well.

use std::sync::Arc;

use bevy::color::ColorToPacked;
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::colours::{self, WOODS};
use super::geometry::KulamiLook;
use crate::app::games::{BoardChooser, GameView, NamedBoard, RandomBoard};
use crate::app::platform::program_file;
use rules::kulami::{Layout, NamedLayout, Panel, SPAN, random_closed, random_irregular};
use rules::{AnyGame, AnyPosition, Player};
use texts::{Report, msg};

/// The view of Kulami.
pub(crate) static VIEW: GameView = GameView {
    look: |game| Arc::new(KulamiLook::new(layout_of(game))),
    portrait: program_file!("pictures/title/kulami.jpg"),
    paint_emblem,
    grounds: &colours::GROUNDS,
    picture_size: |game| (layout_of(game).width(), layout_of(game).height()),
    paint_board: |painter, game, grid| paint_layout_in(painter, layout_of(game), grid.corner, grid.cell),
    picture_piece: 0.4,
    paint_ownerless: |_, _, _, _| {},
    verb: |_, to| msg::panel_place_here(to),
    piece_name: |_, owner| msg::place_marble(owner),
    board_chooser: Some(&CHOOSER),
};

static CHOOSER: BoardChooser = BoardChooser {
    heading: msg::new_match_layout(),
    hint: None,
    paint: |painter, text, corner, size| {
        if let Ok(layout) = Layout::from_text(text) {
            paint_layout(painter, layout, corner, size);
        }
    },
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

impl From<NamedLayout> for NamedBoard {
    fn from(named: NamedLayout) -> Self {
        Self { file: named.to_ron(), title: named.name, text: named.layout.text().to_owned() }
    }
}

/// A marble with a ribbon for the first player, a plain one for the second.
fn paint_emblem(painter: &Painter, player: Player, middle: Pos2, half: f32) {
    let (body, rim) = match player {
        Player::One => (Color32::from_rgb(176, 28, 34), Color32::from_rgb(235, 140, 125)),
        Player::Two => (Color32::from_rgb(20, 21, 25), Color32::from_rgb(150, 155, 165)),
    };
    painter.circle(middle, half, body, Stroke::new(1.5, rim));
    if player == Player::One {
        for arm in 0..3 {
            // From the middle outwards, turning as it goes.
            let point = |i: usize| {
                let t = i as f32 / 12.0;
                let angle = arm as f32 * std::f32::consts::TAU / 3.0 - 0.9 + 1.3 * t;
                middle + (0.1 + 0.68 * t) * half * Vec2::angled(angle)
            };
            let points: Vec<Pos2> = (0..=12).map(point).collect();
            painter.add(Shape::line(points, Stroke::new(half * 0.2, Color32::from_rgb(250, 214, 190))));
        }
    }
    let shine = middle + vec2(-0.34, -0.38) * half;
    painter.circle_filled(shine, half * 0.17, Color32::from_white_alpha(200));
}

/// The wood of a panel, as on the table.
fn wood(panel: Panel) -> Color32 {
    let [red, green, blue, _] = WOODS[panel.kind().unwrap_or(0)].0.to_u8_array();
    Color32::from_rgb(red, green, blue)
}

/// Paints a panel whose lower left corner is at `corner`.
pub(crate) fn paint_panel(painter: &Painter, panel: Panel, corner: Pos2, cell: f32, faded: bool) {
    let size = vec2(f32::from(panel.width), f32::from(panel.height)) * cell;
    let body = Rect::from_min_size(corner - vec2(0.0, size.y), size).shrink((cell * 0.03).max(0.5));
    let fade = |colour: Color32| if faded { colour.gamma_multiply(0.55) } else { colour };
    let wood = wood(panel);
    let edge = Stroke::new((cell * 0.04).max(0.5), fade(Color32::from_rgb(60, 38, 22)));
    let radius = CornerRadius::same((cell * 0.1) as u8);
    painter.rect(body, radius, fade(wood), edge, StrokeKind::Inside);
    for (x, y) in (0..panel.width).flat_map(|x| (0..panel.height).map(move |y| (x, y))) {
        let middle = corner + vec2(f32::from(x) + 0.5, -f32::from(y) - 0.5) * cell;
        painter.circle_filled(middle, cell * 0.26, fade(wood.lerp_to_gamma(Color32::BLACK, 0.38)));
        painter.circle_filled(
            middle + vec2(0.0, cell * 0.035),
            cell * 0.22,
            fade(wood.lerp_to_gamma(Color32::BLACK, 0.22)),
        );
    }
}

/// Paints a layout into a square whose upper left corner is at `corner`, with room for the largest.
pub(crate) fn paint_layout(painter: &Painter, layout: Layout, corner: Pos2, size: f32) {
    let cell = size / f32::from(SPAN);
    let aside = vec2(f32::from(SPAN - layout.width()), f32::from(SPAN - layout.height())) * cell / 2.0;
    paint_layout_in(painter, layout, corner + aside, cell);
}

/// Paints a layout whose upper left corner is at `corner`.
fn paint_layout_in(painter: &Painter, layout: Layout, corner: Pos2, cell: f32) {
    for panel in layout.panels() {
        let steps = vec2(f32::from(panel.corner.file), f32::from(layout.height() - panel.corner.rank)) * cell;
        paint_panel(painter, *panel, corner + steps, cell, false);
    }
}
