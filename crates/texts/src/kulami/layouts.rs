//! Mistakes in layouts.

use crate::{Message, Report, msg};
use rules::kulami::{LayoutFault, LayoutFileError};

impl Report for LayoutFault {
    fn message(&self) -> Message {
        match *self {
            // Names are given only on the command line, which speaks English.
            Self::UnknownName { .. } => Message::verbatim(self.to_string()),
            Self::Empty => msg::layout_empty(),
            Self::TooLong(found) => msg::layout_too_long(found),
            Self::Sign { sign, row, column } => msg::layout_sign(sign, row, column),
            Self::Ragged { row, found, wanted } => msg::layout_ragged(row, found, wanted),
            Self::NoRectangle(name) => msg::layout_no_rectangle(name),
            Self::WrongSize { name, width, height } => msg::layout_wrong_size(name, width, height),
            Self::Count { long, short, found, wanted } => msg::layout_count(short, long, found, wanted),
            Self::Overlap(first, second) => msg::layout_overlap(first, second),
            Self::TooLarge { width, height } => msg::layout_too_large(width, height),
            Self::Disconnected(parts) => msg::layout_disconnected(parts),
        }
    }
}

impl Report for LayoutFileError {
    fn message(&self) -> Message {
        match self {
            Self::Format(error) => error.message(),
            Self::Name => msg::layout_name(),
            Self::NameAndLayout(faults) => msg::layout_name_and_layout(faults.message()),
            Self::Layout(faults) => faults.message(),
        }
    }
}
