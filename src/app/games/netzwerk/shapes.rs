//! What robots, batteries and the board have beyond the shapes that all games share: boxes whose edges catch the light, and ambient
//! occlusion, which is light that does not reach into corners, kept in the colours of a mesh's corners.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use crate::app::art::Sketch;

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

/// A box around the origin with bevelled edges: 44 triangles. Every side and every bevel has corners of its own, so that light breaks
/// at the edges.
pub(super) fn bevelled_box(size: Vec3, bevel: f32) -> Mesh {
    let half = size / 2.0;
    let inner = (half - bevel).max(Vec3::ZERO);
    let mut sketch = Sketch::default();
    // For each corner of the box one corner on each of the three faces that meet there.
    let places =
        CORNERS.map(|sign| Vec3::AXES.map(|axis| sign * Vec3::select(axis.cmpgt(Vec3::ZERO), half, inner)));
    let mut side = |corners: &[(usize, usize)], out: Vec3| {
        let corners: Vec<u32> =
            corners.iter().map(|(corner, axis)| sketch.corner(places[*corner][*axis], out)).collect();
        sketch.polygon(&corners);
    };
    // A corner's number has a bit for each axis.
    let bit = |axis: usize| 1_usize << axis;
    for axis in 0..3 {
        let (next, last) = ((axis + 1) % 3, (axis + 2) % 3);
        for above in [0, bit(axis)] {
            let ring = [0, bit(next), bit(next) | bit(last), bit(last)].map(|corner| (above | corner, axis));
            side(&ring, CORNERS[above] * Vec3::AXES[axis]);
        }
        // The bevels along this axis, between the faces of the two others.
        for edge in [0, bit(next), bit(last), bit(next) | bit(last)] {
            let (low, high) = (edge, edge | bit(axis));
            let out = CORNERS[edge] * (Vec3::AXES[next] + Vec3::AXES[last]);
            side(&[(low, next), (high, next), (high, last), (low, last)], out);
        }
    }
    for (corner, sign) in CORNERS.into_iter().enumerate() {
        side(&[(corner, 0), (corner, 1), (corner, 2)], sign);
    }
    sketch.mesh()
}

/// What keeps light off, roughly.
#[derive(Clone, Copy)]
pub(super) enum Solid {
    /// Everything below height 0.
    Ground,
    Ball {
        middle: Vec3,
        radius: f32,
    },
    Block {
        middle: Vec3,
        half: Vec3,
    },
}

impl Solid {
    /// How far a place is from it; negative inside.
    fn distance(self, place: Vec3) -> f32 {
        match self {
            Self::Ground => place.y,
            Self::Ball { middle, radius } => place.distance(middle) - radius,
            Self::Block { middle, half } => {
                let out = (place - middle).abs() - half;
                out.max(Vec3::ZERO).length() + out.max_element().min(0.0)
            }
        }
    }
}

/// How far from the surface it is looked for what keeps light off.
const REACHES: [f32; 4] = [0.05, 0.12, 0.22, 0.36];
/// How much light is lost where none comes from anywhere.
const DARKEST: f32 = 0.72;

/// How much light reaches a place on a surface from everywhere, 0 to 1: less where solids are near.
fn light(solids: &[Solid], place: Vec3, normal: Vec3) -> f32 {
    let lost: f32 = REACHES
        .iter()
        .map(|reach| {
            let outside = place + normal * *reach;
            let near = solids.iter().map(|solid| solid.distance(outside)).fold(f32::MAX, f32::min);
            1.0 - (near / reach).clamp(0.0, 1.0)
        })
        .sum();
    1.0 - DARKEST * lost / REACHES.len() as f32
}

/// How much lighter the worn edge of a part is.
const WORN: f32 = 1.5;

/// A part whose edges are worn: lighter where its surface turns from one side to another.
pub(super) fn worn(mut mesh: Mesh) -> Mesh {
    let normals = match mesh.attribute(Mesh::ATTRIBUTE_NORMAL) {
        Some(VertexAttributeValues::Float32x3(normals)) => normals.clone(),
        _ => return mesh,
    };
    if let Some(VertexAttributeValues::Float32x4(colours)) = mesh.attribute_mut(Mesh::ATTRIBUTE_COLOR) {
        for (colour, normal) in colours.iter_mut().zip(normals) {
            let turned = 1.0 - Vec3::from(normal).abs().max_element();
            colour[..3].iter_mut().for_each(|part| *part *= 1.0 + WORN * (turned / 0.3).min(1.0));
        }
    }
    mesh
}

/// A part in a colour (a factor of its material's), darker where the `solids` around it keep light off.
pub(super) fn shaded(mesh: Mesh, colour: LinearRgba, solids: &[Solid]) -> Mesh {
    let places = |name| match mesh.attribute(name) {
        Some(VertexAttributeValues::Float32x3(places)) => places.clone(),
        _ => Vec::new(),
    };
    let corners = places(Mesh::ATTRIBUTE_POSITION).into_iter().zip(places(Mesh::ATTRIBUTE_NORMAL));
    let colours: Vec<[f32; 4]> = corners
        .map(|(place, normal)| {
            (colour * light(solids, place.into(), normal.into())).with_alpha(1.0).to_f32_array()
        })
        .collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
}
