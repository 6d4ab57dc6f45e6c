//! Boxes whose edges catch the light, from a few triangles.

use bevy::prelude::*;

use super::Facets;

const CORNERS: [Vec3; 8] = [
    Vec3::new(-1.0, -1.0, -1.0),
    Vec3::new(1.0, -1.0, -1.0),
    Vec3::new(-1.0, 1.0, -1.0),
    Vec3::new(1.0, 1.0, -1.0),
    Vec3::new(-1.0, -1.0, 1.0),
    Vec3::new(1.0, -1.0, 1.0),
    Vec3::new(-1.0, 1.0, 1.0),
    Vec3::new(1.0, 1.0, 1.0),
];

/// A box around the origin with bevelled edges: 44 triangles. Every corner keeps the normal of its face, so that the bevels
/// between faces look round.
pub(crate) fn bevelled_box(size: Vec3, bevel: f32) -> Mesh {
    let half = size / 2.0;
    let inner = (half - bevel).max(Vec3::ZERO);
    let mut facets = Facets::default();
    // For each corner of the box one corner on each of the three faces that meet there.
    let corners = CORNERS.map(|sign| {
        Vec3::AXES.map(|axis| {
            let position = sign * Vec3::select(axis.cmpgt(Vec3::ZERO), half, inner);
            facets.corner(position, sign * axis)
        })
    });
    // A corner's number has a bit for each axis.
    let bit = |axis: usize| 1_usize << axis;
    for axis in 0..3 {
        let (next, last) = ((axis + 1) % 3, (axis + 2) % 3);
        for side in [0, bit(axis)] {
            let ring = [0, bit(next), bit(next) | bit(last), bit(last)];
            facets.polygon(&ring.map(|corner| corners[side | corner][axis]));
        }
        // The bevels along this axis, between the faces of the two others.
        for edge in [0, bit(next), bit(last), bit(next) | bit(last)] {
            let (low, high) = (corners[edge], corners[edge | bit(axis)]);
            facets.polygon(&[low[next], high[next], high[last], low[last]]);
        }
    }
    corners.iter().for_each(|corner| facets.polygon(corner));
    facets.mesh()
}
