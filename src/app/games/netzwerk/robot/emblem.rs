//! What is seen of a robot from straight above, where it would be little more than a lid: its face on a disc or on a square plate, as
//! beside its player's name.

use bevy::prelude::*;

use super::colours;
use crate::app::art::{coloured, flat_ring, joined, plain_box};
use rules::Player;

/// Half the width of the disc and of the plate, and of what is within their edges.
const DISC: [f32; 2] = [0.66, 0.61];
const PLATE: [f32; 2] = [0.56, 0.51];
/// The height of the lowest layer, above all antennas, and from one to the next.
const HEIGHT: f32 = 2.1;
const LEVEL: f32 = 0.012;
const LIT_EYES: [Srgba; 2] = [Srgba::rgb(0.10, 0.56, 0.68), Srgba::rgb(1.0, 0.6, 0.2)];

pub(super) fn emblem(player: Player) -> Mesh {
    let level = |i: u8| Vec3::Y * (HEIGHT + LEVEL * f32::from(i));
    let disc = |i: u8, radius: f32, colour: Srgba| {
        coloured(flat_ring(0.0, radius, 0), |_| colour).translated_by(level(i))
    };
    let plate = |i: u8, x: f32, z: f32, colour: Srgba| {
        let half = Vec3::new(x, LEVEL / 2.0, z);
        coloured(plain_box(-half, half), |_| colour).translated_by(level(i))
    };
    match player {
        Player::One => {
            let eye = |side: f32| disc(2, 0.13, LIT_EYES[0]).translated_by(Vec3::X * 0.22 * side);
            joined([disc(0, DISC[0], colours::RUBBER), disc(1, DISC[1], colours::IVORY), eye(-1.0), eye(1.0)])
        }
        Player::Two => joined([
            plate(0, PLATE[0], PLATE[0], colours::IVORY),
            plate(1, PLATE[1], PLATE[1], colours::CASE),
            plate(2, 0.34, 0.1, LIT_EYES[1]),
        ]),
    }
}
