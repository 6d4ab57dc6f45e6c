//! A map prepared for play: tables indexed by square.

use super::board::{self, Bare, Spot};
use super::chart::Chart;
use super::directions::DIRECTIONS;
use super::squares::{NOWHERE, Square, SquareSet};
use super::terrain::Terrain;
use crate::{Player, Site};

/// Everything about a map that play needs, indexed by square.
pub struct Ground {
    /// The text of its file.
    pub(super) ron: String,
    pub name: String,
    pub width: u8,
    pub height: u8,
    pub terrain: Vec<Terrain>,
    /// The neighbour of a square in each direction, or [`NOWHERE`].
    pub neighbours: Vec<[Square; 8]>,
    /// Each player's headquarters.
    pub headquarters: [Vec<Square>; 2],
    /// Each player's counters at the start of a match.
    pub armies: [SquareSet; 2],
    pub places: Vec<(String, Site)>,
    /// The index of a square in the table of a [`Board`](super::board::Board).
    pub spots: Vec<Spot>,
    /// The map without counters from the view of each player: with headquarters that protect, and with ones that do not.
    pub bare: [[Box<Bare>; 2]; 2],
    /// Tables that depend only on the map.
    pub chart: Chart,
}

impl Ground {
    /// The ground with these rows of terrain, from south to north; they must be of equal length, and not too long.
    pub(super) fn new(rows: &[Vec<Terrain>], name: String, places: Vec<(String, Site)>) -> Self {
        let (width, height) = (rows.first().map_or(0, Vec::len) as u8, rows.len() as u8);
        let mut ground = Self {
            ron: String::new(),
            name,
            width,
            height,
            terrain: rows.concat(),
            neighbours: Vec::new(),
            headquarters: [Vec::new(), Vec::new()],
            armies: [SquareSet::EMPTY; 2],
            places,
            spots: Vec::new(),
            bare: [false, true]
                .map(|open| Player::BOTH.map(|mover| board::bare(std::iter::empty(), mover, open))),
            chart: Chart::NONE,
        };
        let squares = (0..u16::from(width) * u16::from(height)).map(Square);
        ground.neighbours = squares
            .clone()
            .map(|square| {
                let Site { file, rank } = ground.site(square);
                DIRECTIONS.map(|(right, up)| {
                    let there = file.checked_add_signed(right).zip(rank.checked_add_signed(up));
                    there.and_then(|(file, rank)| ground.square(Site::new(file, rank))).unwrap_or(NOWHERE)
                })
            })
            .collect();
        let is_forest: Vec<bool> = ground.terrain.iter().map(|terrain| terrain.is_forest()).collect();
        for square in squares.clone() {
            let i = square.index();
            match ground.terrain[i] {
                Terrain::Headquarters(player) => ground.headquarters[player.index()].push(square),
                Terrain::ForestEdge | Terrain::InnerForest => {
                    let beside = ground.neighbours[i].iter().filter(|other| **other != NOWHERE);
                    let is_inner = beside.clone().all(|other| is_forest[other.index()]);
                    ground.terrain[i] = if is_inner { Terrain::InnerForest } else { Terrain::ForestEdge };
                }
                _ => {}
            }
        }
        let sites: Vec<Site> = squares.map(|square| ground.site(square)).collect();
        ground.spots = sites.iter().map(|site| board::spot(*site)).collect();
        let terrain = || sites.iter().copied().zip(ground.terrain.iter().copied());
        ground.bare = [false, true].map(|open| Player::BOTH.map(|mover| board::bare(terrain(), mover, open)));
        ground.chart = Chart::new(&ground.terrain, &ground.neighbours, &ground.headquarters);
        ground
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

    /// Rows from north to south, joined by `/`: `sign` for each square.
    pub fn rows(&self, sign: impl Fn(Square, Site) -> char) -> Vec<String> {
        let row = |rank| {
            let sites = (0..self.width).map(move |file| Site::new(file, rank));
            sites.filter_map(|site| Some(sign(self.square(site)?, site))).collect()
        };
        (0..self.height).rev().map(row).collect()
    }

    /// The owner of the counter on a square at the start of a match.
    pub fn set_up_on(&self, square: Square) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.armies[player.index()].has(square))
    }
}
