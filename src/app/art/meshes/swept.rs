//! A profile swept around a rounded rectangle: the rim of a table.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::Sketch;

/// Quads around a corner.
const STEPS: usize = 14;

/// A point of a profile: how far inside the outline it is, how high, and how much of the light from around does not reach it (0 to 1).
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProfilePoint {
    pub(crate) inset: f32,
    pub(crate) height: f32,
    pub(crate) shade: f32,
}

impl ProfilePoint {
    pub(crate) const fn new(inset: f32, height: f32, shade: f32) -> Self {
        Self { inset, height, shade }
    }
}

/// A rounded rectangle as seen from above, which a profile can be swept around.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RoundedRectangle {
    pub(crate) half: Vec2,
    pub(crate) corner: f32,
}

impl RoundedRectangle {
    /// The places around it, counter-clockwise as seen from above, with the way out at each.
    fn outline(self, inset: f32) -> impl Iterator<Item = (Vec3, Vec3)> {
        let inner = self.half - Vec2::splat(self.corner);
        let radius = (self.corner - inset).max(0.0);
        [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].into_iter().enumerate().flat_map(
            move |(k, (x, y))| {
                (0..=STEPS).map(move |i| {
                    let angle = FRAC_PI_2 * (k as f32 + i as f32 / STEPS as f32);
                    let way = Vec3::new(angle.cos(), 0.0, -angle.sin());
                    (Vec3::new(x * inner.x, 0.0, -y * inner.y) + way * radius, way)
                })
            },
        )
    }

    /// A profile swept around it. It runs from the lower outside over the top to the inside; its edges are smoothed over where a point is
    /// given once, and sharp where it is given twice.
    pub(crate) fn swept(self, profile: &[ProfilePoint]) -> Mesh {
        let mut sketch = Sketch::default();
        let mut below: Option<Vec<u32>> = None;
        for (i, point) in profile.iter().enumerate() {
            let at = |i: usize| Vec2::new(-profile[i].inset, profile[i].height);
            let before = i.checked_sub(1).map_or(Vec2::ZERO, |j| at(i) - at(j));
            let after = if i + 1 < profile.len() { at(i + 1) - at(i) } else { Vec2::ZERO };
            let is_edge = |way: Vec2| way.length() < 1e-4;
            // Outward is to the right of the way up.
            let way = before.normalize_or_zero() + after.normalize_or_zero();
            let (out, up) = (way.y, -way.x);
            let ring: Vec<u32> = self
                .outline(point.inset)
                .map(|(place, side)| {
                    sketch.shaded_corner(place.with_y(point.height), side * out + Vec3::Y * up, point.shade)
                })
                .collect();
            if let Some(below) = below.filter(|_| !is_edge(before)) {
                sketch.join(&below, &ring);
            }
            below = Some(ring);
        }
        sketch.mesh()
    }

    /// A flat top, in rings so that its corners can have colours of their own.
    pub(crate) fn top(self, rings: usize) -> Mesh {
        let mut sketch = Sketch::default();
        let mut outer: Option<Vec<u32>> = None;
        for i in 0..=rings {
            let scale = 1.0 - i as f32 / rings as f32;
            let ring: Vec<u32> =
                self.outline(0.0).map(|(place, _)| sketch.corner(place * scale, Vec3::Y)).collect();
            if let Some(outer) = outer {
                sketch.join(&outer, &ring);
            }
            outer = Some(ring);
        }
        sketch.mesh()
    }
}
