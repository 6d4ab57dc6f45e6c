//! What all files of the program have in common: RON with a format number, of a size that is read.

use serde::Deserialize;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

/// Why a text is not what a file of the program holds, in half a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormatError {
    /// It is larger than anything that is meant to be read.
    #[error("it has {found} bytes: more than {largest} are not read")]
    TooLarge {
        /// Its size in bytes.
        found: u64,
        /// The largest size that is read.
        largest: u64,
    },
    /// It is no RON of the right shape.
    #[error("line {line}, column {column}: {fault}")]
    Damaged {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong there.
        fault: String,
    },
    /// A later release wrote it.
    #[error("it has format {found}, which a later release wrote: this one reads format {known}")]
    Newer {
        /// Its format.
        found: u32,
        /// The latest format that this release knows.
        known: u32,
    },
    /// There never was such a format.
    #[error("it has format {found}, which there is not: this release reads format {known}")]
    NoFormat {
        /// Its format.
        found: u32,
        /// The latest format that this release knows.
        known: u32,
    },
}

/// A kind of file. Its fields are written as a RON struct of the type's own name, with a field `format`.
pub trait Written: Serialize + DeserializeOwned {
    /// The format that is written. Formats are counted from 1.
    const FORMAT: u32;
    /// The largest file that is read, in bytes.
    const LARGEST: u64;
}

/// What files of every kind and format have.
#[derive(Deserialize)]
struct Head {
    format: u32,
}

/// Reads what a file holds.
///
/// # Errors
/// Why it cannot be read.
pub fn read_written<W: Written>(text: &str) -> Result<W, FormatError> {
    let found = text.len() as u64;
    if found > W::LARGEST {
        return Err(FormatError::TooLarge { found, largest: W::LARGEST });
    }
    // A later format may have other fields. Whatever the struct is called, its format can be read.
    let fields = text.trim_start().trim_start_matches(|sign: char| sign.is_alphanumeric() || sign == '_');
    if let Ok(Head { format: found }) = ron::from_str(fields) {
        let known = W::FORMAT;
        if found > known {
            return Err(FormatError::Newer { found, known });
        }
        if found == 0 {
            return Err(FormatError::NoFormat { found, known });
        }
    }
    ron::from_str(text).map_err(|error| FormatError::Damaged {
        line: error.span.start.line,
        column: error.span.start.col,
        fault: error.code.to_string(),
    })
}

/// The text of a file, to be read by [`read_written`].
#[must_use]
pub fn write_written<W: Written>(contents: &W) -> String {
    let pretty = ron::ser::PrettyConfig::new().struct_names(true).compact_structs(false);
    // Numbers, texts and lists of them can always be written.
    ron::ser::to_string_pretty(contents, pretty).unwrap_or_default() + "\n"
}
