//! Tiles with rounded edges, so that light catches them.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::Sketch;

/// Quads across a rounded edge.
const STEPS: usize = 4;

/// A flat tile: its top at height 0, its corners rounded by `corner` as seen from above, its upper rim by `rim`.
pub(crate) fn tile(half: Vec2, corner: f32, rim: f32, thickness: f32) -> Mesh {
    let mut sketch = Sketch::default();
    let top = rims(&mut sketch, half, corner, rim, thickness);
    sketch.lid(&top);
    sketch.mesh()
}

/// The sides and the rounded rim of a flat tile, and the outline of what is left open on top.
pub(super) fn rims(sketch: &mut Sketch, half: Vec2, corner: f32, rim: f32, thickness: f32) -> Vec<Vec3> {
    let outline = |inset: f32| -> Vec<(Vec3, Vec3)> {
        let inner = half - Vec2::splat(corner);
        let radius = (corner - inset).max(0.0);
        let centres = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
        let quarter = |(k, (x, y)): (usize, (f32, f32))| {
            (0..=STEPS).map(move |i| {
                let angle = FRAC_PI_2 * (k as f32 + i as f32 / STEPS as f32);
                let way = Vec3::new(angle.cos(), 0.0, -angle.sin());
                (Vec3::new(x * inner.x, 0.0, -y * inner.y) + way * radius, way)
            })
        };
        centres.into_iter().enumerate().flat_map(quarter).collect()
    };
    let ring = |sketch: &mut Sketch, inset: f32, height: f32, up: f32| -> Vec<u32> {
        let lift = |(place, way): (Vec3, Vec3)| (place.with_y(height), way * (1.0 - up) + Vec3::Y * up);
        outline(inset).into_iter().map(lift).map(|(place, normal)| sketch.corner(place, normal)).collect()
    };
    let rim = rim.min(corner);
    let bottom = ring(sketch, 0.0, -thickness, 0.0);
    let mut below = ring(sketch, 0.0, -rim, 0.0);
    sketch.join(&bottom, &below);
    for i in 1..=STEPS {
        let (sin, cos) = (FRAC_PI_2 * i as f32 / STEPS as f32).sin_cos();
        let above = ring(sketch, rim * (1.0 - cos), rim * (sin - 1.0), i as f32 / STEPS as f32);
        sketch.join(&below, &above);
        below = above;
    }
    outline(rim).into_iter().map(|(place, _)| place).collect()
}
