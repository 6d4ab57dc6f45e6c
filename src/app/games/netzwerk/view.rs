//! The game in menus and panels: its view, the players' emblems and the small pictures of its board.

use std::sync::Arc;

use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::{NetzwerkLook, colours};
use crate::app::games::{GameView, Grid};
use crate::app::platform::program_file;
use rules::netzwerk::LATTICE;
use rules::{PieceKind, Player, Site};
use texts::msg;

/// Half the width of a robot in a small picture, in places: pieces stand on every other one, and have room for more than one.
const ROBOT: f32 = 0.78;
/// How wide a battery is beside a robot.
const BATTERY: f32 = 0.72;

/// The view of Netzwerk.
pub(crate) static VIEW: GameView = GameView {
    look: |_| Arc::new(NetzwerkLook::default()),
    portrait: program_file!("pictures/title/netzwerk.jpg"),
    paint_emblem,
    grounds: &colours::GROUNDS,
    picture_size: |_| (LATTICE, LATTICE),
    paint_board: |painter, _, grid| paint_board(painter, grid),
    picture_piece: ROBOT,
    paint_ownerless: |painter, piece, middle, half| {
        paint_battery(painter, middle, half * BATTERY, piece.spent);
    },
    verb: |gesture, to| {
        if gesture.captures.is_empty() { msg::panel_run(to) } else { msg::panel_capture_run(to) }
    },
    piece_name: |piece, owner| match (piece.kind, piece.spent) {
        (PieceKind::Battery, false) => msg::place_charged(),
        (PieceKind::Battery, true) => msg::place_spent(),
        _ => msg::place_robot(owner),
    },
    board_chooser: None,
};

/// A round head for the first player, a square one for the second.
fn paint_emblem(painter: &Painter, player: Player, middle: Pos2, half: f32) {
    let (light, dark) = (Color32::from_rgb(237, 230, 215), Color32::from_rgb(30, 31, 36));
    match player {
        Player::One => {
            painter.circle(middle, half, light, Stroke::new(1.5, dark));
            for x in [-0.36, 0.36] {
                painter.circle_filled(
                    pos2(middle.x + x * half, middle.y),
                    half * 0.2,
                    Color32::from_rgb(30, 130, 160),
                );
            }
        }
        Player::Two => {
            let body = Rect::from_center_size(middle, Vec2::splat(1.8 * half));
            painter.rect(body, 3.0, dark, Stroke::new(1.5, light), StrokeKind::Inside);
            let eye = Rect::from_center_size(middle, vec2(1.2 * half, 0.34 * half));
            painter.rect_filled(eye, 1.5, Color32::from_rgb(255, 150, 50));
        }
    }
}

/// The last file and rank.
const LAST: u8 = LATTICE - 1;

/// Paints the board: squares, and fields joined by lines.
pub(super) fn paint_board(painter: &Painter, grid: &Grid) {
    painter.rect_filled(grid.area(), CornerRadius::same(3), Color32::from_rgb(34, 66, 66));
    let line = Stroke::new((grid.cell * 0.1).max(0.6), Color32::from_rgb(176, 104, 62));
    for i in (0..LATTICE).step_by(2) {
        painter.line_segment([grid.middle(Site::new(0, i)), grid.middle(Site::new(LAST, i))], line);
        painter.line_segment([grid.middle(Site::new(i, 0)), grid.middle(Site::new(i, LAST))], line);
    }
    for (file, rank) in (0..LATTICE).flat_map(|file| (0..LATTICE).map(move |rank| (file, rank))) {
        let middle = grid.middle(Site::new(file, rank));
        match (file % 2, rank % 2) {
            (1, 1) => {
                let square = Rect::from_center_size(middle, Vec2::splat(grid.cell * 1.5));
                painter.rect_filled(square, CornerRadius::same(2), Color32::from_rgb(78, 134, 130));
            }
            (0, 0) => {
                painter.circle(middle, grid.cell * 0.5, Color32::from_rgb(32, 32, 30), line);
            }
            _ => {}
        }
    }
}

/// Paints a battery: golden with a bolt, or grey with the outline of an empty cell.
pub(super) fn paint_battery(painter: &Painter, middle: Pos2, half: f32, is_spent: bool) {
    let (fill, rim) = if is_spent {
        (Color32::from_rgb(120, 116, 110), Color32::from_rgb(60, 58, 56))
    } else {
        (Color32::from_rgb(243, 205, 104), Color32::from_rgb(120, 84, 30))
    };
    painter.circle(middle, half, fill, Stroke::new((half * 0.16).max(0.8), rim));
    let thin = Stroke::new((half * 0.2).max(0.8), rim);
    if is_spent {
        let cell = Rect::from_center_size(middle, vec2(0.56, 0.92) * half);
        painter.rect(cell, CornerRadius::ZERO, Color32::TRANSPARENT, thin, StrokeKind::Middle);
        return;
    }
    let bolt = [(0.12, -0.62), (-0.36, 0.1), (-0.02, 0.1), (-0.12, 0.62), (0.36, -0.1), (0.02, -0.1)];
    for pair in bolt.windows(2) {
        let at = |(x, y): (f32, f32)| pos2(middle.x + x * half, middle.y + y * half);
        painter.line_segment([at(pair[0]), at(pair[1])], thin);
    }
}
