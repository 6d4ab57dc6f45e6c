//! What robots are made of: a model of each crew's, and the simple parts that both are joined from.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use crate::app::art::turned;
use crate::app::games::netzwerk::shapes::{Solid, bevelled_box};

/// The parts of a robot of one material, each with its brightness.
pub(super) type Parts = Vec<(f32, Mesh)>;

/// A robot: one mesh for each material.
pub(super) struct Model {
    pub(super) shell: fn() -> Parts,
    pub(super) frame: fn() -> Parts,
    pub(super) lights: fn() -> Parts,
    /// What keeps light off the rest.
    pub(super) solids: fn() -> Vec<Solid>,
}

pub(super) fn at(mesh: Mesh, x: f32, y: f32, z: f32) -> Mesh {
    mesh.translated_by(Vec3::new(x, y, z))
}

/// The same part on the left and on the right, with its brightness.
pub(super) fn both_sides(tone: f32, mesh: Mesh, x: f32, y: f32, z: f32) -> [(f32, Mesh); 2] {
    [(tone, at(mesh.clone(), -x, y, z)), (tone, at(mesh, x, y, z))]
}

/// A bevelled box of this size, in its place.
pub(super) fn block((x, y, z): (f32, f32, f32), bevel: f32, place: (f32, f32, f32)) -> Mesh {
    at(bevelled_box(Vec3::new(x, y, z), bevel), place.0, place.1, place.2)
}

/// A wheel or a disc that faces sideways.
pub(super) fn wheel(radius: f32, width: f32) -> Mesh {
    let (edge, half) = (0.02, width / 2.0);
    let profile = [(0.0, -half), (radius - edge, -half), (radius, 0.0), (radius - edge, half), (0.0, half)];
    turned(&profile, 16).rotated_by(Quat::from_rotation_z(FRAC_PI_2))
}

/// A disc that faces forwards and backwards.
pub(super) fn lens(radius: f32, depth: f32) -> Mesh {
    let half = depth / 2.0;
    let profile =
        [(0.0, -half), (radius * 0.7, -half), (radius, 0.0), (radius * 0.7, half * 0.8), (0.0, half)];
    turned(&profile, 14).rotated_by(Quat::from_rotation_x(FRAC_PI_2))
}

/// An upright rod from the ground up.
pub(super) fn rod(radius: f32, length: f32) -> Mesh {
    turned(&[(radius, 0.0), (radius, length), (0.0, length)], 10)
}

pub(super) fn ball(radius: f32) -> Mesh {
    Sphere::new(radius).mesh().uv(14, 10)
}

/// An upright rod with round ends, around its middle.
pub(super) fn limb(radius: f32, length: f32) -> Mesh {
    const STEPS: usize = 4;
    let half = length / 2.0 - radius;
    let end = (0..=STEPS).map(|i| (FRAC_PI_2 * i as f32 / STEPS as f32).sin_cos());
    let mut profile: Vec<(f32, f32)> =
        end.clone().map(|(sin, cos)| (radius * sin, -half - radius * cos)).collect();
    profile.extend(end.map(|(sin, cos)| (radius * cos, half + radius * sin)));
    turned(&profile, 14)
}
