//! What people read about this game alone: why an action cannot be played, what is wrong with a position, and mistakes in its layouts.

use super::message::notation;
use super::msg;
use crate::{Message, Report};
use rules::kulami::{Fault, Illegal, LayoutFault, LayoutFileError};

impl Report for Illegal {
    fn message(&self) -> Message {
        match *self {
            Self::Over => msg::illegal_kulami_over(),
            Self::NoField(at) => msg::illegal_kulami_no_field(at),
            Self::Taken(at) => msg::illegal_kulami_taken(at),
            Self::OutOfLine { at, last } => msg::illegal_kulami_out_of_line(at, last),
            Self::OffLimits { at, by } => msg::illegal_kulami_off_limits(at, by),
        }
    }
}

impl Report for Fault {
    fn message(&self) -> Message {
        match self {
            Self::Layout(fault) => fault.message(),
            Self::Illegal { reason, .. } => reason.message(),
            Self::Parts(_) | Self::Site(_) => notation(self),
        }
    }
}

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
