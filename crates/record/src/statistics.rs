//! A player's own results, by game and opponent. They outlive the saved matches from which they come.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::{MatchState, MatchSummary, Seat};
use rules::file_format::FileFormat;
use rules::{GameKind, Player};

/// A player's own results: one for each match that has ended.
///
/// ```
/// use rules::GameKind;
/// use record::{Against, Ended, Statistics};
/// let mut statistics = Statistics::default();
/// let [game, ..] = GameKind::ALL;
/// statistics.set(game, 1_000, Some((Against::Computer(3), Ended::Won)));
/// statistics.set(game, 2_000, Some((Against::Computer(3), Ended::Drawn)));
/// let (against, count) = &statistics.of(game)[0];
/// assert_eq!(*against, Against::Computer(3));
/// assert_eq!((count.games, count.won, count.drawn, count.lost()), (2, 1, 1, 0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Tally", deny_unknown_fields)]
pub struct Statistics {
    format: u32,
    /// Saved matches that began by then, in seconds since 1970, are not counted unless they are known.
    #[serde(default)]
    cleared: u64,
    /// The matches whose results were cleared, as in `results`.
    #[serde(default)]
    forgotten: BTreeMap<String, BTreeSet<u64>>,
    /// By the game's name on the command line, and by when the match began. Names of unknown games stay as they are.
    #[serde(default)]
    results: BTreeMap<String, BTreeMap<u64, (Against, Ended)>>,
}

/// The opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Against {
    /// Another person at the same table: it is not known which of the two is oneself.
    Person,
    /// The computer, by its level.
    Computer(u8),
    /// The computer at full strength, by its seconds for each turn.
    Timed(u16),
}

/// How a match ended for oneself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ended {
    /// One has won; of two people, one of them has.
    Won,
    /// Nobody has won.
    Drawn,
    /// The computer has won.
    Lost,
}

/// How many matches there were, and how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// All of them.
    pub games: usize,
    /// Those that were won.
    pub won: usize,
    /// Those that were drawn.
    pub drawn: usize,
}

impl Count {
    /// Those that were lost.
    pub const fn lost(&self) -> usize {
        self.games - self.won - self.drawn
    }
}

impl Default for Statistics {
    fn default() -> Self {
        Self { format: Self::FORMAT, cleared: 0, forgotten: BTreeMap::new(), results: BTreeMap::new() }
    }
}

impl FileFormat for Statistics {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = 16 * 1024 * 1024;
}

impl Against {
    const fn in_seat(seat: Seat) -> Self {
        match seat {
            Seat::Human => Self::Person,
            Seat::Computer(level) => Self::Computer(level),
            Seat::Timed(seconds) => Self::Timed(seconds),
        }
    }
}

/// The result of a match as it counts for oneself, from who plays each side and how it stands. None for a match that goes on, or that the
/// computer plays against itself.
pub fn own_result(seats: [Seat; 2], state: MatchState) -> Option<(Against, Ended)> {
    let (against, own) = match seats {
        [Seat::Human, Seat::Human] => (Against::Person, None),
        [Seat::Human, computer] => (Against::in_seat(computer), Some(Player::One)),
        [computer, Seat::Human] => (Against::in_seat(computer), Some(Player::Two)),
        _ => return None,
    };
    let ended = match state {
        MatchState::Unfinished => return None,
        MatchState::Drawn => Ended::Drawn,
        MatchState::Won(winner) if own.is_none_or(|own| own == winner) => Ended::Won,
        MatchState::Won(_) => Ended::Lost,
    };
    Some((against, ended))
}

impl Statistics {
    /// Sets the result of the match at the table, of a game, that began at a time, or that it has none. Returns whether that is news. What
    /// is played counts whatever the system's clock says; only matches whose results were cleared do not.
    pub fn set(&mut self, kind: GameKind, began: u64, result: Option<(Against, Ended)>) -> bool {
        if self.forgotten.get(kind.name()).is_some_and(|game| game.contains(&began)) {
            return false;
        }
        match result {
            Some(result) => {
                let game = self.results.entry(kind.name().to_owned()).or_default();
                game.insert(began, result) != Some(result)
            }
            None => self.results.get_mut(kind.name()).is_some_and(|game| game.remove(&began).is_some()),
        }
    }

    /// The same from the summary of a saved match.
    pub fn set_saved(&mut self, saved: &MatchSummary) -> bool {
        if saved.began <= self.cleared && !self.has(saved.kind, saved.began) {
            return false;
        }
        let seats = saved.players.each_ref().map(|player| player.seat);
        self.set(saved.kind, saved.began, own_result(seats, saved.state))
    }

