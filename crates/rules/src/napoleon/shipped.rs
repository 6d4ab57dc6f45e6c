//! The built-in maps: `assets/maps/`.

use std::sync::OnceLock;

use super::map::Map;
use super::map_file::MapFileError;

/// The name of each built-in map on the command line, and its file. The first is the default.
const FILES: [(&str, &str); 2] = [
    ("waterloo", include_str!("../../../../assets/maps/waterloo.ron")),
    ("quatre-bras", include_str!("../../../../assets/maps/quatre-bras.ron")),
];

/// The built-in maps, the default first: the name of each on the command line, and the map.
#[must_use]
pub fn shipped() -> &'static [(&'static str, Map)] {
    static SHIPPED: OnceLock<Vec<(&str, Map)>> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        let read = |(key, file)| (key, Map::from_ron(file).expect("a map that is built in should be valid"));
        FILES.map(read).to_vec()
    })
}

impl Map {
    /// The built-in map of that name, or else the one that the text of a file describes.
    ///
    /// # Errors
    /// There is no such name, or everything that is wrong with the text.
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
