//! Why an action cannot be played.

use std::error::Error;

use super::Report;
use crate::games::{AnyIllegal, kulami, napoleon, netzwerk};
use crate::i18n::{Message, msg};
use crate::record::PlayError;

impl<I: Error + Report> Report for PlayError<I> {
    fn message(&self) -> Message {
        match self {
            Self::Over => msg::play_over(),
            Self::Full => msg::play_full(),
            Self::TooLong => msg::play_too_long(),
            Self::Illegal(reason) => reason.message(),
        }
    }
}

impl Report for AnyIllegal {
    fn message(&self) -> Message {
        match self {
            Self::Netzwerk(reason) => reason.message(),
            Self::Kulami(reason) => reason.message(),
            Self::Napoleon(reason) => reason.message(),
            // The table offers no actions of other games.
            Self::OtherGame => msg::illegal_netzwerk_otherwise(),
        }
    }
}

impl Report for netzwerk::Illegal {
    fn message(&self) -> Message {
        match *self {
            Self::Over => msg::illegal_netzwerk_over(),
            Self::RunFirst => msg::illegal_netzwerk_run_first(),
            Self::RunsAreOver => msg::illegal_netzwerk_runs_are_over(),
            Self::MustCapture => msg::illegal_netzwerk_must_capture(),
            Self::NoRobot(at) => msg::illegal_netzwerk_no_robot(at),
            Self::NotYours(at) => msg::illegal_netzwerk_not_yours(at),
            Self::Barred(at) => msg::illegal_netzwerk_barred(at),
            Self::NoWay { from, to } => msg::illegal_netzwerk_no_way(from, to),
            Self::WrongSign(captures) => msg::illegal_netzwerk_wrong_sign(captures),
            Self::WrongPrice { price, paid } => msg::illegal_netzwerk_wrong_price(price, paid),
            Self::NoBattery(at) => msg::illegal_netzwerk_no_battery(at),
            Self::Spent(at) => msg::illegal_netzwerk_spent(at),
            Self::NotControlled(at) => msg::illegal_netzwerk_not_controlled(at),
            Self::Locked(at) => msg::illegal_netzwerk_locked(at),
            Self::Shifted(at) => msg::illegal_netzwerk_shifted(at),
            Self::NotNext { from, to } => msg::illegal_netzwerk_not_next(from, to),
            Self::Otherwise => msg::illegal_netzwerk_otherwise(),
        }
    }
}

impl Report for kulami::Illegal {
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

impl Report for napoleon::Illegal {
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
