//! Files and their formats.

use super::Report;
use crate::{Message, msg};
use record::FileError;
use rules::file_format::FormatError;

impl Report for FormatError {
    fn message(&self) -> Message {
        match self {
            Self::TooLarge { found, largest } => msg::format_too_large(size(*found), limit(*largest)),
            Self::Empty => msg::format_empty(),
            // What the parser says is English, and about its notation.
            Self::Foreign { .. } => msg::format_foreign(),
            Self::Damaged { line, column, .. } => msg::format_damaged(*line, *column),
            Self::Newer { found, known } => msg::format_newer(*found, *known),
            Self::NoFormat { found, known } => msg::format_no_format(*found, *known),
        }
    }
}

impl Report for FileError {
    fn message(&self) -> Message {
        match self {
            Self::Missing => msg::file_missing(),
            Self::NoFile => msg::file_no_file(),
            Self::TooLarge { found, largest } => msg::file_too_large(size(*found), limit(*largest)),
            Self::NoText => msg::file_no_text(),
            Self::Taken => msg::file_taken(),
            Self::NoFolder => msg::file_no_folder(),
            Self::Full => msg::file_full(),
            Self::Forbidden => msg::file_forbidden(),
            Self::System(error) => msg::file_system(error),
        }
    }
}

const KILOBYTE: u64 = 1024;
const MEGABYTE: u64 = 1024 * KILOBYTE;

/// A size in bytes, rounded up, so that what is too large is never shown as what is allowed.
fn size(bytes: u64) -> Message {
    if bytes > MEGABYTE {
        msg::file_size_megabytes(bytes.div_ceil(MEGABYTE))
    } else {
        msg::file_size_kilobytes(bytes.div_ceil(KILOBYTE))
    }
}

/// The largest size in bytes, rounded down.
fn limit(bytes: u64) -> Message {
    if bytes >= MEGABYTE {
        msg::file_size_megabytes(bytes / MEGABYTE)
    } else {
        msg::file_size_kilobytes(bytes / KILOBYTE)
    }
}
