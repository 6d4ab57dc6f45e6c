//! The lens: what of the table is seen in the part of the window that panels leave free.

use bevy::prelude::*;

/// The lens: the angle across the height of what is free.
const FIELD_OF_VIEW: f32 = 0.55;
/// In a free area that is narrower than this, width by height, the angle is across a part of its height: otherwise the camera
/// would have to leave the room.
const NARROW: f32 = 0.62;
/// The usual pitch in a wide and in a narrow free area: a board seen steeply is as tall as it is wide.
const PITCHES: [f32; 2] = [0.85, 1.3];
/// The shapes, width by height, from which and to which the pitch grows.
const SHAPES: [f32; 2] = [1.75, 0.95];

/// The part of the window that panels leave free for the board, as margins in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct FreeView {
    pub(crate) left: f32,
    pub(crate) right: f32,
    pub(crate) top: f32,
    pub(crate) bottom: f32,
}

impl FreeView {
    /// The same, scaled by a factor.
    pub(crate) fn scaled(self, by: f32) -> Self {
        let Self { left, right, top, bottom } = self;
        Self { left: left * by, right: right * by, top: top * by, bottom: bottom * by }
    }

    /// The size of what is free in a window.
    pub(crate) fn size_in(self, window: Vec2) -> Vec2 {
        (window - Vec2::new(self.left + self.right, self.top + self.bottom)).max(window * 0.2)
    }
}

/// A lens for a window and its free area.
pub(super) struct Lens {
    pub(super) free: Vec2,
    /// The area under panels is cut off from a larger picture, centred on the free area.
    pub(super) whole: Vec2,
    pub(super) offset: Vec2,
    /// The length in the window, in logical pixels, that is seen under the lens's angle.
    span: f32,
}

impl Lens {
    pub(super) fn new(window: Vec2, free_view: FreeView) -> Self {
        let free = free_view.size_in(window);
        let margins = Vec2::new(free_view.right - free_view.left, free_view.bottom - free_view.top);
        let span = free.y.min(free.x / NARROW);
        Self { free, whole: window + margins.abs(), offset: margins.max(Vec2::ZERO), span }
    }

    fn tan() -> f32 {
        (FIELD_OF_VIEW / 2.0).tan()
    }

    /// How far is seen at a distance of 1, to the side and up, in what is free.
    pub(super) fn reach(&self) -> Vec2 {
        self.free / self.span * Self::tan()
    }

    /// The vertical angle of the whole picture.
    pub(super) fn field_of_view(&self) -> f32 {
        2.0 * (Self::tan() * self.whole.y / self.span).atan()
    }

    /// The pitch from which a board fills what is free best.
    pub(super) fn usual_pitch(&self) -> f32 {
        let shape = self.free.x / self.free.y;
        let narrow = ((SHAPES[0] - shape) / (SHAPES[0] - SHAPES[1])).clamp(0.0, 1.0);
        PITCHES[0].lerp(PITCHES[1], narrow)
    }
}
