//! Irregularity that is always the same for a place.

use bevy::math::{FloatExt, Vec2};

/// A number from 0 to 1 that looks like chance and is always the same for a place.
pub(crate) fn chance(x: u32, y: u32, i: u32) -> f32 {
    let mut mixed = x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca77) ^ i.wrapping_mul(0xc2b2_ae3d);
    for shift in [15, 13, 16] {
        mixed = (mixed ^ (mixed >> shift)).wrapping_mul(0x2c1b_3c6d);
    }
    (mixed >> 8) as f32 / (1 << 24) as f32
}

/// Smooth irregularity from 0 to 1, with one hill or hollow a unit.
pub(crate) fn noise(at: Vec2, i: u32) -> f32 {
    let (cell, part) = (at.floor(), at - at.floor());
    let corner = |x: i32, y: i32| chance((cell.x as i32 + x) as u32, (cell.y as i32 + y) as u32, i);
    let part = part * part * (3.0 - 2.0 * part);
    let near = corner(0, 0).lerp(corner(1, 0), part.x);
    let far = corner(0, 1).lerp(corner(1, 1), part.x);
    near.lerp(far, part.y)
}

/// 0 up to `low`, 1 from `high` on, and smooth between; `low` may be the greater one.
pub(crate) fn step_between(low: f32, high: f32, value: f32) -> f32 {
    let part = ((value - low) / (high - low)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}
