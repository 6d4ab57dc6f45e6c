//! What is drawn over the washes: fibres of the paper, hachures, the signs of woods, fields and trees along roads.

use bevy::math::{Vec2, Vec3};

use super::super::colours;
use super::super::geometry::{self, PITCH};
use super::land::{Land, rise, slope};
use super::washes::shift;
use crate::app::art::{Canvas, chance};
use rules::napoleon::Terrain;

/// Fibres of the paper: short bent hairs, light and dark.
pub(super) fn draw_fibres(half: Vec2, canvas: &mut Canvas) {
    let count = (half.x * half.y * 34.0) as u32;
    for i in 0..count {
        let middle = Vec2::new(shift(i, 0), shift(i, 1)) * 2.0 * half;
        let way = Vec2::from_angle(shift(i, 2) * 6.3) * (0.05 + 0.09 * chance(i, 3, 1));
        let bend = way.perp() * shift(i, 4) * 0.5;
        let colour = if i % 3 == 0 { Vec3::ONE } else { colours::OLD_PAPER * 0.7 };
        let points = [middle - way + bend, middle, middle + way + bend];
        canvas.stroke(&points, 0.0035, colour, 0.2);
    }
}

/// Strokes down the slopes of hills in open country, as maps showed them before they had contour lines: rows of them, each from one
/// height to the next, broader where it is steeper.
pub(super) fn draw_hachures(land: &Land, canvas: &mut Canvas) {
    const HEIGHT: f32 = 0.062;
    const STEP: f32 = 0.052;
    let (columns, rows) = ((land.reach.x * 2.0 / STEP) as u32, (land.reach.y * 2.0 / STEP) as u32);
    let level = |at: Vec2| (rise(at) / HEIGHT).floor();
    for row in 0..rows {
        for column in 0..columns {
            let at = (Vec2::new(column as f32, row as f32) + 0.5) * STEP - land.reach;
            // A stroke begins where a height is passed.
            let own = level(at);
            if own == level(at + Vec2::X * STEP) && own == level(at + Vec2::Y * STEP) {
                continue;
            }
            let rises = slope(at);
            let steep = rises.length();
            if steep < 0.14 || !land.is_open(at, 0.06) {
                continue;
            }
            let down = -rises / steep;
            let length = (HEIGHT / steep * 0.86).min(0.3) * (0.85 + 0.3 * chance(column, row, 4));
            let end = at + down * length;
            if !land.is_open(end, 0.05) {
                continue;
            }
            let wide = 0.004 + 0.02 * (steep - 0.14).min(0.5);
            canvas.line([at, end], [wide, 0.002], colours::HACHURE, 0.44);
        }
    }
}

/// The signs of woods: crowns seen from the south, with their shade, thick inside a forest.
pub(super) fn draw_woods(land: &Land, canvas: &mut Canvas) {
    let forest = |site: &rules::Site| land.map.terrain(*site).is_some_and(Terrain::is_forest);
    // From north to south, so that nearer crowns hide the feet of farther ones.
    let mut squares: Vec<_> = geometry::sites(land.map).filter(forest).collect();
    squares.reverse();
    for site in squares {
        let is_inner = land.map.terrain(site) == Some(Terrain::InnerForest);
        let (count, size) = if is_inner { (30, 0.062) } else { (11, 0.055) };
        let number = u32::from(site.file) * 64 + u32::from(site.rank);
        let mut crowns: Vec<Vec2> = (0..count)
            .map(|i| Vec2::new(shift(number, 2 * i), shift(number, 2 * i + 1)) * PITCH * 0.94)
            .collect();
        crowns.sort_by(|a, b| b.y.total_cmp(&a.y));
        for (i, at) in crowns.into_iter().enumerate() {
            let middle = geometry::flat(land.map, site) + at;
            if land.forest.at(middle) < 0.5
                || !land.is_on_map(middle + size)
                || !land.is_on_map(middle - size)
            {
                continue;
            }
            let radius = size * (0.7 + 0.6 * chance(number, i as u32, 3));
            let (leaves, shade) = if is_inner {
                (colours::INNER_LEAVES, colours::INNER_SHADE)
            } else {
                (colours::LEAVES, colours::LEAF_SHADE)
            };
            canvas.ring(middle + Vec2::new(0.3, -0.3) * radius, [-1.0, radius], shade, 0.75);
            canvas.ring(middle, [-1.0, radius], leaves, 0.85);
            canvas.ring(middle + Vec2::new(-0.25, 0.3) * radius, [-1.0, radius * 0.42], leaves * 1.18, 0.6);
        }
    }
}

