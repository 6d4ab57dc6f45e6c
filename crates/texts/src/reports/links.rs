//! Why a link cannot be opened.

use super::Report;
use crate::{Message, msg};
use record::LinkError;

impl Report for LinkError {
    fn message(&self) -> Message {
        match self {
            Self::NoLink => msg::link_no_link(),
            Self::Newer { found, known } => msg::link_newer(*found, *known),
            Self::Damaged => msg::link_damaged(),
            Self::TooLong { found, largest } => msg::link_too_long(*found, *largest),
            Self::SetUp(error) => error.message(),
            Self::TooManyMoves => msg::link_too_many_moves(),
            Self::OtherRules => msg::link_other_rules(),
        }
    }
}
