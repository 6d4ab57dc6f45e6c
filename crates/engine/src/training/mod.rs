//! Learning: with which weights a static evaluation agrees best with what a search finds.
//!
//! An evaluation that is a weighted sum says how likely the player to move is to win, by the scale of
//! [`Searchable::ADVANTAGE`](super::searchable::Searchable::ADVANTAGE). The best weights predict what a search of the same position
//! says: logistic regression, in chess known as Texel's tuning method (Peter Österlund, 2014). That method predicts how games end, but
//! good players hardly ever come into positions that the search has to tell from theirs: with weights learnt from results it played worse.
//!
//! | file | topic |
//! |---|---|
//! | `weighted.rs` | the trait of games whose evaluation is a weighted sum |
//! | `samples.rs` | positions of played games, as what the evaluation counts in them |
//! | `fit.rs` | the regression |

mod fit;
mod samples;
mod weighted;

use rules::{AnyGame, OneGame};

pub use samples::Sample;
pub(super) use weighted::Weighted;

/// What was learnt.
#[derive(Clone, Debug, PartialEq)]
pub struct Learnt {
    /// The weights, as the value of a constant in Rust.
    pub weights: String,
    /// How badly the weights in use predict what searches find, and how badly those that were learnt: the cross-entropy of the two
    /// probabilities of winning, on average.
    pub loss: [f64; 2],
}

/// What learns the weights of a game's evaluation.
pub trait Learner: Sync {
    /// A position at the start of a turn as a sample, with the probability that the player to move wins; `None` if it is of another game,
    /// or if something can be captured, as the search then continues before it evaluates.
    fn sample(&self, position: &AnyGame, chance: f32) -> Option<Sample>;

    /// The weights that agree best with the samples.
    fn learn(&self, samples: &[Sample]) -> Learnt;
}

/// The learner of one game.
pub(super) struct OfGame<G: Weighted> {
    sampler: samples::Sampler<G>,
}

impl<G: Weighted> OfGame<G> {
    pub(super) fn new() -> Self {
        Self { sampler: samples::Sampler::new() }
    }
}

impl<G: Weighted + OneGame> Learner for OfGame<G>
where
    G::Weights: Sync,
{
    fn sample(&self, position: &AnyGame, chance: f32) -> Option<Sample> {
        self.sampler.sample(G::of(position.position())?, chance)
    }

    fn learn(&self, samples: &[Sample]) -> Learnt {
        let mut weights = G::weights();
        let start: Vec<f64> = G::numbers(&mut weights).into_iter().map(|number| f64::from(*number)).collect();
        let (found, loss) = fit::fit(samples, &start, G::ADVANTAGE);
        for (number, found) in G::numbers(&mut weights).into_iter().zip(found) {
            *number = found.round() as i32;
        }
        Learnt { weights: format!("{weights:#?}"), loss }
    }
}
