//! The orbit: from where the board is seen, as angles and a distance; input changes the target, and the camera follows.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use crate::app::platform::Redraw;
use crate::games::Player;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Orbit>().add_observer(reset_camera).add_observer(toggle_flat_view);
}

const START: View = View { yaw: 0.0, pitch: 0.93, zoom: 1.0 };
const LOWEST: f32 = 0.3;
const HIGHEST: f32 = 1.5;
const NEAREST: f32 = 0.4;
const FARTHEST: f32 = 1.5;
/// How fast the camera follows, per second.
pub(super) const HASTE: f32 = 11.0;
/// Radians per logical pixel.
const TURNING: f32 = 0.006;

/// Request: reset the view.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ResetCamera;

/// Request: switch between the flat view straight from above and the view across the table.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ToggleFlatView;

/// The camera's current and target view: angles in radians, zoom as a factor of the distance that shows the whole board.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct Orbit {
    goal: View,
    pub(super) shown: View,
    /// Straight from above, without perspective.
    pub(crate) flat: bool,
    /// The player has locked it.
    pub(crate) is_locked: bool,
    /// The player on the near side.
    near: Player,
    /// It is rotating to the other side.
    is_changing_sides: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct View {
    pub(super) yaw: f32,
    pub(super) pitch: f32,
    pub(super) zoom: f32,
}

impl Default for Orbit {
    fn default() -> Self {
        Self {
            goal: START,
            shown: START,
            flat: false,
            is_locked: false,
            near: Player::One,
            is_changing_sides: false,
        }
    }
}

impl Orbit {
    /// Rotates and tilts by a drag of this many pixels.
    pub(crate) fn drag(&mut self, delta: Vec2) {
        if self.is_locked {
            return;
        }
        self.goal.yaw -= delta.x * TURNING;
        if !self.flat {
            self.goal.pitch = (self.goal.pitch + delta.y * TURNING).clamp(LOWEST, HIGHEST);
        }
    }

    /// Zooms and rotates by a pinch: two fingers that move apart by a factor and turn by an angle, clockwise in radians.
    pub(crate) fn pinch(&mut self, apart: f32, turned: f32) {
        if !self.is_locked {
            self.goal.zoom = (self.goal.zoom / apart).clamp(NEAREST, FARTHEST);
            self.goal.yaw += turned;
        }
    }

    /// Zooms in (above 0) or out, in steps of a mouse wheel.
    pub(crate) fn zoom(&mut self, steps: f32) {
        if !self.is_locked {
            self.goal.zoom = (self.goal.zoom * 0.9_f32.powf(steps)).clamp(NEAREST, FARTHEST);
        }
    }

    /// Converts a direction as seen (x to the right, y up) to one on the board, by its x and z.
    pub(crate) fn on_board(&self, seen: Vec2) -> Vec2 {
        (Quat::from_rotation_y(self.goal.yaw) * Vec3::new(seen.x, 0.0, -seen.y)).xz()
    }

    /// The target zoom, as a factor of the distance that shows the whole board.
    pub(crate) const fn distance(&self) -> f32 {
        self.goal.zoom
    }

    /// Zooms to a distance.
    pub(crate) fn set_distance(&mut self, distance: f32) {
        self.goal.zoom = distance.clamp(NEAREST, FARTHEST);
    }

    /// The default view.
    fn home(&self) -> View {
        View { yaw: if self.near == Player::One { 0.0 } else { PI }, ..START }
    }

    /// Resets the view, the short way around.
    fn go_home(&mut self) {
        self.goal = self.home();
        self.shown.yaw = self.goal.yaw + (self.shown.yaw - self.goal.yaw + PI).rem_euclid(TAU) - PI;
    }

    /// Is at once where a match begins: on a player's side, in the usual view.
    pub(crate) fn start_at(&mut self, near: Player) {
        self.near = near;
        self.goal = self.home();
        self.shown = self.goal;
        self.is_changing_sides = false;
    }

    /// Rotates to a player's side of the board, or jumps there.
    pub(crate) fn sit(&mut self, near: Player, at_once: bool) {
        if self.near == near {
            return;
        }
        self.near = near;
        self.goal.yaw += if near == Player::One { -PI } else { PI };
        if at_once {
            self.shown = self.goal;
        }
        self.is_changing_sides = !at_once;
    }

    /// The player on the near side, or who will be when the camera has arrived.
    pub(crate) const fn near(&self) -> Player {
        self.near
    }

    /// Whether it is rotating from one player's side to the other's.
    pub(crate) const fn is_changing_sides(&self) -> bool {
        self.is_changing_sides
    }

    /// Sets a view at once.
    pub(crate) fn look_from(&mut self, yaw: f32, pitch: f32, zoom: f32) {
        self.goal = View { yaw, pitch: pitch.clamp(LOWEST, HIGHEST), zoom: zoom.clamp(NEAREST, FARTHEST) };
        self.shown = self.goal;
    }
}

fn reset_camera(_: On<ResetCamera>, mut orbit: ResMut<Orbit>) {
    orbit.go_home();
}

fn toggle_flat_view(_: On<ToggleFlatView>, mut orbit: ResMut<Orbit>) {
    orbit.flat = !orbit.flat;
    orbit.goal = orbit.home();
    orbit.shown = orbit.goal;
}

pub(super) fn turn_camera(mut orbit: ResMut<Orbit>, time: Res<Time>, mut redraw: ResMut<Redraw>) {
    let (goal, shown) = (orbit.goal, orbit.shown);
    if goal == shown {
        if orbit.is_changing_sides {
            orbit.is_changing_sides = false;
        }
        return;
    }
    redraw.request();
    let step = 1.0 - (-HASTE * time.delta_secs().min(0.1)).exp();
    let follow = |from: f32, to: f32| if (to - from).abs() < 1e-4 { to } else { from + (to - from) * step };
    orbit.shown = View {
        yaw: follow(shown.yaw, goal.yaw),
        pitch: follow(shown.pitch, goal.pitch),
        zoom: follow(shown.zoom, goal.zoom),
    };
}
