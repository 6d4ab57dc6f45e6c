//! What is asked of the search: each question as data, with one kind of answer.
//!
//! On the desktop a thread answers, in a browser a web worker, which gets nothing but messages: so questions and answers can be written as
//! text and read again. The code that answers is the same.
//!
//! | file | topic |
//! |---|---|
//! | `mod.rs` | what a question is; a question of any kind; texts |
//! | `match_position.rs` | the position that a question is about, with its history |
//! | `play.rs` | which turn the computer plays, and whether it accepts a draw; hints, and the best lines |
//! | `judge.rs` | reviews, turns that are tried instead of a mistake or in a puzzle, threats, and how fair a start is |
//! | `bench.rs` | the benchmark: whether the search is the same everywhere, and how fast |

mod bench;
mod judge;
mod match_position;
mod play;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use engine::{Level, Searcher, Stop, skill};
use rules::GameKind;

pub use bench::{BenchLine, BenchQuestion};
pub use judge::{AttemptQuestion, FairnessQuestion, GoalQuestion, ReviewQuestion, ThreatQuestion};
pub use match_position::MatchPosition;
pub use play::{Advice, AdviceQuestion, DrawQuestion, LinesQuestion, TurnQuestion};

/// Something to think about for a while.
///
/// ```
/// use engine::{AnySearchResult, Level, Limits, Stop};
/// use rules::GameKind;
/// use study::questions::{AnyQuestion, MatchPosition, Thinker, TurnQuestion, from_text, to_text};
/// use record::Match;
///
/// let start = GameKind::Napoleon.set_up("", None, None)?;
/// let place = MatchPosition::latest(&Match::new(start));
/// let question = TurnQuestion { place, level: Some(Level::LOWEST), limits: Limits::default(), seed: 1 };
/// let sent = to_text(&AnyQuestion::from(question));
/// from_text::<AnyQuestion>(&sent)?.think(&mut Thinker::default(), &Stop::default(), &|answer| {
///     let result: AnySearchResult = from_text(&answer).expect("it was written for this question");
///     assert_eq!(result.turn().len(), 1);
/// });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Question: Send + 'static {
    /// What is found.
    type Answer: Clone + Send + 'static;

    /// Thinks, and tells what was found as it comes; the last is the answer. If it is stopped, it ends soon: with what it has found so
    /// far, or with nothing.
    fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(Self::Answer));
}

/// The size of the searcher's memory, in megabytes.
const MEGABYTES: usize = 32;

/// Answers questions, one after the other.
#[derive(Debug, Default)]
pub struct Thinker {
    searcher: Option<Searcher>,
}

impl Thinker {
    /// The searcher, with what it remembers. Its memory is only taken when it is first needed: some questions have their own.
    fn searcher(&mut self) -> &mut Searcher {
        self.searcher.get_or_insert_with(|| Searcher::new(MEGABYTES))
    }

    /// The searcher at a level, or at full strength. A level forgets what was found before, so that its answer depends on nothing but the position
    /// and the seed: it is the same when a match is resumed, and on every device.
    fn searcher_at(&mut self, kind: GameKind, level: Option<Level>, seed: u64) -> &mut Searcher {
        let searcher = self.searcher();
        searcher.set_handicap(level.map(|level| skill(kind, level)), seed);
        if level.is_some() {
            searcher.clear();
        }
        searcher
    }
}

macro_rules! any_question {
    ($($(#[$doc:meta])* $kind:ident($question:ty),)+) => {
        /// A question of any kind.
        #[derive(Clone, Debug, Serialize, Deserialize)]
        pub enum AnyQuestion {
            $($(#[$doc])* $kind($question),)+
        }

        impl AnyQuestion {
            /// Thinks, and tells what was found, as text: see [`Question::think`].
            pub fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(String)) {
                match self {
                    $(Self::$kind(question) => question.think(thinker, stop, &|answer| tell(to_text(&answer))),)+
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
    /// Whether a goal is within reach.
    Goal(GoalQuestion),
    /// How the opponent could win at once.
    Threat(ThreatQuestion),
    /// How fair a start is.
    Fairness(FairnessQuestion),
    /// The benchmark.
    Bench(BenchQuestion),
}

/// What a web worker says about a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// It can be asked now.
    Ready,
    /// What it has found so far: the text of an answer.
    Found(String),
    /// What it has told last is the answer.
    Done,
    /// There will be no answer, and this is why.
    Failed(String),
}

/// The text of an [`AnyQuestion`], an answer or a [`Reply`]: JSON, for which a browser loads less code than for the format of files.
pub fn to_text(message: &impl Serialize) -> String {
    // Numbers, texts and lists of them can always be written.
    serde_json::to_string(message).unwrap_or_default()
}

/// Reads what [`to_text`] has written.
pub fn from_text<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    serde_json::from_str(text)
}
