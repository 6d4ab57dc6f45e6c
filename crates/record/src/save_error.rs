//! Why the file of a match cannot be read, in half a sentence each.

use thiserror::Error;

use super::clock::ClockError;
use super::history::{LONGEST, MOST_LETTERS};
use super::players::{HIGHEST_LEVEL, LONGEST_NAME, LONGEST_THINKING};
use super::timed_match::AlreadyOver;
use rules::file_format::FormatError;
use rules::text::{brief, word};
use rules::{SetUpError, UnknownGame};

/// Why a text is not a saved match. However long the text is, the sentence is short and has no line breaks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SaveError {
    /// It is not the file of a match.
    #[error("{}", brief(.0))]
    Format(#[from] FormatError),
    /// A field is far longer than any value of it could be.
    #[error("{field}: it has {found} characters (the maximum is {largest})")]
    LongField {
        /// The field.
        field: &'static str,
        /// Its letters, counted in bytes.
        found: usize,
        /// How many are read.
        largest: usize,
    },
    /// A title or a player's name is too long or contains control characters.
    #[error("{field}: it can have at most {LONGEST_NAME} characters and no control characters")]
    Name {
        /// The field.
        field: &'static str,
    },
    /// A time is beyond the year 9999.
    #[error("{field}: {found} seconds are after the year 9999")]
    Time {
        /// The field.
        field: &'static str,
        /// The seconds since 1970.
        found: u64,
    },
    /// The computer plays at a level that cannot exist.
    #[error("players: the computer has no level {0} (levels are 1 to {HIGHEST_LEVEL})")]
    NoLevel(u8),
    /// The time that the computer has for each turn is out of range.
    #[error("players: the computer cannot take {0} s for each turn (the range is 1 to {LONGEST_THINKING})")]
    ThinkingTime(u16),
    /// The clock.
    #[error("clock: {}", brief(.0))]
    Clock(#[from] ClockError),
    /// There is no game of that name.
    #[error("game: {}", brief(.0))]
    Game(#[from] UnknownGame),
    /// A game with several boards, without the one it is played on.
    #[error("board: there is none, but {0} has several")]
    NoBoard(&'static str),
    /// A board's name, not the board itself.
    #[error("board: ‘{0}’ is a name, but the file must contain the whole board")]
    BoardName(&'static str),
    /// The rules, the board or the start.
    #[error("{}", brief(.0))]
    SetUp(#[from] SetUpError),
    /// It has more actions than a match has room for.
    #[error("it has {0} actions (the maximum is {LONGEST})")]
    TooMany(usize),
    /// Its actions have more letters than a match has room for.
    #[error("its actions have {0} characters (the maximum is {MOST_LETTERS})")]
    TooLong(usize),
    /// A line of the turns is empty.
    #[error("turn {0} is empty")]
    EmptyTurn(usize),
    /// An action cannot be played, or is not where its turn is. Turns and actions are counted from 1 over the whole match.
    #[error("turn {turn}, action {action}, ‘{}’: {}", word(.text), brief(.reason))]
    Action {
        /// The turn.
        turn: usize,
        /// The action.
        action: usize,
        /// Its text.
        text: String,
        /// The fault.
        reason: String,
    },
    /// An action that was undone cannot be redone. They are counted from 1.
    #[error("undone: action {action}, ‘{}’: {}", word(.text), brief(.reason))]
    Undone {
        /// The action.
        action: usize,
        /// Its text.
        text: String,
        /// The fault.
        reason: String,
    },
    /// The players ended the match, but it was over already.
    #[error("ended: {0}")]
    Ended(#[from] AlreadyOver),
    /// There is a result, but the match is not over.
    #[error("result: ‘{}’, but the game is not over", brief(.0))]
    NotOver(String),
    /// There is no result, but the match is over.
    #[error("result: there is none, but the game is over (‘{0}’)")]
    NoResult(String),
    /// The result is not that of the match.
    #[error("result: ‘{}’, but the game ends with ‘{found}’", brief(.written))]
    OtherResult {
        /// The result in the file.
        written: String,
        /// The result of the actions.
        found: String,
    },
}
