//! Why a link cannot be opened.

use thiserror::Error;

use rules::SetUpError;
use rules::text::brief;

/// Why a link cannot be opened, in half a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// It does not look like a link.
    #[error("it is not a link to a game (those contain ‘m=’, a number and a dot)")]
    NoLink,
    /// A later release wrote it.
    #[error("a newer version made it (its format is {found}; this one reads format {known})")]
    Newer {
        /// Its version.
        found: u32,
        /// The version that this release knows.
        known: u32,
    },
    /// Something was changed, or a part is missing.
    #[error("it is damaged or incomplete: copy the whole link again")]
    Damaged,
    /// It is longer than any link.
    #[error("it is too long: {found} characters (the maximum is {largest})")]
    TooLong {
        /// Its characters.
        found: usize,
        /// How many are read.
        largest: usize,
    },
    /// The rules, the board or the start.
    #[error("{}", brief(.0))]
    SetUp(#[from] SetUpError),
    /// More legal actions would have to be listed than any match of people needs.
    #[error("its moves are too many to look through")]
    TooManyMoves,
    /// Its actions are not legal or lead elsewhere: its writer plays by other rules.
    #[error("its moves do not fit the rules of this version: perhaps another version made it")]
    OtherRules,
}
