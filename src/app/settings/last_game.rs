//! What was chosen for the last match of each game: the next one is proposed with it.

use serde::{Deserialize, Serialize};

/// The choices for a match. Whatever no longer exists is left out when they are read: a board that was deleted, an option
/// of another release.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct LastGame {
    pub(crate) is_against_computer: bool,
    /// The computer's level, from 1.
    pub(crate) level: u8,
    /// The seconds that the computer has for each turn, if that was chosen instead of a level.
    pub(crate) seconds: Option<u16>,
    pub(crate) side: SideChoice,
    /// The names of two people.
    pub(crate) names: [String; 2],
    /// The options, `KEY=VALUE,…`.
    pub(crate) rules: Option<String>,
    /// The board: its name, and its text.
    pub(crate) board: Option<(String, String)>,
    /// The minutes for each player, and the seconds added per turn; no clock if there are no minutes.
    pub(crate) clock: (u32, u32),
}

/// Which side a person has against the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum SideChoice {
    #[default]
    First,
    Second,
    /// Drawn anew for each match.
    Random,
}

impl SideChoice {
    pub(crate) const ALL: [Self; 3] = [Self::First, Self::Second, Self::Random];
}

impl Default for LastGame {
    /// The first match: an easy opponent.
    fn default() -> Self {
        Self {
            is_against_computer: false,
            level: 2,
            seconds: None,
            side: SideChoice::default(),
            names: Default::default(),
            rules: None,
            board: None,
            clock: (0, 0),
        }
    }
}
