//! Why the file of a match cannot be read, in half a sentence each.

use thiserror::Error;

use crate::{AlreadyOver, ClockError, HIGHEST_LEVEL, LONGEST, LONGEST_NAME, LONGEST_THINKING, MOST_LETTERS};
use rules::file_format::FormatError;
use rules::text::{brief, word};
use rules::{SetUpError, UnknownGame};

/// Why a text is not a saved match. However long the text is, the sentence is short and has no line breaks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum SaveError {
    #[error("{}", brief(.0))]
    Format(#[from] FormatError),
    /// A field is far longer than any value of it could be.
    #[error("{field}: it has {found} characters (the maximum is {largest})")]
    LongField {
        field: &'static str,
        /// Its letters, counted in bytes.
        found: usize,
        largest: usize,
    },
    #[error("{field}: it can have at most {LONGEST_NAME} characters and no control characters")]
    Name { field: &'static str },
    #[error("{field}: {found} seconds are after the year 9999")]
    Time { field: &'static str, found: u64 },
    #[error("players: the computer has no level {0} (levels are 1 to {HIGHEST_LEVEL})")]
    NoLevel(u8),
    #[error("players: the computer cannot take {0} s for each turn (the range is 1 to {LONGEST_THINKING})")]
    ThinkingTime(u16),
    #[error("clock: {}", brief(.0))]
    Clock(#[from] ClockError),
    #[error("game: {}", brief(.0))]
    Game(#[from] UnknownGame),
    #[error("board: there is none, but {0} has several")]
    NoBoard(&'static str),
    #[error("board: ‘{0}’ is a name, but the file must contain the whole board")]
    BoardName(&'static str),
    #[error("{}", brief(.0))]
    SetUp(#[from] SetUpError),
    #[error("it has {0} actions (the maximum is {LONGEST})")]
    TooMany(usize),
    #[error("its actions have {0} characters (the maximum is {MOST_LETTERS})")]
    TooLong(usize),
    #[error("turn {0} is empty")]
    EmptyTurn(usize),
    /// An action cannot be played, or is not where its turn is. Turns and actions are counted from 1 over the whole match.
    #[error("turn {turn}, action {action}, ‘{}’: {}", word(.text), brief(.reason))]
    Action { turn: usize, action: usize, text: String, reason: String },
    #[error("undone: action {action}, ‘{}’: {}", word(.text), brief(.reason))]
    Undone { action: usize, text: String, reason: String },
    #[error("ended: {0}")]
    Ended(#[from] AlreadyOver),
    #[error("result: ‘{}’, but the game is not over", brief(.0))]
    NotOver(String),
    #[error("result: there is none, but the game is over (‘{0}’)")]
    NoResult(String),
    #[error("result: ‘{}’, but the game ends with ‘{found}’", brief(.written))]
    OtherResult { written: String, found: String },
}
