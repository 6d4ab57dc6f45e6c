//! The board: a frame of wood, and the map on it.

use bevy::prelude::*;

use super::geometry::{FRAME, MARGIN};
use super::map_look::NapoleonLook;
use super::{colours, names, scenery, sheet, trays};
use crate::app::art::{ArtAssets, SurfaceSpec, tile};
use crate::app::games::Look;

/// The height of the board's surface above the table.
const THICKNESS: f32 = 0.55;
/// How far the paper lies below the surface, and the wood below the paper.
const PAPER: f32 = 0.008;
const WOOD: f32 = 0.016;

pub(super) fn build(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    let frame = art.mesh(tile(look.reach() + Vec2::splat(FRAME), 0.3, 0.09, THICKNESS));
    let wood = art.wood(&colours::FRAME_WOOD);
    art.commands.spawn((frame, wood, Transform::from_xyz(0.0, -PAPER - WOOD, 0.0), ChildOf(root)));
    let map = look.map;
    let picture = art.picture(|| sheet::draw(map));
    let paper =
        art.surface(&SurfaceSpec { colour: colours::PRINT, roughness: 0.92, reflectance: 0.2, picture });
    let sheet = art.mesh(Plane3d::new(Vec3::Y, look.reach() + MARGIN));
    art.commands.spawn((sheet, paper, Transform::from_xyz(0.0, -PAPER, 0.0), ChildOf(root)));
    names::letter(look, root, art);
    scenery::build(look, root, art);
    trays::build(look, look.half_size(), root, art);
}
