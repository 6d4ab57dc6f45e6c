//! Valid maps: the terrain, the armies at the start, and the names of places.

use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::map_check::check;
use super::map_file::{LARGEST, read, to_ron};
use super::map_tables::MapTables;
use super::{MapFault, MapFileError, Sketch, Terrain};
use crate::{Faults, Site};

/// A valid map. Each map is stored once, for as long as the program runs, so that positions can point to it and still be copied as
/// plain bytes; maps are few.
#[derive(Clone, Copy)]
pub struct Map(&'static MapTables);

impl Map {
    /// The largest file that is read, in bytes.
    pub const LARGEST: u64 = LARGEST;

    /// The map of a sketch.
    pub fn from_sketch(sketch: &Sketch) -> Result<Self, Faults<MapFault>> {
        check(sketch).map(|tables| Self(store(tables))).map_err(Faults)
    }

    /// Reads the text of a file.
    pub fn from_ron(text: &str) -> Result<Self, MapFileError> {
        // The lock is released before the map is built, as storing the map takes it again.
        let tables = known().get(text).copied();
        match tables {
            Some(tables) => Ok(Self(tables)),
            None => Ok(Self::from_sketch(&read(text)?)?),
        }
    }

    /// The squares of the map, with their tables.
    pub const fn tables(self) -> &'static MapTables {
        self.0
    }

    /// Its display name.
    pub fn name(self) -> &'static str {
        &self.0.name
    }

    /// Squares from west to east.
    pub const fn width(self) -> u8 {
        self.0.width
    }

    /// Squares from south to north.
    pub const fn height(self) -> u8 {
        self.0.height
    }

    /// The terrain of a square; `None` off the map.
    pub fn terrain(self, site: Site) -> Option<Terrain> {
        self.0.square(site).map(|square| self.0.at(square))
    }

    /// Whether a square is a bridge: a road with river squares on two opposite sides.
    pub(super) fn has_bridge(self, site: Site) -> bool {
        let has_river = |right: i8, up: i8| {
            let beside = site.file.checked_add_signed(right).zip(site.rank.checked_add_signed(up));
            beside.is_some_and(|(file, rank)| self.terrain(Site::new(file, rank)) == Some(Terrain::River))
        };
        let crosses =
            [(1, 0), (0, 1)].iter().any(|&(right, up)| has_river(right, up) && has_river(-right, -up));
        crosses && self.terrain(site) == Some(Terrain::Road)
    }

    /// The names of places, each with its square.
    pub fn places(self) -> &'static [(String, Site)] {
        &self.0.places
    }

    /// The number of counters each player starts with.
    pub fn army(self) -> usize {
        self.0.armies[0].count()
    }

    /// The text of its file.
    pub fn ron(self) -> &'static str {
        &self.0.ron
    }
}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Map({})", self.0.name)
    }
}

// Equal maps are stored once.
impl PartialEq for Map {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Map {}

impl Hash for Map {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Its name distinguishes it from most others, and is short: matches hash all of their positions.
        self.0.name.hash(state);
    }
}

/// The stored maps, by the text of their file.
fn known() -> MutexGuard<'static, HashMap<String, &'static MapTables>> {
    static KNOWN: OnceLock<Mutex<HashMap<String, &'static MapTables>>> = OnceLock::new();
    KNOWN.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner)
}

/// Stores a map for as long as the program runs, or returns the one already stored.
fn store(mut tables: MapTables) -> &'static MapTables {
    tables.ron = to_ron(&tables);
    known().entry(tables.ron.clone()).or_insert_with(|| Box::leak(Box::new(tables)))
}
