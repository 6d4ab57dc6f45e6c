//! What lies beside the map: a spyglass, drawn out.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use crate::app::art::{SurfaceSpec, joined, turned};

const BRASS: Srgba = Srgba::rgb(0.78, 0.56, 0.26);
const LEATHER: Srgba = Srgba::rgb(0.2, 0.075, 0.045);
const GLASS: Srgba = Srgba::rgb(0.05, 0.06, 0.075);
/// From the large lens to the small one, radius and place: the leather of the barrel, and all that is of brass.
const BARREL: [(f32, f32); 2] = [(0.47, 0.5), (0.47, 2.35)];
const FRONT: [(f32, f32); 7] =
    [(0.42, 0.06), (0.44, 0.0), (0.53, 0.0), (0.55, 0.06), (0.55, 0.44), (0.52, 0.5), (0.47, 0.5)];
const DRAWS: [(f32, f32); 18] = [
    (0.47, 2.35),
    (0.52, 2.35),
    (0.52, 2.52),
    (0.4, 2.54),
    (0.36, 2.54),
    (0.36, 3.6),
    (0.4, 3.6),
    (0.4, 3.72),
    (0.31, 3.74),
    (0.28, 3.74),
    (0.28, 4.6),
    (0.33, 4.6),
    (0.34, 4.72),
    (0.25, 4.75),
    (0.22, 4.9),
    (0.3, 5.0),
    (0.28, 5.1),
    (0.0, 5.1),
];
const LENS: [(f32, f32); 3] = [(0.0, 0.02), (0.2, 0.03), (0.44, 0.07)];

pub(super) fn parts() -> Vec<(Mesh, SurfaceSpec)> {
    let lying = Transform::from_xyz(-2.5, 0.55, 0.0).with_rotation(Quat::from_rotation_z(-FRAC_PI_2));
    let lies = |profile: &[(f32, f32)]| turned(profile, 32).transformed_by(lying);
    vec![
        (joined([lies(&FRONT), lies(&DRAWS)]), SurfaceSpec::metal(BRASS, 0.28)),
        (lies(&BARREL), SurfaceSpec::plain(LEATHER, 0.55)),
        (lies(&LENS), SurfaceSpec::plain(GLASS, 0.1)),
    ]
}
