//! Rating differences from match results.

/// The results of one player against another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// Standard deviations to either side for a 95 % confidence interval.
const SURE: f64 = 1.959_964;

impl Tally {
    /// The number of games.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of points, 0 to 1, where a draw is half a point; ½ if no game was played.
    #[must_use]
    pub fn share(self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games())
    }

    /// The margin of error of the share, with 95 % confidence.
    #[must_use]
    pub fn margin(self) -> f64 {
        let games = f64::from(self.games().max(1));
        let share = self.share();
        let off = |result: f64, count: u32| (result - share).powi(2) * f64::from(count);
        let variance = (off(1.0, self.won) + off(0.5, self.drawn) + off(0.0, self.lost)) / games;
        SURE * (variance / games).sqrt()
    }

    /// The difference in Elo with its lower and upper bound, with 95 % confidence; infinite if one side won all games.
    #[must_use]
    pub fn elo(self) -> [f64; 3] {
        let (share, margin) = (self.share(), self.margin());
        [share, share - margin, share + margin].map(|share| {
            let share = share.clamp(0.0, 1.0);
            400.0 * (share / (1.0 - share)).log10()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_points_of_four_are_191_elo() {
        let [elo, low, high] = Tally { won: 70, drawn: 10, lost: 20 }.elo();
        assert!((elo - 190.85).abs() < 0.01, "{elo}");
        // By hand: one game deviates by √(0.7·0.25² + 0.1·0.25² + 0.2·0.75²) = 0.4031, so that the share is 0.75 ± 0.0790.
        assert!((low - 123.80).abs() < 0.01 && (high - 274.23).abs() < 0.01, "{low} {high}");
    }

    #[test]
    fn equal_players_are_even_and_winning_every_game_is_infinite() {
        assert_eq!(Tally::default().share(), 0.5);
        assert_eq!(Tally { won: 3, drawn: 4, lost: 3 }.elo()[0], 0.0);
        assert_eq!(Tally { won: 3, drawn: 0, lost: 0 }.elo()[0], f64::INFINITY);
    }
}
