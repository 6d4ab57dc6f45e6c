//! Why an action cannot be played, and what is wrong with a position.

use crate::reports::{Report, notation};
use crate::{Message, msg};
use rules::kulami::{Fault, Illegal};

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
