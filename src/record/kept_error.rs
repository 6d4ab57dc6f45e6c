//! What can be wrong with the file of a match, in half a sentence each.

use std::fmt::Display;

use thiserror::Error;

use super::clock::ClockError;
use super::history::{LONGEST, MOST_LETTERS};
use super::kept::{HIGHEST_LEVEL, LONGEST_NAME};
use crate::games::{FormatError, SetUpError, UnknownGame};

/// Why a text holds no match. However long the text is, the sentence is short and has no line breaks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum KeptError {
    /// It is no file of a match.
    #[error("{}", brief(.0))]
    Format(#[from] FormatError),
    /// A field has far more letters than anything that could stand in it.
    #[error("{field}: it has {found} letters, more than {largest}")]
    LongField {
        /// The field.
        field: &'static str,
        /// Its letters, counted in bytes.
        found: usize,
        /// How many are read.
        largest: usize,
    },
    /// A title or a player's name is too long or holds control signs.
    #[error("{field}: it must have at most {LONGEST_NAME} letters, none of them a control sign")]
    Name {
        /// The field.
        field: &'static str,
    },
    /// A time is beyond the year 9999.
    #[error("{field}: {found} seconds lead beyond the year 9999")]
    Time {
        /// The field.
        field: &'static str,
        /// The seconds since 1970.
        found: u64,
    },
    /// The machine plays at no level that there could be.
    #[error("machines: {0} is no level (those are 1 to {HIGHEST_LEVEL})")]
    Machine(u8),
    /// The clock.
    #[error("clock: {0}")]
    Clock(#[from] ClockError),
    /// There is no such game.
    #[error("game: {}", brief(.0))]
    Game(#[from] UnknownGame),
    /// A game with several boards, without the one it is played on.
    #[error("board: there is none, but {0} has several")]
    NoBoard(&'static str),
    /// A board's name, not the board itself.
    #[error("board: ‘{0}’ is a name, but the file must hold the whole board")]
    BoardName(&'static str),
    /// The rules, the board or the start.
    #[error("{}", brief(.0))]
    SetUp(#[from] SetUpError),
    /// It has more actions than a match has room for.
    #[error("it has {0} actions: a match has room for {LONGEST}")]
    TooMany(usize),
    /// Its actions have more letters than a match has room for.
    #[error("its actions have {0} letters: a match has room for {MOST_LETTERS}")]
    TooLong(usize),
    /// A line of the turns is empty.
    #[error("turn {0}: there is no action in it")]
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
        /// What is wrong.
        reason: String,
    },
    /// An action that was taken back cannot be played again. They are counted from 1.
    #[error("undone: action {action}, ‘{}’: {}", word(.text), brief(.reason))]
    Undone {
        /// The action.
        action: usize,
        /// Its text.
        text: String,
        /// What is wrong.
        reason: String,
    },
    /// There is a result, but the match is not over.
    #[error("result: ‘{}’, but the match is not over", brief(.0))]
    NotOver(String),
    /// There is no result, but the match is over.
    #[error("result: there is none, but the match is over (‘{0}’)")]
    NoResult(String),
    /// The result is not that of the match.
    #[error("result: ‘{}’, but the match ends with ‘{found}’", brief(.written))]
    OtherResult {
        /// What the file says.
        written: String,
        /// What the actions lead to.
        found: String,
    },
}

/// The beginning of a text, without line breaks and other control signs.
fn brief(text: impl Display) -> String {
    cut(&text.to_string(), 300)
}

/// The beginning of an action's text.
fn word(text: &str) -> String {
    cut(text, 40)
}

fn cut(text: &str, most: usize) -> String {
    let mut signs = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign });
    let mut beginning: String = signs.by_ref().take(most).collect();
    if signs.next().is_some() {
        beginning.push('…');
    }
    beginning
}
