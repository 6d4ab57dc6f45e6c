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

use bevy::prelude::*;

use super::{Body, Contact, Gait, Look, Prize, Spot};
use crate::app::art::{ArtAssets, Hollow};
use crate::games::kulami::{Layout, MARBLES, Panel};
use crate::games::{Piece, Player, Score, Site};
pub(crate) use mini_board::{paint_layout, paint_panel};
pub(super) use view::KulamiView;

/// The look of a match on a layout.
#[derive(Debug)]
struct KulamiLook {
    layout: Layout,
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

impl KulamiLook {
    const fn new(layout: Layout) -> Self {
        Self { layout }
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
        self.half_size().y
    }

    /// How far from the middle of the board the middle of a tray is.
    fn tray_middle(&self) -> f32 {
        self.half_size().x + TRAY / 2.0 + 0.1
    }
}

impl Look for KulamiLook {
    fn board_name(&self) -> String {
        format!("kulami {}", self.layout)
    }

    fn half_size(&self) -> Vec2 {
        self.reach() + Vec2::splat(MARGIN)
    }

    fn tray(&self) -> Vec2 {
        Vec2::new(TRAY, f32::from(TRAY_ROWS) * TRAY_PITCH / 2.0)
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
        // Red's marbles are at the first player's right hand, Black's at the second's; those at the near end are used last.
        let side = if piece.owner == Some(Player::Two) { -1.0 } else { 1.0 };
        let columns = usize::from(TRAY_COLUMNS);
        let column = (nth % columns) as f32 - (f32::from(TRAY_COLUMNS) - 1.0) / 2.0;
        let row = (f32::from(TRAY_ROWS) - 1.0) / 2.0 - (nth / columns) as f32;
        let height = TRAY_TOP + MARBLE - TRAY_HOLLOW.depth;
        let at = Vec3::new(self.tray_middle() + column * TRAY_PITCH, height, row * TRAY_PITCH);
        let turn = Quat::from_rotation_y(nth as f32 * 1.9);
        Transform::from_translation(at * Vec3::new(side, 1.0, side)).with_rotation(turn)
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
