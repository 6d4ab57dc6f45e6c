//! Ambient occlusion: light that does not reach into corners, kept in the colours of a mesh's corners.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

/// What keeps light off, roughly.
#[derive(Clone, Copy)]
pub(crate) enum Solid {
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

/// A part in a colour (a factor of its material's), darker where the `solids` around it keep light off.
pub(crate) fn shaded(mesh: Mesh, colour: LinearRgba, solids: &[Solid]) -> Mesh {
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
