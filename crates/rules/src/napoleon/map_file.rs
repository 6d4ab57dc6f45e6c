//! Maps as files.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::ground::Ground;
use super::map::Map;
use super::map_check::{MapFault, Sketch};
use crate::file_format::{self, FileFormat, FormatError};
use crate::{BoardFiles, BoardKind, Faults, Player};

/// The largest file that is read, in bytes.
pub(super) const LARGEST: u64 = 64 * 1024;

/// The files, for programs that choose the game at run time.
pub(crate) const BOARD_FILES: BoardFiles = BoardFiles {
    kind: BoardKind::Map,
    largest: LARGEST,
    read: |text| Ok(Map::from_ron(text)?.ron().to_owned()),
};

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
pub enum MapFileError {
    /// There is no built-in map of this name.
    #[error("there is no map ‘{name}’ (there are: {known}; or a file)")]
    UnknownName {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// It is not a map file.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// The map is not valid.
    #[error(transparent)]
    Map(#[from] Faults<MapFault>),
}

/// Reads the text of a file.
pub(super) fn read(text: &str) -> Result<Sketch, FormatError> {
    let Contents { name, terrain, counters, places, .. } = file_format::parse(text)?;
    Ok(Sketch { name, terrain, counters, places })
}

/// The text of a map's file, for [`read`].
pub(super) fn to_ron(ground: &Ground) -> String {
    let counter = |square, _| match ground.set_up_on(square) {
        None => '.',
        Some(Player::One) => 'B',
        Some(Player::Two) => 'R',
    };
    file_format::to_text(&Contents {
        format: Contents::FORMAT,
        name: ground.name.clone(),
        terrain: ground.rows(|square, _| ground.at(square).sign()),
        counters: ground.rows(counter),
        places: ground.places.iter().map(|(name, site)| (name.clone(), site.to_string())).collect(),
    })
}
