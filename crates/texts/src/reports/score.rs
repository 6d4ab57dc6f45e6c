//! What counts, as the titles of the parts of a score.

use super::Report;
use crate::{Message, msg};
use rules::ScoreKind;

impl Report for ScoreKind {
    fn message(&self) -> Message {
        match self {
            Self::Panels => msg::score_panels(),
            Self::Areas => msg::score_areas(),
            Self::Chains => msg::score_chains(),
        }
    }
}
