//! What stands beside the board: the pouch that the marbles came in.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use crate::app::art::{SurfaceSpec, smooth_profile, turned};

const LEATHER: Srgba = Srgba::rgb(0.33, 0.175, 0.085);
const CORD: Srgba = Srgba::rgb(0.72, 0.58, 0.36);
/// From its bottom over its neck to inside its mouth: radius and height.
const POUCH: [(f32, f32); 10] = [
    (0.7, 0.0),
    (1.2, 0.1),
    (1.45, 0.5),
    (1.3, 1.0),
    (0.85, 1.4),
    (0.46, 1.62),
    (0.6, 1.86),
    (0.86, 2.08),
    (0.74, 2.06),
    (0.36, 1.7),
];
/// As large as it is on the table: all of it is in sight.
const SIZE: f32 = 0.66;
/// The cord around the neck: its radius, its height and half its thickness.
const KNOTTED: [f32; 3] = [0.5, 1.62, 0.07];
/// Its folds: how many there are, how deep they are at the mouth, and the height at which they begin.
const FOLDS: f32 = 11.0;
const DEEP: f32 = 0.13;
const FROM: f32 = 0.7;

pub(super) fn parts() -> Vec<(Mesh, SurfaceSpec)> {
    let [major_radius, height, minor_radius] = KNOTTED;
    let cord = Torus { minor_radius, major_radius }.mesh().build().translated_by(Vec3::Y * height);
    let pouch = turned(&smooth_profile(&POUCH, 5), 88);
    let small = |mesh: Mesh| mesh.scaled_by(Vec3::splat(SIZE));
    vec![
        (small(folded(pouch)), SurfaceSpec::plain(LEATHER, 0.62)),
        (small(cord), SurfaceSpec::plain(CORD, 0.8)),
    ]
}

/// The mesh with folds that deepen towards its mouth.
fn folded(mut mesh: Mesh) -> Mesh {
    if let Some(VertexAttributeValues::Float32x3(places)) = mesh.attribute_mut(Mesh::ATTRIBUTE_POSITION) {
        for [x, y, z] in places {
            let deep = ((*y - FROM) / (POUCH[7].1 - FROM)).clamp(0.0, 1.0) * DEEP;
            let wave = 1.0 + deep * (FOLDS * z.atan2(*x)).cos();
            (*x, *z) = (*x * wave, *z * wave);
        }
    }
    mesh.with_computed_smooth_normals()
}
