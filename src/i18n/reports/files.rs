//! Files and their formats.

use super::Report;
use crate::file_format::FormatError;
use crate::i18n::{Message, msg};
use crate::record::FileError;

impl Report for FormatError {
    fn message(&self) -> Message {
        match self {
            Self::TooLarge { found, largest } => msg::format_too_large(*found, *largest),
            Self::Damaged { line, column, fault } => msg::format_damaged(*line, *column, fault),
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
            Self::TooLarge { found, largest } => msg::file_too_large(*found, *largest),
            Self::NoText => msg::file_no_text(),
            Self::Taken => msg::file_taken(),
            Self::NoFolder => msg::file_no_folder(),
            Self::System(error) => msg::file_system(error),
        }
    }
}
