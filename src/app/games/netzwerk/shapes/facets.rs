//! A mesh in the making, from polygons that know which way they face.

use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// Corners with their normals, and the polygons between them.
#[derive(Default)]
pub(crate) struct Facets {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    triangles: Vec<u32>,
}

impl Facets {
    pub(crate) fn corner(&mut self, position: Vec3, normal: Vec3) -> u32 {
        self.positions.push(position);
        self.normals.push(normal.normalize_or(Vec3::Y));
        (self.positions.len() - 1) as u32
    }

    /// A convex polygon; it faces the way that the normals of its corners point, whichever way round they are given.
    pub(crate) fn polygon(&mut self, corners: &[u32]) {
        for i in 1..corners.len() - 1 {
            let [a, b, c] = [corners[0], corners[i], corners[i + 1]];
            let [p, q, r] = [a, b, c].map(|corner| self.positions[corner as usize]);
            let out: Vec3 = [a, b, c].iter().map(|corner| self.normals[*corner as usize]).sum();
            let is_outward = (q - p).cross(r - p).dot(out) >= 0.0;
            self.triangles.extend(if is_outward { [a, b, c] } else { [a, c, b] });
        }
    }

    /// Quads between two closed rings of as many corners.
    pub(crate) fn band(&mut self, a: &[u32], b: &[u32]) {
        for i in 0..a.len() {
            let next = (i + 1) % a.len();
            self.polygon(&[a[i], a[next], b[next], b[i]]);
        }
    }

    pub(crate) fn mesh(self) -> Mesh {
        let uvs = vec![[0.0_f32, 0.0]; self.positions.len()];
        Mesh::new(PrimitiveTopology::TriangleList, default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
            .with_inserted_indices(Indices::U32(self.triangles))
    }
}
