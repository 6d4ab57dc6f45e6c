//! What is drawn for its beauty, and the courts of the headquarters.

use bevy::math::{Vec2, Vec3};

use super::super::colours;
use super::super::geometry::{self, PITCH};
use super::land::Land;
use crate::app::art::Canvas;
use rules::napoleon::{Map, Terrain};
use rules::{Player, Site};

/// The squares of a player's headquarters.
fn court(map: Map, player: Player) -> Vec<Site> {
    geometry::sites(map).filter(|site| map.terrain(*site) == Some(Terrain::Headquarters(player))).collect()
}

/// The courts: a carpet in the army's colour with a golden border, and the army's emblem in the middle.
pub(super) fn paint_courts(land: &Land, canvas: &mut Canvas) {
    for player in Player::BOTH {
        let squares = court(land.map, player);
        let middles: Vec<Vec2> = squares.iter().map(|site| geometry::flat(land.map, *site)).collect();
        let colour = colours::COURTS[player.index()];
        for middle in &middles {
            let half = PITCH / 2.0;
            canvas.rectangle(*middle - half, *middle + half, colour, 0.72);
        }
        draw_court_edges(&middles, colours::EMBLEMS[player.index()], canvas);
        let Some(low) = middles.iter().copied().reduce(Vec2::min) else { continue };
        let high = middles.iter().copied().reduce(Vec2::max).unwrap_or(low);
        let radius = 0.37 * (high - low + PITCH).min_element();
        paint_emblem(player, low.midpoint(high), radius, canvas);
        // The borders between its squares.
        for middle in &middles {
            for way in [Vec2::X, Vec2::Y]
                .into_iter()
                .filter(|way| middles.iter().any(|other| other.distance(middle + way * PITCH) < 0.1))
            {
                let (edge, along) = (middle + way * PITCH / 2.0, way.perp() * PITCH / 2.0);
                canvas.line([edge - along, edge + along], [0.009; 2], colours::INK, 0.5);
            }
        }
    }
}

/// The edges of a court: the army's colour, gold on it, and ink.
fn draw_court_edges(middles: &[Vec2], colour: Vec3, canvas: &mut Canvas) {
    let has = |at: Vec2| middles.iter().any(|middle| middle.distance(at) < PITCH / 4.0);
    for (from, to, paint) in [
        (-0.016, 0.012, colours::INK),
        (0.012, 0.125, colour),
        (0.048, 0.09, colours::GOLD),
        (0.125, 0.14, colours::INK),
    ] {
        for middle in middles {
            for way in [Vec2::X, Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y]
                .into_iter()
                .filter(|way| !has(middle + way * PITCH))
            {
                // As long as the next edge of the same band leaves it.
                let end =
                    |side: Vec2| side * (PITCH / 2.0 - if has(middle + side * PITCH) { 0.0 } else { from });
                let edge = middle + way * PITCH / 2.0;
                let ends = [edge - way * from + end(way.perp()), edge - way * to + end(-way.perp())];
                canvas.rectangle(ends[0].min(ends[1]), ends[0].max(ends[1]), paint, 1.0);
            }
        }
    }
}

/// An army's emblem: a star in a ring for the first player, a cross in a square for the second.
fn paint_emblem(player: Player, middle: Vec2, radius: f32, canvas: &mut Canvas) {
    let own = colours::EMBLEMS[player.index()];
    let bands = [
        (1.0, colours::INK),
        (0.965, colours::GOLD),
        (0.87, own),
        (0.62, colours::GOLD),
        (0.58, colours::PAPER),
    ];
    for (part, paint) in bands {
        match player {
            Player::One => canvas.ring(middle, [-1.0, radius * part], paint, 1.0),
            Player::Two => {
                let half = Vec2::splat(radius * part * 0.9);
                canvas.rectangle(middle - half, middle + half, paint, 1.0);
            }
        }
    }
    match player {
        Player::One => {
            let point = |i: u8| Vec2::from_angle((f32::from(i) * 0.2 + 0.25) * std::f32::consts::TAU);
            for i in 0..5 {
                let side = point(i).perp() * 0.19 * radius;
                let foot = middle - point(i) * 0.12 * radius;
                canvas.triangle([foot - side, foot + side, middle + point(i) * radius * 0.5], own, 1.0);
            }
        }
        Player::Two => {
            let half = radius * 0.52;
            for (long, colour, wide) in
                [(Vec2::ONE, own.lerp(colours::PAPER, 0.45), 0.05), (Vec2::X, own, 0.1)]
            {
                for along in [long, long.perp()] {
                    let end = along * (half - wide * radius);
                    canvas.line([middle - end, middle + end], [wide * radius; 2], colour, 1.0);
                }
            }
        }
    }
}

