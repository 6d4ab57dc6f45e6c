//! The levels of difficulty that players choose from, and what a level can mean. What each means in a game is in the game's folder.

use serde::{Deserialize, Serialize};

/// The number of levels.
pub const LEVELS: usize = 8;

/// A level of play, 1 to [`LEVELS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const LOWEST: Self = Self(1);
    /// The strongest level.
    pub const HIGHEST: Self = Self(LEVELS as u8);

    /// The level with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= LEVELS { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (1..=LEVELS as u8).map(Self)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl TryFrom<u8> for Level {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("levels are 1 to {LEVELS}, not {number}"))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

/// The strength of play: how much is searched, and which mistakes are made. Weak levels err as people do: they look less far ahead,
/// overlook replies and misjudge positions. They never play at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// The number of plays searched for each turn: the same on every computer.
    pub nodes: u64,
    /// The maximum depth, in plays.
    pub depth: u32,
    /// The percentage of quiet plays that are overlooked.
    pub overlooks: u8,
    /// The percentage of captures that are overlooked.
    pub overlooks_loud: u8,
    /// The largest error in evaluating a position, in hundredths of the game's unit.
    pub misjudges: i32,
    /// The percentage of its own turns that it ends as early as the rules allow.
    pub hasty: u8,
}

impl Skill {
    /// A skill that makes no mistakes and is limited in nodes only.
    #[must_use]
    pub const fn full_strength(nodes: u64) -> Self {
        Self { nodes, depth: u32::MAX, overlooks: 0, overlooks_loud: 0, misjudges: 0, hasty: 0 }
    }
}
