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
pub(super) const TRAY: f32 = 1.56;

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

/// The places where the way of energy turns, from the socket of a battery to the tile of a robot beside it. The copper passes the
/// middle of each of the tile's sides; energy takes the side that runs between the players' right and left.
pub(super) fn energy_path(battery: Site, robot: Site) -> Vec<Vec3> {
    let (socket, tile) = (place(battery), place(robot));
    vec![socket, Vec3::new(tile.x, 0.0, socket.z), tile]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn energy_stays_on_the_copper_until_it_enters_the_tile() {
        let site = |text: &str| -> Site { text.parse().unwrap() };
        let path = energy_path(site("a3"), site("b2"));
        // Half-way to the next socket of the line, then at a right angle into the tile.
        let half_way = place(site("a3")).midpoint(place(site("c3")));
        assert_eq!(path, [place(site("a3")), half_way, place(site("b2"))]);
    }
}
