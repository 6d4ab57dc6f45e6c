//! A view of the table: from where, how near, and which point is in the middle.

use std::f32::consts::PI;

use bevy::prelude::*;

use rules::Player;

const LOWEST: f32 = 0.3;
const HIGHEST: f32 = 1.5;
/// How much farther the view can be shifted than it must be to keep what is pointed at in its place.
const SLACK: f32 = 0.25;
/// The part of the board's half-width by which the view is shifted at most.
const FARTHEST_SHIFT: f32 = 0.95;
/// The farthest point that hands can hold: towards the horizon the table has no end.
const FARTHEST_POINT: f32 = 30.0;

/// Angles in radians, zoom as a factor of the distance that shows the whole board, and the point of the table in the middle, as x and z.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct View {
    pub(super) yaw: f32,
    pub(super) pitch: f32,
    pub(super) zoom: f32,
    pub(super) middle: Vec2,
}

/// Within what a view stays, and where it begins. It depends on the board and the shape of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Limits {
    /// The pitch at the start of a match and after a reset.
    pub(super) usual_pitch: f32,
    /// The smallest and the largest zoom.
    pub(super) zooms: [f32; 2],
    /// Half the width and depth of what lies on the table.
    pub(super) reach: Vec2,
}

impl Default for Limits {
    fn default() -> Self {
        Self { usual_pitch: 0.93, zooms: [0.4, 1.8], reach: Vec2::splat(8.0) }
    }
}

impl Limits {
    pub(super) fn pitch(&self, pitch: f32) -> f32 {
        pitch.clamp(LOWEST, HIGHEST)
    }

    pub(super) fn zoom(&self, zoom: f32) -> f32 {
        zoom.clamp(self.zooms[0], self.zooms[1])
    }

    /// The nearest middle to this one to which a view at a zoom can be shifted. Away from the board, none but the board's own.
    pub(super) fn shifted(&self, middle: Vec2, zoom: f32) -> Vec2 {
        self.within(middle, 1.0 + SLACK - zoom)
    }

    /// The same for a view that is drawn back: once the whole board is seen, it is in the middle.
    pub(super) fn drawn_back(&self, middle: Vec2, zoom: f32) -> Vec2 {
        self.within(middle, 1.0 - zoom)
    }

    fn within(&self, middle: Vec2, part: f32) -> Vec2 {
        let most = self.reach * part.clamp(0.0, FARTHEST_SHIFT);
        middle.clamp(-most, most)
    }
}

impl View {
    /// The usual view from a player's side.
    pub(super) const fn home(near: Player, limits: &Limits) -> Self {
        let yaw = match near {
            Player::One => 0.0,
            Player::Two => PI,
        };
        Self { yaw, pitch: limits.usual_pitch, zoom: 1.0, middle: Vec2::ZERO }
    }

    /// Where a point of the table is seen: the same, whatever the zoom and the middle, for the same place in the window.
    pub(super) fn seen(&self, point: Vec2) -> Vec2 {
        ((point - self.middle) / self.zoom).clamp_length_max(FARTHEST_POINT)
    }

    /// The view on the way to another one; `step` is the part of the way.
    pub(super) fn towards(self, goal: Self, step: f32) -> Self {
        let follow =
            |from: f32, to: f32| if (to - from).abs() < 1e-4 { to } else { from + (to - from) * step };
        Self {
            yaw: follow(self.yaw, goal.yaw),
            pitch: follow(self.pitch, goal.pitch),
            zoom: follow(self.zoom, goal.zoom),
            middle: Vec2::new(follow(self.middle.x, goal.middle.x), follow(self.middle.y, goal.middle.y)),
        }
    }
}

/// A direction on the table, by its x and z, turned around the upright axis as a view is by this yaw.
pub(super) fn turned(direction: Vec2, yaw: f32) -> Vec2 {
    Vec2::from_angle(-yaw).rotate(direction)
}
