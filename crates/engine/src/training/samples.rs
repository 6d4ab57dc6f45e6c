//! Positions of games, as what the evaluation counts in them.

use super::weighted::Weighted;

/// A position from the view of the player to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// What the evaluation counts: the index of a weight, and how many times it is part of the evaluation. Only those that are.
    pub(super) counts: Vec<(u16, f32)>,
    /// The probability, 0 to 1, that the player to move wins.
    pub(super) chance: f32,
}

/// Takes samples of positions.
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
    pub(super) fn sample(&self, position: &G, chance: f32) -> Option<Sample> {
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
            let Some(sample) = sampler.sample(&position, 1.0) else { continue };
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
}
