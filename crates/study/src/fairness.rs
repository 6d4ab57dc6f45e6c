//! How fair a start is to both players, by quick games that the engine plays against itself.

use std::fmt;

use serde::{Deserialize, Serialize};

use engine::{AnyRootPosition, Limits, Searcher, Stop};
use record::Match;
use rules::{AnyAction, AnyGame, Game, Rng};

/// The number of games in a run.
pub const GAMES: u32 = 100;
/// The number of plays searched for each turn: play of a middling level, the same on every computer.
const NODES: u64 = 500;
/// The number of random turns at the beginning, so that the games differ.
const RANDOM_TURNS: usize = 2;
/// Longer games, in turns after those, are drawn.
const LONGEST: usize = 300;

/// Whom a start favours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advantage {
    /// Nobody, as far as these games show.
    Nobody,
    /// The player who begins.
    First,
    /// The other player.
    Second,
}

/// The points of a player who has won or not, where a draw, `None`, counts as half a win.
pub fn points(has_won: Option<bool>) -> f64 {
    has_won.map_or(0.5, |has_won| f64::from(u8::from(has_won)))
}

/// Plays a quick game from a start that is not over: whether the player who began has won. The same number always plays the same game.
///
/// `None` if it was stopped.
pub fn play_quickly(
    start: &AnyGame,
    number: u32,
    searcher: &mut Searcher,
    stop: &Stop,
) -> Option<Option<bool>> {
    let starter = start.to_move();
    let mut game = with_random_opening(&Match::new(start.clone()), RANDOM_TURNS, number.into());
    searcher.set_handicap(None, 0);
    searcher.clear();
    let mut root = AnyRootPosition::from_history(game.positions())?;
    for _ in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let result = root.search(searcher, &Limits::nodes(NODES), stop, |_| ());
        if stop.is_stopped() {
            return None;
        }
        for action in result.turn() {
            if game.outcome().is_some() || game.play(action).is_err() || !root.advance(game.position()) {
                break;
            }
        }
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    Some(winner.map(|winner| game.person(winner) == starter))
}

/// The number of attempts at an opening that does not end the game before it is shortened.
const ATTEMPTS: usize = 20;

/// Extends a match that is not over by a random opening that does not end it.
#[must_use]
pub fn with_random_opening(start: &Match<AnyGame>, turns: usize, seed: u64) -> Match<AnyGame> {
    let mut chance = Rng::new(seed);
    for turns in (1..=turns).rev() {
        for _ in 0..ATTEMPTS {
            let game = play_random_turns(start.clone(), turns, &mut chance);
            if game.outcome().is_none() {
                return game;
            }
        }
    }
    start.clone()
}

/// Extends a match by this many random turns, or to its end.
#[must_use]
pub fn play_random_turns(mut game: Match<AnyGame>, turns: usize, chance: &mut Rng) -> Match<AnyGame> {
    let mut left = turns;
    while left > 0 {
        let mover = game.position().to_move();
        // Sorted, so that a seed gives the same turns however the rules order the legal actions.
        let mut actions: Vec<AnyAction> = game.actions();
        // A swap is a decision, which is not left to chance.
        actions.retain(|action| *action != AnyAction::Swap);
        actions.sort_unstable();
        let Some(drawn) = actions.get(chance.below(actions.len())) else { break };
        if game.play(drawn).is_err() {
            break;
        }
        left -= usize::from(game.position().to_move() != mover);
    }
    game
}

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
    pub const fn count(&self) -> u32 {
        self.count
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }

    fn variance(&self) -> f64 {
        (self.squares / f64::from(self.count.max(1)) - self.mean().powi(2)).max(0.0)
    }

    /// The mean and its margin of error, if the numbers say as much as so many independent ones: normal approximation.
    pub fn mean_and_margin_of(&self, effective: f64) -> (f64, f64) {
        (self.mean(), SURE * (self.variance() / effective.max(1.0)).sqrt())
    }

    /// The mean of numbers from 0 to 1, of which most are 0 or 1.
    pub fn share(&self) -> Share {
        self.share_of(f64::from(self.count))
    }

    /// The same, if the numbers say as much as so many independent ones.
    pub fn share_of(&self, effective: f64) -> Share {
        let mean = self.mean();
        // Wilson's interval (1927), which holds for shares near 0 and 1 too. Draws as halves vary less than wins and losses
        // alone: they count as so many more games.
        let spread = mean * (1.0 - mean);
        let games = effective.max(1.0);
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

impl Share {
    /// Who has an advantage, by more than chance explains, if it is the share of the player who begins.
    pub fn advantage(self) -> Advantage {
        match self {
            Self { low, .. } if low > 0.5 => Advantage::First,
            Self { high, .. } if high < 0.5 => Advantage::Second,
            _ => Advantage::Nobody,
        }
    }
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
    use rules::GameKind;

    fn run(wins: usize, draws: usize, losses: usize) -> Series {
        let results = [(Some(true), wins), (None, draws), (Some(false), losses)];
        Series::of(results.into_iter().flat_map(|(result, count)| std::iter::repeat_n(points(result), count)))
    }

    #[test]
    fn an_advantage_is_more_than_chance_explains() {
        assert_eq!(Series::default().share().advantage(), Advantage::Nobody);
        assert_eq!(run(50, 0, 50).share().advantage(), Advantage::Nobody);
        assert_eq!(run(56, 0, 44).share().advantage(), Advantage::Nobody);
        assert_eq!(run(64, 0, 36).share().advantage(), Advantage::First);
        assert_eq!(run(30, 8, 62).share().advantage(), Advantage::Second);
        assert_eq!(run(30, 8, 62).count(), 100);
        assert!((run(1, 2, 1).share().mean - 0.5).abs() < 1e-9);
    }

    #[test]
    fn a_number_always_plays_the_same_game_and_all_games_are_played() {
        for kind in GameKind::ALL {
            let start = kind.set_up(kind.table_rules(), None, None).unwrap();
            let mut searcher = Searcher::new(1);
            let mut play = || play_quickly(&start, 3, &mut searcher, &Stop::default());
            let first = play();
            assert!(first.is_some() && play() == first, "{kind}");
            let stop = Stop::default();
            stop.stop();
            assert_eq!(play_quickly(&start, 3, &mut searcher, &stop), None, "{kind}");
        }
    }

    fn share(won: usize, drawn: usize, lost: usize) -> String {
        run(won, drawn, lost).share().to_string()
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
        let (mean, margin) = Series::of([1.0, 2.0, 3.0, 4.0].into_iter()).mean_and_margin_of(4.0);
        // The variance is 1.25, that of the mean a quarter of it.
        assert!((mean - 2.5).abs() < 1e-9 && (margin - SURE * 0.3125_f64.sqrt()).abs() < 1e-9);
    }
}
