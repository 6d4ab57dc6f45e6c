//! Why an action cannot be played, and what is wrong with a position.

use crate::reports::{Report, notation};
use crate::{Message, msg};
use rules::napoleon::{Fault, Illegal};

impl Report for Illegal {
    fn message(&self) -> Message {
        match *self {
            Self::Over => msg::illegal_napoleon_over(),
            Self::OffTheMap(at) => msg::illegal_napoleon_off_the_map(at),
            Self::NoCounter { at, colour } => msg::illegal_napoleon_no_counter(colour, at),
            Self::Shape => msg::illegal_napoleon_shape(),
            Self::Taken(at) => msg::illegal_napoleon_taken(at),
            Self::StepHome(at) => msg::illegal_napoleon_step_home(at),
            Self::NoJumpFrom(at, terrain) => msg::illegal_napoleon_no_jump_from(at, terrain),
            Self::NoJumpOver(at, terrain) => msg::illegal_napoleon_no_jump_over(at, terrain),
            Self::NothingToJump(at) => msg::illegal_napoleon_nothing_to_jump(at),
            Self::InTheForest(at) => msg::illegal_napoleon_in_the_forest(at),
            Self::TakesNothing(to) => msg::illegal_napoleon_takes_nothing(to),
            Self::Takes(to) => msg::illegal_napoleon_takes(to),
            Self::Lost(at) => msg::illegal_napoleon_lost(at),
            Self::NoRiver(at) => msg::illegal_napoleon_no_river(at),
            Self::LossUntold(at) => msg::illegal_napoleon_loss_untold(at),
            Self::EndsAtHome(at) => msg::illegal_napoleon_ends_at_home(at),
            Self::Circle => msg::illegal_napoleon_circle(),
        }
    }
}

impl Report for Fault {
    fn message(&self) -> Message {
        notation(self)
    }
}
