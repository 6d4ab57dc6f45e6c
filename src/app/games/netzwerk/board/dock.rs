//! The docks: a tray for each player with six numbered bays, where the robots wait that they have captured.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::frame::ring_of_wood;
use super::{copper, field, picture};
use crate::app::art::{ArtAssets, joined, rounded_outline, swept, turned};
use crate::app::games::TrayPlace;
use crate::app::games::netzwerk::colours;
use crate::app::games::netzwerk::geometry::{HALF, THICKNESS, TILE, TRAY};
use rules::Player;
use rules::netzwerk::CREW;

/// From bay to bay.
const PITCH: f32 = 1.2;
/// Half the size of a dock.
pub(crate) const SIZE: Vec2 = Vec2::new(0.74, PITCH * CREW as f32 / 2.0 + 0.14);
/// Half the size of what is sunk into it.
const OPENING: Vec2 = Vec2::new(SIZE.x - 0.09, SIZE.y - 0.09);
/// Its rim, its ground, and its pads above the table.
const TOP: f32 = 0.17 - THICKNESS;
const FLOOR: f32 = 0.09 - THICKNESS;
const PAD: f32 = 0.125 - THICKNESS;
/// Half the width of a pad, and how far it lies towards the board, to leave room for its number.
const PAD_HALF: f32 = 0.5;
const PAD_ASIDE: f32 = 0.12;

/// The size of the robots that wait there, as a part of their own: they fit on their pads, also as they are seen from above.
const CAPTIVE: f32 = 0.84;

/// A place in a dock at the right of the board, as it is in a player's dock.
fn in_dock(trays: TrayPlace, owner: Player, at: Transform) -> Transform {
    trays.in_tray(owner, Vec3::X * (HALF + TRAY / 2.0), at)
}

/// Where the middle of a bay is from the middle of the dock; the first is nearest to the owner, or at their left.
fn from_middle(nth: usize) -> Vec3 {
    let along = (CREW as f32 - 1.0) / 2.0 - nth as f32;
    Vec3::new(-PAD_ASIDE, PAD, along * PITCH)
}

/// Where the `nth` robot stands in a player's dock: it faces the board.
pub(crate) fn bay(trays: TrayPlace, owner: Player, nth: usize) -> Transform {
    let facing = Quat::from_rotation_y(FRAC_PI_2);
    let stands = Transform::from_translation(from_middle(nth)).with_rotation(facing);
    in_dock(trays, owner, stands.with_scale(Vec3::splat(CAPTIVE)))
}

/// The parts of a dock, for both players.
fn docks(trays: TrayPlace, parts: &[Mesh]) -> Vec<Mesh> {
    let dock = |owner| {
        let at = in_dock(trays, owner, Transform::IDENTITY);
        parts.iter().map(move |part| part.clone().transformed_by(at))
    };
    Player::BOTH.into_iter().flat_map(dock).collect()
}

pub(super) fn wood(trays: TrayPlace) -> Vec<Mesh> {
    docks(trays, &ring_of_wood(SIZE, 0.2, 0.06, OPENING, 0.12, TOP, [-THICKNESS, FLOOR]))
}

/// The ground of the docks, and a pad for each robot, with the field's picture.
pub(super) fn pads(trays: TrayPlace) -> Vec<Mesh> {
    // Smaller than a piece of the picture where nothing is printed.
    let plain = Transform::from_translation(PLAIN).with_scale(Vec3::new(0.1, 1.0, 0.02));
    let ground = field::lid(&rounded_outline(OPENING, 0.1, 2), 0.0, FLOOR);
    let ground =
        field::of_ground(ground.transformed_by(plain)).translated_by(-PLAIN).scaled_by(plain.scale.recip());
    let pad = pad();
    let pads = (0..CREW).map(|nth| pad.clone().translated_by(from_middle(nth)));
    let parts: Vec<Mesh> = std::iter::once(ground).chain(pads).collect();
    docks(trays, &parts)
}

/// A place beside a socket where nothing is printed on the ground.
const PLAIN: Vec3 = Vec3::new(0.6, 0.0, 0.6);

/// A small tile.
fn pad() -> Mesh {
    let outline = rounded_outline(Vec2::splat(TILE), picture::TILE_CORNER, 4);
    let edge = [(0.0, FLOOR - PAD), (0.0, -0.012), (-0.016, 0.0)].map(Vec2::from);
    let tile = joined([swept(&outline, &edge), field::lid(&outline, 0.016, 0.0)]);
    let small = PAD_HALF / TILE;
    field::of_tile(tile).scaled_by(Vec3::new(small, 1.0, small))
}

/// A loop and two contacts in every bay, to charge who waits there.
pub(super) fn copper(trays: TrayPlace) -> Vec<Mesh> {
    let profile = [(0.36, 0.0), (0.352, 0.01), (0.328, 0.01), (0.32, 0.0)];
    let bay_parts: Vec<Mesh> = std::iter::once(turned(&profile, 32)).chain(copper::contacts()).collect();
    let bays = (0..CREW).map(from_middle);
    let parts: Vec<Mesh> =
        bays.flat_map(|at| bay_parts.iter().map(move |part| part.clone().translated_by(at))).collect();
    docks(trays, &parts)
}

/// The bays' numbers.
pub(super) fn build_numbers(trays: TrayPlace, root: Entity, art: &mut ArtAssets) {
    for owner in Player::BOTH {
        for nth in 0..CREW {
            let number = art.lettering(&(nth + 1).to_string(), 0.3, colours::LETTERS);
            let beside = from_middle(nth) + Vec3::new(PAD_HALF + 0.13, FLOOR - PAD + 0.006, 0.0);
            let at = in_dock(trays, owner, Transform::from_translation(beside)).translation;
            art.commands.spawn((number, Transform::from_translation(at), ChildOf(root)));
        }
    }
}
