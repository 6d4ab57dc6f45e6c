//! What hands do with the camera: turn, tilt, zoom, shift.

use bevy::prelude::*;

use super::orbit::Orbit;
use super::view::turned;

/// Radians per logical pixel.
const TURNING: f32 = 0.006;
/// What one step of a mouse wheel leaves of the distance.
const STEP: f32 = 0.9;

/// A locked camera does not heed any of it. Points are on the table, by their x and z, where the camera shows them now.
impl Orbit {
    /// Rotates and tilts by a drag of this many pixels.
    pub(crate) fn drag(&mut self, delta: Vec2) {
        if self.is_locked {
            return;
        }
        self.goal.yaw -= delta.x * TURNING;
        if !self.flat {
            self.goal.pitch = self.limits.pitch(self.goal.pitch + delta.y * TURNING);
        }
    }

    /// Zooms in (above 0) or out, in steps of a mouse wheel; the point that is pointed at stays where it is in the window.
    pub(crate) fn zoom(&mut self, steps: f32, at: Option<Vec2>) {
        if !self.is_locked {
            self.zoom_to(self.goal.zoom * STEP.powf(steps), at);
        }
    }

    /// Zooms and rotates by a pinch: two fingers that move apart by a factor and turn by an angle, clockwise in radians, around
    /// the point between them.
    pub(crate) fn pinch(&mut self, apart: f32, clockwise: f32, at: Option<Vec2>) {
        if self.is_locked {
            return;
        }
        self.zoom_to(self.goal.zoom / apart, at);
        self.goal.yaw += clockwise;
        if let Some(at) = at {
            let away = self.shown.seen(at) * self.goal.zoom;
            let middle = self.goal.middle + away - turned(away, clockwise);
            self.goal.middle = self.limits.shifted(middle, self.goal.zoom);
        }
    }

    /// Shifts the view as if the table were drawn by hand from one point to another.
    pub(crate) fn draw(&mut self, from: Vec2, to: Vec2) {
        let by = self.shown.seen(from) - self.shown.seen(to);
        self.shift(by * self.goal.zoom);
    }

    /// Shifts the view in a direction as seen (x to the right, y up), by lengths of the table for the zoom that shows the whole board.
    pub(crate) fn shift_seen(&mut self, way: Vec2) {
        let by = self.on_board(way) * self.goal.zoom;
        self.shift(by);
    }

    fn shift(&mut self, by: Vec2) {
        if !self.is_locked {
            self.goal.middle = self.limits.shifted(self.goal.middle + by, self.goal.zoom);
        }
    }
}

impl Orbit {
    /// Converts a direction as seen (x to the right, y up) to one on the board, by its x and z.
    pub(crate) fn on_board(&self, seen: Vec2) -> Vec2 {
        turned(Vec2::new(seen.x, -seen.y), self.goal.yaw)
    }

    /// The target zoom, as a factor of the distance that shows the whole board.
    pub(crate) const fn distance(&self) -> f32 {
        self.goal.zoom
    }

    /// Zooms to a distance.
    pub(crate) fn set_distance(&mut self, distance: f32) {
        self.zoom_to(distance, None);
    }

    fn zoom_to(&mut self, zoom: f32, at: Option<Vec2>) {
        let (before, zoom) = (self.goal.zoom, self.limits.zoom(zoom));
        let away = at.map_or(Vec2::ZERO, |at| self.shown.seen(at));
        let middle = self.goal.middle + away * (before - zoom);
        self.goal.zoom = zoom;
        self.goal.middle = if zoom > before {
            self.limits.drawn_back(middle, zoom)
        } else {
            self.limits.shifted(middle, zoom)
        };
    }
}
