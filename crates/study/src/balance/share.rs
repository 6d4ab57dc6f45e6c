//! Shares and means with 95 % confidence.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Standard deviations to either side for a 95 % confidence interval.
const SURE: f64 = 1.959_964;

/// A series of numbers: how many, their sum, and the sum of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Series {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Series {
    /// The series of some numbers.
    #[must_use]
    pub fn of(numbers: impl Iterator<Item = f64>) -> Self {
        let mut series = Self::default();
        numbers.for_each(|number| series.add(number));
        series
    }

    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// How many numbers there are.
    #[must_use]
    pub const fn count(&self) -> u32 {
        self.count
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }

    fn variance(&self) -> f64 {
        (self.squares / f64::from(self.count.max(1)) - self.mean().powi(2)).max(0.0)
    }

    /// The mean and its margin of error: normal approximation.
    #[must_use]
    pub fn mean_and_margin(&self) -> (f64, f64) {
        (self.mean(), SURE * (self.variance() / f64::from(self.count.max(1))).sqrt())
    }

    /// The mean of numbers from 0 to 1, of which most are 0 or 1.
    #[must_use]
    pub fn share(&self) -> Share {
        let mean = self.mean();
        // Wilson's interval (1927), which holds for shares near 0 and 1 too. Draws as halves vary less than wins and losses
        // alone: they count as so many more games.
        let spread = mean * (1.0 - mean);
        let games = f64::from(self.count.max(1));
        let games = if self.variance() > 0.0 { games * spread / self.variance() } else { games };
        let z = SURE * SURE / games;
        let centre = (mean + z / 2.0) / (1.0 + z);
        let half = (z * spread + z * z / 4.0).sqrt() / (1.0 + z);
        Share { mean, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }
}

/// A share, 0 to 1, with the bounds of its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The mean.
    pub mean: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// `52.3 % (47.4 to 57.1)`.
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [mean, low, high] = [self.mean, self.low, self.high].map(|share| 100.0 * share);
        write!(f, "{mean:.1} % ({low:.1} to {high:.1})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(won: usize, drawn: usize, lost: usize) -> String {
        let points = [(1.0, won), (0.5, drawn), (0.0, lost)];
        let all = points.into_iter().flat_map(|(points, games)| std::iter::repeat_n(points, games));
        Series::of(all).share().to_string()
    }

    #[test]
    fn intervals_are_wilsons() {
        // From the table of examples in Newcombe, 1998: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        assert_eq!(share(81, 0, 182), "30.8 % (25.5 to 36.6)");
        assert_eq!(share(15, 0, 133), "10.1 % (6.2 to 16.0)");
        assert_eq!(share(0, 0, 20), "0.0 % (0.0 to 16.1)");
        assert_eq!(share(1, 0, 28), "3.4 % (0.6 to 17.2)");
        assert_eq!(share(20, 0, 0), "100.0 % (83.9 to 100.0)");
    }

    #[test]
    fn draws_make_a_share_surer() {
        assert_eq!(share(50, 0, 50), "50.0 % (40.4 to 59.6)");
        assert_eq!(share(25, 50, 25), "50.0 % (43.1 to 56.9)");
        assert_eq!(share(0, 0, 0), "0.0 % (0.0 to 79.3)");
    }

    #[test]
    fn means_have_margins() {
        let (mean, margin) = Series::of([1.0, 2.0, 3.0, 4.0].into_iter()).mean_and_margin();
        // The variance is 1.25, that of the mean a quarter of it.
        assert!((mean - 2.5).abs() < 1e-9 && (margin - SURE * 0.3125_f64.sqrt()).abs() < 1e-9);
    }
}
