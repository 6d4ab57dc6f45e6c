//! The players of a saved match: their names and who plays for them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most characters of a title or of a player's name.
pub const LONGEST_NAME: usize = 60;
/// The highest level of the computer that a file may name.
pub const HIGHEST_LEVEL: u8 = 20;
/// The longest time that a file may give the computer for each turn, in seconds.
pub const LONGEST_THINKING: u16 = 3_600;

/// A player's name or a match's title: 1 to [`LONGEST_NAME`] characters without control characters or spaces at the ends.
///
/// ```
/// use record::Name;
/// assert_eq!(Name::fitted(" Ada\n").unwrap().as_str(), "Ada");
/// assert_eq!(Name::fitted("  "), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// The name that is nearest to a text: control characters and spaces at the ends are left out, and it is cut after
    /// [`LONGEST_NAME`] characters. `None` if nothing remains.
    pub fn fitted(text: &str) -> Option<Self> {
        let clean: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let short: String = clean.trim().chars().take(LONGEST_NAME).collect();
        let name = short.trim_end();
        (!name.is_empty()).then(|| Self(name.to_owned()))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A name as text: empty without one.
pub(super) fn text_of(name: &Option<Name>) -> String {
    name.as_ref().map_or_else(String::new, ToString::to_string)
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Who plays for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seat {
    /// A person.
    #[default]
    Human,
    /// The computer at this level: 1 to [`HIGHEST_LEVEL`]. It is saved as the nearest of these.
    Computer(u8),
    /// The computer at full strength, with this many seconds for each turn: 1 to [`LONGEST_THINKING`]. It is saved
    /// as the nearest of these.
    Timed(u16),
}

/// A player of a saved match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedPlayer {
    /// The name that the player entered. Without one, the program shows a default name in its current language.
    pub name: Option<Name>,
    /// Who plays.
    pub seat: Seat,
}
