//! Meshes that pieces and boards are made of: turned, rounded, flat, with hollows.

mod coloured;
mod faceted;
mod flat;
mod hollowed;
mod pictures;
mod profile;
mod rounded;
mod swept;
mod turned;

use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

pub(crate) use coloured::coloured;
pub(crate) use faceted::{faceted, plain_box};
pub(crate) use flat::{flat_polygon, flat_ring};
pub(crate) use hollowed::{Hollow, hollowed_tile};
pub(crate) use pictures::{OnGround, pictures_on_ground};
pub(crate) use profile::smooth_profile;
pub(crate) use rounded::tile;
pub(crate) use swept::{ProfilePoint, RoundedRectangle};
pub(crate) use turned::turned;

/// A mesh in the making: corners with their normals, and triangles.
#[derive(Default)]
struct Sketch {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    /// Ambient occlusion, 0 to 1: wood is darker there.
    shades: Vec<f32>,
    triangles: Vec<u32>,
}

impl Sketch {
    fn corner(&mut self, position: Vec3, normal: Vec3) -> u32 {
        self.shaded_corner(position, normal, 0.0)
    }

    fn shaded_corner(&mut self, position: Vec3, normal: Vec3, shade: f32) -> u32 {
        self.shades.push(shade);
        self.positions.push(position.to_array());
        self.normals.push(normal.normalize_or(Vec3::Y).to_array());
        (self.positions.len() - 1) as u32
    }

    /// A quad of four corners, seen counter-clockwise from outside.
    fn quad(&mut self, [a, b, c, d]: [u32; 4]) {
        self.triangles.extend([a, b, c, a, c, d]);
    }

    /// Two rings of corners joined by quads; `lower` and `upper` run counter-clockwise as seen from above.
    fn join(&mut self, lower: &[u32], upper: &[u32]) {
        for i in 0..lower.len() {
            let next = (i + 1) % lower.len();
            self.quad([lower[i], lower[next], upper[next], upper[i]]);
        }
    }

    /// A flat lid over a ring of places that runs counter-clockwise as seen from above.
    fn lid(&mut self, ring: &[Vec3]) {
        let centre = ring.iter().sum::<Vec3>() / ring.len() as f32;
        let middle = self.corner(centre, Vec3::Y);
        let corners: Vec<u32> = ring.iter().map(|place| self.corner(*place, Vec3::Y)).collect();
        for i in 0..corners.len() {
            self.triangles.extend([middle, corners[i], corners[(i + 1) % corners.len()]]);
        }
    }

    fn mesh(self) -> Mesh {
        let uvs: Vec<[f32; 2]> = self.shades.iter().map(|shade| [*shade, 0.0]).collect();
        Mesh::new(PrimitiveTopology::TriangleList, default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
            .with_inserted_indices(Indices::U32(self.triangles))
    }
}

/// One mesh of several; they all have the same attributes, as the shapes of this folder do.
///
/// # Panics
/// If there is no part.
pub(crate) fn joined(parts: impl IntoIterator<Item = Mesh>) -> Mesh {
    let mut parts = parts.into_iter();
    let mut whole = parts.next().expect("a mesh should have a part");
    for part in parts {
        whole.merge(&part).expect("shapes should have the same attributes");
    }
    whole
}
