//! Learning: with which weights a static evaluation agrees best with what a search finds.
//!
//! An evaluation that is a weighted sum says how likely the player to move is to win, by the scale of
//! [`Searchable::ADVANTAGE`]. The best weights predict what a search of the same position
//! says: logistic regression, in chess known as Texel's tuning method (Peter Österlund, 2014). That method predicts how games end, but
//! good players hardly ever come into positions that the search has to tell from theirs: with weights learnt from results it played worse.

use std::fmt::Debug;

use crate::Searchable;
use rules::{AnyGame, OneGame};

/// A game whose static evaluation is a weighted sum.
pub(super) trait Weighted: Searchable {
    /// The weights, in hundredths of the unit that the game counts in.
    type Weights: Clone + Debug;

    /// The weights in use.
    fn weights() -> Self::Weights;

    /// All the numbers of some weights, always in the same order.
    fn numbers(weights: &mut Self::Weights) -> Vec<&mut i32>;

    /// The static evaluation for the player to move by other weights: twice as much with weights twice as large.
    fn evaluate_by(&self, weights: &Self::Weights) -> i32;
}

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

impl<G: Weighted + OneGame> Learner for Sampler<G>
where
    G::Weights: Sync,
{
    fn sample(&self, position: &AnyGame, chance: f32) -> Option<Sample> {
        self.sample_of(G::of(position.position())?, chance)
    }

    fn learn(&self, samples: &[Sample]) -> Learnt {
        let mut weights = G::weights();
        let start: Vec<f64> = G::numbers(&mut weights).into_iter().map(|number| f64::from(*number)).collect();
        let (found, loss) = fit(samples, &start, G::ADVANTAGE);
        for (number, found) in G::numbers(&mut weights).into_iter().zip(found) {
            *number = found.round() as i32;
        }
        Learnt { weights: format!("{weights:#?}"), loss }
    }
}

/// A position from the view of the player to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// What the evaluation counts: the index of a weight, and how many times it is part of the evaluation. Only those that are.
    counts: Vec<(u16, f32)>,
    /// The probability, 0 to 1, that the player to move wins.
    chance: f32,
}

pub(super) struct Sampler<G: Weighted> {
    /// For each number, weights where it is 1 and all others are 0: an evaluation by them tells how often it counts.
    units: Vec<G::Weights>,
}

impl<G: Weighted> Sampler<G> {
    pub(super) fn new() -> Self {
        let mut none = G::weights();
        let mut numbers = G::numbers(&mut none);
        let count = numbers.len();
        numbers.iter_mut().for_each(|number| **number = 0);
        let unit = |i: usize| {
            let mut unit = none.clone();
            *G::numbers(&mut unit)[i] = 1;
            unit
        };
        Self { units: (0..count).map(unit).collect() }
    }

    /// The sample of a position; `None` if something is left to be captured, as the search goes on there before it evaluates.
    fn sample_of(&self, position: &G, chance: f32) -> Option<Sample> {
        let mut loud = Vec::new();
        position.loud_plays(&mut loud);
        if !loud.is_empty() {
            return None;
        }
        let counts = self.units.iter().map(|unit| position.evaluate_by(unit) as f32);
        let counts = (0..).zip(counts).filter(|(_, count)| *count != 0.0).collect();
        Some(Sample { counts, chance })
    }
}

/// The number of steps, and how far the first ones go, in units of the weights.
const STEPS: u32 = 600;
const FIRST_STEP: f64 = 2.0;
/// How strongly weights are held where they were, so that chance moves those little that rarely count: about as strongly as by four times
/// as many samples of even positions.
const HOLD: f64 = 300.0;
/// How much of the slope of earlier steps is remembered, and of its square.
const INERTIA: [f64; 2] = [0.9, 0.999];

/// The weights that agree best with the samples, from those in use, and the loss of both. The evaluation `advantage` wins three games
/// out of four.
fn fit(samples: &[Sample], start: &[f64], advantage: i32) -> (Vec<f64>, [f64; 2]) {
    let scale = 3.0_f64.ln() / f64::from(advantage);
    let before = loss(samples, start, scale);
    let mut weights = start.to_vec();
    // Adam (Kingma and Ba, 2014), with all samples in each step, and shorter and shorter steps.
    let (mut mean, mut square) = (vec![0.0; weights.len()], vec![0.0; weights.len()]);
    for step in 1..=STEPS {
        let slopes = slopes(samples, &weights, start, scale);
        let length = FIRST_STEP * (1.0 - f64::from(step - 1) / f64::from(STEPS));
        for (i, slope) in slopes.into_iter().enumerate() {
            mean[i] += (1.0 - INERTIA[0]) * (slope - mean[i]);
            square[i] += (1.0 - INERTIA[1]) * (slope * slope - square[i]);
            let known = INERTIA.map(|inertia| 1.0 - inertia.powf(f64::from(step)));
            let deviation = (square[i] / known[1]).sqrt().max(f64::MIN_POSITIVE);
            weights[i] -= length * mean[i] / known[0] / deviation;
        }
    }
    let after = loss(samples, &weights, scale);
    (weights, [before, after])
}

