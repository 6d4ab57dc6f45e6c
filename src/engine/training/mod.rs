//! Learning: which weights of a static evaluation tell best who wins.
//!
//! An evaluation that is a weighted sum says how likely the player to move is to win, by the scale of
//! [`Searchable::ADVANTAGE`](super::searchable::Searchable::ADVANTAGE). The best weights make the results of played games most likely:
//! logistic regression, in chess known as Texel's tuning method (Peter Österlund, 2014).
//!
//! | file | topic |
//! |---|---|
//! | `weighted.rs` | the trait of games whose evaluation is a weighted sum |
//! | `samples.rs` | positions of played games, as what the evaluation counts in them |
//! | `fit.rs` | the regression |

mod fit;
mod samples;
mod weighted;

use crate::games::{AnyGame, AnyPosition, Game as _, Player};

pub use samples::Sample;
pub(super) use weighted::Weighted;

/// What was learnt.
#[derive(Clone, Debug, PartialEq)]
pub struct Learnt {
    /// The weights, as the value of a constant in Rust.
    pub weights: String,
    /// How badly the weights in use predict the results, and how badly those that were learnt: the mean of the logarithms of the
    /// probabilities that they give to what happened, with the sign changed.
    pub loss: [f64; 2],
}

/// What learns the weights of a game's evaluation.
pub trait Learner: Sync {
    /// The samples of a game that is over, from its positions after the opening.
    fn samples(&self, positions: &[&AnyGame], winner: Option<Player>) -> Vec<Sample>;

    /// The weights that tell best who won.
    fn learn(&self, samples: &[Sample]) -> Learnt;
}

/// The learner of one game.
pub(super) struct OfGame<G: Weighted> {
    sampler: samples::Sampler<G>,
    own: fn(&AnyPosition) -> Option<&G>,
}

impl<G: Weighted> OfGame<G> {
    /// The learner; `own` takes the position of this game out of one of any.
    pub(super) fn new(own: fn(&AnyPosition) -> Option<&G>) -> Self {
        Self { sampler: samples::Sampler::new(), own }
    }
}

impl<G: Weighted> Learner for OfGame<G>
where
    G::Weights: Sync,
{
    fn samples(&self, positions: &[&AnyGame], winner: Option<Player>) -> Vec<Sample> {
        let mut mover = None;
        let begins_turn =
            |position: &&&AnyGame| mover.replace(position.to_move()) != Some(position.to_move());
        let turns = positions.iter().filter(begins_turn).filter(|position| position.outcome().is_none());
        let own = turns.filter_map(|position| (self.own)(position.position()));
        let result = |player| winner.map_or(0.5, |winner| if winner == player { 1.0 } else { 0.0 });
        own.filter_map(|position| self.sampler.sample(position, result(position.to_move()))).collect()
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
