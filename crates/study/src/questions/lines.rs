//! The best lines from a position.

use serde::{Deserialize, Serialize};

use super::answers::{read_result, write_result};
use super::error::QuestionError;
use super::place::Place;
use super::question::{Question, Written};
use super::thinker::Thinker;
use engine::{AnySearchResult, Limits, Stop};

/// Which are the best lines? They and the chances are those of the sides, whoever plays them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename = "Lines", deny_unknown_fields)]
pub struct LinesQuestion {
    /// The position.
    pub place: Place,
    /// How long it thinks, and how many lines there are to be.
    pub limits: Limits,
}

impl Question for LinesQuestion {
    type Answer = AnySearchResult;

    fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(AnySearchResult)) {
        let Some(root) = self.place.root() else { return };
        let searcher = thinker.searcher();
        searcher.set_handicap(None, 0);
        tell(root.without_swap().search(searcher, &self.limits, stop, |so_far| tell(so_far.clone())));
    }
}

impl Written for LinesQuestion {
    fn write_answer(&self, answer: &AnySearchResult) -> String {
        write_result(answer)
    }

    fn read_answer(&self, text: &str) -> Result<AnySearchResult, QuestionError> {
        read_result(&self.place, text)
    }
}
