//! Kulami's look: glass marbles in hollows of wooden panels.

mod board;
mod cloth;
mod colours;
mod emblem;
mod ghost;
mod mini_board;
mod prizes;
mod trays;
mod view;

#[cfg(test)]
mod places;

use std::f32::consts::FRAC_PI_2;
use std::sync::Arc;

use bevy::prelude::*;

use super::{Body, Contact, Gait, Look, Prize, Spot, TrayPlace};
use crate::app::art::{ArtAssets, Hollow};
use crate::games::kulami::{Layout, MARBLES, Panel};
use crate::games::{Piece, Player, Score, Site};
pub(crate) use mini_board::{paint_layout, paint_panel};
pub(super) use view::KulamiView;

/// The look of a match on a layout.
#[derive(Debug)]
struct KulamiLook {
    layout: Layout,
    trays: TrayPlace,
}

/// From one field to the next.
const PITCH: f32 = 1.5;
/// The radius of a marble.
const MARBLE: f32 = 0.52;
/// A field's hollow.
const HOLLOW: Hollow = Hollow { radius: 0.44, depth: 0.23 };
/// The height of a marble's centre when it is in a hollow.
const LYING: f32 = MARBLE - HOLLOW.depth;
/// The height of the panels' underside, below their top.
const BOTTOM: f32 = -0.42;
/// From the outermost fields' edge to the edge of the mat.
const MARGIN: f32 = 1.14;

const TRAY_COLUMNS: u8 = 2;
const TRAY_ROWS: u8 = MARBLES as u8 / TRAY_COLUMNS;
const TRAY_PITCH: f32 = 1.09;
const TRAY_HOLLOW: Hollow = Hollow { radius: 0.4, depth: 0.18 };
/// The height of a tray's upper side.
const TRAY_TOP: f32 = -0.3;
/// The width of a tray with the gap between it and the mat.
const TRAY: f32 = TRAY_PITCH * TRAY_COLUMNS as f32 + 0.36 + 0.25;
/// From the mat to a tray at its near or far edge: what is lettered there can be seen over the marbles.
const TRAY_GAP: f32 = 0.45;

impl KulamiLook {
    const fn new(layout: Layout) -> Self {
        Self { layout, trays: TrayPlace::Sides }
    }

    /// Half the width and depth of the layout.
    fn reach(&self) -> Vec2 {
        Vec2::new(f32::from(self.layout.width()), f32::from(self.layout.height())) * PITCH / 2.0
    }

    fn place(&self, site: Site) -> Vec3 {
        let at = (Vec2::new(f32::from(site.file), f32::from(site.rank)) + 0.5) * PITCH - self.reach();
        Vec3::new(at.x, 0.0, -at.y)
    }

    /// The middle of a panel's upper side.
    fn middle(&self, panel: Panel) -> Vec3 {
        let last = Site::new(panel.corner.file + panel.width - 1, panel.corner.rank + panel.height - 1);
        self.place(panel.corner).midpoint(self.place(last))
    }

    /// How far from the middle of the board its owner's side of the table is free.
    fn front(&self) -> f32 {
        match self.trays {
            TrayPlace::Sides => self.half_size().y,
            TrayPlace::Ends => self.half_size().y + TRAY + TRAY_GAP,
        }
    }

    /// A transform that is given for a tray of the first player whose middle is the origin, as it is on the table.
    fn on_tray(&self, owner: Player, at: Transform) -> Transform {
        let turn = match (self.trays, owner) {
            (TrayPlace::Sides, Player::One) => 0.0,
            (TrayPlace::Sides, Player::Two) => 2.0,
            (TrayPlace::Ends, Player::One) => -1.0,
            (TrayPlace::Ends, Player::Two) => 1.0,
        };
        let away = match self.trays {
            TrayPlace::Sides => self.half_size().x + 0.1,
            TrayPlace::Ends => self.half_size().y + TRAY_GAP,
        };
        let middle = Transform::from_xyz(away + TRAY / 2.0, TRAY_TOP, 0.0);
        Transform::from_rotation(Quat::from_rotation_y(turn * FRAC_PI_2)) * middle * at
    }
}

impl Look for KulamiLook {
    fn board_name(&self) -> String {
        format!("kulami {} {:?}", self.layout, self.trays)
    }

