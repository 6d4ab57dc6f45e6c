//! What people read about this game alone: why an action cannot be played, what is wrong with a position.

use super::message::notation;
use super::msg;
use crate::{Message, Report};
use rules::netzwerk::{Fault, Illegal};

impl Report for Illegal {
    fn message(&self) -> Message {
        match *self {
            Self::Over => msg::illegal_netzwerk_over(),
            Self::RunFirst => msg::illegal_netzwerk_run_first(),
            Self::RunsAreOver => msg::illegal_netzwerk_runs_are_over(),
            Self::SingleRun => msg::illegal_netzwerk_single_run(),
            Self::MustCapture => msg::illegal_netzwerk_must_capture(),
            Self::NoRobot(at) => msg::illegal_netzwerk_no_robot(at),
            Self::NotYours(at) => msg::illegal_netzwerk_not_yours(at),
            Self::Barred(at) => msg::illegal_netzwerk_barred(at),
            Self::Resting(at) => msg::illegal_netzwerk_resting(at),
            Self::NoEnergy(at) => msg::illegal_netzwerk_no_energy(at),
            Self::NoOwnEnergy(at) => msg::illegal_netzwerk_no_own_energy(at),
            Self::HemmedIn(at) => msg::illegal_netzwerk_hemmed_in(at),
            Self::NoWay { from, to } => msg::illegal_netzwerk_no_way(from, to),
            Self::WrongSign(captures) => msg::illegal_netzwerk_wrong_sign(captures),
            Self::WrongPrice { price, paid } => msg::illegal_netzwerk_wrong_price(price, paid),
            Self::TooFar { price, energy } => msg::illegal_netzwerk_too_far(price, energy),
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

impl Report for Fault {
    fn message(&self) -> Message {
        notation(self)
    }
}
