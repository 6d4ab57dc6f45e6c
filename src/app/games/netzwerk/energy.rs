//! The way of energy over the board: from a battery along the copper, then into a robot's tile.

use bevy::prelude::*;

use super::geometry::place;
use rules::Site;

/// The places where the way turns, from the socket of a battery to the tile of a robot beside it. The copper passes the
/// middle of each of the tile's sides; energy takes the side that runs between the players' right and left.
pub(super) fn path(battery: Site, robot: Site) -> Vec<Vec3> {
    let (socket, tile) = (place(battery), place(robot));
    vec![socket, Vec3::new(tile.x, 0.0, socket.z), tile]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn energy_stays_on_the_copper_until_it_enters_the_tile() {
        let site = |text: &str| -> Site { text.parse().unwrap() };
        let path = path(site("a3"), site("b2"));
        // Half-way to the next socket of the line, then at a right angle into the tile.
        let half_way = place(site("a3")).midpoint(place(site("c3")));
        assert_eq!(path, [place(site("a3")), half_way, place(site("b2"))]);
    }
}
