//! A mesh in the making, and what all meshes have in common.

use std::f32::consts::FRAC_PI_2;

use bevy::mesh::{Indices, PrimitiveTopology, VertexAttributeValues};
use bevy::prelude::*;

/// A mesh in the making: corners with their normals, and triangles.
#[derive(Default)]
pub(crate) struct Sketch {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    /// Ambient occlusion, 0 to 1: wood is darker there.
    shades: Vec<f32>,
    triangles: Vec<u32>,
}

impl Sketch {
    pub(crate) fn corner(&mut self, position: Vec3, normal: Vec3) -> u32 {
        self.shaded_corner(position, normal, 0.0)
    }

    pub(super) fn shaded_corner(&mut self, position: Vec3, normal: Vec3, shade: f32) -> u32 {
        self.shades.push(shade);
        self.positions.push(position);
        self.normals.push(normal.normalize_or(Vec3::Y));
        (self.positions.len() - 1) as u32
    }

    /// A quad of four corners, seen counter-clockwise from outside.
    pub(crate) fn quad(&mut self, [a, b, c, d]: [u32; 4]) {
        self.triangles.extend([a, b, c, a, c, d]);
    }

    /// A convex polygon, seen counter-clockwise from outside.
    pub(crate) fn fan(&mut self, corners: &[u32]) {
        for pair in corners.windows(2).skip(1) {
            self.triangles.extend([corners[0], pair[0], pair[1]]);
        }
    }

    /// A convex polygon; it faces the way that the normals of its corners point, whichever way round they are given.
    pub(crate) fn polygon(&mut self, corners: &[u32]) {
        for pair in corners.windows(2).skip(1) {
            let [a, b, c] = [corners[0], pair[0], pair[1]];
            let [p, q, r] = [a, b, c].map(|corner| self.positions[corner as usize]);
            let out: Vec3 = [a, b, c].iter().map(|corner| self.normals[*corner as usize]).sum();
            let is_outward = (q - p).cross(r - p).dot(out) >= 0.0;
            self.triangles.extend(if is_outward { [a, b, c] } else { [a, c, b] });
        }
    }

    /// Polygons between two closed rings of as many corners.
    pub(crate) fn band(&mut self, a: &[u32], b: &[u32]) {
        for i in 0..a.len() {
            let next = (i + 1) % a.len();
            self.polygon(&[a[i], a[next], b[next], b[i]]);
        }
    }

    /// Two rings of corners joined by quads; `lower` and `upper` run counter-clockwise as seen from above.
    pub(super) fn join(&mut self, lower: &[u32], upper: &[u32]) {
        for i in 0..lower.len() {
            let next = (i + 1) % lower.len();
            self.quad([lower[i], lower[next], upper[next], upper[i]]);
        }
    }

    /// A flat lid over a ring of places that runs counter-clockwise as seen from above.
    pub(super) fn lid(&mut self, ring: &[Vec3]) {
        let centre = ring.iter().sum::<Vec3>() / ring.len() as f32;
        let middle = self.corner(centre, Vec3::Y);
        let corners: Vec<u32> = ring.iter().map(|place| self.corner(*place, Vec3::Y)).collect();
        for i in 0..corners.len() {
            self.triangles.extend([middle, corners[i], corners[(i + 1) % corners.len()]]);
        }
    }

    pub(crate) fn mesh(self) -> Mesh {
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

/// The mesh with the colour that `paint` gives each corner, by its place.
pub(crate) fn coloured(mesh: Mesh, paint: impl Fn(Vec3) -> Srgba) -> Mesh {
    let Some(VertexAttributeValues::Float32x3(places)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
        return mesh;
    };
    let colour = |place: &[f32; 3]| LinearRgba::from(paint(Vec3::from_array(*place))).to_f32_array();
    let colours: Vec<[f32; 4]> = places.iter().map(colour).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
}

/// A place seen from above (x to the right, y away from the first player), at a height.
pub(super) fn raised(place: Vec2, height: f32) -> Vec3 {
    Vec3::new(place.x, height, -place.y)
}

/// The places of an outline as seen from above, counter-clockwise, and the way out at each.
pub(crate) type Outline = Vec<(Vec2, Vec2)>;

/// A rectangle with round corners, with `steps` parts to a corner.
pub(crate) fn rounded_outline(half: Vec2, corner: f32, steps: usize) -> Outline {
    inset_outline(half, corner, 0.0, steps)
}

/// The same, that far inside.
pub(super) fn inset_outline(half: Vec2, corner: f32, inset: f32, steps: usize) -> Outline {
    let signs = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
    let quarter = |(k, (x, y)): (usize, (f32, f32))| {
        (0..=steps).map(move |i| {
            let way = Vec2::from_angle(FRAC_PI_2 * (k as f32 + i as f32 / steps as f32));
            (Vec2::new(x, y) * (half - corner) + way * (corner - inset).max(0.0), way)
        })
    };
    signs.into_iter().enumerate().flat_map(quarter).collect()
}