/// Ploughed fields here and there: fine furrows.
pub(super) fn draw_fields(land: &Land, canvas: &mut Canvas) {
    for (i, site) in (0_u32..).zip(geometry::sites(land.map)) {
        if chance(i, 5, 5) > 0.2 || land.map.terrain(site) != Some(Terrain::Open) {
            continue;
        }
        let middle = geometry::flat(land.map, site) + Vec2::new(shift(i, 6), shift(i, 7)) * 0.3;
        let along = Vec2::from_angle(shift(i, 8) * 3.0);
        let half = Vec2::new(0.22 + 0.14 * chance(i, 9, 1), 0.16 + 0.12 * chance(i, 10, 1));
        let furrows = (half.y / 0.026) as i32;
        for furrow in -furrows..=furrows {
            let start = middle + along.perp() * furrow as f32 * 0.026 - along * half.x;
            // As far as the field is free, in short pieces.
            for piece in 0..10_u8 {
                let from = start + along * half.x * 0.2 * f32::from(piece);
                let to = from + along * half.x * 0.2;
                if land.is_open(from, 0.1) && land.is_open(to, 0.1) {
                    canvas.line([from, to], [0.004; 2], colours::FURROW, 0.4);
                }
            }
        }
    }
}

/// The plans of villages: houses around their place, along the edges of their square, each with its shade.
pub(super) fn draw_villages(land: &Land, canvas: &mut Canvas) {
    /// How far from the middle they stand, and half their sizes along the edge and across it.
    const AWAY: f32 = 0.4 * PITCH;
    const LONG: f32 = 0.05;
    const WIDE: f32 = 0.026;
    for site in geometry::sites(land.map).filter(|site| land.map.terrain(*site) == Some(Terrain::Village)) {
        let number = u32::from(site.file) * 64 + u32::from(site.rank);
        for i in 0..12_u32 {
            let out = Vec2::from_angle(std::f32::consts::FRAC_PI_2 * (i / 3) as f32);
            let along = out.perp() * ((i % 3) as f32 - 1.0 + 0.5 * shift(number, i)) * 0.24 * PITCH;
            let at = geometry::flat(land.map, site) + out * (AWAY + 0.03 * shift(number, i + 20)) + along;
            if land.road.at(at) < LONG || land.river.at(at) < LONG {
                continue;
            }
            let long = out.perp() * LONG * (0.75 + 0.5 * chance(number, i, 5));
            let shade = Vec2::new(0.016, -0.016);
            canvas.line([at - long + shade, at + long + shade], [WIDE + 0.008; 2], colours::INK, 0.45);
            canvas.line([at - long, at + long], [WIDE; 2], colours::PLANS, 0.95);
            // The slope towards the light.
            let light = Vec2::new(-0.5, 0.5).project_onto(out).normalize_or_zero() * WIDE * 0.5;
            canvas.line([at - long + light, at + long + light], [WIDE * 0.5; 2], colours::PLAN_LIGHT, 0.8);
        }
    }
}

/// Trees along the roads.
pub(super) fn plant_avenues(land: &Land, canvas: &mut Canvas) {
    const APART: f32 = 0.273;
    const ASIDE: f32 = 0.165;
    for line in &land.roads {
        let mut left = 0.0;
        for ends in line.windows(2) {
            let way = ends[1] - ends[0];
            let length = way.length();
            while left < length {
                let at = ends[0] + way / length * left;
                for side in [-ASIDE, ASIDE] {
                    let tree = at + way.perp() / length * side;
                    let is_free = land.is_on_map(tree)
                        && land.road.at(tree) > 0.03
                        && land.river.at(tree) > 0.08
                        && land.village.at(tree) > -0.1
                        && land.forest.at(tree) < 0.3
                        && land.court_at(tree).is_none();
                    if is_free {
                        canvas.ring(tree + Vec2::new(0.014, -0.014), [-1.0, 0.028], colours::INK, 0.4);
                        canvas.ring(tree, [-1.0, 0.027], colours::LEAF_SHADE, 0.95);
                        canvas.ring(tree + Vec2::new(-0.006, 0.008), [-1.0, 0.013], colours::LEAVES, 0.9);
                    }
                }
                left += APART;
            }
            left -= length;
        }
    }
}
