//! The board: a frame of wood, and the map on it; and at the right hand of each player or before them a box lined with felt, for the
//! counters that they captured.

use bevy::prelude::*;

use super::geometry::{FRAME, MARGIN, TABLE};
use super::map_look::NapoleonLook;
use super::{colours, names, scenery, sheet};
use crate::app::art::{ArtAssets, SurfaceSpec, coloured, joined, tile};
use crate::app::games::{Look, TrayPlace};
use rules::Player;

/// The height of the board's surface above the table.
const THICKNESS: f32 = 0.55;
/// How far the paper lies below the surface, and the wood below the paper.
const PAPER: f32 = 0.008;
const WOOD: f32 = 0.016;

/// The distance between lost counters.
const APART: f32 = 0.65;
/// Between the board and the boxes, around the counters in them, and the width and height of their rims.
const GAP: f32 = 0.22;
const AROUND: f32 = 0.32;
const RIM: f32 = 0.14;
const HIGH: f32 = 0.2;
/// The felt's height above the table.
const FELT: f32 = 0.03;
/// From the middle line of the table to a box at its side.
const NEAR: f32 = 0.35;

pub(super) fn build(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    let frame = art.mesh(tile(look.reach() + Vec2::splat(FRAME), 0.3, 0.09, THICKNESS));
    let wood = art.wood(&colours::FRAME_WOOD);
    art.commands.spawn((frame, wood, Transform::from_xyz(0.0, -PAPER - WOOD, 0.0), ChildOf(root)));
    let map = look.map;
    let picture = art.picture(|| sheet::draw(map));
    let paper = art.surface(&SurfaceSpec {
        colour: colours::PRINT,
        roughness: 0.92,
        reflectance: 0.2,
        picture,
        ..default()
    });
    let sheet = art.mesh(Plane3d::new(Vec3::Y, look.reach() + MARGIN));
    art.commands.spawn((sheet, paper, Transform::from_xyz(0.0, -PAPER, 0.0), ChildOf(root)));
    names::letter(look, root, art);
    scenery::build(look, root, art);
}

/// How many lost counters stand side by side: before the players one, so that the boxes take little from the board.
const fn side_by_side(trays: TrayPlace) -> usize {
    match trays {
        TrayPlace::Sides => 2,
        TrayPlace::Ends => 1,
    }
}

/// Half the size of the felt of a box.
fn half(look: &NapoleonLook) -> Vec2 {
    let files = side_by_side(look.trays);
    let rows = look.map.army().div_ceil(files).max(1);
    Vec2::new((files - 1) as f32, (rows - 1) as f32) * APART / 2.0 + AROUND
}

/// The middle of a box at the right of a board.
fn middle(look: &NapoleonLook, board: Vec2) -> Vec2 {
    let half = half(look);
    match look.trays {
        TrayPlace::Sides => Vec2::new(board.x + GAP + RIM, NEAR + RIM) + half,
        TrayPlace::Ends => Vec2::new(board.y + GAP + RIM + half.x, 0.0),
    }
}

/// How far the boxes reach away from the board, and along its edge from the edge's middle.
pub(super) fn strip(look: &NapoleonLook, board: Vec2) -> Vec2 {
    let half = half(look) + RIM;
    let edge = if look.trays == TrayPlace::Sides { board.x } else { board.y };
    middle(look, board) + half - Vec2::X * edge
}

/// A place in a box at the right of the board, given from its middle, as it is in a player's box.
fn in_box(look: &NapoleonLook, board: Vec2, owner: Player, at: Vec2) -> Transform {
    let at = middle(look, board) + at;
    look.trays.in_tray(owner, Vec3::new(at.x, TABLE, at.y), Transform::IDENTITY)
}

/// Where the `nth` lost counter of a player stands: in the box of the player who captured it, from the middle line towards them or
/// from right to left.
pub(super) fn place(look: &NapoleonLook, board: Vec2, owner: Option<Player>, nth: usize) -> Transform {
    let corner = AROUND - half(look);
    let files = side_by_side(look.trays);
    let at = corner + Vec2::new((nth % files) as f32, (nth / files) as f32) * APART;
    let captor = owner.unwrap_or(Player::One).other();
    Transform::from_translation(in_box(look, board, captor, at).translation + Vec3::Y * FELT)
}

/// The boxes.
pub(super) fn build_trays(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    let (board, half) = (look.half_size(), half(look));
    let edge = half + RIM / 2.0;
    let bars = [
        (Vec2::X * edge.x, Vec2::new(RIM / 2.0, half.y + RIM)),
        (Vec2::NEG_X * edge.x, Vec2::new(RIM / 2.0, half.y + RIM)),
        (Vec2::Y * edge.y, Vec2::new(half.x, RIM / 2.0)),
        (Vec2::NEG_Y * edge.y, Vec2::new(half.x, RIM / 2.0)),
    ];
    let mut rims = Vec::new();
    let mut linings = Vec::new();
    for owner in Player::BOTH {
        for (aside, size) in bars {
            let bar = tile(size, 0.05, 0.035, HIGH).translated_by(Vec3::Y * HIGH);
            rims.push(bar.transformed_by(in_box(look, board, owner, aside)));
        }
        let felt = Mesh::from(Plane3d::new(Vec3::Y, half)).translated_by(Vec3::Y * FELT);
        linings
            .push(coloured(felt.transformed_by(in_box(look, board, owner, Vec2::ZERO)), |_| colours::FELT));
    }
    let mesh = art.mesh(joined(rims));
    let wood = art.wood(&colours::FRAME_WOOD);
    art.commands.spawn((mesh, wood, ChildOf(root)));
    let mesh = art.mesh(joined(linings));
    let felt = art.surface(&SurfaceSpec { roughness: 1.0, reflectance: 0.1, ..default() });
    art.commands.spawn((mesh, felt, ChildOf(root)));
}
