//! What can be wrong with a setup or with the text of an action.

use std::error::Error;
use std::fmt;

use thiserror::Error;

/// Everything that is wrong with a setup; never empty. Displayed as one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults<F>(pub Vec<F>);

impl<F: fmt::Display> fmt::Display for Faults<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl<F: fmt::Debug + fmt::Display> Error for Faults<F> {}

/// Why a text is not an action of the game in any position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("‘{text}’ is not an action: {fault}")]
pub struct NotationError {
    text: String,
    fault: String,
}

impl NotationError {
    /// `fault` says what is wrong with `text`, in half a sentence.
    pub fn new(text: impl Into<String>, fault: impl fmt::Display) -> Self {
        Self { text: text.into(), fault: fault.to_string() }
    }

    /// What is wrong with the text, in half a sentence.
    pub fn fault(&self) -> &str {
        &self.fault
    }
}
