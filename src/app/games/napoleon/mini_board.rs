//! Miniature maps.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Vec2, vec2};

use rules::napoleon::{Map, Terrain};
use rules::{Player, Site};

/// Paints a map whose upper left corner is at `corner`: a colour a square.
pub(super) fn paint_map(painter: &Painter, map: Map, corner: Pos2, cell: f32) {
    for site in (0..map.width()).flat_map(|file| (0..map.height()).map(move |rank| Site::new(file, rank))) {
        let colour = match map.terrain(site) {
            Some(Terrain::Road) => Color32::from_rgb(226, 196, 140),
            Some(Terrain::Village) => Color32::from_rgb(176, 96, 66),
            Some(Terrain::River) => Color32::from_rgb(52, 104, 136),
            Some(Terrain::ForestEdge) => Color32::from_rgb(98, 116, 60),
            Some(Terrain::InnerForest) => Color32::from_rgb(52, 78, 38),
            Some(Terrain::Headquarters(Player::One)) => Color32::from_rgb(70, 104, 190),
            Some(Terrain::Headquarters(Player::Two)) => Color32::from_rgb(196, 60, 50),
            Some(Terrain::Open) | None => Color32::from_rgb(172, 164, 116),
        };
        let from = corner + vec2(f32::from(site.file), f32::from(map.height() - 1 - site.rank)) * cell;
        painter.rect_filled(Rect::from_min_size(from, Vec2::splat(cell)), 0.0, colour);
    }
}
