//! How fair a start is.

use serde::{Deserialize, Serialize};

use super::answers::written;
use super::error::QuestionError;
use super::place::Place;
use super::question::{Question, Written};
use super::thinker::Thinker;
use crate::balance::{GAMES, ShortRun, play_quickly};
use engine::Stop;

/// How fair is a position as a start, tried out by quick games of the computer against itself?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename = "Fairness", deny_unknown_fields)]
pub struct FairnessQuestion {
    /// The start.
    pub start: Place,
}

impl Question for FairnessQuestion {
    type Answer = ShortRun;

    fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(ShortRun)) {
        let mut run = ShortRun::default();
        for number in 0..GAMES {
            let played = play_quickly(self.start.position(), number, thinker.searcher(), stop);
            let Some(result) = played else { return };
            run.add(result);
            tell(run);
        }
    }
}

impl Written for FairnessQuestion {
    fn write_answer(&self, answer: &ShortRun) -> String {
        written(answer)
    }

    fn read_answer(&self, text: &str) -> Result<ShortRun, QuestionError> {
        Ok(ron::from_str(text)?)
    }
}
