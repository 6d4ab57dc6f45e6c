//! A map in small pictures, of puzzles and saved games: as on the table, but with fewer and stronger strokes.

use bevy::math::Vec2;
use bevy_egui::egui::{self, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use super::geometry::{self, PITCH};
use super::ways::{Way, rivers, roads};
use rules::napoleon::{Map, Terrain};
use rules::{Player, Site};

const PAPER: Color32 = Color32::from_rgb(222, 205, 160);
/// Its edge and its inside.
const WOOD: [Color32; 2] = [Color32::from_rgb(122, 140, 70), Color32::from_rgb(62, 88, 42)];
const BANK: Color32 = Color32::from_rgb(24, 56, 74);
const WATER: Color32 = Color32::from_rgb(52, 112, 140);
const VERGE: Color32 = Color32::from_rgb(126, 100, 60);
const SAND: Color32 = Color32::from_rgb(244, 230, 196);
const TILES: Color32 = Color32::from_rgb(196, 92, 44);
const ARMIES: [Color32; 2] = [Color32::from_rgb(70, 104, 190), Color32::from_rgb(196, 60, 50)];

/// Sizes in squares: of a square of wood, which lies under its neighbours, of rivers and roads with and without their edges, and of a house.
const WOOD_SQUARE: f32 = 1.2;
const RIVER: [f32; 2] = [0.76, 0.56];
const ROAD: [f32; 2] = [0.54, 0.34];
const HOUSE: f32 = 0.36;
/// Where the houses of a village are in its square.
const HOUSES: [Vec2; 3] = [Vec2::new(-0.24, -0.2), Vec2::new(0.24, -0.08), Vec2::new(-0.08, 0.26)];

/// Paints a map whose upper left corner is at `corner`, with squares of a size.
pub(super) fn paint_map(painter: &Painter, map: Map, corner: Pos2, cell: f32) {
    let reach = geometry::reach(map);
    let at = |place: Vec2| {
        let [right, down] = [place.x + reach.x, reach.y - place.y].map(|way| way / PITCH * cell);
        corner + vec2(right, down)
    };
    let square = |site: Site, part: f32| {
        Rect::from_center_size(at(geometry::flat(map, site)), egui::Vec2::splat(part * cell))
    };
    let whole = Rect::from_two_pos(at(-reach), at(reach));
    let painter = painter.with_clip_rect(whole.intersect(painter.clip_rect()));
    painter.rect_filled(whole, 0.0, PAPER);
    let sites: Vec<(Site, Terrain)> =
        geometry::sites(map).filter_map(|site| Some((site, map.terrain(site)?))).collect();
    for (is_inner, colour) in [false, true].into_iter().zip(WOOD) {
        let is_wood = |terrain: Terrain| match terrain {
            Terrain::InnerForest => true,
            terrain => terrain == Terrain::ForestEdge && !is_inner,
        };
        for (site, _) in sites.iter().filter(|(_, terrain)| is_wood(*terrain)) {
            painter.rect_filled(square(*site, WOOD_SQUARE), 0.4 * cell, colour);
        }
    }
    let lines = |ways: &[Way], widths: [f32; 2], colours: [Color32; 2]| {
        for (width, colour) in widths.into_iter().zip(colours) {
            for way in ways {
                let points: Vec<Pos2> = way.points.iter().map(|point| at(*point)).collect();
                // Joints and ends are round.
                for point in &points {
                    painter.circle_filled(*point, 0.5 * width * cell, colour);
                }
                painter.line(points, Stroke::new(width * cell, colour));
            }
        }
    };
    lines(&rivers(map), RIVER, [BANK, WATER]);
    lines(&roads(map), ROAD, [VERGE, SAND]);
    for (site, terrain) in &sites {
        match terrain {
            Terrain::Village => {
                let middle = square(*site, 1.0).center();
                for house in HOUSES {
                    let house = Rect::from_center_size(
                        middle + vec2(house.x, house.y) * cell,
                        egui::Vec2::splat(HOUSE * cell),
                    );
                    painter.rect(house, 0.0, TILES, Stroke::new(0.06 * cell, BANK), StrokeKind::Inside);
                }
            }
            Terrain::Headquarters(player) => {
                painter.rect_filled(square(*site, 1.0), 0.0, ARMIES[usize::from(*player == Player::Two)]);
            }
            _ => {}
        }
    }
}
