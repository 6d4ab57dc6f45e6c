//! Why a match ended.

use super::Report;
use crate::{Message, msg};
use rules::Reason;

impl Report for Reason {
    fn message(&self) -> Message {
        match *self {
            Self::HalfTheCrewIsHome => msg::reason_half_the_crew_is_home(),
            Self::AllRobotsCaptured => msg::reason_all_robots_captured(),
            Self::NoRobotCanRun => msg::reason_no_robot_can_run(),
            Self::MorePoints { more, less } => msg::reason_more_points(more, less),
            Self::EqualPoints { each } => msg::reason_equal_points(each),
            Self::HeadquartersTaken => msg::reason_headquarters_taken(),
            Self::ArmiesSpent => msg::reason_armies_spent(),
            Self::NoLegalMove => msg::reason_no_legal_move(),
            Self::NothingHappens => msg::reason_nothing_happens(),
            Self::Repetition => msg::reason_repetition(),
            Self::OutOfTime => msg::reason_out_of_time(),
            Self::Resigned => msg::reason_resigned(),
            Self::DrawAgreed => msg::reason_draw_agreed(),
        }
    }
}
