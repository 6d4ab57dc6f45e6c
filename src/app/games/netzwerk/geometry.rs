//! The measures of the board and its places: a field is 1 from the next.

use bevy::math::Vec3;

use rules::Site;
use rules::netzwerk::LATTICE;

/// From the board's middle to its outermost fields.
pub(super) const REACH: f32 = (LATTICE as f32 - 1.0) / 2.0;
/// Half the width of a robot's tile.
pub(super) const TILE: f32 = 0.68;
/// The radius of a battery's socket.
pub(super) const SOCKET: f32 = 0.5;
/// The width of the strip beside the board for captured robots.
pub(super) const TRAY: f32 = 1.7;

/// Half the width of the board with its frame.
pub(super) const HALF: f32 = REACH + 1.95;
/// How far the board's surface lies above the table.
pub(super) const THICKNESS: f32 = 0.58;
/// Half the width of the field inside the frame, and how round its corners are.
pub(super) const FIELD: f32 = REACH + 0.85;
pub(super) const FIELD_CORNER: f32 = 0.3;
/// How far the ground between the tiles lies below them.
pub(super) const GROUND: f32 = 0.035;
/// How far the frame rises above the tiles.
pub(super) const FRAME: f32 = 0.035;

/// The middle of a square or a field.
pub(super) fn place(site: Site) -> Vec3 {
    Vec3::new(f32::from(site.file) - REACH, 0.0, REACH - f32::from(site.rank))
}
