//! What only the ground decides, worked out once a map.

use super::map::{DIRECTIONS, Ground, NOWHERE};
use super::squares::{Square, Squares};
use super::terrain::Terrain;
use crate::games::Player;

/// How far it is to where no steps lead.
pub(crate) const OUT_OF_REACH: u8 = u8::MAX;

/// What only the ground decides.
pub(crate) struct Chart {
    /// Open country.
    pub(crate) open: Squares,
    /// Each player's headquarters.
    pub(crate) headquarters: [Squares; 2],
    /// By square and direction: the square that a jump goes over and the one that it lands on, both [`NOWHERE`] where the ground
    /// forbids it.
    pub(crate) jumps: Vec<[(Square, Square); 8]>,
    /// By player and square: how many steps lead into the enemy's headquarters, on a map without counters.
    pub(crate) distances: [Vec<u8>; 2],
}

impl Chart {
    /// A chart of nothing.
    pub(super) const NONE: Self = Self {
        open: Squares::NONE,
        headquarters: [Squares::NONE; 2],
        jumps: Vec::new(),
        distances: [Vec::new(), Vec::new()],
    };

    /// The chart of a ground.
    pub(super) fn new(ground: &Ground) -> Self {
        let squares = 0..ground.terrain.len() as Square;
        let mut open = Squares::NONE;
        squares
            .clone()
            .filter(|square| ground.at(*square) == Terrain::Open)
            .for_each(|square| open.add(square));
        let mut headquarters = [Squares::NONE; 2];
        for (set, list) in headquarters.iter_mut().zip(&ground.headquarters) {
            list.iter().for_each(|square| set.add(*square));
        }
        Self {
            open,
            headquarters,
            jumps: squares.map(|square| jumps(ground, square)).collect(),
            distances: Player::BOTH.map(|player| distances(ground, player)),
        }
    }
}

fn jumps(ground: &Ground, from: Square) -> [(Square, Square); 8] {
    let mut jumps = [(NOWHERE, NOWHERE); 8];
    if !ground.at(from).allows_jumping() {
        return jumps;
    }
    for (direction, jump) in (0..DIRECTIONS.len()).zip(&mut jumps) {
        let Some(over) = ground.neighbour(from, direction) else { continue };
        let Some(to) = ground.neighbour(over, direction) else { continue };
        if ground.at(over).allows_jumping() && ground.at(to).can_be_landed_on() {
            *jump = (over, to);
        }
    }
    jumps
}

/// From the enemy's headquarters outwards, a step at a time.
fn distances(ground: &Ground, player: Player) -> Vec<u8> {
    let mut distances = vec![OUT_OF_REACH; ground.terrain.len()];
    let mut seen = Squares::NONE;
    let mut ring: Vec<Square> = ground.headquarters[player.other().index()].clone();
    for distance in 0..OUT_OF_REACH {
        for square in &ring {
            distances[usize::from(*square)] = distance;
            seen.add(*square);
        }
        let mut next = Vec::new();
        for square in ring {
            for neighbour in (0..DIRECTIONS.len()).filter_map(|direction| ground.neighbour(square, direction))
            {
                if !seen.has(neighbour) && ground.at(neighbour).can_be_stepped_onto_by(player) {
                    seen.add(neighbour);
                    next.push(neighbour);
                }
            }
        }
        ring = next;
    }
    distances
}