/// The lines around the map: a double one, with a scale between that has a part for each square, and a thick one outside.
pub(super) fn draw_border(land: &Land, canvas: &mut Canvas) {
    let reach = land.reach;
    canvas.outline(-reach, reach, 0.016, colours::INK, 0.95);
    let outer = reach + geometry::MARGIN * 0.74;
    let scale = outer - 0.055;
    canvas.outline(-outer, outer, 0.016, colours::INK, 0.9);
    canvas.outline(-scale, scale, 0.006, colours::INK, 0.9);
    for (along, half, count) in [(Vec2::X, reach.x, land.map.width()), (Vec2::Y, reach.y, land.map.height())]
    {
        let across = Vec2::ONE - along;
        for part in (0..count).step_by(2) {
            let from = f32::from(part) * PITCH - half;
            for side in [-1.0, 1.0] {
                let band = [scale, outer].map(|edge| across * edge * side);
                let ends = [band[0] + along * from, band[1] + along * (from + PITCH)];
                canvas.rectangle(ends[0].min(ends[1]), ends[0].max(ends[1]), colours::INK, 0.8);
            }
        }
    }
    let edge = outer + 0.07;
    canvas.outline(-edge, edge, 0.005, colours::INK, 0.7);
}

/// A compass on the largest stretch of open country, where no counter stands at first.
pub(super) fn draw_compass(land: &Land, canvas: &mut Canvas) {
    let taken: Vec<(Vec2, Vec2)> =
        cartouche(land.map).into_iter().chain(geometry::deployed(land.map)).collect();
    let Some((low, high)) = [(4, 4), (3, 3), (2, 3), (2, 2)]
        .into_iter()
        .find_map(|(files, ranks)| geometry::free_block(land.map, files, ranks, &taken))
    else {
        return;
    };
    let middle = low.midpoint(high);
    let radius = (0.4 * (high - low).min_element()).min(0.95);
    let paint = |canvas: &mut Canvas, points: [Vec2; 3], colour: Vec3, alpha: f32| {
        canvas.triangle(points.map(|point| middle + point * radius), colour, alpha);
    };
    canvas.ring(middle, [radius * 0.6, radius * 0.62], colours::INK, 0.4);
    canvas.ring(middle, [radius * 0.67, radius * 0.68], colours::INK, 0.4);
    for i in 0..16_u8 {
        // Four long points over four middling ones over eight short ones.
        let order = [(1, 8, 0.5, 0.06), (1, 4, 0.62, 0.11), (0, 4, 0.92, 0.16)];
        let (odd, count, long, wide) = order[if i < 8 {
            0
        } else if i < 12 {
            1
        } else {
            2
        }];
        let turn = (f32::from(i % count) + if odd == 1 { 0.5 } else { 0.0 }) / f32::from(count);
        let way = Vec2::from_angle(turn * std::f32::consts::TAU);
        let aside = Vec2::from_angle(std::f32::consts::TAU / 8.0).rotate(way) * wide;
        let other = Vec2::from_angle(-std::f32::consts::TAU / 8.0).rotate(way) * wide;
        paint(canvas, [Vec2::ZERO, way * long, aside], colours::INK, 0.5);
        paint(canvas, [Vec2::ZERO, other, way * long], colours::PAPER, 0.65);
    }
    // North: a lily, which any compass had.
    let north = Vec2::Y;
    paint(
        canvas,
        [north * 1.12, north * 0.94 + Vec2::X * 0.07, north * 0.94 - Vec2::X * 0.07],
        colours::INK,
        0.6,
    );
    canvas.line(
        [middle + north * radius * 0.9, middle + north * radius * 1.02],
        [0.008; 2],
        colours::INK,
        0.6,
    );
}

/// Where the title is, if there is room for it where no counter stands at first.
pub(crate) fn cartouche(map: Map) -> Option<(Vec2, Vec2)> {
    // Nor close to one: soldiers hide what is behind them, from either side.
    let around = Vec2::Y * PITCH / 2.0;
    let taken: Vec<(Vec2, Vec2)> =
        geometry::deployed(map).into_iter().map(|(low, high)| (low - around, high + around)).collect();
    let sizes = [(4, 2), (3, 2), (3, 1), (2, 1)];
    sizes.into_iter().find_map(|(files, ranks)| geometry::free_block(map, files, ranks, &taken))
}

/// The frame of the title: paper with two lines around it, hollow at its corners.
pub(super) fn draw_cartouche(land: &Land, canvas: &mut Canvas) {
    let Some((low, high)) = cartouche(land.map) else { return };
    let (middle, half) = (low.midpoint(high), (high - low) / 2.0 * Vec2::new(0.92, 0.8));
    let inner = half - 0.06;
    canvas.rectangle(middle - half, middle + half, colours::PAPER, 0.66);
    canvas.outline(middle - half, middle + half, 0.013, colours::INK, 0.75);
    canvas.outline(middle - inner, middle + inner, 0.005, colours::INK, 0.75);
    for corner in [Vec2::ONE, Vec2::NEG_ONE, Vec2::new(1.0, -1.0), Vec2::new(-1.0, 1.0)] {
        let at = middle + half * corner;
        canvas.ring(at, [-1.0, 0.1], colours::PAPER * 0.94, 1.0);
        canvas.ring(at, [0.088, 0.114], colours::INK, 0.75);
        canvas.ring(at, [-1.0, 0.03], colours::INK, 0.6);
    }
}
