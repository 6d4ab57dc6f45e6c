//! What a web worker says about a question, as text.

use serde::{Deserialize, Serialize};

use super::answers::written;
use super::error::QuestionError;

/// What whoever thinks elsewhere says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// It can be asked now.
    Ready,
    /// What it has found so far: the text of an answer.
    Found(String),
    /// What it has told last is the answer.
    Done,
    /// There will be no answer, and this is why.
    Failed(String),
}

impl Reply {
    /// The text, for [`Reply::from_text`] to read.
    #[must_use]
    pub fn to_text(&self) -> String {
        written(self)
    }

    /// Reads a reply.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_text(text: &str) -> Result<Self, QuestionError> {
        Ok(ron::from_str(text)?)
    }
}
