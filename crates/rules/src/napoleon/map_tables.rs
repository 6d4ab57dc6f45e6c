//! A map prepared for play: tables indexed by square.

use super::board::{self, Bare, Spot};
use super::{DIRECTIONS, NOWHERE, Square, SquareSet, Terrain};
use crate::board_text::rows;
use crate::{Player, Site};

/// The distance of squares that cannot be reached by steps.
pub const OUT_OF_REACH: u8 = u8::MAX;

/// Everything about a map that play needs, indexed by square.
pub struct MapTables {
    /// The text of its file.
    pub(super) ron: String,
    pub name: String,
    pub width: u8,
    pub height: u8,
    pub terrain: Vec<Terrain>,
    /// The neighbour of a square in each direction, or [`NOWHERE`].
    pub neighbours: Vec<[Square; 8]>,
    /// Open country.
    pub open: SquareSet,
    /// Each player's headquarters.
    pub headquarters: [Vec<Square>; 2],
    pub headquarters_sets: [SquareSet; 2],
    /// Each player's counters at the start of a match.
    pub armies: [SquareSet; 2],
    pub places: Vec<(String, Site)>,
    /// The index of a square in the table of a [`Board`](super::board::Board).
    pub spots: Vec<Spot>,
    /// The map without counters from the view of each player: with headquarters that protect, and with ones that do not.
    pub bare: [[Box<Bare>; 2]; 2],
    /// By square and direction: the square that a jump passes over and the one that it lands on; both are [`NOWHERE`] if the terrain
    /// forbids the jump.
    pub jumps: Vec<[(Square, Square); 8]>,
    /// By player and square: the number of steps to the enemy's headquarters, on a map without counters.
    pub distances: [Vec<u8>; 2],
}

impl MapTables {
    /// The tables of a map with these rows of terrain, from south to north; they must be of equal length, and not too long.
    pub(super) fn new(rows: &[Vec<Terrain>], name: String, places: Vec<(String, Site)>) -> Self {
        let (width, height) = (rows.first().map_or(0, Vec::len) as u8, rows.len() as u8);
        let mut tables = Self {
            ron: String::new(),
            name,
            width,
            height,
            terrain: rows.concat(),
            neighbours: Vec::new(),
            open: SquareSet::EMPTY,
            headquarters: [Vec::new(), Vec::new()],
            headquarters_sets: [SquareSet::EMPTY; 2],
            armies: [SquareSet::EMPTY; 2],
            places,
            spots: Vec::new(),
            bare: [false, true]
                .map(|open| Player::BOTH.map(|mover| board::bare(std::iter::empty(), mover, open))),
            jumps: Vec::new(),
            distances: [Vec::new(), Vec::new()],
        };
        let squares = (0..u16::from(width) * u16::from(height)).map(Square);
        tables.neighbours = squares
            .clone()
            .map(|square| {
                let Site { file, rank } = tables.site(square);
                DIRECTIONS.map(|(right, up)| {
                    let there = file.checked_add_signed(right).zip(rank.checked_add_signed(up));
                    there.and_then(|(file, rank)| tables.square(Site::new(file, rank))).unwrap_or(NOWHERE)
                })
            })
            .collect();
        let is_forest: Vec<bool> = tables.terrain.iter().map(|terrain| terrain.is_forest()).collect();
        for square in squares.clone() {
            let i = square.index();
            match tables.terrain[i] {
                Terrain::Open => tables.open.add(square),
                Terrain::Headquarters(player) => {
                    tables.headquarters[player.index()].push(square);
                    tables.headquarters_sets[player.index()].add(square);
                }
                Terrain::ForestEdge | Terrain::InnerForest => {
                    let beside = tables.neighbours[i].iter().filter(|other| **other != NOWHERE);
                    let is_inner = beside.clone().all(|other| is_forest[other.index()]);
                    tables.terrain[i] = if is_inner { Terrain::InnerForest } else { Terrain::ForestEdge };
                }
                _ => {}
            }
        }
        let sites: Vec<Site> = squares.clone().map(|square| tables.site(square)).collect();
        tables.spots = sites.iter().map(|site| board::spot(*site)).collect();
        let terrain = || sites.iter().copied().zip(tables.terrain.iter().copied());
        tables.bare = [false, true].map(|open| Player::BOTH.map(|mover| board::bare(terrain(), mover, open)));
        tables.jumps = squares.map(|square| tables.jumps_from(square)).collect();
        tables.distances = Player::BOTH.map(|player| tables.distances_of(player));
        tables
    }

    fn jumps_from(&self, from: Square) -> [(Square, Square); 8] {
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

    /// The number of steps that a player needs from each square to the enemy's headquarters: a breadth-first search from there.
    fn distances_of(&self, player: Player) -> Vec<u8> {
        let mut distances = vec![OUT_OF_REACH; self.terrain.len()];
        let mut seen = SquareSet::EMPTY;
        let mut ring = self.headquarters[player.other().index()].clone();
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

    /// The square at a place.
    pub fn square(&self, site: Site) -> Option<Square> {
        let is_inside = site.file < self.width && site.rank < self.height;
        is_inside.then(|| Square(u16::from(site.rank) * u16::from(self.width) + u16::from(site.file)))
    }

    /// The place of a square.
    pub fn site(&self, square: Square) -> Site {
        let width = u16::from(self.width);
        Site::new((square.0 % width) as u8, (square.0 / width) as u8)
    }

    pub fn at(&self, square: Square) -> Terrain {
        self.terrain[square.index()]
    }

    /// The number of words of a set that can contain squares of this map.
    pub fn words(&self) -> usize {
        self.terrain.len().div_ceil(64)
    }

    /// The neighbour of a square in a direction.
    pub fn neighbour(&self, square: Square, direction: usize) -> Option<Square> {
        let neighbour = self.neighbours[square.index()][direction];
        (neighbour != NOWHERE).then_some(neighbour)
    }

    /// Rows from north to south: `sign` for each square.
    pub fn rows(&self, sign: impl Fn(Square) -> char) -> Vec<String> {
        rows(self.width, self.height, |site| self.square(site).map_or(' ', &sign))
    }

    /// The owner of the counter on a square at the start of a match.
    pub(super) fn set_up_on(&self, square: Square) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.armies[player.index()].has(square))
    }
}
