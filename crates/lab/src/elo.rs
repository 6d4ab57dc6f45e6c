//! Rating differences from match results, and the sequential probability ratio test: whether one player is better than another, in as few
//! games as it takes.

/// The results of one player against another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) won: u32,
    pub(crate) drawn: u32,
    pub(crate) lost: u32,
}

/// Standard deviations to either side for a 95 % confidence interval.
const SURE: f64 = 1.959_964;

impl Tally {
    pub(crate) const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of points, 0 to 1, where a draw is half a point; ½ if no game was played.
    pub(crate) fn share(self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games())
    }

    /// The margin of error of the share, with 95 % confidence, if the games say as much as so many independent ones.
    pub(crate) fn margin(self, effective: f64) -> f64 {
        let games = f64::from(self.games().max(1));
        let share = self.share();
        let off = |result: f64, count: u32| (result - share).powi(2) * f64::from(count);
        let variance = (off(1.0, self.won) + off(0.5, self.drawn) + off(0.0, self.lost)) / games;
        SURE * (variance / effective.max(1.0)).sqrt()
    }

    /// The difference in Elo with its lower and upper bound, with 95 % confidence; infinite if one side won all games.
    pub(crate) fn elo(self, effective: f64) -> [f64; 3] {
        let (share, margin) = (self.share(), self.margin(effective));
        [share, share - margin, share + margin].map(|share| {
            let share = share.clamp(0.0, 1.0);
            400.0 * (share / (1.0 - share)).log10()
        })
    }
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PairTally(pub(crate) [u32; 5]);

impl PairTally {
    /// Adds a pair with this many half points, at most 4.
    pub(crate) fn add(&mut self, half_points: usize) {
        if let Some(count) = self.0.get_mut(half_points) {
            *count += 1;
        }
    }
}

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
    pub(crate) fn log_likelihood_ratio(self, pairs: PairTally) -> f64 {
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

    pub(crate) fn verdict(self, pairs: PairTally) -> Verdict {
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

    #[test]
    fn three_points_of_four_are_191_elo() {
        let [elo, low, high] = Tally { won: 70, drawn: 10, lost: 20 }.elo(100.0);
        assert!((elo - 190.85).abs() < 0.01, "{elo}");
        // By hand: one game deviates by √(0.7·0.25² + 0.1·0.25² + 0.2·0.75²) = 0.4031, so that the share is 0.75 ± 0.0790.
        assert!((low - 123.80).abs() < 0.01 && (high - 274.23).abs() < 0.01, "{low} {high}");
    }

    #[test]
    fn equal_players_are_even_and_winning_every_game_is_infinite() {
        assert_eq!(Tally::default().share(), 0.5);
        assert_eq!(Tally { won: 3, drawn: 4, lost: 3 }.elo(10.0)[0], 0.0);
        assert_eq!(Tally { won: 3, drawn: 0, lost: 0 }.elo(3.0)[0], f64::INFINITY);
    }

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
