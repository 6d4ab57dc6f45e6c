//! Why a turn is good, as whole sentences.

use super::Report;
use crate::{Message, msg};
use engine::Why;

impl Report for Why {
    fn message(&self) -> Message {
        match *self {
            Self::Wins => msg::why_wins(),
            Self::WinsIn { turns } => msg::why_wins_in(turns),
            Self::Takes { count } => msg::why_takes(count),
            Self::Averts => msg::why_averts(),
            Self::Saves { count } => msg::why_saves(count),
            Self::ThreatensToWin => msg::why_threatens_to_win(),
            Self::Threatens { count } => msg::why_threatens(count),
            Self::Gains { points } => msg::why_gains(points),
            Self::EndsAhead { points } => msg::why_ends_ahead(points),
            Self::EndsBehind { points } => msg::why_ends_behind(points),
            Self::EndsEven => msg::why_ends_even(),
            Self::Resists => msg::why_resists(),
            Self::BetterSide => msg::why_better_side(),
            Self::FairTurn => msg::why_fair_turn(),
            Self::Improves => msg::why_improves(),
        }
    }
}
