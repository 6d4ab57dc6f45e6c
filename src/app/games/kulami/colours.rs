//! The colours of Kulami.

use bevy::prelude::*;

/// The cloth under the panels, the seam around it, and what is lettered on it.
pub(super) const MAT: Srgba = Srgba::rgb(0.11, 0.3, 0.25);
pub(super) const SEAM: Srgba = Srgba::rgb(0.8, 0.68, 0.45);
pub(super) const LETTERS: Srgba = Srgba::rgb(0.9, 0.82, 0.64);
/// The felt that trays are lined with: light enough for black marbles.
pub(super) const FELT: Srgba = Srgba::rgb(0.36, 0.5, 0.43);
/// Marbles that are only thought of, the first player's first.
pub(super) const GHOSTS: [Srgba; 2] = [Srgba::new(0.85, 0.04, 0.05, 0.8), Srgba::new(0.05, 0.06, 0.07, 0.76)];
/// What red glass takes from light: least of the red.
pub(super) const RED_ABSORBS: Vec3 = Vec3::new(0.02, 2.5, 2.3);
/// The ribbon in red marbles.
pub(super) const RED_RIBBON: Srgba = Srgba::new(1.0, 0.76, 0.64, 0.42);
/// What black glass takes from light: nearly all, least of the blue and green, as smoky glass does.
pub(super) const BLACK_ABSORBS: Vec3 = Vec3::new(2.35, 2.05, 1.9);
/// The smoke in black marbles.
pub(super) const BLACK_RIBBON: Srgba = Srgba::new(0.55, 0.61, 0.68, 0.22);
/// The light that marbles gather on the ground.
pub(super) const RED_CAUSTIC: LinearRgba = LinearRgba::rgb(0.75, 0.13, 0.05);
pub(super) const BLACK_CAUSTIC: LinearRgba = LinearRgba::rgb(0.08, 0.11, 0.12);
/// The woods of the panels by size, the largest first: light and dark of the grain.
pub(super) const WOODS: [(Srgba, Srgba); 4] = [
    (Srgba::rgb(0.78, 0.6, 0.4), Srgba::rgb(0.58, 0.4, 0.24)),
    (Srgba::rgb(0.67, 0.43, 0.26), Srgba::rgb(0.47, 0.27, 0.15)),
    (Srgba::rgb(0.84, 0.71, 0.53), Srgba::rgb(0.68, 0.53, 0.36)),
    (Srgba::rgb(0.52, 0.35, 0.22), Srgba::rgb(0.35, 0.21, 0.125)),
];
/// What highlights lie on: they must stand out from all of it.
pub(super) const GROUNDS: [Srgba; 11] = [
    WOODS[0].0,
    WOODS[0].1,
    WOODS[1].0,
    WOODS[1].1,
    WOODS[2].0,
    WOODS[2].1,
    WOODS[3].0,
    WOODS[3].1,
    MAT,
    // Marbles, from above.
    Srgba::rgb(0.69, 0.11, 0.13),
    Srgba::rgb(0.08, 0.085, 0.1),
];
