//! Rating differences from match results, and the sequential probability ratio test: whether one player is better than another, in as few
//! games as it takes.

/// The difference in Elo between two players of whom the first wins this share of the points; infinite if one of them wins all.
pub(crate) fn elo(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    400.0 * (share / (1.0 - share)).log10()
}

/// The probability of accepting either hypothesis when the other is true.
const ERROR: f64 = 0.05;
/// What is added to the number of pairs with each result, so that a test is not decided by the first few, which may all be alike.
const PRIOR: f64 = 0.5;

/// Two hypotheses about the difference in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    /// The first hypothesis: the difference is at most this much.
    pub(crate) low: f64,
    /// The second hypothesis: the difference is at least this much.
    pub(crate) high: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// More games are needed.
    Open,
    /// The difference is at least the higher one.
    Accepted,
    /// The difference is at most the lower one.
    Rejected,
}

/// The results of pairs of games that were played from the same opening with sides swapped: the number of pairs with 0, ½, 1, 1½ and
/// 2 points. Pairs vary less than games, as an opening that is good for one side cancels out.
pub(crate) type Pairs = [u32; 5];

impl Sprt {
    /// The bounds of the log-likelihood ratio: at or below the first the test rejects, at or above the second it accepts.
    pub(crate) fn bounds() -> [f64; 2] {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        [-bound, bound]
    }

    /// The log-likelihood ratio of the two hypotheses.
    ///
    /// The approximation for known mean and variance of Michel Van den Bergh, "The generalized SPRT for trinomial and pentanomial
    /// models", as used by fishtest.
    pub(crate) fn log_likelihood_ratio(self, pairs: Pairs) -> f64 {
        let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
        let counts = pairs.map(|count| f64::from(count) + PRIOR);
        let all: f64 = counts.iter().sum();
        let sum = |of: &dyn Fn(f64) -> f64| {
            counts.iter().zip(shares).map(|(count, share)| count * of(share)).sum::<f64>() / all
        };
        let mean = sum(&|share| share);
        let variance = sum(&|share| (share - mean).powi(2));
        let [low, high] = [self.low, self.high].map(expected_share);
        all * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    pub(crate) fn verdict(self, pairs: Pairs) -> Verdict {
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
    use study::fairness::Series;

    #[test]
    fn three_points_of_four_are_191_elo_and_winning_every_game_is_infinite() {
        let results = [[1.0; 70].as_slice(), &[0.5; 10], &[0.0; 20]].concat();
        let (share, margin) = Series::of(results.into_iter()).mean_and_margin_of(100.0);
        let [elo, low, high] = [share, share - margin, share + margin].map(elo);
        assert!((elo - 190.85).abs() < 0.01, "{elo}");
        // By hand: one game deviates by √(0.7·0.25² + 0.1·0.25² + 0.2·0.75²) = 0.4031, so that the share is 0.75 ± 0.0790.
        assert!((low - 123.80).abs() < 0.01 && (high - 274.23).abs() < 0.01, "{low} {high}");
        assert_eq!([0.5, 1.0, 1.1].map(super::elo), [0.0, f64::INFINITY, f64::INFINITY]);
    }

    const TEST: Sprt = Sprt { low: 0.0, high: 20.0 };

    #[test]
    fn the_ratio_is_that_of_normal_distributions() {
        // By hand, with half a pair added to each: 202.5 pairs, mean 0.549383, variance 0.073179; shares expected 0.5 and 0.528751.
        // 202.5 · 0.028751 · (2 · 0.549383 − 1.028751) / (2 · 0.073179) = 2.785.
        let ratio = TEST.log_likelihood_ratio([20, 0, 140, 0, 40]);
        assert!((ratio - 2.785).abs() < 0.001, "{ratio}");
    }

    #[test]
    fn a_better_player_is_accepted_and_an_equal_one_rejected_in_the_end() {
        assert_eq!(TEST.verdict(Pairs::default()), Verdict::Open);
        assert_eq!(TEST.verdict([20, 20, 120, 60, 60]), Verdict::Accepted);
        assert_eq!(TEST.verdict([100, 60, 300, 60, 95]), Verdict::Rejected);
        // The first pairs are alike by chance.
        assert_eq!(TEST.verdict([0, 0, 0, 0, 3]), Verdict::Open);
    }
}
