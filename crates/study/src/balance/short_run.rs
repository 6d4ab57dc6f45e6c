//! A short run of quick games: enough to see an advantage that matters.

use serde::{Deserialize, Serialize};

use super::openings::with_random_opening;
use super::share::{Series, Share};
use engine::{AnyRootPosition, Limits, Searcher, Stop};
use record::Match;
use rules::{AnyGame, Game};

/// The number of games in a run.
pub const GAMES: u32 = 100;
/// The number of plays searched for each turn: play of a middling level, the same on every computer.
const NODES: u64 = 500;
/// The number of random turns at the beginning, so that the games differ.
const RANDOM_TURNS: usize = 2;
/// Longer games, in turns after those, are drawn.
const LONGEST: usize = 300;

/// What the games of a run show so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShortRun {
    /// The points of the players who began.
    first: Series,
}

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

impl ShortRun {
    /// Adds a game: whether the player who began has won, `None` for a draw.
    pub fn add(&mut self, has_first_won: Option<bool>) {
        self.first.add(has_first_won.map_or(0.5, |has_won| f64::from(u8::from(has_won))));
    }

    /// The number of games so far.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.first.count()
    }

    /// The share of the players who began; draws are halves.
    #[must_use]
    pub fn first_share(&self) -> Share {
        self.first.share()
    }

    /// Who has an advantage, by more than chance explains.
    #[must_use]
    pub fn advantage(&self) -> Advantage {
        let Share { low, high, .. } = self.first_share();
        if low > 0.5 {
            Advantage::First
        } else if high < 0.5 {
            Advantage::Second
        } else {
            Advantage::Nobody
        }
    }
}

/// Plays a quick game from a start that is not over: whether the player who began has won. The same number always plays the same game.
///
/// `None` if it was stopped.
#[must_use]
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

#[cfg(test)]
mod tests {
    use super::*;
    use rules::GameKind;

    fn run(wins: usize, draws: usize, losses: usize) -> ShortRun {
        let mut run = ShortRun::default();
        for (result, count) in [(Some(true), wins), (None, draws), (Some(false), losses)] {
            (0..count).for_each(|_| run.add(result));
        }
        run
    }

    #[test]
    fn an_advantage_is_more_than_chance_explains() {
        assert_eq!(ShortRun::default().advantage(), Advantage::Nobody);
        assert_eq!(run(50, 0, 50).advantage(), Advantage::Nobody);
        assert_eq!(run(56, 0, 44).advantage(), Advantage::Nobody);
        assert_eq!(run(64, 0, 36).advantage(), Advantage::First);
        assert_eq!(run(30, 8, 62).advantage(), Advantage::Second);
        assert_eq!(run(30, 8, 62).games(), 100);
        assert!((run(1, 2, 1).first_share().mean - 0.5).abs() < 1e-9);
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
}
