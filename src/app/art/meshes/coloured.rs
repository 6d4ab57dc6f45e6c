//! Colours of a mesh's own, so that things of many colours are one mesh.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

/// The mesh with the colour that `paint` gives each corner, by its place.
pub(crate) fn coloured(mesh: Mesh, paint: impl Fn(Vec3) -> Srgba) -> Mesh {
    let Some(VertexAttributeValues::Float32x3(places)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
        return mesh;
    };
    let colour = |place: &[f32; 3]| LinearRgba::from(paint(Vec3::from_array(*place))).to_f32_array();
    let colours: Vec<[f32; 4]> = places.iter().map(colour).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
}
