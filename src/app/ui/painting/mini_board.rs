//! A position painted flat and small: in the list of matches and on the rules pages.

use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::emblem::paint_piece;
use super::layout::paint_layout_in;
use super::map::paint_map;
use crate::games::{AnyGame, Game, PieceKind, Site};

/// What a mark in a small picture says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lit {
    /// The piece that is spoken of.
    Piece,
    /// Where it can go.
    Target,
}

/// Where places are in a picture of a size: as many squares wide and high as the board's lattice.
struct Grid {
    corner: Pos2,
    cell: f32,
    height: f32,
}

impl Grid {
    fn middle(&self, site: Site) -> Pos2 {
        let from_top = self.height - 1.0 - f32::from(site.rank);
        self.corner + (vec2(f32::from(site.file), from_top) + Vec2::splat(0.5)) * self.cell
    }
}

/// Paints a position into the square at `corner`.
pub(crate) fn paint_position(
    painter: &Painter,
    position: &AnyGame,
    lit: &[(Site, Lit)],
    corner: Pos2,
    size: f32,
) {
    let (width, height) = match position {
        AnyGame::Netzwerk(_) => (13.0, 13.0),
        AnyGame::Kulami(game) => (f32::from(game.layout().width()), f32::from(game.layout().height())),
        AnyGame::Napoleon(game) => (f32::from(game.map().width()), f32::from(game.map().height())),
    };
    let cell = size / f32::max(width, height);
    let corner = corner + (Vec2::splat(size) - vec2(width, height) * cell) / 2.0;
    let grid = Grid { corner, cell, height };
    match position {
        AnyGame::Netzwerk(_) => paint_lattice(painter, &grid),
        AnyGame::Kulami(game) => paint_layout_in(painter, game.layout(), corner, cell),
        AnyGame::Napoleon(game) => paint_map(painter, game.map(), corner, cell * f32::max(width, height)),
    }
    // Netzwerk's pieces stand on every other place, and have room for more than one.
    let half = cell * if matches!(position, AnyGame::Netzwerk(_)) { 0.78 } else { 0.4 };
    for (site, lit) in lit {
        let middle = grid.middle(*site);
        let body = Rect::from_center_size(middle, Vec2::splat(half * 2.3));
        match lit {
            Lit::Piece => {
                painter.circle_stroke(middle, half * 1.3, Stroke::new(1.5 + cell * 0.06, Color32::WHITE));
            }
            Lit::Target => {
                let fill = Color32::from_rgba_unmultiplied(90, 240, 180, 120);
                let line = Stroke::new(1.0, Color32::from_rgb(40, 150, 105));
                painter.rect(body, CornerRadius::same(3), fill, line, StrokeKind::Inside);
            }
        }
    }
    for (site, piece) in position.pieces() {
        let middle = grid.middle(site);
        match (piece.kind, piece.owner) {
            (PieceKind::Battery, _) | (_, None) => paint_battery(painter, middle, half * 0.72, piece.spent),
            (_, Some(owner)) => paint_piece(painter, position.kind(), owner, middle, half),
        }
    }
}

/// Netzwerk's board: squares, and fields joined by lines.
fn paint_lattice(painter: &Painter, grid: &Grid) {
    let board = Rect::from_min_size(grid.corner, Vec2::splat(13.0 * grid.cell));
    painter.rect_filled(board, CornerRadius::same(3), Color32::from_rgb(52, 66, 64));
    let line = Stroke::new((grid.cell * 0.1).max(0.6), Color32::from_rgb(176, 104, 62));
    for i in (0..13).step_by(2) {
        painter.line_segment([grid.middle(Site::new(0, i)), grid.middle(Site::new(12, i))], line);
        painter.line_segment([grid.middle(Site::new(i, 0)), grid.middle(Site::new(i, 12))], line);
    }
    for (file, rank) in (0..13).flat_map(|file| (0..13).map(move |rank| (file, rank))) {
        let middle = grid.middle(Site::new(file, rank));
        match (file % 2, rank % 2) {
            (1, 1) => {
                let square = Rect::from_center_size(middle, Vec2::splat(grid.cell * 1.5));
                painter.rect_filled(square, CornerRadius::same(2), Color32::from_rgb(76, 120, 117));
            }
            (0, 0) => {
                painter.circle(middle, grid.cell * 0.5, Color32::from_rgb(78, 76, 74), line);
            }
            _ => {}
        }
    }
}

/// A battery: golden with a bolt, or grey and empty.
fn paint_battery(painter: &Painter, middle: Pos2, half: f32, is_spent: bool) {
    let (fill, rim) = if is_spent {
        (Color32::from_rgb(120, 116, 110), Color32::from_rgb(60, 58, 56))
    } else {
        (Color32::from_rgb(243, 205, 104), Color32::from_rgb(120, 84, 30))
    };
    painter.circle(middle, half, fill, Stroke::new((half * 0.16).max(0.8), rim));
    if !is_spent {
        let bolt = [(0.12, -0.62), (-0.36, 0.1), (-0.02, 0.1), (-0.12, 0.62), (0.36, -0.1), (0.02, -0.1)];
        for pair in bolt.windows(2) {
            let at = |(x, y): (f32, f32)| pos2(middle.x + x * half, middle.y + y * half);
            painter.line_segment([at(pair[0]), at(pair[1])], Stroke::new((half * 0.2).max(0.8), rim));
        }
    }
}
