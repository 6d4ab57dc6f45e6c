//! The fields of a match's file, as they are written.

use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::history::LONGEST;
use super::kept::KeptMatch;
use crate::file_format::FileFormat;

/// The file in RON. Whatever may be missing is written as `None`, so that a field that was lost is not taken for that.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Match", deny_unknown_fields)]
pub(super) struct Contents {
    pub(super) format: u32,
    /// The game's name on the command line.
    pub(super) game: String,
    /// The options that differ from the defaults, `KEY=VALUE,…`.
    pub(super) rules: String,
    /// The whole text of the layout or map, so that the file stands alone.
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) board: Option<String>,
    /// The position string of the start.
    pub(super) start: String,
    pub(super) title: String,
    /// The players' names, the first player's first.
    pub(super) players: (String, String),
    /// The levels of the machine where it plays; a match between people does not have this field.
    #[serde(default, skip_serializing_if = "is_between_people")]
    pub(super) machines: (Option<u8>, Option<u8>),
    /// Seconds since 1970, UTC.
    pub(super) began: u64,
    pub(super) changed: u64,
    /// The actions in notation, a turn a line.
    #[serde(deserialize_with = "few_lines")]
    pub(super) turns: Vec<String>,
    /// The actions that were taken back, the next to be played again first.
    #[serde(deserialize_with = "few_lines")]
    pub(super) undone: Vec<String>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) clock: Option<ClockContents>,
    /// How the match has ended, for people.
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) result: Option<String>,
}

/// A clock: whole seconds that it gives and adds, and the milliseconds that each player has left.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Clock", deny_unknown_fields)]
pub(super) struct ClockContents {
    pub(super) limit: u32,
    pub(super) increment: u32,
    pub(super) left_ms: (u64, u64),
}

fn is_between_people(machines: &(Option<u8>, Option<u8>)) -> bool {
    *machines == (None, None)
}

impl FileFormat for Contents {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = KeptMatch::LARGEST;
}

/// Reads a list of texts, and stops where it has more than a match has actions.
fn few_lines<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<String>, D::Error> {
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
