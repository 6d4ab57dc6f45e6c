//! Places on a board and their names.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A place on a board's square lattice, named as in chess: `a1` is the corner to the first player's left.
///
/// ```
/// use rules::Site;
/// let site: Site = "c12".parse()?;
/// assert_eq!((site.file, site.rank), (2, 11));
/// assert_eq!(site.to_string(), "c12");
/// # Ok::<(), rules::SiteError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Site {
    /// Counted from the left, from 0; written as a letter: `a` … `z`, then `aa`, `ab` ….
    pub file: u8,
    /// Counted from the first player's edge, from 0; written as a number from 1.
    pub rank: u8,
}

/// Why a text does not name a place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("‘{text}’ names no place: write a letter for the file and a number for the rank, such as b2")]
pub struct SiteError {
    text: String,
}

impl Site {
    /// The place `file` steps from the left and `rank` steps from the first player's edge, both from 0.
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { file, rank }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |n: u8| char::from(b'a' + n);
        if self.file >= 26 {
            write!(f, "{}", letter(self.file / 26 - 1))?;
        }
        write!(f, "{}{}", letter(self.file % 26), u16::from(self.rank) + 1)
    }
}

impl FromStr for Site {
    type Err = SiteError;

    fn from_str(text: &str) -> Result<Self, SiteError> {
        let fault = || SiteError { text: text.to_owned() };
        let digits = text.find(|c: char| !c.is_ascii_lowercase()).ok_or_else(fault)?;
        let (letters, number) = text.split_at(digits);
        let file = match *letters.as_bytes() {
            [only] => only - b'a',
            // Two letters reach `hz`, the 234th file, far beyond any board.
            [high @ b'a'..=b'h', low] => (high - b'a' + 1) * 26 + (low - b'a'),
            _ => return Err(fault()),
        };
        if number.starts_with(['0', '+']) {
            return Err(fault());
        }
        let rank: u8 = number.parse().map_err(|_| fault())?;
        Ok(Self { file, rank: rank - 1 })
    }
}
