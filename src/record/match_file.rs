//! The fields of a match's file in the current format.

use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::limits::LONGEST;
use super::match_result::MatchResult;
use super::players::Seat;

/// The file in RON. Whatever may be absent is written as `None`, so that a field that was lost is not mistaken for that.
///
/// A field that is not listed here is refused, not skipped: the program writes the files that it opens anew, and would lose it. A new
/// field therefore means a new format.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Match", deny_unknown_fields)]
pub(super) struct MatchFile {
    /// The format in which the file was read.
    pub(super) format: u32,
    /// The game's name on the command line.
    pub(super) game: String,
    /// The options that differ from the defaults, `KEY=VALUE,…`.
    pub(super) rules: String,
    /// The whole text of the layout or map, so that the file is complete in itself.
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) board: Option<String>,
    /// The position string of the start.
    pub(super) start: String,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) title: Option<String>,
    pub(super) players: PlayersFields,
    /// Seconds since 1970, UTC.
    pub(super) began: u64,
    pub(super) changed: u64,
    /// The actions in notation, one line per turn.
    #[serde(deserialize_with = "few_lines")]
    pub(super) turns: Vec<String>,
    /// The actions that were undone, the next to be redone first.
    #[serde(deserialize_with = "few_lines")]
    pub(super) undone: Vec<String>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) clock: Option<ClockFields>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) result: Option<MatchResult>,
}

/// Both players.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Players", deny_unknown_fields)]
pub(super) struct PlayersFields {
    pub(super) one: PlayerFields,
    pub(super) two: PlayerFields,
}

/// A player: the name that was entered, and who plays.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Player", deny_unknown_fields)]
pub(super) struct PlayerFields {
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) name: Option<String>,
    pub(super) seat: Seat,
}

/// A clock: the whole seconds that it gives and adds, and the milliseconds that each player has left.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Clock", deny_unknown_fields)]
pub(super) struct ClockFields {
    pub(super) limit: u32,
    pub(super) increment: u32,
    pub(super) left_ms: (u64, u64),
    /// What undo and redo bring back. `None` where the file is older than this field.
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) readings: Option<ReadingsFields>,
}

/// Readings of a clock as milliseconds, `ONE/TWO` separated by spaces.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Readings", deny_unknown_fields)]
pub(super) struct ReadingsFields {
    /// One before each action of the turns.
    pub(super) undo: String,
    /// One for after each action that was undone.
    pub(super) redo: String,
}

/// Reads a list of texts, and stops where it has more than a match has actions.
pub(super) fn few_lines<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<String>, D::Error> {
    struct FewLines;
    impl<'de> Visitor<'de> for FewLines {
        type Value = Vec<String>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of texts")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<String>, A::Error> {
            let mut lines = Vec::new();
            while let Some(line) = list.next_element()? {
                if lines.len() == LONGEST {
                    return Err(A::Error::custom(format_args!("a match has at most {LONGEST} actions")));
                }
                lines.push(line);
            }
            Ok(lines)
        }
    }
    reader.deserialize_seq(FewLines)
}
