//! The docks: on either side of the board a tray with six numbered bays, where the robots wait that the player at whose right
//! hand it is has captured.

use bevy::prelude::*;

use super::frame::ring_of_wood;
use super::{copper, field, picture};
use crate::app::art::{ArtAssets, joined, turned};
use crate::app::games::netzwerk::colours;
use crate::app::games::netzwerk::geometry::{HALF, THICKNESS, TILE, TRAY};
use crate::app::games::netzwerk::shapes::{rounded_outline, swept};
use crate::games::netzwerk::CREW;

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

/// The middle of a dock, on the side (1 or −1) of a player's right hand.
fn middle(side: f32) -> Vec3 {
    Vec3::X * side * (HALF + TRAY / 2.0)
}

/// Where the `nth` robot stands in the dock on a side; the first is nearest to the captor.
pub(crate) fn bay(side: f32, nth: usize) -> Vec3 {
    let along = (CREW as f32 - 1.0) / 2.0 - nth as f32;
    middle(side) + Vec3::new(-side * PAD_ASIDE, PAD, side * along * PITCH)
}

fn docks(parts: impl Fn(f32) -> Vec<Mesh>) -> Vec<Mesh> {
    [-1.0, 1.0].into_iter().flat_map(parts).collect()
}

pub(super) fn wood() -> Vec<Mesh> {
    docks(|side| {
        let ring = ring_of_wood(SIZE, 0.2, 0.06, OPENING, 0.12, TOP, [-THICKNESS, FLOOR]);
        ring.into_iter().map(|part| part.translated_by(middle(side))).collect()
    })
}

/// The ground of the docks, and a pad for each robot, with the field's picture.
pub(super) fn pads() -> Vec<Mesh> {
    // Smaller than a piece of the picture where nothing is printed.
    let plain = Transform::from_translation(PLAIN).with_scale(Vec3::new(0.1, 1.0, 0.02));
    let ground = field::lid(&rounded_outline(OPENING, 0.1, 2), 0.0, FLOOR);
    let ground =
        field::of_ground(ground.transformed_by(plain)).translated_by(-PLAIN).scaled_by(plain.scale.recip());
    let pad = pad();
    docks(|side| {
        let pads = (0..CREW).map(|nth| pad.clone().translated_by(bay(side, nth)));
        std::iter::once(ground.clone().translated_by(middle(side))).chain(pads).collect()
    })
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
pub(super) fn copper() -> Vec<Mesh> {
    let profile = [(0.36, 0.0), (0.352, 0.01), (0.328, 0.01), (0.32, 0.0)];
    let bay_parts: Vec<Mesh> = std::iter::once(turned(&profile, 32)).chain(copper::contacts()).collect();
    docks(|side| {
        let bays = (0..CREW).map(|nth| bay(side, nth));
        bays.flat_map(|at| bay_parts.iter().map(move |part| part.clone().translated_by(at))).collect()
    })
}

/// The bays' numbers.
pub(super) fn build_numbers(root: Entity, art: &mut ArtAssets) {
    for side in [-1.0, 1.0] {
        for nth in 0..CREW {
            let number = art.lettering(&(nth + 1).to_string(), 0.3, colours::LETTERS);
            let at = bay(side, nth) + Vec3::new(side * (PAD_HALF + 0.13), FLOOR - PAD + 0.006, 0.0);
            art.commands.spawn((number, Transform::from_translation(at), ChildOf(root)));
        }
    }
}
