//! The positions of places on a miniature board.

use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};

use rules::Site;

/// The grid of a miniature board: as many squares wide and high as the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    /// The upper left corner.
    pub(crate) corner: Pos2,
    /// The width of a place.
    pub(crate) cell: f32,
    size: Vec2,
}

impl Grid {
    /// The largest lattice of a size that a square has room for, in its middle.
    pub(crate) fn in_square((width, height): (u8, u8), corner: Pos2, square: f32) -> Self {
        let places = vec2(f32::from(width), f32::from(height));
        let cell = square / places.max_elem();
        let size = places * cell;
        Self { corner: corner + (Vec2::splat(square) - size) / 2.0, cell, size }
    }

    /// All of it.
    pub(crate) fn area(&self) -> Rect {
        Rect::from_min_size(self.corner, self.size)
    }

    /// The middle of a place.
    pub(crate) fn middle(&self, site: Site) -> Pos2 {
        let from_left = (f32::from(site.file) + 0.5) * self.cell;
        let from_foot = (f32::from(site.rank) + 0.5) * self.cell;
        self.area().left_bottom() + vec2(from_left, -from_foot)
    }
}
