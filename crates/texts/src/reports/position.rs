//! Tasks and kinds of squares, as whole sentences.

use super::Report;
use crate::{Message, msg};
use rules::{Ground, Status};

impl Report for Status {
    fn message(&self) -> Message {
        match self {
            Self::RunRobot => msg::task_run_robot(),
            Self::RunOnce => msg::task_run_once(),
            Self::EndTurn => msg::task_end_turn(),
            Self::MustCapture => msg::task_must_capture(),
            Self::RunOrShift => msg::task_run_or_shift(),
            Self::Shift => msg::task_shift(),
            Self::PlaceFirst => msg::task_place_first(),
            Self::PlaceMarble => msg::task_place_marble(),
            Self::MoveCounter => msg::task_move_counter(),
            Self::Nothing => msg::task_nothing(),
        }
    }
}

impl Report for Ground {
    fn message(&self) -> Message {
        match self {
            Self::Open => msg::ground_open(),
            Self::Road => msg::ground_road(),
            Self::Village => msg::ground_village(),
            Self::River => msg::ground_river(),
            Self::ForestEdge => msg::ground_forest_edge(),
            Self::InnerForest => msg::ground_inner_forest(),
            Self::Refuge => msg::ground_refuge(),
            Self::OpenHeadquarters => msg::ground_open_headquarters(),
        }
    }
}
