//! A question of any kind, as text.

use serde::{Deserialize, Serialize};

use super::advice::AdviceQuestion;
use super::answers::written;
use super::attempt::AttemptQuestion;
use super::bench::BenchQuestion;
use super::draw::DrawQuestion;
use super::error::QuestionError;
use super::fairness::FairnessQuestion;
use super::lines::LinesQuestion;
use super::match_review::ReviewQuestion;
use super::question::Written;
use super::thinker::Thinker;
use super::turn::TurnQuestion;
use engine::Stop;

macro_rules! any_question {
    ($($(#[$doc:meta])* $kind:ident($question:ty),)+) => {
        /// A question of any kind.
        #[derive(Clone, Debug, Serialize, Deserialize)]
        pub enum AnyQuestion {
            $($(#[$doc])* $kind($question),)+
        }

        impl AnyQuestion {
            /// Thinks, and tells what was found, as text: see [`Question::think`](super::Question::think).
            pub fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(String)) {
                fn written<Q: Written>(
                    question: &Q,
                    thinker: &mut Thinker,
                    stop: &Stop,
                    tell: &dyn Fn(String),
                ) {
                    question.think(thinker, stop, &|answer| tell(question.write_answer(&answer)));
                }
                match self {
                    $(Self::$kind(question) => written(question, thinker, stop, tell),)+
                }
            }
        }

        $(impl From<$question> for AnyQuestion {
            fn from(question: $question) -> Self {
                Self::$kind(question)
            }
        })+
    };
}

any_question! {
    /// Which turn the computer plays.
    Turn(TurnQuestion),
    /// Whether it accepts a draw.
    Draw(DrawQuestion),
    /// A hint.
    Advice(AdviceQuestion),
    /// The best lines.
    Lines(LinesQuestion),
    /// A review.
    Review(ReviewQuestion),
    /// A turn instead of a mistake.
    Attempt(AttemptQuestion),
    /// How fair a start is.
    Fairness(FairnessQuestion),
    /// The benchmark.
    Bench(BenchQuestion),
}

impl AnyQuestion {
    /// The text, for [`AnyQuestion::from_text`] to read.
    #[must_use]
    pub fn to_text(&self) -> String {
        written(self)
    }

    /// Reads a question.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_text(text: &str) -> Result<Self, QuestionError> {
        Ok(ron::from_str(text)?)
    }
}
