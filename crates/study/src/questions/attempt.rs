//! A turn that is tried instead of a mistake.

use serde::{Deserialize, Serialize};

use super::answers::written;
use super::error::QuestionError;
use super::place::Place;
use super::question::{Question, Written};
use super::thinker::Thinker;
use crate::review::{Attempt, Judgement, Review, judge_attempt};
use engine::Stop;
use record::Match;

/// Is a turn about as good as the best one?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "AttemptFields", into = "AttemptFields")]
pub struct AttemptQuestion {
    /// The turn, as a match that starts before it.
    pub place: Place,
    /// What a review has found about that start.
    pub before: Judgement,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename = "Attempt", deny_unknown_fields)]
struct AttemptFields {
    place: Place,
    /// As a review of the start.
    before: String,
}

impl From<AttemptQuestion> for AttemptFields {
    fn from(AttemptQuestion { place, before }: AttemptQuestion) -> Self {
        let start = Match::new(place.game().start().clone());
        Self { before: Review::from(vec![before]).to_ron(&start), place }
    }
}

impl TryFrom<AttemptFields> for AttemptQuestion {
    type Error = QuestionError;

    fn try_from(AttemptFields { place, before }: AttemptFields) -> Result<Self, QuestionError> {
        let start = Match::new(place.game().start().clone());
        let review = Review::from_ron(&before, &start)?;
        let none = || QuestionError::Text("nothing is known about the start".to_owned());
        Ok(Self { before: review.judgements().first().cloned().ok_or_else(none)?, place })
    }
}

/// The fields of an answer.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Judged", deny_unknown_fields)]
struct JudgedFields {
    is_right: bool,
    best: f32,
    chance: f32,
    reply: Vec<String>,
}

impl Question for AttemptQuestion {
    type Answer = Attempt;

    fn think(&self, _: &mut Thinker, stop: &Stop, tell: &dyn Fn(Attempt)) {
        if let Some(attempt) = judge_attempt(&self.before, self.place.game(), stop) {
            tell(attempt);
        }
    }
}

impl Written for AttemptQuestion {
    fn write_answer(&self, answer: &Attempt) -> String {
        let Attempt { is_right, best, chance, .. } = *answer;
        let reply = answer.reply.iter().map(ToString::to_string).collect();
        written(&JudgedFields { is_right, best, chance, reply })
    }

    fn read_answer(&self, text: &str) -> Result<Attempt, QuestionError> {
        let JudgedFields { is_right, best, chance, reply } = ron::from_str(text)?;
        Ok(Attempt { is_right, best, chance, reply: self.place.read_actions(&reply)? })
    }
}
