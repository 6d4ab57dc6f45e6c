//! What a question is.

use super::any_question::AnyQuestion;
use super::error::QuestionError;
use super::thinker::Thinker;
use engine::Stop;

/// Something to think about for a while.
pub trait Question: Send + 'static {
    /// What is found.
    type Answer: Clone + Send + 'static;

    /// Thinks, and tells what was found as it comes; the last is the answer. If it is stopped, it ends soon: with what it has found so
    /// far, or with nothing.
    fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(Self::Answer));
}

/// A question that can be sent as text, like its answer.
///
/// ```
/// use engine::{Level, Limits, Stop};
/// use rules::GameKind;
/// use study::questions::{AnyQuestion, Place, Question, Thinker, TurnQuestion, Written};
/// use record::Match;
///
/// let start = GameKind::Napoleon.set_up("", None, None)?;
/// let place = Place::latest(&Match::new(start));
/// let question = TurnQuestion { place, level: Some(Level::LOWEST), limits: Limits::default(), seed: 1 };
/// let sent = AnyQuestion::from(question.clone()).to_text();
/// AnyQuestion::from_text(&sent)?.think(&mut Thinker::default(), &Stop::default(), &|answer| {
///     let result = question.read_answer(&answer).expect("it was written for this question");
///     assert_eq!(result.turn().len(), 1);
/// });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Written: Question + Clone + Into<AnyQuestion> {
    /// An answer as text.
    fn write_answer(&self, answer: &Self::Answer) -> String;

    /// Reads an answer to this question.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn read_answer(&self, text: &str) -> Result<Self::Answer, QuestionError>;
}
