//! The places of lost counters: a box lined with felt at the right hand of each player, for those that they captured.

use bevy::prelude::*;

use super::colours;
use super::geometry::TABLE;
use super::map_look::NapoleonLook;
use crate::app::art::{ArtAssets, SurfaceSpec, coloured, joined, tile};
use crate::games::Player;

/// The distance between lost counters, and the number side by side.
const APART: f32 = 0.6;
const SIDE_BY_SIDE: usize = 3;
/// Between the board and the boxes, around the counters in them, and the width and height of their rims.
const GAP: f32 = 0.3;
const AROUND: f32 = 0.34;
const RIM: f32 = 0.14;
const HIGH: f32 = 0.2;
/// The felt's height above the table.
const FELT: f32 = 0.03;
/// From the middle line of the table to a box.
const NEAR: f32 = 0.35;

/// Half the size of the felt of a box.
fn half(army: usize) -> Vec2 {
    let rows = army.div_ceil(SIDE_BY_SIDE).max(1);
    Vec2::new((SIDE_BY_SIDE - 1) as f32, (rows - 1) as f32) * APART / 2.0 + AROUND
}

/// The middle of the first player's box, beside a board.
fn middle(look: &NapoleonLook, board: Vec2) -> Vec2 {
    Vec2::new(board.x + GAP + RIM, NEAR + RIM) + half(look.map.army())
}

/// The width of the strip beside the board, and how far it reaches from the middle.
pub(super) fn strip(look: &NapoleonLook, board: Vec2) -> Vec2 {
    let far = middle(look, board) + half(look.map.army()) + RIM;
    Vec2::new(far.x - board.x, far.y)
}

/// Where the `nth` lost counter of a player stands: in the box of the player who captured it, from the middle line towards them.
pub(super) fn place(look: &NapoleonLook, board: Vec2, owner: Option<Player>, nth: usize) -> Transform {
    let corner = middle(look, board) - half(look.map.army()) + AROUND;
    let at = corner + Vec2::new((nth % SIDE_BY_SIDE) as f32, (nth / SIDE_BY_SIDE) as f32) * APART;
    let side = if owner == Some(Player::Two) { 1.0 } else { -1.0 };
    Transform::from_xyz(at.x * side, TABLE + FELT, at.y * side)
}

pub(super) fn build(look: &NapoleonLook, board: Vec2, root: Entity, art: &mut ArtAssets) {
    let (middle, half) = (middle(look, board), half(look.map.army()));
    let mut rims = Vec::new();
    let mut linings = Vec::new();
    for side in [1.0, -1.0] {
        let at = |aside: Vec2, y: f32| Vec3::new((middle.x + aside.x) * side, y, (middle.y + aside.y) * side);
        let edge = half + RIM / 2.0;
        let bars = [
            (Vec2::X * edge.x, Vec2::new(RIM / 2.0, half.y + RIM)),
            (Vec2::NEG_X * edge.x, Vec2::new(RIM / 2.0, half.y + RIM)),
            (Vec2::Y * edge.y, Vec2::new(half.x, RIM / 2.0)),
            (Vec2::NEG_Y * edge.y, Vec2::new(half.x, RIM / 2.0)),
        ];
        for (aside, size) in bars {
            rims.push(tile(size, 0.05, 0.035, HIGH).translated_by(at(aside, TABLE + HIGH)));
        }
        let felt = Mesh::from(Plane3d::new(Vec3::Y, half)).translated_by(at(Vec2::ZERO, TABLE + FELT));
        linings.push(coloured(felt, |_| colours::FELT));
    }
    let mesh = art.mesh(joined(rims));
    let wood = art.wood(&colours::FRAME_WOOD);
    art.commands.spawn((mesh, wood, ChildOf(root)));
    let mesh = art.mesh(joined(linings));
    let felt =
        art.surface(&SurfaceSpec { colour: Srgba::WHITE, roughness: 1.0, reflectance: 0.1, picture: None });
    art.commands.spawn((mesh, felt, ChildOf(root)));
}
