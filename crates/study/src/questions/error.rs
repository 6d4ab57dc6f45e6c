//! What may be wrong with the text of a question or an answer.

use thiserror::Error;

use crate::review::ReviewError;
use record::TextError;
use rules::SetUpError;

/// Why a text is not a question, or not an answer to one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum QuestionError {
    /// It cannot be read at all.
    #[error("{0}")]
    Text(String),
    /// There is no such game.
    #[error("there is no game ‘{0}’")]
    Game(String),
    /// The start cannot be set up.
    #[error(transparent)]
    Start(#[from] SetUpError),
    /// The actions cannot be played.
    #[error(transparent)]
    Actions(#[from] TextError),
    /// It is about a position that the match has not reached.
    #[error("the match has only {played} actions, not {after}")]
    NotReached {
        /// The actions of the match.
        played: usize,
        /// Those before the position.
        after: usize,
    },
    /// An action of an answer cannot be read.
    #[error("‘{0}’ is not an action of this game")]
    Action(String),
    /// A review.
    #[error(transparent)]
    Review(#[from] ReviewError),
}

impl From<ron::error::SpannedError> for QuestionError {
    fn from(error: ron::error::SpannedError) -> Self {
        Self::Text(error.to_string())
    }
}
