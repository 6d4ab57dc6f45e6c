//! Whether the computer accepts a draw.

use serde::{Deserialize, Serialize};

use super::answers::written;
use super::error::QuestionError;
use super::place::Place;
use super::question::{Question, Written};
use super::thinker::Thinker;
use engine::{Level, Limits, Stop, skill, win_probability};

/// The computer accepts a draw if it does not expect to win more often than this. It judges as well as its level does, with the nodes that
/// it has for a turn: a beginner misjudges positions, and gives away a draw more easily.
const EVEN: f32 = 0.5;

/// Does the computer accept a draw, while the other player is to move?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename = "Draw", deny_unknown_fields)]
pub struct DrawQuestion {
    /// The position.
    pub place: Place,
    /// Its level; `None` judges at full strength.
    pub level: Option<Level>,
    /// The limits besides those of the level.
    pub limits: Limits,
    /// Selects the mistakes of the level.
    pub seed: u64,
}

impl Question for DrawQuestion {
    type Answer = bool;

    fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(bool)) {
        let Some(root) = self.place.root() else { return };
        let kind = self.place.kind();
        let searcher = thinker.searcher();
        searcher.set_handicap(self.level.map(|level| skill(kind, level)), self.seed);
        if self.level.is_some() {
            searcher.clear();
        }
        let result = root.without_swap().search(searcher, &self.limits, stop, |_| ());
        let chance = result.eval().map_or(1.0, |eval| 1.0 - win_probability(kind, eval));
        tell(chance <= EVEN);
    }
}

impl Written for DrawQuestion {
    fn write_answer(&self, answer: &bool) -> String {
        written(answer)
    }

    fn read_answer(&self, text: &str) -> Result<bool, QuestionError> {
        Ok(ron::from_str(text)?)
    }
}
