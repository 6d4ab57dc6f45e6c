//! Hints: what the computer would play for the player to move, and why.

use serde::{Deserialize, Serialize};

use super::answers::written;
use super::error::QuestionError;
use super::place::Place;
use super::question::{Question, Written};
use super::thinker::Thinker;
use engine::{Limits, Stop, Why};
use rules::AnyAction;

/// What would the computer play, and why?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename = "Advice", deny_unknown_fields)]
pub struct AdviceQuestion {
    /// The position.
    pub place: Place,
    /// How long it thinks.
    pub limits: Limits,
}

/// The suggested turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The rest of the turn.
    pub turn: Vec<AnyAction>,
    /// The reasons, most important first.
    pub why: Vec<Why>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Advice", deny_unknown_fields)]
struct AdviceFields {
    turn: Vec<String>,
    why: Vec<Why>,
}

impl Question for AdviceQuestion {
    type Answer = Advice;

    fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(Advice)) {
        let Some(root) = self.place.root() else { return };
        let searcher = thinker.searcher();
        searcher.set_handicap(None, 0);
        let result = root.search(searcher, &self.limits, stop, |_| ());
        tell(Advice { turn: result.turn().to_vec(), why: root.why(&result) });
    }
}

impl Written for AdviceQuestion {
    fn write_answer(&self, answer: &Advice) -> String {
        let turn = answer.turn.iter().map(ToString::to_string).collect();
        written(&AdviceFields { turn, why: answer.why.clone() })
    }

    fn read_answer(&self, text: &str) -> Result<Advice, QuestionError> {
        let AdviceFields { turn, why } = ron::from_str(text)?;
        Ok(Advice { turn: self.place.read_actions(&turn)?, why })
    }
}
