//! Logistic regression.

use super::samples::Sample;

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
pub(super) fn fit(samples: &[Sample], start: &[f64], advantage: i32) -> (Vec<f64>, [f64; 2]) {
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
