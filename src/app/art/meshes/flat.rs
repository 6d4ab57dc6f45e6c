//! Shapes with flat faces, such as houses and tents, and shapes without thickness that lie on a board, facing up.

use std::f32::consts::TAU;

use bevy::math::Rect;
use bevy::prelude::*;

use super::sketch::Sketch;

/// A shape of flat faces: convex polygons whose corners run counter-clockwise as seen from outside.
pub(crate) fn faceted<'a>(faces: impl IntoIterator<Item = &'a [Vec3]>) -> Mesh {
    let mut sketch = Sketch::default();
    for face in faces {
        let normal = (face[1] - face[0]).cross(face[2] - face[0]);
        let corners: Vec<u32> = face.iter().map(|corner| sketch.corner(*corner, normal)).collect();
        sketch.fan(&corners);
    }
    sketch.mesh()
}

/// An upright box between two corners.
pub(crate) fn plain_box(low: Vec3, high: Vec3) -> Mesh {
    let [a, b, c, d] = [(low.x, low.z), (low.x, high.z), (high.x, high.z), (high.x, low.z)];
    let at = |(x, z): (f32, f32), y: f32| Vec3::new(x, y, z);
    let side = |from, to| [at(from, low.y), at(to, low.y), at(to, high.y), at(from, high.y)];
    let top = [a, b, c, d].map(|corner| at(corner, high.y));
    faceted([side(a, b), side(b, c), side(c, d), side(d, a), top].iter().map(<[Vec3; 4]>::as_slice))
}

/// A polygon on the ground, given as triangles of places seen from above (x to the right, y away from the first player).
pub(crate) fn flat_polygon(triangles: &[[(f32, f32); 3]]) -> Mesh {
    let mut sketch = Sketch::default();
    for triangle in triangles {
        let corners = triangle.map(|(x, y)| sketch.corner(Vec3::new(x, 0.0, -y), Vec3::Y));
        sketch.polygon(&corners);
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

/// A part of a picture on the ground, facing up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OnGround {
    /// Which part, in parts of the picture, from its upper left corner.
    pub(crate) part: Rect,
    /// Its middle as seen from above: x to the right, y away from the first player.
    pub(crate) middle: Vec2,
    pub(crate) size: Vec2,
    /// How far it is turned, counter-clockwise.
    pub(crate) turn: f32,
}

/// One mesh of parts of a picture.
pub(crate) fn pictures_on_ground(parts: &[OnGround]) -> Mesh {
    let mut sketch = Sketch::default();
    let mut places = Vec::new();
    for OnGround { part, middle, size, turn } in parts {
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, y)| {
            let at = middle + Vec2::from_angle(*turn).rotate(*size * Vec2::new(x, y));
            places.push([
                if x < 0.0 { part.min.x } else { part.max.x },
                if y > 0.0 { part.min.y } else { part.max.y },
            ]);
            sketch.corner(Vec3::new(at.x, 0.0, -at.y), Vec3::Y)
        });
        sketch.quad(corners);
    }
    sketch.mesh().with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, places)
}
