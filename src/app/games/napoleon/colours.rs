//! The colours of Napoleon: a campaign map, drawn in ink and washed with colour.

use bevy::prelude::*;

/// Open country.
pub(super) const COUNTRY: Srgba = Srgba::rgb(0.66, 0.64, 0.42);
/// The ink of square borders.
pub(super) const INK: Srgba = Srgba::rgb(0.36, 0.29, 0.18);
/// Strokes down the slopes of hills.
pub(super) const SLOPE: Srgba = Srgba::rgb(0.58, 0.55, 0.35);
/// Roads and bridges.
pub(super) const ROAD: Srgba = Srgba::rgb(0.86, 0.72, 0.47);
/// Rivers, the light on their ripples, and their banks.
pub(super) const WATER: Srgba = Srgba::rgb(0.1, 0.3, 0.42);
pub(super) const WATER_CREST: Srgba = Srgba::rgb(0.38, 0.6, 0.68);
pub(super) const BANK: Srgba = Srgba::rgb(0.47, 0.5, 0.34);
/// The ground of forests, at their edge and inside, and their trees.
pub(super) const FOREST_EDGE: Srgba = Srgba::rgb(0.46, 0.5, 0.29);
pub(super) const FOREST: Srgba = Srgba::rgb(0.24, 0.32, 0.17);
pub(super) const TREES: Srgba = Srgba::rgb(0.13, 0.27, 0.12);
/// Villages: their ground, walls and roofs.
pub(super) const VILLAGE: Srgba = Srgba::rgb(0.78, 0.62, 0.44);
pub(super) const WALLS: Srgba = Srgba::rgb(0.93, 0.89, 0.8);
pub(super) const ROOFS: Srgba = Srgba::rgb(0.55, 0.22, 0.13);
/// The courts of the headquarters, the first player's first, and their flags.
pub(super) const COURTS: [Srgba; 2] = [Srgba::rgb(0.5, 0.6, 0.76), Srgba::rgb(0.82, 0.52, 0.44)];
pub(super) const FLAGS: [Srgba; 2] = [Srgba::rgb(0.1, 0.22, 0.6), Srgba::rgb(0.72, 0.09, 0.09)];
/// Counters of stained wood, the first player's first.
pub(super) const COUNTERS: [Srgba; 2] = [Srgba::rgb(0.09, 0.2, 0.5), Srgba::rgb(0.68, 0.1, 0.08)];
/// The plume on red's hats.
pub(super) const PLUME: Srgba = Srgba::rgb(0.95, 0.9, 0.78);
/// What is lettered over forests.
pub(super) const FOREST_NAMES: Srgba = Srgba::rgb(0.95, 0.92, 0.78);
/// What is lettered on the land, and on the frame.
pub(super) const NAMES: Srgba = Srgba::rgb(0.17, 0.11, 0.06);
pub(super) const LETTERS: Srgba = Srgba::rgb(0.86, 0.72, 0.5);

/// What highlights lie on: they must stand out from all of it.
pub(super) const GROUNDS: [Srgba; 12] = [
    COUNTRY,
    SLOPE,
    ROAD,
    BANK,
    WATER,
    FOREST_EDGE,
    FOREST,
    VILLAGE,
    COURTS[0],
    COURTS[1],
    COUNTERS[0],
    COUNTERS[1],
];
