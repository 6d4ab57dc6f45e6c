//! Tiles with rounded edges, so that light catches them, and tiles with hollows, for things that would roll away.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::sketch::{Sketch, inset_outline, raised};

/// Quads across a rounded edge.
const RIM_STEPS: usize = 4;

/// A flat tile: its top at height 0, its corners rounded by `corner` as seen from above, its upper rim by `rim`.
pub(crate) fn tile(half: Vec2, corner: f32, rim: f32, thickness: f32) -> Mesh {
    let mut sketch = Sketch::default();
    let top = rims(&mut sketch, half, corner, rim, thickness);
    sketch.lid(&top);
    sketch.mesh()
}

/// The sides and the rounded rim of a flat tile, and the outline of what is left open on top.
fn rims(sketch: &mut Sketch, half: Vec2, corner: f32, rim: f32, thickness: f32) -> Vec<Vec3> {
    let ring = |sketch: &mut Sketch, inset: f32, height: f32, up: f32| -> Vec<u32> {
        let outline = inset_outline(half, corner, inset, RIM_STEPS).into_iter();
        let normal = |way: Vec2| raised(way, 0.0) * (1.0 - up) + Vec3::Y * up;
        outline.map(|(place, way)| sketch.corner(raised(place, height), normal(way))).collect()
    };
    let rim = rim.min(corner);
    let bottom = ring(sketch, 0.0, -thickness, 0.0);
    let mut below = ring(sketch, 0.0, -rim, 0.0);
    sketch.join(&bottom, &below);
    for i in 1..=RIM_STEPS {
        let (sin, cos) = (FRAC_PI_2 * i as f32 / RIM_STEPS as f32).sin_cos();
        let above = ring(sketch, rim * (1.0 - cos), rim * (sin - 1.0), i as f32 / RIM_STEPS as f32);
        sketch.join(&below, &above);
        below = above;
    }
    inset_outline(half, corner, rim, RIM_STEPS).into_iter().map(|(place, _)| raised(place, 0.0)).collect()
}

/// A round hollow in a surface: part of a sphere.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hollow {
    /// Its radius at the surface.
    pub(crate) radius: f32,
    pub(crate) depth: f32,
}

/// Corners of a hollow's edge.
const SEGMENTS: usize = 40;
/// Rings from a hollow's edge to its bottom.
const RINGS: usize = 5;
/// How wide the edge of a hollow is rounded.
const BEVEL: f32 = 0.03;
/// How much light a hollow's bottom lacks, 0 to 1.
const SHADE: f32 = 0.62;

/// A tile with its top at height 0 that has `columns` × `rows` hollows, `pitch` apart, and `gap` less than that at its edges.
pub(crate) fn hollowed_tile(
    (columns, rows): (u8, u8),
    pitch: f32,
    gap: f32,
    rim: f32,
    thickness: f32,
    hollow: Hollow,
) -> Mesh {
    let mut sketch = Sketch::default();
    let size = Vec2::new(f32::from(columns), f32::from(rows)) * pitch;
    let half = (size - Vec2::splat(gap)) / 2.0;
    // With corners as round as the rim, what is left on top is a plain rectangle.
    rims(&mut sketch, half, rim, rim, thickness);
    let top = half - Vec2::splat(rim);
    for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
        let middle = (Vec2::new(f32::from(column), f32::from(row)) + 0.5) * pitch - size / 2.0;
        let low = (middle - pitch / 2.0).max(-top);
        let high = (middle + pitch / 2.0).min(top);
        cell(&mut sketch, middle, low, high, hollow);
    }
    sketch.mesh()
}

/// The surface between two corners with a hollow in it.
fn cell(sketch: &mut Sketch, middle: Vec2, low: Vec2, high: Vec2, hollow: Hollow) {
    let corners = [(high.x, high.y), (low.x, high.y), (low.x, low.y), (high.x, low.y)];
    let mut angles: Vec<f32> = (0..SEGMENTS).map(|i| i as f32 / SEGMENTS as f32 * TAU).collect();
    angles.extend(corners.map(|(x, y)| (Vec2::new(x, y) - middle).to_angle().rem_euclid(TAU)));
    angles.sort_by(f32::total_cmp);
    let ways: Vec<Vec2> = angles.iter().map(|angle| Vec2::from_angle(*angle)).collect();
    let outer: Vec<u32> = ways
        .iter()
        .map(|way| {
            let reach = |along: f32, low: f32, high: f32| {
                if along.abs() < 1e-6 { f32::MAX } else { (if along > 0.0 { high } else { low }) / along }
            };
            let x = reach(way.x, low.x - middle.x, high.x - middle.x);
            let y = reach(way.y, low.y - middle.y, high.y - middle.y);
            sketch.corner(raised(middle + *way * x.min(y), 0.0), Vec3::Y)
        })
        .collect();
    let mut ring = |radius: f32, height: f32, inward: f32, shade: f32| -> Vec<u32> {
        let corner = |way: &Vec2| {
            let (sin, cos) = inward.sin_cos();
            let normal = raised(-*way * sin, cos);
            sketch.shaded_corner(raised(middle + *way * radius, height), normal, shade)
        };
        ways.iter().map(corner).collect()
    };
    let Hollow { radius, depth } = hollow;
    let sphere = (radius * radius + depth * depth) / (2.0 * depth);
    let steepest = (radius / sphere).asin();
    let mut rings = vec![ring(radius + BEVEL, 0.0, 0.0, 0.0), ring(radius, -BEVEL * 0.4, steepest, 0.12)];
    for i in 1..=RINGS {
        let t = 1.0 - i as f32 / RINGS as f32;
        let angle = steepest * t;
        let height = sphere - depth - sphere * angle.cos();
        let shade = SHADE * (1.0 - t * t * 0.75);
        rings.push(ring(sphere * angle.sin(), height.min(-BEVEL * 0.4), angle, shade));
    }
    // Rings run outside in, so what is the upper one elsewhere is the inner one here.
    let mut before = outer;
    for next in rings {
        sketch.join(&before, &next);
        before = next;
    }
    debug_assert!(steepest < FRAC_PI_2);
}
