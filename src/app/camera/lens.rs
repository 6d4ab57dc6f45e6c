//! The lens: what of the table is seen in the part of the window that panels leave free.

use bevy::prelude::*;

/// The lens: the angle across the height of what is free.
const FIELD_OF_VIEW: f32 = 0.55;
/// In a free area that is narrower than this, width by height, the angle is across a part of its height: otherwise the camera
/// would have to leave the room.
const NARROW: f32 = 0.62;
/// The steepest usual pitch in a wide and in a narrow free area: a board seen steeply is as tall as it is wide.
const STEEPEST: [f32; 2] = [0.84, 1.3];
/// The shapes, width by height, from which and to which it grows.
const SHAPES: [f32; 2] = [1.7, 0.95];

/// The part of the window that panels leave free for the board, as margins in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct FreeView {
    pub(crate) left: f32,
    pub(crate) right: f32,
    pub(crate) top: f32,
    pub(crate) bottom: f32,
    /// The size of the window in which that was measured; zero if it is not known.
    pub(crate) window: Vec2,
}

impl FreeView {
    /// Margins that were measured in a window of a size, both in points of the user interface, each of which is so many logical pixels.
    pub(crate) fn measured(self, window: Vec2, pixels: f32) -> Self {
        Self { window: window * pixels, ..self.scaled(Vec2::splat(pixels)) }
    }

    fn scaled(self, by: Vec2) -> Self {
        let Self { left, right, top, bottom, window } = self;
        Self { left: left * by.x, right: right * by.x, top: top * by.y, bottom: bottom * by.y, window }
    }

    /// In a window that has just changed its size, panels are still where they were: until they have been laid out again they are taken to
    /// cover the same part of it.
    fn in_window(self, window: Vec2) -> Self {
        if self.window == Vec2::ZERO { self } else { self.scaled(window / self.window) }
    }

    /// The size of what is free in a window.
    pub(crate) fn size_in(self, window: Vec2) -> Vec2 {
        let Self { left, right, top, bottom, .. } = self.in_window(window);
        (window - Vec2::new(left + right, top + bottom)).max(window * 0.2)
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
        let free_view = free_view.in_window(window);
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

    /// The pitch that a usual view has at most.
    pub(super) fn steepest_pitch(&self) -> f32 {
        let shape = self.free.x / self.free.y;
        let narrow = ((SHAPES[0] - shape) / (SHAPES[0] - SHAPES[1])).clamp(0.0, 1.0);
        STEEPEST[0].lerp(STEEPEST[1], narrow)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_has_just_changed_its_size_leaves_as_much_free_as_before() {
        let beside = FreeView { right: 292.0, ..default() }.measured(Vec2::new(640.0, 400.0), 1.0);
        assert_eq!(beside.size_in(Vec2::new(640.0, 400.0)), Vec2::new(348.0, 400.0));
        assert_eq!(beside.size_in(Vec2::new(320.0, 460.0)), Vec2::new(174.0, 460.0));
        let large_text = FreeView { bottom: 150.0, ..default() }.measured(Vec2::new(200.0, 400.0), 2.0);
        assert_eq!(large_text.size_in(Vec2::new(400.0, 800.0)), Vec2::new(400.0, 500.0));
    }
}
