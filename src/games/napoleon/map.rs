//! Maps: the ground, the armies as they are set up, and the names of places; checked and made ready for play.

use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::board::{self, Bare, Spot};
use super::chart::Chart;
use super::map_check::{MapFault, Sketch, check};
use super::map_file::{MapFileError, to_ron};
use super::squares::{Square, Squares};
use super::terrain::Terrain;
use crate::games::{Faults, Player, Site};

/// The eight directions as steps in file and rank.
pub(crate) const DIRECTIONS: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
/// Stands for no square in tables.
pub(crate) const NOWHERE: Square = Square::MAX;

/// A valid map. Maps are few, and every position of a match points to its own: each is kept for as long as the program runs,
/// once, so that positions can be copied as plain bytes.
#[derive(Clone, Copy)]
pub struct Map(&'static Ground);

/// All that play asks of a map, by the number of a square.
pub(crate) struct Ground {
    /// Its file's text.
    ron: String,
    pub(crate) name: String,
    pub(crate) width: u8,
    pub(crate) height: u8,
    pub(crate) terrain: Vec<Terrain>,
    /// The neighbour of a square in each direction, or [`NOWHERE`].
    pub(crate) neighbours: Vec<[Square; 8]>,
    /// Each player's headquarters.
    pub(crate) headquarters: [Vec<Square>; 2],
    /// Each player's counters as a match starts.
    pub(crate) armies: [Squares; 2],
    pub(crate) places: Vec<(String, Site)>,
    /// The place of a square in the table of a [`Board`](super::board::Board).
    pub(crate) spots: Vec<Spot>,
    /// The map without counters, as each player sees it: where headquarters protect those in them, and where they do not.
    pub(crate) bare: [[Box<Bare>; 2]; 2],
    /// What only the ground decides.
    pub(crate) chart: Chart,
}

impl Map {
    /// The map of a sketch.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn from_sketch(sketch: &Sketch) -> Result<Self, Faults<MapFault>> {
        check(sketch).map(|ground| Self(keep(ground))).map_err(Faults)
    }

    /// The map of that name that is built in, else the one that the text of a file holds.
    ///
    /// # Errors
    /// There is no such name, or everything that is wrong with the text.
    pub fn from_name_or_ron(text: &str) -> Result<Self, MapFileError> {
        super::map_file::from_name_or_ron(text)
    }

    /// The map whose file has exactly this text, if it is known already.
    pub(crate) fn known(ron: &str) -> Option<Self> {
        known().get(ron).copied().map(Self)
    }

    pub(crate) const fn ground(self) -> &'static Ground {
        self.0
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        &self.0.name
    }

    /// Squares from west to east.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.0.width
    }

    /// Squares from south to north.
    #[must_use]
    pub const fn height(self) -> u8 {
        self.0.height
    }

    /// What a square is; nothing for one that is not on the map.
    #[must_use]
    pub fn terrain(self, site: Site) -> Option<Terrain> {
        self.0.square(site).map(|square| self.0.terrain[usize::from(square)])
    }

    /// The names of places, each with the square it stands at.
    #[must_use]
    pub fn places(self) -> &'static [(String, Site)] {
        &self.0.places
    }

    /// How many counters each player begins with.
    #[must_use]
    pub fn army(self) -> usize {
        self.0.armies[0].count()
    }

    /// The text of its file.
    #[must_use]
    pub fn ron(self) -> &'static str {
        &self.0.ron
    }
}

impl Default for Map {
    /// The battlefield of Waterloo.
    fn default() -> Self {
        super::map_file::shipped()[0].1
    }
}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Map({})", self.0.name)
    }
}

// Equal maps are kept once.
impl PartialEq for Map {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Map {}

impl Hash for Map {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Its name is enough to tell it from most, and is short: matches hash all of their positions.
        self.0.name.hash(state);
    }
}

