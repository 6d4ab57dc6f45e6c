//! The lamp goes around the table with the camera when it changes sides, hangs higher in the flat view, and its shadows cover the board.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::orbit::{HASTE, Orbit};
use crate::app::art::{LampPlace, ShadowArea};
use crate::app::games::BoardLook;
use crate::app::state::Screen;
use rules::Player;

/// Room for the shadows of what stands at the edge.
const MARGIN: f32 = 1.5;

pub(super) fn turn_lamp(
    orbit: Res<Orbit>,
    screen: Res<State<Screen>>,
    time: Res<Time>,
    mut lamp: ResMut<LampPlace>,
) {
    let goal = if orbit.near() == Player::One { 0.0 } else { PI };
    let step = 1.0 - (-HASTE * time.delta_secs().min(0.1)).exp();
    let next = if orbit.is_changing_sides() { lamp.side + (goal - lamp.side) * step } else { goal };
    lamp.set_if_neq(LampPlace { side: next, is_above: orbit.flat && **screen != Screen::Title });
}

pub(super) fn cover_board(look: Res<BoardLook>, mut area: ResMut<ShadowArea>) {
    area.set_if_neq(ShadowArea(look.half_size().max(look.tray_reach()) + MARGIN));
}
