//! What lies beside the board: a screwdriver, and a ring of copper wire.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::colours::{COPPER, STEEL};
use crate::app::art::{SurfaceSpec, joined, smooth_profile, turned};

const HANDLE_COLOUR: Srgba = Srgba::rgb(0.5, 0.1, 0.07);
/// The screwdriver from the end of its handle to its tip: radius and place.
const HANDLE: [(f32, f32); 9] = [
    (0.0, 0.0),
    (0.26, 0.02),
    (0.38, 0.16),
    (0.4, 0.6),
    (0.36, 1.1),
    (0.41, 1.5),
    (0.3, 1.66),
    (0.24, 1.82),
    (0.36, 1.9),
];
const SHAFT: [(f32, f32); 7] =
    [(0.36, 1.9), (0.2, 1.96), (0.11, 2.0), (0.11, 3.7), (0.15, 3.85), (0.07, 4.15), (0.0, 4.15)];
/// The ring of wire: its middle, its radius, the wire's, and how far each turn lies from the one below it.
const RING: Vec2 = Vec2::new(0.5, 1.15);
const RING_RADIUS: f32 = 0.62;
const WIRE: f32 = 0.065;
const TURNS: u8 = 4;

pub(super) fn parts() -> Vec<(Mesh, SurfaceSpec)> {
    let lying = Transform::from_xyz(-2.0, 0.4, 0.0).with_rotation(Quat::from_rotation_z(-FRAC_PI_2));
    let lies = |profile: &[(f32, f32)], segments: usize| turned(profile, segments).transformed_by(lying);
    let wire = joined((0..TURNS).map(|turn| {
        let torus = Torus { minor_radius: WIRE, major_radius: RING_RADIUS }.mesh().build();
        let aside = 0.05 * f32::from(turn % 2);
        torus.translated_by(Vec3::new(RING.x + aside, WIRE * (1.0 + 1.7 * f32::from(turn)), RING.y - aside))
    }));
    vec![
        (lies(&smooth_profile(&HANDLE, 4), 8), SurfaceSpec::plain(HANDLE_COLOUR, 0.3)),
        (lies(&SHAFT, 20), SurfaceSpec::metal(STEEL, 0.25)),
        (wire, SurfaceSpec::metal(COPPER, 0.3)),
    ]
}
