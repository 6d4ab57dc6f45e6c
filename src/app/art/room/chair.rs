//! The chair of whoever sits opposite, pushed in behind the table: turned wood with a leather cushion.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::shape::FLOOR;
use super::table::{BELOW, TABLE};
use crate::app::art::meshes::{ProfilePoint, RoundedRectangle, joined, turned};

/// Where the middle of its seat is, as seen from above: x to the right, y away from the player who is near; and how it is turned.
pub(super) const PLACE: Vec2 = Vec2::new(4.6, TABLE.half.y + 4.0);
pub(super) const TURN: f32 = -0.24;

/// Heights over the table's top: of the floor, the seat, and the rails of the back.
const FOOT: f32 = FLOOR + BELOW;
const SEAT: f32 = FOOT * 0.44;
const RAILS: [f32; 2] = [SEAT + 4.0, 5.4];
/// Half the size of the seat, half the width of the back, how far that leans, and how thick boards are.
const HALF: Vec2 = Vec2::new(7.2, 6.8);
const BACK: f32 = 6.0;
const LEANS: f32 = 0.15;
const THICK: f32 = 0.9;
/// Spindles between the rails.
const SPINDLES: u8 = 7;

/// Its wood, and its cushion.
pub(super) fn parts() -> [Mesh; 2] {
    let leg = turned(&LEG.map(|(radius, up)| (radius, FOOT + (SEAT - FOOT) * up)), 16);
    let corners = [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
    let legs = corners.map(|(right, near)| {
        leg.clone().translated_by(Vec3::new(right * (HALF.x - 1.3), 0.0, near * (HALF.y - 1.3)))
    });
    let seat = [board(HALF, 2.0), cushion(HALF - 0.7)].map(|mesh| mesh.translated_by(Vec3::Y * SEAT));
    let [seat, cushion] = seat;
    [joined(legs.into_iter().chain(back()).chain([seat])), cushion]
}

/// The outline of a leg: its radius, and how far up it is.
const LEG: [(f32, f32); 6] = [(0.4, 0.0), (0.5, 0.1), (0.72, 0.6), (0.5, 0.66), (0.85, 0.74), (0.8, 1.0)];
/// The outlines of a post and of a spindle of the back.
const POST: [(f32, f32); 7] =
    [(0.6, 0.0), (0.75, 0.12), (0.45, 0.18), (0.62, 0.5), (0.42, 0.82), (0.62, 0.88), (0.5, 1.0)];
const SPINDLE: [(f32, f32); 5] = [(0.2, 0.0), (0.3, 0.35), (0.42, 0.5), (0.3, 0.65), (0.2, 1.0)];

/// Posts, rails and spindles, which lean away from the table.
fn back() -> impl Iterator<Item = Mesh> {
    let [low, high] = RAILS.map(|height| height - SEAT);
    let across = (1..=SPINDLES).map(|i| BACK * (2.0 * f32::from(i) / f32::from(SPINDLES + 1) - 1.0));
    let rod = |outline: &[(f32, f32)], from: f32, to: f32, right: f32| {
        let profile: Vec<_> = outline.iter().map(|(radius, up)| (*radius, from + (to - from) * up)).collect();
        turned(&profile, 14).translated_by(Vec3::X * right)
    };
    let posts = [-BACK, BACK].map(|right| rod(&POST, 0.0, high, right));
    let spindles: Vec<Mesh> = across.map(|right| rod(&SPINDLE, low, high, right)).collect();
    let rail = |half: Vec2, height: f32| {
        let upright = Quat::from_rotation_x(PI / 2.0);
        board(half, half.y - 0.05).rotated_by(upright).translated_by(Vec3::new(0.0, height, THICK / 2.0))
    };
    let rails = [rail(Vec2::new(BACK, 0.5), low), rail(Vec2::new(BACK + 1.1, 1.25), high + 0.6)];
    let whole = posts.into_iter().chain(spindles).chain(rails);
    whole.map(|mesh| {
        mesh.rotated_by(Quat::from_rotation_x(-LEANS)).translated_by(Vec3::new(0.0, SEAT, 1.3 - HALF.y))
    })
}

/// A board with round edges, whose upper side is at 0.
fn board(half: Vec2, corner: f32) -> Mesh {
    let edge = |inset, height| ProfilePoint::new(inset, height, 0.0);
    let round = [
        edge(0.2, -THICK),
        edge(0.04, -THICK + 0.16),
        edge(0.0, -THICK / 2.0),
        edge(0.04, -0.16),
        edge(0.2, 0.0),
    ];
    let lid = RoundedRectangle { half: half - 0.2, corner: corner - 0.2 }.top(1);
    let lower = lid.clone().rotated_by(Quat::from_rotation_x(PI)).translated_by(Vec3::NEG_Y * THICK);
    joined([RoundedRectangle { half, corner }.swept(&round), lid, lower])
}

/// A cushion that lies on such a board.
fn cushion(half: Vec2) -> Mesh {
    let edge = |inset, height, shade| ProfilePoint::new(inset, height, shade);
    let sides = [
        edge(0.0, 0.0, 0.6),
        edge(0.03, 0.3, 0.2),
        edge(0.3, 0.7, 0.0),
        edge(0.9, 0.95, 0.0),
        edge(2.0, 1.1, 0.0),
    ];
    let lid = RoundedRectangle { half: half - 2.0, corner: 0.2 }.top(1);
    let sides = RoundedRectangle { half, corner: 2.2 }.swept(&sides);
    joined([sides, lid.translated_by(Vec3::Y * 1.1)])
}
