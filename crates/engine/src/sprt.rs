//! The sequential probability ratio test: whether one player is better than another, in as few games as it takes.

/// The probability of accepting either hypothesis when the other is true.
const ERROR: f64 = 0.05;
/// What is added to the number of pairs with each result, so that a test is not decided by the first few, which may all be alike.
const PRIOR: f64 = 0.5;

/// Two hypotheses about the difference in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The first hypothesis: the difference is at most this much.
    pub low: f64,
    /// The second hypothesis: the difference is at least this much.
    pub high: f64,
}

/// What a test has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// The difference is at least the higher one.
    Accepted,
    /// The difference is at most the lower one.
    Rejected,
}

/// The results of pairs of games that were played from the same opening with sides swapped: the number of pairs with 0, ½, 1, 1½ and
/// 2 points. Pairs vary less than games, as an opening that is good for one side cancels out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairTally(pub [u32; 5]);

impl PairTally {
    /// Adds a pair with this many half points, at most 4.
    pub fn add(&mut self, half_points: usize) {
        if let Some(count) = self.0.get_mut(half_points) {
            *count += 1;
        }
    }
}

impl Sprt {
    /// The bounds of the log-likelihood ratio: at or below the first the test rejects, at or above the second it accepts.
    #[must_use]
    pub fn bounds() -> [f64; 2] {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        [-bound, bound]
    }

    /// The log-likelihood ratio of the two hypotheses.
    ///
    /// The approximation for known mean and variance of Michel Van den Bergh, "The generalized SPRT for trinomial and pentanomial
    /// models", as used by fishtest.
    #[must_use]
    pub fn log_likelihood_ratio(self, pairs: PairTally) -> f64 {
        let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
        let counts = pairs.0.map(|count| f64::from(count) + PRIOR);
        let all: f64 = counts.iter().sum();
        let sum = |of: &dyn Fn(f64) -> f64| {
            counts.iter().zip(shares).map(|(count, share)| count * of(share)).sum::<f64>() / all
        };
        let mean = sum(&|share| share);
        let variance = sum(&|share| (share - mean).powi(2));
        let [low, high] = [self.low, self.high].map(expected_share);
        all * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// What the pairs so far decide.
    #[must_use]
    pub fn verdict(self, pairs: PairTally) -> Verdict {
        let [reject, accept] = Self::bounds();
        match self.log_likelihood_ratio(pairs) {
            ratio if ratio >= accept => Verdict::Accepted,
            ratio if ratio <= reject => Verdict::Rejected,
            _ => Verdict::Open,
        }
    }
}

/// The share of points that a player so many Elo stronger is expected to win.
fn expected_share(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { low: 0.0, high: 20.0 };

    #[test]
    fn the_ratio_is_that_of_normal_distributions() {
        // By hand, with half a pair added to each: 202.5 pairs, mean 0.549383, variance 0.073179; shares expected 0.5 and 0.528751.
        // 202.5 · 0.028751 · (2 · 0.549383 − 1.028751) / (2 · 0.073179) = 2.785.
        let ratio = TEST.log_likelihood_ratio(PairTally([20, 0, 140, 0, 40]));
        assert!((ratio - 2.785).abs() < 0.001, "{ratio}");
    }

    #[test]
    fn a_better_player_is_accepted_and_an_equal_one_rejected_in_the_end() {
        assert_eq!(TEST.verdict(PairTally::default()), Verdict::Open);
        assert_eq!(TEST.verdict(PairTally([20, 20, 120, 60, 60])), Verdict::Accepted);
        assert_eq!(TEST.verdict(PairTally([100, 60, 300, 60, 95])), Verdict::Rejected);
        // The first pairs are alike by chance.
        assert_eq!(TEST.verdict(PairTally([0, 0, 0, 0, 3])), Verdict::Open);
    }
}
