//! What a lathe makes.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::Sketch;

/// Edges that meet at less than this angle are smoothed over, in radians.
const SMOOTH: f32 = 0.7;

/// The shape of a profile turned around the upright axis. The profile runs from bottom to top, in points of radius and
/// height; it is closed by itself where it begins or ends on the axis.
pub(crate) fn turned(profile: &[(f32, f32)], segments: usize) -> Mesh {
    let points: Vec<Vec2> = profile.iter().map(|(radius, height)| Vec2::new(*radius, *height)).collect();
    let edges: Vec<Vec2> = points.windows(2).map(|pair| (pair[1] - pair[0]).normalize_or(Vec2::Y)).collect();
    // Outward is to the right of the way up.
    let outward = |edge: Vec2| Vec2::new(edge.y, -edge.x);
    let mut sketch = Sketch::default();
    let ring = |sketch: &mut Sketch, point: Vec2, normal: Vec2| -> Vec<u32> {
        (0..segments)
            .map(|i| {
                let (sin, cos) = (i as f32 / segments as f32 * TAU).sin_cos();
                // Counter-clockwise as seen from above: x towards −z.
                let around = |v: Vec2| Vec3::new(v.x * cos, v.y, -v.x * sin);
                sketch.corner(around(point), around(normal))
            })
            .collect()
    };
    for (i, edge) in edges.iter().enumerate() {
        let blend = |other: Option<&Vec2>| match other {
            Some(other) if edge.angle_to(*other).abs() < SMOOTH => outward(*edge) + outward(*other),
            _ => outward(*edge),
        };
        let before = i.checked_sub(1).and_then(|i| edges.get(i));
        let lower = ring(&mut sketch, points[i], blend(before));
        let upper = ring(&mut sketch, points[i + 1], blend(edges.get(i + 1)));
        sketch.join(&lower, &upper);
    }
    sketch.mesh()
}
