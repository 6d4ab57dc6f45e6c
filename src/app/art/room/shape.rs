//! The shape of the room: round, with a floor far below the table.

use std::f32::consts::TAU;

use bevy::math::Vec2;

/// The height of the floor, and of the ceiling, whose end is never in sight.
pub(super) const FLOOR: f32 = -27.0;
const CEILING: f32 = 130.0;
/// How far the wall is from the middle of the table. The camera never gets there.
pub(super) const WALL: f32 = 150.0;

/// The room's profile: how far down in its picture (0 to 1), how far from the middle, and how high.
pub(super) const PROFILE: [(f32, Vec2); 9] = [
    (0.0, Vec2::new(0.0, FLOOR)),
    (0.03, Vec2::new(16.0, FLOOR)),
    (0.22, Vec2::new(48.0, FLOOR)),
    (0.36, Vec2::new(90.0, FLOOR)),
    (0.5, Vec2::new(WALL, FLOOR)),
    (0.72, Vec2::new(WALL, 22.0)),
    (0.9, Vec2::new(WALL, CEILING * 0.8)),
    (0.95, Vec2::new(WALL * 0.93, CEILING)),
    (1.0, Vec2::new(0.0, CEILING)),
];

/// How far from the middle and how high a row of the picture is.
pub(super) fn row(down: f32) -> Vec2 {
    let last = PROFILE.len() - 1;
    let i = PROFILE.iter().position(|(at, _)| *at >= down).unwrap_or(last).max(1);
    let ((from, low), (to, high)) = (PROFILE[i - 1], PROFILE[i]);
    low.lerp(high, (down - from) / (to - from))
}

/// The direction of a column of the picture: from behind the first player's board to the right and around.
pub(super) fn column(across: f32) -> Vec2 {
    let (sin, cos) = (across * TAU).sin_cos();
    Vec2::new(sin, -cos)
}
