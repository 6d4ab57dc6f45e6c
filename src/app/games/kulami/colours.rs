//! The colours of Kulami.

use bevy::prelude::*;

/// The mat under the panels.
pub(super) const MAT: Srgba = Srgba::rgb(0.075, 0.105, 0.115);
/// The seam around the mat.
pub(super) const SEAM: Srgba = Srgba::rgb(0.5, 0.4, 0.25);
/// What is lettered on the mat.
pub(super) const LETTERS: Srgba = Srgba::rgb(0.78, 0.68, 0.5);
/// What red glass takes from light: least of the red.
pub(super) const RED_ABSORBS: Vec3 = Vec3::new(0.4, 2.6, 2.2);
/// The ribbon in red marbles.
pub(super) const RED_RIBBON: Srgba = Srgba::new(1.0, 0.84, 0.7, 0.75);
/// What black glass takes from light: nearly all.
pub(super) const BLACK_ABSORBS: Vec3 = Vec3::new(2.9, 2.7, 2.3);
/// Black marbles have no ribbon.
pub(super) const BLACK_RIBBON: Srgba = Srgba::new(0.0, 0.0, 0.0, 0.0);
/// The woods of the panels by size, the largest first: light and dark of the grain.
pub(super) const WOODS: [(Srgba, Srgba); 4] = [
    (Srgba::rgb(0.78, 0.6, 0.4), Srgba::rgb(0.58, 0.4, 0.24)),
    (Srgba::rgb(0.67, 0.43, 0.26), Srgba::rgb(0.47, 0.27, 0.15)),
    (Srgba::rgb(0.84, 0.71, 0.53), Srgba::rgb(0.68, 0.53, 0.36)),
    (Srgba::rgb(0.52, 0.35, 0.22), Srgba::rgb(0.35, 0.21, 0.125)),
];
