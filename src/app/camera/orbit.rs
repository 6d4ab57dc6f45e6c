//! The orbit: from where the board is seen; input changes the target (`gestures.rs`), and the camera follows.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::view::{Limits, View};
use crate::app::games::BoardLook;
use crate::app::platform::Redraw;
use crate::app::session::Session;
use rules::{Player, Presented};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Orbit>()
        .add_observer(reset_camera)
        .add_observer(come_closer)
        .add_observer(toggle_flat_view);
}

/// The yaw, pitch and zoom of the view behind the main menu.
const OVER_THE_TABLE: [f32; 3] = [0.04, 0.72, 1.5];

/// How fast the camera follows, per second.
pub(super) const HASTE: f32 = 11.0;

/// Request: reset the view.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ResetCamera;

/// Request: come closer to where the last action ended, for small windows, where places are smaller than a fingertip.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ComeCloser;

/// The zoom then. From there on, one finger draws the table instead of turning it.
const CLOSER: f32 = 0.55;
const IS_CLOSE: f32 = 0.8;

/// Request: switch between the flat view straight from above and the view across the table.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ToggleFlatView;

/// The camera's current and target view.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct Orbit {
    pub(super) goal: View,
    pub(super) shown: View,
    pub(super) limits: Limits,
    /// Straight from above, without perspective; behind the main menu, the table is a picture all the same.
    pub(crate) flat: bool,
    /// The player has locked it.
    pub(crate) is_locked: bool,
    /// The player on the near side.
    near: Player,
    /// It is rotating to the other side.
    is_changing_sides: bool,
    /// Where it came close by itself, until the view is the usual one again or another that a player chose.
    leaned: Option<View>,
}

impl Default for Orbit {
    fn default() -> Self {
        let limits = Limits::default();
        let home = View::home(Player::One, &limits);
        Self {
            goal: home,
            shown: home,
            limits,
            flat: false,
            is_locked: false,
            near: Player::One,
            is_changing_sides: false,
            leaned: None,
        }
    }
}

impl Orbit {
    /// Keeps within other limits, because the board or the window is another. Who has not tilted the view has the usual one again.
    pub(super) fn limit(&mut self, limits: Limits) {
        let usual = std::mem::replace(&mut self.limits, limits).usual_pitch;
        let is_usual = self.goal.pitch == usual;
        self.goal.zoom = limits.zoom(self.goal.zoom);
        self.goal.middle = limits.shifted(self.goal.middle, self.goal.zoom);
        if is_usual {
            self.goal.pitch = limits.usual_pitch;
            self.shown.pitch = limits.usual_pitch;
        }
    }

    fn home(&self) -> View {
        View::home(self.near, &self.limits)
    }

    /// Whether a player has turned, tilted, zoomed or shifted the view.
    pub(crate) fn is_displaced(&self) -> bool {
        let (goal, home) = (self.goal, self.home());
        let turned = (goal.yaw - home.yaw).rem_euclid(TAU);
        let is_turned = turned.min(TAU - turned) > 0.01;
        is_turned || View { yaw: home.yaw, ..goal } != home
    }

    /// Whether the view is so close that it is drawn rather than turned by a finger.
    pub(crate) fn is_close(&self) -> bool {
        self.goal.zoom < IS_CLOSE
    }

    /// Comes close to a part of the board, half of whose size is given, unless it is locked or a player has chosen a view. What is nearly as
    /// large as the whole board stays as it is.
    pub(crate) fn lean_towards(&mut self, middle: Vec2, half: Vec2, board: Vec2) {
        if self.is_locked || self.is_displaced() && self.leaned != Some(self.goal) {
            return;
        }
        let zoom = self.limits.zoom((half / board).max_element().max(CLOSER));
        if zoom >= IS_CLOSE {
            return self.lean_back();
        }
        self.goal = View { zoom, middle: self.limits.shifted(middle, zoom), ..self.goal };
        self.leaned = Some(self.goal);
    }

    /// Leaves what it came close to by itself, unless a player has chosen another view meanwhile.
    pub(crate) fn lean_back(&mut self) {
        if self.leaned.take() == Some(self.goal) {
            let View { zoom, middle, .. } = self.home();
            self.goal = View { zoom, middle, ..self.goal };
        }
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

    /// The player whose side the camera is on just now, however it got there.
    pub(crate) fn shown_side(&self) -> Player {
        if self.shown.yaw.cos() >= 0.0 { Player::One } else { Player::Two }
    }

    /// Whether it is rotating from one player's side to the other's.
    pub(crate) const fn is_changing_sides(&self) -> bool {
        self.is_changing_sides
    }

    /// Sets a view at once.
    pub(crate) fn look_from(&mut self, yaw: f32, pitch: f32, zoom: f32) {
        let (pitch, zoom) = (self.limits.pitch(pitch), self.limits.zoom(zoom));
        self.goal = View { yaw, pitch, zoom, middle: Vec2::ZERO };
        self.shown = self.goal;
    }
}

/// Looks over the table from low and from the side, as a picture behind the main menu.
pub(super) fn look_over_table(mut orbit: ResMut<Orbit>) {
    let [yaw, pitch, zoom] = OVER_THE_TABLE;
    orbit.look_from(yaw, pitch, zoom);
}

fn reset_camera(_: On<ResetCamera>, mut orbit: ResMut<Orbit>) {
    orbit.go_home();
}

fn come_closer(_: On<ComeCloser>, session: Session, look: Res<BoardLook>, mut orbit: ResMut<Orbit>) {
    let game = session.game();
    let last = game.played().last().zip(game.played().len().checked_sub(1));
    let ended = last.and_then(|(last, i)| game.position_at(i)?.gesture(&last.action).to);
    let spot = look.spots().into_iter().find(|spot| Some(spot.site) == ended);
    let zoom = orbit.limits.zoom(CLOSER);
    orbit.goal.zoom = zoom;
    orbit.goal.middle = orbit.limits.shifted(spot.map_or(Vec2::ZERO, |spot| spot.place.xz()), zoom);
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
    orbit.shown = shown.towards(goal, step);
}