/// The maps that are kept, by the text of their file.
fn known() -> MutexGuard<'static, HashMap<String, &'static Ground>> {
    static KNOWN: OnceLock<Mutex<HashMap<String, &'static Ground>>> = OnceLock::new();
    KNOWN.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps a map for as long as the program runs; the same one where it is known already.
fn keep(mut ground: Ground) -> &'static Ground {
    ground.ron = to_ron(&ground);
    known().entry(ground.ron.clone()).or_insert_with(|| Box::leak(Box::new(ground)))
}

impl Ground {
    /// The ground of rows of terrain from south to north, which must be equally long and not longer than allowed.
    pub(crate) fn new(rows: &[Vec<Terrain>], name: String, places: Vec<(String, Site)>) -> Self {
        let (width, height) = (rows.first().map_or(0, Vec::len) as u8, rows.len() as u8);
        let mut ground = Self {
            ron: String::new(),
            name,
            width,
            height,
            terrain: rows.concat(),
            neighbours: Vec::new(),
            headquarters: [Vec::new(), Vec::new()],
            armies: [Squares::NONE; 2],
            places,
            spots: Vec::new(),
            bare: [false, true]
                .map(|open| Player::BOTH.map(|mover| board::bare(std::iter::empty(), mover, open))),
            chart: Chart::NONE,
        };
        let squares = 0..u16::from(width) * u16::from(height);
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
        for square in squares {
            let i = usize::from(square);
            match ground.terrain[i] {
                Terrain::Headquarters(player) => ground.headquarters[player.index()].push(square),
                Terrain::ForestEdge | Terrain::InnerForest => {
                    let beside = ground.neighbours[i].iter().filter(|other| **other != NOWHERE);
                    let is_inner = beside.clone().all(|other| is_forest[usize::from(*other)]);
                    ground.terrain[i] = if is_inner { Terrain::InnerForest } else { Terrain::ForestEdge };
                }
                _ => {}
            }
        }
        let sites: Vec<Site> =
            (0..ground.terrain.len() as Square).map(|square| ground.site(square)).collect();
        ground.spots = sites.iter().map(|site| board::spot(*site)).collect();
        let terrain = || sites.iter().copied().zip(ground.terrain.iter().copied());
        ground.bare = [false, true].map(|open| Player::BOTH.map(|mover| board::bare(terrain(), mover, open)));
        ground.chart = Chart::new(&ground);
        ground
    }

    /// The square at a place.
    pub(crate) fn square(&self, site: Site) -> Option<Square> {
        let is_inside = site.file < self.width && site.rank < self.height;
        is_inside.then(|| u16::from(site.rank) * u16::from(self.width) + u16::from(site.file))
    }

    /// Where a square is.
    pub(crate) fn site(&self, square: Square) -> Site {
        let width = u16::from(self.width);
        Site::new((square % width) as u8, (square / width) as u8)
    }

    pub(crate) fn at(&self, square: Square) -> Terrain {
        self.terrain[usize::from(square)]
    }

    /// Whether a square is river.
    pub(crate) fn is_river(&self, square: Square) -> bool {
        self.at(square) == Terrain::River
    }

    /// How many words of a set of its squares may hold any.
    pub(crate) fn words(&self) -> usize {
        self.terrain.len().div_ceil(64)
    }

    /// The neighbour of a square in a direction.
    pub(crate) fn neighbour(&self, square: Square, direction: usize) -> Option<Square> {
        let neighbour = self.neighbours[usize::from(square)][direction];
        (neighbour != NOWHERE).then_some(neighbour)
    }

    /// Rows from north to south, joined by `/`: `sign` for each square.
    pub(crate) fn rows(&self, sign: impl Fn(Square, Site) -> char) -> Vec<String> {
        let row = |rank| {
            let sites = (0..self.width).map(move |file| Site::new(file, rank));
            sites.filter_map(|site| Some(sign(self.square(site)?, site))).collect()
        };
        (0..self.height).rev().map(row).collect()
    }

    /// Whose counter stands on a square as a match starts.
    pub(crate) fn set_up_on(&self, square: Square) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.armies[player.index()].has(square))
    }
}
