//! Which turn the computer plays.

use serde::{Deserialize, Serialize};

use super::answers::{read_result, write_result};
use super::error::QuestionError;
use super::place::Place;
use super::question::{Question, Written};
use super::thinker::Thinker;
use engine::{AnySearchResult, Level, Limits, Stop, skill};

/// Which turn does the computer play?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename = "Turn", deny_unknown_fields)]
pub struct TurnQuestion {
    /// The position.
    pub place: Place,
    /// Its level; `None` plays at full strength.
    pub level: Option<Level>,
    /// The limits besides those of the level.
    pub limits: Limits,
    /// Selects the mistakes of the level.
    pub seed: u64,
}

impl Question for TurnQuestion {
    type Answer = AnySearchResult;

    /// A level forgets what was found before, so that its turn depends on nothing but the position and the seed: it is the same when a match
    /// is resumed, and on every device.
    fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(AnySearchResult)) {
        let Some(root) = self.place.root() else { return };
        let searcher = thinker.searcher();
        searcher.set_handicap(self.level.map(|level| skill(self.place.kind(), level)), self.seed);
        if self.level.is_some() {
            searcher.clear();
        }
        tell(root.search(searcher, &self.limits, stop, |so_far| tell(so_far.clone())));
    }
}

impl Written for TurnQuestion {
    fn write_answer(&self, answer: &AnySearchResult) -> String {
        write_result(answer)
    }

    fn read_answer(&self, text: &str) -> Result<AnySearchResult, QuestionError> {
        read_result(&self.place, text)
    }
}