/// The probability that the player to move wins.
fn probability(sample: &Sample, weights: &[f64], scale: f64) -> f64 {
    let eval: f64 = sample.counts.iter().map(|(i, count)| weights[usize::from(*i)] * f64::from(*count)).sum();
    1.0 / (1.0 + (-scale * eval).exp())
}

fn loss(samples: &[Sample], weights: &[f64], scale: f64) -> f64 {
    let one = |sample: &Sample| {
        let chance = probability(sample, weights, scale).clamp(1e-9, 1.0 - 1e-9);
        let wanted = f64::from(sample.chance);
        -wanted * chance.ln() - (1.0 - wanted) * (1.0 - chance).ln()
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// How the loss of all samples together rises with each weight, with what holds the weight back.
fn slopes(samples: &[Sample], weights: &[f64], start: &[f64], scale: f64) -> Vec<f64> {
    let held = weights.iter().zip(start).map(|(weight, start)| HOLD * scale * scale * (weight - start));
    let mut slopes: Vec<f64> = held.collect();
    for sample in samples {
        let error = scale * (probability(sample, weights, scale) - f64::from(sample.chance));
        for (i, count) in &sample.counts {
            slopes[usize::from(*i)] += error * f64::from(*count);
        }
    }
    slopes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::searchable::Searchable;
    use rules::Rng;
    use rules::napoleon::Napoleon;
    use rules::netzwerk::Netzwerk;

    /// Positions of a match by chance.
    fn positions<G: Searchable>(start: &G, seed: u64) -> Vec<G> {
        let mut chance = Rng::new(seed);
        let mut position = start.clone();
        let mut positions = Vec::new();
        for _ in 0..40 {
            let mut plays = Vec::new();
            position.plays(&mut plays);
            position.make(&plays[chance.below(plays.len())]);
            if position.outcome().is_some() {
                break;
            }
            positions.push(position.clone());
        }
        positions
    }

    /// Only then do the counts of a sample say what its evaluation depends on.
    fn check_is_weighted_sum<G: Weighted>(start: &G) {
        let sampler = Sampler::<G>::new();
        let mut weights = G::weights();
        let weights: Vec<i32> = G::numbers(&mut weights).into_iter().map(|number| *number).collect();
        let mut sampled = 0;
        for position in (0..10).flat_map(|seed| positions(start, seed)) {
            let Some(sample) = sampler.sample_of(&position, 1.0) else { continue };
            let parts = sample.counts.iter().map(|(i, count)| *count as i32 * weights[usize::from(*i)]);
            assert_eq!(parts.sum::<i32>(), position.evaluate());
            sampled += 1;
        }
        assert!(sampled > 50, "{sampled}");
    }

    #[test]
    fn evaluations_are_weighted_sums() {
        check_is_weighted_sum(&Netzwerk::default());
        check_is_weighted_sum(&Napoleon::default());
    }

    /// Wins and losses as often as some weights say.
    #[test]
    fn weights_are_found_again() {
        let (true_weights, advantage) = ([150.0, -80.0, 0.0], 300);
        let scale = 3.0_f64.ln() / f64::from(advantage);
        let mut chance = rules::Rng::new(3);
        let mut drawn = |end: usize| chance.below(end) as f32;
        let samples: Vec<Sample> = (0..40_000)
            .map(|_| {
                let counts = (0..3).map(|i| (i, drawn(7) - 3.0)).collect();
                let mut sample = Sample { counts, chance: 0.0 };
                let is_won = f64::from(drawn(1_000_000)) < 1e6 * probability(&sample, &true_weights, scale);
                sample.chance = f32::from(u8::from(is_won));
                sample
            })
            .collect();
        let (found, [before, after]) = fit(&samples, &[0.0; 3], advantage);
        let is_near = |(found, wanted): (&f64, &f64)| (found - wanted).abs() < 5.0;
        assert!(found.iter().zip(&true_weights).all(is_near), "{found:?}");
        assert!(after < before, "{after} {before}");
    }

    /// Nothing is learnt about what never occurs.
    #[test]
    fn weights_without_samples_stay_as_they_are() {
        let samples = [Sample { counts: vec![(0, 1.0)], chance: 1.0 }];
        let (found, _) = fit(&samples, &[10.0, 70.0], 300);
        assert!(found[0] > 10.0 && found[1] == 70.0, "{found:?}");
    }
}
