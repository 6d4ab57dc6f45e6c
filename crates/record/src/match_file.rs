//! The fields of a match's file in the current format. They do not depend on how anything is put into words.
//!
//! A new field means a new format, because every field is mandatory and any other is refused:
//!
//! 1. Add the field here, and raise [`FORMAT`](FileFormat::FORMAT).
//! 2. In `migration.rs`: add a struct for the fields of the format so far, a function from it to the current fields, and a line in
//!    the table. Call the function in [`from_format`](FileFormat::from_format) below.
//! 3. Write and read the field in `saved_match.rs`.
//!    A text needs a type with a length limit, such as [`Name`], so that what was written can be read again.
//! 4. Carry it through `src/app/session/setup.rs`, so that it is kept when the match is opened and saved at the table.
//! 5. Save matches of the new format in `tests/data/match-format-<number>/`, for `crates/record/tests/record/files.rs`: they must stay readable.

use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::migration::{from_format_1, from_format_2};
use crate::{Ending, HIGHEST_LEVEL, LONGEST, LONGEST_THINKING, Name, SavedPlayer, Seat};
use rules::file_format::{FileFormat, FormatError};
use rules::{GameKind, Outcome, Player, Reason};

/// The last second of the year 9999, since 1970: a date with a year of five digits is a mistake.
pub(super) const LATEST: u64 = 253_402_300_799;
/// The largest file of a match, in bytes: twice what the actions of the longest match need.
pub(super) const LARGEST_FILE: u64 = 4 * 1024 * 1024;
/// The longest text of a board, in bytes: as long as the largest file of a layout or a map.
pub(super) const LARGEST_BOARD: usize = 64 * 1024;

/// The file in RON. Whatever may be absent is written as `None`, so that a field that was lost is not mistaken for that.
///
/// A field that is not listed here is refused, not skipped: the program rewrites the files that it opens, and would lose it.
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
    /// By the side with which each of them began.
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
    /// How the players ended it, if they did.
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) ended: Option<Ending>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) result: Option<MatchResult>,
}

impl FileFormat for MatchFile {
    const FORMAT: u32 = 4;
    const LARGEST: u64 = LARGEST_FILE;

    fn from_format(format: u32, text: &str) -> Result<Self, FormatError> {
        match format {
            1 => Ok(from_format_1(ron::from_str(text)?)),
            2 => Ok(from_format_2(ron::from_str(text)?)),
            3 | Self::FORMAT => Ok(ron::from_str(text)?),
            found => Err(FormatError::NoFormat { found, known: Self::FORMAT }),
        }
    }
}

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

impl PlayerFields {
    pub(super) fn of(player: &SavedPlayer) -> Self {
        Self {
            name: player.name.as_ref().map(ToString::to_string),
            seat: match player.seat {
                Seat::Human => Seat::Human,
                Seat::Computer(level) => Seat::Computer(level.clamp(1, HIGHEST_LEVEL)),
                Seat::Timed(seconds) => Seat::Timed(seconds.clamp(1, LONGEST_THINKING)),
            },
        }
    }
}

impl PlayersFields {
    pub(super) fn read(self) -> [SavedPlayer; 2] {
        [self.one, self.two].map(|player| SavedPlayer { name: name_of(player.name), seat: player.seat })
    }
}

/// A name of a file, where a blank one is none.
pub(super) fn name_of(text: Option<String>) -> Option<Name> {
    Name::fitted(&text?)
}

/// A clock: the whole seconds that it gives and adds, and the milliseconds that each player has left.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Clock", deny_unknown_fields)]
pub(super) struct ClockFields {
    pub(super) limit: u32,
    pub(super) increment: u32,
    pub(super) left_ms: (u64, u64),
    /// What undo and redo bring back. `None` if it is not known: matches of format 1 do not have it.
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Result", deny_unknown_fields)]
pub(super) struct MatchResult {
    /// `None` when the match is drawn.
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) winner: Option<Player>,
    pub(super) reason: String,
}

impl MatchResult {
    pub(super) fn of(outcome: &Outcome) -> Self {
        Self { winner: outcome.winner, reason: reason_identifier(outcome.reason).to_owned() }
    }

    /// The result for an error: `white wins (repetition)`.
    pub(super) fn text(&self, kind: GameKind) -> String {
        match self.winner {
            None => format!("draw ({})", self.reason),
            Some(winner) => format!("{} wins ({})", kind.player_name(winner), self.reason),
        }
    }
}

/// The identifier of a reason in files, which never changes, whatever it is called in the code. The numbers of points follow from
/// the actions and are not part of it.
pub const fn reason_identifier(reason: Reason) -> &'static str {
    match reason {
        Reason::HalfTheCrewIsHome => "half-the-crew-is-home",
        Reason::AllRobotsCaptured => "all-robots-captured",
        Reason::NoRobotCanRun => "no-robot-can-run",
        Reason::MorePoints { .. } => "more-points",
        Reason::EqualPoints { .. } => "equal-points",
        Reason::HeadquartersTaken => "headquarters-taken",
        Reason::ArmiesSpent => "armies-spent",
        Reason::NoLegalMove => "no-legal-move",
        Reason::NothingHappens => "nothing-happens",
        Reason::Repetition => "repetition",
        Reason::OutOfTime => "out-of-time",
        Reason::Resigned => "resigned",
        Reason::DrawAgreed => "draw-agreed",
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_is_read() {
        for format in 1..=MatchFile::FORMAT {
            let error = MatchFile::from_format(format, "").err();
            assert!(matches!(error, Some(FormatError::Damaged { .. })), "format {format}: {error:?}");
        }
        for format in [0, MatchFile::FORMAT + 1] {
            let error = MatchFile::from_format(format, "").err();
            assert_eq!(error, Some(FormatError::NoFormat { found: format, known: MatchFile::FORMAT }));
        }
    }

    #[test]
    fn identifiers_of_reasons_never_change() {
        use Reason::*;
        let reasons = [
            (HalfTheCrewIsHome, "half-the-crew-is-home"),
            (AllRobotsCaptured, "all-robots-captured"),
            (NoRobotCanRun, "no-robot-can-run"),
            (MorePoints { more: 30, less: 25 }, "more-points"),
            (EqualPoints { each: 27 }, "equal-points"),
            (HeadquartersTaken, "headquarters-taken"),
            (ArmiesSpent, "armies-spent"),
            (NoLegalMove, "no-legal-move"),
            (NothingHappens, "nothing-happens"),
            (Repetition, "repetition"),
            (OutOfTime, "out-of-time"),
            (Resigned, "resigned"),
            (DrawAgreed, "draw-agreed"),
        ];
        for (reason, id) in reasons {
            assert_eq!(MatchResult::of(&Outcome::draw(reason)).reason, id);
        }
    }
}
