//! What people read about this game alone: why an action cannot be played, what is wrong with a position, and mistakes in its maps.

use super::message::notation;
use super::msg;
use crate::{Message, Report};
use rules::napoleon::{Fault, Illegal, MapFault, MapFileError};

impl Report for Illegal {
    fn message(&self) -> Message {
        match *self {
            Self::Over => msg::illegal_napoleon_over(),
            Self::OffTheMap(at) => msg::illegal_napoleon_off_the_map(at),
            Self::NoCounter { at, colour } => msg::illegal_napoleon_no_counter(colour, at),
            Self::NotYours(at) => msg::illegal_napoleon_not_yours(at),
            Self::Stuck(at) => msg::illegal_napoleon_stuck(at),
            Self::Shape => msg::illegal_napoleon_shape(),
            Self::OutOfReach { from, to } => msg::illegal_napoleon_out_of_reach(from, to),
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

impl Report for MapFault {
    fn message(&self) -> Message {
        match self {
            Self::Empty => msg::map_empty(),
            Self::Name => msg::map_name(),
            Self::TooLarge { width, height } => msg::map_too_large(*width, *height),
            Self::Ragged { grid, row, found, wanted } => msg::map_ragged(*grid, *row, *found, *wanted),
            Self::Rows { found, wanted } => msg::map_rows(*found, *wanted),
            Self::Sign { grid, sign, row, column, known } => {
                msg::map_sign(*grid, *sign, *row, *column, *known)
            }
            Self::NoHeadquarters { colour, sign } => msg::map_no_headquarters(*colour, *sign),
            Self::UnequalArmies { blue, red } => msg::map_unequal_armies(*blue, *red),
            Self::Army(counters) => msg::map_army(*counters),
            Self::AtHome { row, column } => msg::map_at_home(*row, *column),
            Self::RiverCorner { row, column } => msg::map_river_corner(*row, *column),
            Self::Place { name, at } => msg::map_place(name, at),
        }
    }
}

impl Report for MapFileError {
    fn message(&self) -> Message {
        match self {
            // Names are given only on the command line, which speaks English.
            Self::UnknownName { .. } => Message::verbatim(self.to_string()),
            Self::Format(error) => error.message(),
            Self::Map(faults) => faults.message(),
        }
    }
}
