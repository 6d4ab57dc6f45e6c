//! Boxes and tiles with rounded edges, so that light catches them.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use bevy::prelude::*;

use super::Sketch;

/// Quads across a rounded edge.
const STEPS: usize = 4;

/// A box around the origin with all edges rounded by `radius`.
pub(crate) fn rounded_box(size: Vec3, radius: f32) -> Mesh {
    let half = size / 2.0;
    let inner = half - Vec3::splat(radius);
    let mut sketch = Sketch::default();
    // Each face is a grid that bends around its edges; `u`, `v` and `out` are a right-handed frame.
    let faces = [
        (Vec3::X, Vec3::Y, Vec3::Z),
        (Vec3::Y, Vec3::X, Vec3::NEG_Z),
        (Vec3::Y, Vec3::Z, Vec3::X),
        (Vec3::Z, Vec3::Y, Vec3::NEG_X),
        (Vec3::Z, Vec3::X, Vec3::Y),
        (Vec3::X, Vec3::Z, Vec3::NEG_Y),
    ];
    for (u, v, out) in faces {
        let along = |axis: Vec3| -> Vec<f32> {
            let flat = inner.dot(axis.abs());
            let bend = |i: usize| radius * (FRAC_PI_4 * i as f32 / STEPS as f32).tan();
            let lower = (0..=STEPS).rev().map(|i| -flat - bend(i));
            lower.chain((0..=STEPS).map(|i| flat + bend(i))).collect()
        };
        let (us, vs) = (along(u), along(v));
        let grid: Vec<Vec<u32>> = us
            .iter()
            .map(|a| {
                let corner = |b: &f32| {
                    let on_box = u * *a + v * *b + out * half.dot(out.abs());
                    let core = on_box.clamp(-inner, inner);
                    let normal = (on_box - core).normalize_or(out);
                    (core + normal * radius, normal)
                };
                vs.iter().map(corner).map(|(place, normal)| sketch.corner(place, normal)).collect()
            })
            .collect();
        for i in 0..us.len() - 1 {
            for j in 0..vs.len() - 1 {
                sketch.quad([grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]]);
            }
        }
    }
    sketch.mesh()
}

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
