//! The review of a match.

use serde::{Deserialize, Serialize};

use super::error::QuestionError;
use super::place::Place;
use super::question::{Question, Written};
use super::thinker::Thinker;
use crate::review::{Review, Reviewer};
use engine::Stop;

/// What were the chances in a match, and what would have been better?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "ReviewFields", into = "ReviewFields")]
pub struct ReviewQuestion {
    /// The match, which is reviewed as a whole.
    pub place: Place,
    /// What is known about it, with which the review continues.
    pub known: Review,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename = "Review", deny_unknown_fields)]
struct ReviewFields {
    place: Place,
    /// As in its own file.
    known: String,
}

impl From<ReviewQuestion> for ReviewFields {
    fn from(question: ReviewQuestion) -> Self {
        Self { known: question.known.to_ron(question.place.game()), place: question.place }
    }
}

impl TryFrom<ReviewFields> for ReviewQuestion {
    type Error = QuestionError;

    fn try_from(ReviewFields { place, known }: ReviewFields) -> Result<Self, QuestionError> {
        Ok(Self { known: Review::from_ron(&known, place.game())?, place })
    }
}

impl Question for ReviewQuestion {
    type Answer = Review;

    fn think(&self, _: &mut Thinker, stop: &Stop, tell: &dyn Fn(Review)) {
        let mut reviewer = Reviewer::new(self.place.game(), Some(self.known.clone()));
        while reviewer.step(stop) {
            tell(reviewer.review().clone());
        }
    }
}

impl Written for ReviewQuestion {
    fn write_answer(&self, answer: &Review) -> String {
        answer.to_ron(self.place.game())
    }

    fn read_answer(&self, text: &str) -> Result<Review, QuestionError> {
        Ok(Review::from_ron(text, self.place.game())?)
    }
}
