//! The colours of Napoleon: a campaign map, drawn in ink and washed with colour.

use bevy::prelude::*;

use crate::app::art::WoodSpec;

/// What pictures are multiplied by, so that paper under the lamp is not white.
pub(super) const PRINT: Srgba = Srgba::rgb(0.75, 0.74, 0.71);
/// Paper, in the open and where it is old.
pub(super) const PAPER: Vec3 = Vec3::new(0.90, 0.85, 0.75);
pub(super) const OLD_PAPER: Vec3 = Vec3::new(0.68, 0.55, 0.36);
/// The ink of lines.
pub(super) const INK: Vec3 = Vec3::new(0.23, 0.16, 0.09);
/// Strokes down the slopes of hills, and furrows.
pub(super) const HACHURE: Vec3 = Vec3::new(0.36, 0.27, 0.15);
pub(super) const FURROW: Vec3 = Vec3::new(0.48, 0.40, 0.22);
/// Lettering and the halo around it, on paper and on forests.
pub(super) const ON_PAPER: [Vec3; 2] = [Vec3::new(0.11, 0.06, 0.03), PAPER];
pub(super) const ON_FOREST: [Vec3; 2] = [Vec3::new(0.97, 0.93, 0.80), Vec3::new(0.10, 0.15, 0.05)];
/// Washes, by which the colour below is multiplied: open country, slopes away from the light, the banks of rivers.
pub(super) const MEADOW: Vec3 = Vec3::new(0.86, 0.92, 0.76);
pub(super) const SLOPE: Vec3 = Vec3::new(0.66, 0.63, 0.58);
pub(super) const MARSH: Vec3 = Vec3::new(0.80, 0.90, 0.88);
pub(super) const BANK: Vec3 = Vec3::new(0.66, 0.64, 0.50);
/// Washes of forests, at their edge and inside, and of villages.
pub(super) const WOOD: Vec3 = Vec3::new(0.53, 0.68, 0.44);
pub(super) const INNER_WOOD: Vec3 = Vec3::new(0.40, 0.53, 0.42);
pub(super) const VILLAGE: Vec3 = Vec3::new(0.90, 0.76, 0.62);
/// Houses of a plan, and their roofs towards the light.
pub(super) const PLANS: Vec3 = Vec3::new(0.46, 0.29, 0.20);
pub(super) const PLAN_LIGHT: Vec3 = Vec3::new(0.64, 0.45, 0.34);
/// The crowns of trees as they are drawn, with their shade.
pub(super) const LEAVES: Vec3 = Vec3::new(0.45, 0.52, 0.27);
pub(super) const LEAF_SHADE: Vec3 = Vec3::new(0.24, 0.30, 0.14);
pub(super) const INNER_LEAVES: Vec3 = Vec3::new(0.27, 0.36, 0.18);
pub(super) const INNER_SHADE: Vec3 = Vec3::new(0.13, 0.20, 0.09);
/// Roads and bridges.
pub(super) const ROAD: Vec3 = Vec3::new(0.98, 0.91, 0.73);
/// Rivers: along the shore, in their middle, the lines along the shore, and the shore itself.
pub(super) const SHALLOWS: Vec3 = Vec3::new(0.28, 0.50, 0.60);
pub(super) const WATER: Vec3 = Vec3::new(0.12, 0.33, 0.48);
pub(super) const WATER_LINE: Vec3 = Vec3::new(0.62, 0.80, 0.84);
pub(super) const WATER_INK: Vec3 = Vec3::new(0.07, 0.15, 0.20);
/// The carpets of the headquarters, the first player's first, and the emblems on them with their border.
pub(super) const COURTS: [Vec3; 2] = [Vec3::new(0.50, 0.62, 0.84), Vec3::new(0.88, 0.52, 0.44)];
pub(super) const EMBLEMS: [Vec3; 2] = [Vec3::new(0.10, 0.22, 0.58), Vec3::new(0.66, 0.10, 0.09)];
pub(super) const GOLD: Vec3 = Vec3::new(0.86, 0.68, 0.26);
/// Trees that stand on the map.
pub(super) const FIR: Srgba = Srgba::rgb(0.24, 0.41, 0.23);
pub(super) const LEAF: Srgba = Srgba::rgb(0.44, 0.55, 0.23);
pub(super) const TRUNK: Srgba = Srgba::rgb(0.30, 0.20, 0.12);
/// Villages: walls, at the ground and above, roofs, at the ridge and at the eaves, chimneys, and the spires of churches.
pub(super) const WALLS: Srgba = Srgba::rgb(0.93, 0.89, 0.8);
pub(super) const WALL_FEET: Srgba = Srgba::rgb(0.60, 0.54, 0.44);
pub(super) const ROOFS: Srgba = Srgba::rgb(0.70, 0.44, 0.31);
pub(super) const EAVES: Srgba = Srgba::rgb(0.52, 0.31, 0.22);
pub(super) const CHIMNEYS: Srgba = Srgba::rgb(0.45, 0.28, 0.20);
pub(super) const SPIRES: Srgba = Srgba::rgb(0.27, 0.32, 0.38);
/// The cloth of flags and tents, the first player's first, and plain canvas.
pub(super) const FLAGS: [Srgba; 2] = [Srgba::rgb(0.1, 0.22, 0.6), Srgba::rgb(0.72, 0.09, 0.09)];
pub(super) const CANVAS: Srgba = Srgba::rgb(0.93, 0.90, 0.82);
/// Counters of painted wood, the first player's first: their coats, the felt under them, and what is on them.
pub(super) const COUNTERS: [Srgba; 2] = [Srgba::rgb(0.13, 0.31, 0.74), Srgba::rgb(0.82, 0.13, 0.10)];
pub(super) const FELT: Srgba = Srgba::rgb(0.14, 0.23, 0.17);
pub(super) const GILT: Srgba = Srgba::rgb(0.80, 0.60, 0.22);
pub(super) const FACE: Srgba = Srgba::rgb(0.86, 0.66, 0.48);
pub(super) const BELTS: Srgba = Srgba::rgb(0.93, 0.90, 0.82);
pub(super) const LEATHER: Srgba = Srgba::rgb(0.08, 0.07, 0.07);
pub(super) const SHAKO: Srgba = Srgba::rgb(0.10, 0.22, 0.58);
pub(super) const FUR: Srgba = Srgba::rgb(0.20, 0.13, 0.10);
pub(super) const PLUME: Srgba = Srgba::rgb(0.95, 0.92, 0.84);

/// What highlights lie on: they must stand out from all of it.
pub(super) const GROUNDS: [Srgba; 14] = [
    printed(PAPER, Vec3::ONE),
    printed(OLD_PAPER, Vec3::ONE),
    printed(PAPER, MEADOW),
    printed(PAPER, SLOPE),
    printed(PAPER, BANK),
    printed(PAPER, WOOD),
    printed(PAPER, INNER_WOOD),
    printed(PAPER, VILLAGE),
    printed(ROAD, Vec3::ONE),
    printed(SHALLOWS, Vec3::ONE),
    printed(WATER, Vec3::ONE),
    printed(COURTS[0], Vec3::ONE),
    COUNTERS[0],
    COUNTERS[1],
];

/// A wash over a colour.
const fn printed(below: Vec3, wash: Vec3) -> Srgba {
    Srgba::rgb(below.x * wash.x, below.y * wash.y, below.z * wash.z)
}

/// The wood of the frame and of the boxes for lost counters.
pub(super) const FRAME_WOOD: WoodSpec = WoodSpec { cut: 11.0, ..WoodSpec::WALNUT };
