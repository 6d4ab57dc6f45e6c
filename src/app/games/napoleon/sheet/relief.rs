//! Hills: gentle ones, the same on every map; they mean nothing to the rules.

use bevy::math::Vec2;

use crate::app::art::noise;

/// How high the country is at a place, from 0 to 1.
pub(super) fn rise(at: Vec2) -> f32 {
    let turned = Vec2::new(at.x * 0.83 - at.y * 0.55, at.x * 0.55 + at.y * 0.83) + 100.0;
    0.72 * noise(turned / 2.6, 7) + 0.28 * noise(at / 1.3 + 50.0, 8)
}

/// Which way it rises, and how steeply.
pub(super) fn slope(at: Vec2) -> Vec2 {
    const NEAR: f32 = 0.05;
    let along = |way: Vec2| (rise(at + way * NEAR) - rise(at - way * NEAR)) / (2.0 * NEAR);
    Vec2::new(along(Vec2::X), along(Vec2::Y))
}
