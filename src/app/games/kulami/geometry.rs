//! The measures of the board and its trays, and where the places of a layout are.

use bevy::prelude::*;

use crate::app::art::Hollow;
use crate::app::games::{Look, TrayPlace};
use rules::kulami::{Layout, MARBLES, Panel};
use rules::{Player, Site};

/// The look of a match on a layout.
#[derive(Debug)]
pub(super) struct KulamiLook {
    pub(super) layout: Layout,
    pub(super) trays: TrayPlace,
}

/// From one field to the next.
pub(super) const PITCH: f32 = 1.5;
/// The radius of a marble.
pub(super) const MARBLE: f32 = 0.52;
/// A field's hollow.
pub(super) const HOLLOW: Hollow = Hollow { radius: 0.44, depth: 0.23 };
/// The height of a marble's centre when it is in a hollow.
pub(super) const LYING: f32 = MARBLE - HOLLOW.depth;
/// The height of the panels' underside, below their top.
pub(super) const BOTTOM: f32 = -0.42;
/// From the outermost fields' edge to the edge of the mat.
pub(super) const MARGIN: f32 = 0.56;

/// Marbles lie in two rows, and are smaller there, so that the board is larger.
pub(super) const TRAY_SCALE: f32 = 0.75;
pub(super) const TRAY_COLUMNS: u8 = 2;
pub(super) const TRAY_ROWS: u8 = 14;
pub(super) const TRAY_PITCH: f32 = 0.8;
const _: () = assert!((TRAY_COLUMNS * TRAY_ROWS) as usize >= MARBLES, "a tray has room for all marbles");
pub(super) const TRAY_HOLLOW: Hollow = Hollow { radius: 0.3, depth: 0.135 };
/// How far a tray reaches beyond its outermost hollows' cells: its felt and its rail.
pub(super) const TRAY_RAIL: f32 = 0.27;
/// The height of a tray's upper side.
pub(super) const TRAY_TOP: f32 = -0.3;
/// The width of a tray with the gap between it and the mat.
pub(super) const TRAY: f32 = TRAY_PITCH * TRAY_COLUMNS as f32 + 2.0 * TRAY_RAIL + 0.12;
/// From the mat to a tray at its near or far edge: what is lettered there can be seen over the marbles.
pub(super) const TRAY_GAP: f32 = 0.25;

impl KulamiLook {
    pub(super) const fn new(layout: Layout) -> Self {
        Self { layout, trays: TrayPlace::Sides }
    }

    /// Half the width and depth of the layout.
    pub(super) fn reach(&self) -> Vec2 {
        Vec2::new(f32::from(self.layout.width()), f32::from(self.layout.height())) * PITCH / 2.0
    }

    pub(super) fn place(&self, site: Site) -> Vec3 {
        let at = (Vec2::new(f32::from(site.file), f32::from(site.rank)) + 0.5) * PITCH - self.reach();
        Vec3::new(at.x, 0.0, -at.y)
    }

    /// The middle of a panel's upper side.
    pub(super) fn middle(&self, panel: Panel) -> Vec3 {
        let last = Site::new(panel.corner.file + panel.width - 1, panel.corner.rank + panel.height - 1);
        self.place(panel.corner).midpoint(self.place(last))
    }

    /// From the middle of the board to where the table before a player is free.
    pub(super) fn front(&self) -> f32 {
        match self.trays {
            TrayPlace::Sides => self.half_size().y,
            TrayPlace::Ends => self.half_size().y + TRAY + TRAY_GAP,
        }
    }

    /// A transform that is given for a tray of the first player whose middle is the origin, as it is on the table.
    pub(super) fn on_tray(&self, owner: Player, at: Transform) -> Transform {
        let away = match self.trays {
            TrayPlace::Sides => self.half_size().x + 0.1,
            TrayPlace::Ends => self.half_size().y + TRAY_GAP,
        };
        self.trays.in_tray(owner, Vec3::new(away + TRAY / 2.0, TRAY_TOP, 0.0), at)
    }
}
