//! Placing a marble, and its notation.

use std::fmt;
use std::str::FromStr;

use crate::{NotationError, Site};

/// Placing a marble. Its notation is the field: `d4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// The field.
    pub at: Site,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.at.fmt(f)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let at = text
            .parse()
            .map_err(|_| NotationError::new(text, "a marble is placed by naming its field, such as d4"))?;
        Ok(Self { at })
    }
}
