//! Smooth outlines for the lathe.

use bevy::prelude::*;

/// A smooth curve through the points of a profile (Catmull–Rom), with `steps` edges between every two of them.
pub(crate) fn smooth_profile(points: &[(f32, f32)], steps: u8) -> Vec<(f32, f32)> {
    let at = |i: usize| Vec2::from(points[i.min(points.len() - 1)]);
    let mut curve = Vec::new();
    for i in 0..points.len() - 1 {
        let (a, b, c, d) = (at(i.saturating_sub(1)), at(i), at(i + 1), at(i + 2));
        for step in 0..steps {
            let t = f32::from(step) / f32::from(steps);
            let bend = (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t + (3.0 * b - a - 3.0 * c + d) * t * t * t;
            let point = b + 0.5 * ((c - a) * t + bend);
            curve.push((point.x.max(0.0), point.y));
        }
    }
    curve.extend(points.last());
    curve
}
