//! Maps as they lie in files, and those that are built in: `assets/maps/`.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::map::{Ground, Map};
use super::map_check::{MapFault, Sketch};
use crate::games::{Faults, FormatError, Player, Written, read_written, write_written};

/// The key of each map that is built in on the command line, and its file. The first is the usual one.
const FILES: [(&str, &str); 2] = [
    ("waterloo", include_str!("../../../assets/maps/waterloo.ron")),
    ("quatre-bras", include_str!("../../../assets/maps/quatre-bras.ron")),
];

/// The file as it is written, in RON. Rows run from north to south.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Map", deny_unknown_fields)]
struct Contents {
    format: u32,
    name: String,
    terrain: Vec<String>,
    counters: Vec<String>,
    /// Names of places and the squares they stand at.
    places: Vec<(String, String)>,
}

impl Written for Contents {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = Map::LARGEST;
}

/// Why a text holds no map.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MapFileError {
    /// It names no map that is built in.
    #[error("there is no map ‘{name}’ (there are: {known}; or a file)")]
    UnknownName {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// It is no file of a map.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// The map is not valid.
    #[error(transparent)]
    Map(#[from] Faults<MapFault>),
}

impl Map {
    /// The largest file that is read, in bytes.
    pub const LARGEST: u64 = 64 * 1024;

    /// Reads what a file holds.
    ///
    /// # Errors
    /// What is wrong with it: everything that is wrong with the map, if it gets that far.
    pub fn from_ron(text: &str) -> Result<Self, MapFileError> {
        if let Some(map) = Self::known(text) {
            return Ok(map);
        }
        let Contents { name, terrain, counters, places, .. } = read_written(text)?;
        Ok(Self::from_sketch(&Sketch { name, terrain, counters, places })?)
    }
}

/// The text of a map's file, to be read by [`Map::from_ron`].
pub(super) fn to_ron(ground: &Ground) -> String {
    let counter = |square, _| match ground.set_up_on(square) {
        None => '.',
        Some(Player::One) => 'B',
        Some(Player::Two) => 'R',
    };
    write_written(&Contents {
        format: Contents::FORMAT,
        name: ground.name.clone(),
        terrain: ground.rows(|square, _| ground.at(square).sign()),
        counters: ground.rows(counter),
        places: ground.places.iter().map(|(name, site)| (name.clone(), site.to_string())).collect(),
    })
}

/// The maps that are built in, the usual one first: the key of each on the command line, and the map.
#[must_use]
pub fn shipped() -> &'static [(&'static str, Map)] {
    static SHIPPED: OnceLock<Vec<(&str, Map)>> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        let read = |(key, file)| (key, Map::from_ron(file).expect("a map that is built in should be valid"));
        FILES.map(read).to_vec()
    })
}

/// The map of that name that is built in, else the one that the text holds.
pub(super) fn from_name_or_ron(text: &str) -> Result<Map, MapFileError> {
    if let Some((_, map)) = shipped().iter().find(|(key, _)| *key == text) {
        return Ok(*map);
    }
    // What has no brackets was meant as a name.
    if !text.contains('(') {
        let known = shipped().iter().map(|(key, _)| *key).collect::<Vec<_>>().join(", ");
        return Err(MapFileError::UnknownName { name: text.to_owned(), known });
    }
    Map::from_ron(text)
}
