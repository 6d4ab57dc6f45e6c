//! Shapes without thickness that lie on a board, facing up.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::Sketch;

/// A polygon on the ground, given as triangles of places seen from above (x to the right, y away from the first player).
pub(crate) fn flat_polygon(triangles: &[[(f32, f32); 3]]) -> Mesh {
    let mut sketch = Sketch::default();
    for triangle in triangles {
        let places = triangle.map(|(x, y)| Vec3::new(x, 0.0, -y));
        let up = (places[1] - places[0]).cross(places[2] - places[0]).y;
        let corners = places.map(|place| sketch.corner(place, Vec3::Y));
        let [a, b, c] = corners;
        sketch.triangles.extend(if up >= 0.0 { [a, b, c] } else { [a, c, b] });
    }
    sketch.mesh()
}

/// A ring on the ground between two radii; `gaps` parts of it, evenly spread, are left out.
pub(crate) fn flat_ring(inner: f32, outer: f32, gaps: usize) -> Mesh {
    const SEGMENTS: usize = 64;
    let mut sketch = Sketch::default();
    let place = |radius: f32, i: usize| {
        let angle = i as f32 / SEGMENTS as f32 * TAU;
        Vec3::new(radius * angle.cos(), 0.0, -radius * angle.sin())
    };
    for i in 0..SEGMENTS {
        // With gaps, every part is half ring and half gap.
        if gaps > 0 && (i * gaps * 2 / SEGMENTS) % 2 == 1 {
            continue;
        }
        let corners = [(inner, i), (outer, i), (outer, i + 1), (inner, i + 1)];
        let corners = corners.map(|(radius, i)| sketch.corner(place(radius, i), Vec3::Y));
        sketch.quad(corners);
    }
    sketch.mesh()
}