    /// Whether there is a result of the match of a game that began at a time.
    pub fn has(&self, kind: GameKind, began: u64) -> bool {
        self.results.get(kind.name()).is_some_and(|game| game.contains_key(&began))
    }

    /// Forgets all results, and the saved matches that have begun by now, in seconds since 1970.
    pub fn clear(&mut self, now: u64) {
        self.cleared = now;
        for (game, results) in std::mem::take(&mut self.results) {
            self.forgotten.entry(game).or_default().extend(results.into_keys());
        }
    }

    /// The results in a game by opponent: people first, then the levels in order.
    pub fn of(&self, kind: GameKind) -> Vec<(Against, Count)> {
        let mut counts: BTreeMap<Against, Count> = BTreeMap::new();
        for (against, ended) in self.results.get(kind.name()).into_iter().flat_map(BTreeMap::values) {
            let count = counts.entry(*against).or_default();
            count.games += 1;
            count.won += usize::from(*ended == Ended::Won);
            count.drawn += usize::from(*ended == Ended::Drawn);
        }
        counts.into_iter().collect()
    }

    /// Whether there are no results.
    pub fn is_empty(&self) -> bool {
        self.results.values().all(BTreeMap::is_empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::file_format::{parse, to_text};

    const ONE: MatchState = MatchState::Won(Player::One);

    #[test]
    fn a_result_is_one_s_own() {
        assert_eq!(
            own_result([Seat::Human, Seat::Computer(3)], ONE),
            Some((Against::Computer(3), Ended::Won))
        );
        assert_eq!(
            own_result([Seat::Computer(3), Seat::Human], ONE),
            Some((Against::Computer(3), Ended::Lost))
        );
        assert_eq!(
            own_result([Seat::Timed(5), Seat::Human], MatchState::Drawn),
            Some((Against::Timed(5), Ended::Drawn))
        );
        // Between people, somebody has won.
        for state in Player::BOTH.map(MatchState::Won) {
            assert_eq!(own_result([Seat::Human; 2], state), Some((Against::Person, Ended::Won)));
        }
        assert_eq!(
            own_result([Seat::Computer(1), Seat::Timed(2)], ONE),
            None,
            "the computer played against itself"
        );
        assert_eq!(own_result([Seat::Human, Seat::Timed(3)], MatchState::Unfinished), None);
    }

    #[test]
    fn what_was_neither_won_nor_drawn_was_lost() {
        assert_eq!(Count { games: 9, won: 3, drawn: 2 }.lost(), 4);
        let mut statistics = Statistics::default();
        assert!(statistics.is_empty());
        statistics.set(GameKind::ALL[0], 1, Some((Against::Person, Ended::Won)));
        assert!(!statistics.is_empty());
    }

    #[test]
    fn a_match_counts_once_and_can_end_otherwise() {
        let mut statistics = Statistics::default();
        let [first, second, ..] = GameKind::ALL;
        let won = Some((Against::Computer(2), Ended::Won));
        assert!(statistics.set(first, 10, won));
        assert!(!statistics.set(first, 10, won), "it is known");
        assert!(statistics.set(first, 10, Some((Against::Computer(2), Ended::Lost))), "it was taken back");
        assert!(statistics.set(first, 20, Some((Against::Person, Ended::Drawn))));
        let counted: Vec<_> =
            statistics.of(first).iter().map(|(against, count)| (*against, count.lost())).collect();
        assert_eq!(counted, [(Against::Person, 0), (Against::Computer(2), 1)]);
        assert!(statistics.of(second).is_empty());
        assert!(statistics.set(first, 10, None) && !statistics.set(first, 10, None));
        assert_eq!(statistics.of(first).len(), 1);
    }

    #[test]
    fn what_was_cleared_does_not_come_back() {
        let mut statistics = Statistics::default();
        let [game, ..] = GameKind::ALL;
        let won = Some((Against::Computer(1), Ended::Won));
        statistics.set(game, 10, won);
        statistics.clear(15);
        assert!(statistics.is_empty() && !statistics.set(game, 10, won));
        assert!(statistics.set(game, 16, won));
        statistics.clear(1_000_000);
        assert!(!statistics.set(game, 10, won) && !statistics.set(game, 16, won));
        assert!(statistics.set(game, 17, won), "the system's clock was ahead when they were cleared");
        assert!(statistics.has(game, 17) && !statistics.has(game, 10));
        assert_eq!(parse::<Statistics>(&to_text(&statistics)).unwrap(), statistics);
        assert!(parse::<Statistics>("Tally(format: 2)").is_err());
    }
}