    fn half_size(&self) -> Vec2 {
        self.reach() + Vec2::splat(MARGIN)
    }

    fn tray(&self) -> Vec2 {
        Vec2::new(TRAY, f32::from(TRAY_ROWS) * TRAY_PITCH / 2.0)
    }

    fn tray_reach(&self) -> Vec2 {
        match self.trays {
            TrayPlace::Sides => Vec2::new(self.half_size().x + self.tray().x, self.tray().y),
            TrayPlace::Ends => Vec2::new(self.tray().y, self.half_size().y + TRAY_GAP + self.tray().x),
        }
    }

    fn with_trays(&self, trays: TrayPlace) -> Option<Arc<dyn Look>> {
        Some(Arc::new(Self { layout: self.layout, trays }))
    }

    fn spots(&self) -> Vec<Spot> {
        let spot = |site: &Site| Spot {
            site: *site,
            place: self.place(*site),
            half: HOLLOW.radius + 0.05,
            round: true,
            reach: PITCH / 2.0,
        };
        self.layout.fields().iter().map(spot).collect()
    }

    fn hollow(&self) -> Option<Hollow> {
        Some(HOLLOW)
    }

    fn ghost(&self, owner: Player, art: &mut ArtAssets) -> Option<Mesh3d> {
        Some(ghost::ghost(owner, art))
    }

    fn standing(&self, _: Piece, site: Site) -> Transform {
        // Marbles have come to rest each in its own way.
        let turn = f32::from(site.file) * 2.4 + f32::from(site.rank) * 1.7;
        Transform::from_translation(self.place(site) + Vec3::Y * LYING)
            .with_rotation(Quat::from_rotation_y(turn))
    }

    fn beside(&self, piece: Piece, nth: usize) -> Transform {
        // A player's marbles are at their right hand or before them; those at their near or left end are used last.
        let columns = usize::from(TRAY_COLUMNS);
        let column = (nth % columns) as f32 - (f32::from(TRAY_COLUMNS) - 1.0) / 2.0;
        let row = (f32::from(TRAY_ROWS) - 1.0) / 2.0 - (nth / columns) as f32;
        let at = Vec3::new(column * TRAY_PITCH, MARBLE - TRAY_HOLLOW.depth, row * TRAY_PITCH);
        let turn = Quat::from_rotation_y(nth as f32 * 1.9);
        let owner = piece.owner.unwrap_or(Player::One);
        self.on_tray(owner, Transform::from_translation(at).with_rotation(turn))
    }

    fn body(&self, _: Piece) -> Body {
        Body { radius: MARBLE, height: 2.0 * MARBLE, middle: 0.0 }
    }

    fn gait(&self, _: Piece) -> Gait {
        Gait::Rolls
    }

    fn contact(&self, _: Piece, is_on_board: bool) -> Option<Contact> {
        let depth = if is_on_board { HOLLOW.depth } else { TRAY_HOLLOW.depth };
        Some(Contact { radius: MARBLE * 1.45, below: MARBLE - depth })
    }

    fn prizes(&self, score: &Score) -> Vec<Prize> {
        prizes::prizes(self, score)
    }

    fn build_board(&self, root: Entity, art: &mut ArtAssets) {
        board::build(self, root, art);
    }

    fn build_piece(&self, piece: Piece, root: Entity, art: &mut ArtAssets) {
        let ball = art.shared_mesh("marble", || {
            Sphere::new(MARBLE).mesh().ico(8).unwrap_or_else(|_| Sphere::new(MARBLE).mesh().uv(48, 24))
        });
        // The ground is a little nearer on the board than on the trays, and the light lies on it in both places.
        let depth = LYING - 0.012;
        let (glass, light) = match piece.owner {
            Some(Player::Two) => (
                art.shared_glass("black marble", colours::BLACK_ABSORBS, colours::BLACK_RIBBON),
                art.shared_caustic("black marble", colours::BLACK_CAUSTIC, MARBLE, depth),
            ),
            _ => (
                art.shared_glass("red marble", colours::RED_ABSORBS, colours::RED_RIBBON),
                art.shared_caustic("red marble", colours::RED_CAUSTIC, MARBLE, depth),
            ),
        };
        art.commands.entity(root).with_child((ball, glass)).with_child(light);
    }
}
