//! Maps as files, and those that are built in, `assets/maps/`.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::map_tables::MapTables;
use super::{Map, MapFault, Sketch};
use crate::file_format::{self, FileFormat, FormatError};
use crate::{Faults, Player};

/// The largest file that is read, in bytes.
pub(super) const LARGEST: u64 = 64 * 1024;

/// The contents of the file, in RON. Rows run from north to south.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Map", deny_unknown_fields)]
struct Contents {
    format: u32,
    name: String,
    terrain: Vec<String>,
    counters: Vec<String>,
    /// The names of places and their squares.
    places: Vec<(String, String)>,
}

impl FileFormat for Contents {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = LARGEST;
}

/// Why a text is not a valid map.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum MapFileError {
    #[error("there is no map ‘{name}’ (there are: {known}; or a file)")]
    UnknownName { name: String, known: String },
    #[error(transparent)]
    Format(#[from] FormatError),
    #[error(transparent)]
    Map(#[from] Faults<MapFault>),
}

/// Reads the text of a file.
pub(super) fn read(text: &str) -> Result<Sketch, FormatError> {
    let Contents { name, terrain, counters, places, .. } = file_format::parse(text)?;
    Ok(Sketch { name, terrain, counters, places })
}

/// The text of a map's file, for [`read`].
pub(super) fn to_ron(tables: &MapTables) -> String {
    let counter = |square| match tables.set_up_on(square) {
        None => '.',
        Some(Player::One) => 'B',
        Some(Player::Two) => 'R',
    };
    file_format::to_text(&Contents {
        format: Contents::FORMAT,
        name: tables.name.clone(),
        terrain: tables.rows(|square| tables.at(square).sign()),
        counters: tables.rows(counter),
        places: tables.places.iter().map(|(name, site)| (name.clone(), site.to_string())).collect(),
    })
}

/// The name of each built-in map on the command line, and its file. The first is the default.
const FILES: [(&str, &str); 2] = [
    ("waterloo", include_str!("../../../../assets/maps/waterloo.ron")),
    ("quatre-bras", include_str!("../../../../assets/maps/quatre-bras.ron")),
];

/// The built-in maps, the default first: the name of each on the command line, and the map.
pub fn shipped() -> &'static [(&'static str, Map)] {
    static SHIPPED: OnceLock<Vec<(&str, Map)>> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        let read = |(key, file)| (key, Map::from_ron(file).expect("a map that is built in should be valid"));
        FILES.map(read).to_vec()
    })
}

impl Map {
    /// The built-in map of that name, or else the one that the text of a file describes.
    pub fn from_name_or_ron(text: &str) -> Result<Self, MapFileError> {
        if let Some((_, map)) = shipped().iter().find(|(key, _)| *key == text) {
            return Ok(*map);
        }
        // A text without brackets was meant as a name.
        if !text.contains('(') {
            let known = shipped().iter().map(|(key, _)| *key).collect::<Vec<_>>().join(", ");
            return Err(MapFileError::UnknownName { name: text.to_owned(), known });
        }
        Self::from_ron(text)
    }
}

impl Default for Map {
    /// The battlefield of Waterloo.
    fn default() -> Self {
        shipped()[0].1
    }
}
