//! Why a link cannot be opened.

use thiserror::Error;

use rules::SetUpError;
use rules::text::brief;

/// Why a link cannot be opened, in half a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum LinkError {
    #[error("it is not a link to a game (those contain ‘m=’, a number and a dot)")]
    NoLink,
    #[error("a newer version made it (its format is {found}; this one reads format {known})")]
    Newer { found: u32, known: u32 },
    #[error("it is damaged or incomplete: copy the whole link again")]
    Damaged,
    #[error("it is too long: {found} characters (the maximum is {largest})")]
    TooLong { found: usize, largest: usize },
    #[error("{}", brief(.0))]
    SetUp(#[from] SetUpError),
    #[error("it has too many moves to check")]
    TooManyMoves,
    #[error("its moves do not fit the rules of this version: perhaps another version made it")]
    OtherRules,
}
