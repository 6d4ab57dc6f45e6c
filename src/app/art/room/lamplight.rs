//! The pool of lamplight on the table: it fades towards the edge, so that the board is the brightest thing.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

/// Where the light begins to fade and where it has faded, from the middle of the table.
const FADES: [f32; 2] = [8.0, 25.0];
/// What is left of it there on cloth, and the shade there on wood.
const LEFT: f32 = 0.35;
const SHADE: f32 = 0.5;

/// The corners of a mesh.
pub(super) fn places(mesh: &Mesh) -> &[[f32; 3]] {
    match mesh.attribute(Mesh::ATTRIBUTE_POSITION) {
        Some(VertexAttributeValues::Float32x3(places)) => places,
        _ => &[],
    }
}

/// How far the light has faded at a place, 0 to 1.
fn faded([x, _, z]: &[f32; 3]) -> f32 {
    let t = ((x.hypot(*z) - FADES[0]) / (FADES[1] - FADES[0])).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// A wooden mesh whose corners are in the shade there.
pub(super) fn shaded(mesh: Mesh) -> Mesh {
    let shades: Vec<[f32; 2]> = places(&mesh).iter().map(|place| [SHADE * faded(place), 0.0]).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, shades)
}

/// A painted mesh whose corners are darker there.
pub(super) fn coloured(mesh: Mesh) -> Mesh {
    let light = |place| 1.0_f32.lerp(LEFT, faded(place));
    let colours: Vec<[f32; 4]> = places(&mesh).iter().map(light).map(|l| [l, l, l, 1.0]).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
}
