//! The lamp goes around the table with the camera when it changes sides, and its shadows cover the board.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::orbit::{HASTE, Orbit};
use crate::app::art::{LampSide, ShadowArea};
use crate::app::games::BoardLook;
use rules::Player;

/// Room for the shadows of what stands at the edge.
const MARGIN: f32 = 1.5;

pub(super) fn turn_lamp(orbit: Res<Orbit>, time: Res<Time>, mut side: ResMut<LampSide>) {
    let goal = if orbit.near() == Player::One { 0.0 } else { PI };
    let step = 1.0 - (-HASTE * time.delta_secs().min(0.1)).exp();
    let next = if orbit.is_changing_sides() { side.0 + (goal - side.0) * step } else { goal };
    side.set_if_neq(LampSide(next));
}

pub(super) fn cover_board(look: Res<BoardLook>, mut area: ResMut<ShadowArea>) {
    area.set_if_neq(ShadowArea(look.half_size().max(look.tray_reach()) + MARGIN));
}
