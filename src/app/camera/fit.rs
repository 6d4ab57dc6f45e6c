//! Fitting: the points that must be seen, and from how far away they are.

use bevy::prelude::*;

use crate::app::games::Look;
use rules::{AnyGame, Game, Presented};

/// The height of the table top, below the board's surface.
const TABLE: f32 = -0.55;
/// The height of pieces that may come to lie beside the board.
const BESIDE: f32 = 0.6;
/// How much of the next place a piece may hide in the usual view.
const HIDDEN: f32 = 0.85;

/// What must be seen of a board in a match that begins so: its corners, pieces on its outermost places, the strips beside it and the pieces
/// there.
pub(super) fn points_to_see(look: &dyn Look, start: &AnyGame) -> Vec<Vec3> {
    let (half, tray) = (look.half_size(), look.tray_reach());
    let beside = start.beside();
    let top = highest(look, start);
    // There must be room where pieces will come to lie; where all lie at the start, they are never more.
    let room = if start.kind().places_pieces() { 0.0 } else { BESIDE.min(top) };
    let lying = beside.iter().enumerate().flat_map(|(i, piece)| {
        let nth = beside[..i].iter().filter(|other| *other == piece).count();
        let body = look.body(*piece);
        let lies = look.beside(*piece, nth);
        let middle = lies.translation + Vec3::Y * body.middle * lies.scale;
        [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z, Vec3::Y]
            .map(|way| middle + way * Vec3::new(body.radius, body.height / 2.0, body.radius) * lies.scale)
    });
    let places =
        look.spots().iter().fold(Vec2::ZERO, |most, spot| most.max(spot.place.xz().abs() + spot.half));
    corners(half, [TABLE, 0.0])
        .chain(corners(places, [0.0, top]))
        .chain(corners(tray, [TABLE, room]))
        .chain(lying)
        .collect()
}

/// How high pieces stand above the board.
fn highest(look: &dyn Look, start: &AnyGame) -> f32 {
    let (beside, on_board) = (start.beside(), start.pieces());
    let pieces = on_board.iter().map(|(_, piece)| piece).chain(&beside);
    let tops = pieces.map(|piece| look.body(*piece)).map(|body| body.middle + body.height / 2.0);
    tops.fold(0.0, f32::max)
}

/// The lowest pitch from which no piece hides more than a part of the place behind its own.
pub(super) fn clear_pitch(look: &dyn Look, start: &AnyGame) -> f32 {
    let depth = look.spots().iter().map(|spot| 2.0 * spot.reach).fold(f32::MAX, f32::min);
    (highest(look, start) / (HIDDEN * depth)).atan()
}

fn corners(far: Vec2, heights: [f32; 2]) -> impl Iterator<Item = Vec3> {
    [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)]
        .into_iter()
        .flat_map(move |(x, z)| heights.map(|y| Vec3::new(x * far.x, y, z * far.y)))
}

/// How far from the middle of the board a camera must be to see all `points`, which are given as it sees them (z towards it),
/// and how far up it must move so that there is as much room above them as below. `reach` is how far it sees at a
/// distance of 1, to the side and up.
pub(super) fn fit(points: impl Iterator<Item = Vec3> + Clone, reach: Vec2) -> (f32, f32) {
    let (mut distance, mut rise) = (0.0, 0.0);
    // What is near looks larger: a few rounds, each with a better guess, are enough.
    for _ in 0..6 {
        let need = |p: Vec3| p.z + ((p.y - rise).abs() / reach.y).max(p.x.abs() / reach.x);
        distance = points.clone().map(need).fold(0.0, f32::max);
        let heights = points.clone().map(|p| (p.y - rise) / (distance - p.z));
        let (low, high) = heights.fold((f32::MAX, f32::MIN), |(low, high), y| (low.min(y), high.max(y)));
        rise += (low + high) / 2.0 * distance;
    }
    (distance, rise)
}

/// The height of the flat view for which all `points` are within what is free of it, which has this size.
pub(super) fn fit_flat(points: impl Iterator<Item = Vec3>, free: Vec2) -> f32 {
    let need = |p: Vec3| (p.y.abs() / free.y).max(p.x.abs() / free.x);
    2.0 * points.map(need).fold(0.0, f32::max)
}
