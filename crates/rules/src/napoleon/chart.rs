//! Tables that depend only on the map, computed once.

use super::directions::DIRECTIONS;
use super::squares::{NOWHERE, Square, SquareSet};
use super::terrain::Terrain;
use crate::Player;

/// The distance of squares that cannot be reached by steps.
pub const OUT_OF_REACH: u8 = u8::MAX;

/// Tables that depend only on the map.
pub struct Chart {
    /// Open country.
    pub open: SquareSet,
    /// Each player's headquarters.
    pub headquarters: [SquareSet; 2],
    /// By square and direction: the square that a jump passes over and the one that it lands on; both are [`NOWHERE`] if the terrain
    /// forbids the jump.
    pub jumps: Vec<[(Square, Square); 8]>,
    /// By player and square: the number of steps to the enemy's headquarters, on a map without counters.
    pub distances: [Vec<u8>; 2],
}

impl Chart {
    /// An empty chart.
    pub(super) const NONE: Self = Self {
        open: SquareSet::EMPTY,
        headquarters: [SquareSet::EMPTY; 2],
        jumps: Vec::new(),
        distances: [Vec::new(), Vec::new()],
    };

    /// The chart of a ground: the terrain and the neighbours of each square, and each player's headquarters.
    pub(super) fn new(
        terrain: &[Terrain],
        neighbours: &[[Square; 8]],
        headquarters: &[Vec<Square>; 2],
    ) -> Self {
        let ground = Bare { terrain, neighbours };
        let mut open = SquareSet::EMPTY;
        ground
            .squares()
            .filter(|square| ground.at(*square) == Terrain::Open)
            .for_each(|square| open.add(square));
        let mut sets = [SquareSet::EMPTY; 2];
        for (set, list) in sets.iter_mut().zip(headquarters) {
            list.iter().for_each(|square| set.add(*square));
        }
        Self {
            open,
            headquarters: sets,
            jumps: ground.squares().map(|square| ground.jumps(square)).collect(),
            distances: Player::BOTH
                .map(|player| ground.distances(player, headquarters[player.other().index()].clone())),
        }
    }
}

/// The terrain without counters.
struct Bare<'a> {
    terrain: &'a [Terrain],
    neighbours: &'a [[Square; 8]],
}

impl Bare<'_> {
    fn squares(&self) -> impl Iterator<Item = Square> {
        (0..self.terrain.len() as u16).map(Square)
    }

    fn at(&self, square: Square) -> Terrain {
        self.terrain[square.index()]
    }

    fn neighbour(&self, square: Square, direction: usize) -> Option<Square> {
        let neighbour = self.neighbours[square.index()][direction];
        (neighbour != NOWHERE).then_some(neighbour)
    }

    fn jumps(&self, from: Square) -> [(Square, Square); 8] {
        let mut jumps = [(NOWHERE, NOWHERE); 8];
        if !self.at(from).allows_jumping() {
            return jumps;
        }
        for (direction, jump) in (0..DIRECTIONS.len()).zip(&mut jumps) {
            let Some(over) = self.neighbour(from, direction) else { continue };
            let Some(to) = self.neighbour(over, direction) else { continue };
            if self.at(over).allows_jumping() && self.at(to).can_be_landed_on() {
                *jump = (over, to);
            }
        }
        jumps
    }

    /// The number of steps that `player` needs to one of the `targets`: a breadth-first search from these.
    fn distances(&self, player: Player, targets: Vec<Square>) -> Vec<u8> {
        let mut distances = vec![OUT_OF_REACH; self.terrain.len()];
        let mut seen = SquareSet::EMPTY;
        let mut ring = targets;
        for distance in 0..OUT_OF_REACH {
            for square in &ring {
                distances[square.index()] = distance;
                seen.add(*square);
            }
            let mut next = Vec::new();
            for square in ring {
                let neighbours =
                    (0..DIRECTIONS.len()).filter_map(|direction| self.neighbour(square, direction));
                for neighbour in neighbours {
                    if !seen.has(neighbour) && self.at(neighbour).can_be_stepped_onto_by(player) {
                        seen.add(neighbour);
                        next.push(neighbour);
                    }
                }
            }
            ring = next;
        }
        distances
    }
}
