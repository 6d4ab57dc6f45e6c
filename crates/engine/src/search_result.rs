//! What a search has found, and the scale of its evaluations.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What is known about a position so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchResult<A> {
    /// The principal variations, best first; empty only if the game is over.
    pub lines: Vec<Line<A>>,
    /// The number of plays that every variation was searched ahead.
    pub depth: u32,
    /// The number of plays made.
    pub nodes: u64,
    /// The time taken.
    pub elapsed: Duration,
    /// Whether the tree was searched to the end of the game, so that searching longer changes nothing.
    pub is_exact: bool,
}

impl<A> SearchResult<A> {
    /// The best actions for the rest of this turn.
    pub fn turn(&self) -> &[A] {
        self.lines.first().and_then(|line| line.turns.first()).map_or(&[], Vec::as_slice)
    }

    /// The evaluation of the best line.
    pub fn eval(&self) -> Option<Eval> {
        self.lines.first().map(|line| line.eval)
    }

    /// Converts every action.
    pub fn map<B>(self, mut into: impl FnMut(A) -> B) -> SearchResult<B> {
        let Self { lines, depth, nodes, elapsed, is_exact } = self;
        let lines = lines
            .into_iter()
            .map(|Line { eval, turns }| Line {
                eval,
                turns: turns.into_iter().map(|turn| turn.into_iter().map(&mut into).collect()).collect(),
            })
            .collect();
        SearchResult { lines, depth, nodes, elapsed, is_exact }
    }
}

/// A principal variation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line<A> {
    /// Its evaluation for the player to move.
    pub eval: Eval,
    /// The actions, grouped by turn; the first turn begins at the current position.
    pub turns: Vec<Vec<A>>,
}

/// The evaluation of a won position. A win further away is worth one less for each ply.
pub const WON: i32 = 1_000_000;
/// Evaluations at or beyond this bound, on either side, are proven wins or losses and encode their distance.
pub const SURELY_WON: i32 = WON - 10_000;
/// From here to [`SURELY_WON`], on either side, they are wins or losses that are not proven, as not every play was looked at. Within a
/// search, they encode their distance as well.
pub(super) const LIKELY_WON: i32 = SURELY_WON - 10_000;

/// An evaluation of which not all is proven.
pub(super) const fn unproven(eval: i32) -> i32 {
    later(eval, SURELY_WON - LIKELY_WON)
}

/// The value of a position so many plays before it: proven ends are further away.
pub(super) const fn later(eval: i32, plays: i32) -> i32 {
    later_from(SURELY_WON, eval, plays)
}

/// The same for evaluations from a bound on.
pub(super) const fn later_from(bound: i32, eval: i32, plays: i32) -> i32 {
    if eval.abs() >= bound { eval - plays * eval.signum() } else { eval }
}

/// How good a position is for the player to move, in hundredths of the unit the game counts in: robots, points or counters.
///
/// What players score on the board is [`Score`](rules::Score).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Eval(pub i32);

impl Eval {
    /// The number of turns, counting both players', until the game is won (positive) or lost (negative); `None` while that is unproven.
    /// A game that is already won is won in 0.
    pub const fn end(self) -> Option<i32> {
        match self.0 {
            SURELY_WON.. => Some(WON - self.0),
            eval if eval <= -SURELY_WON => Some(-(WON + eval)),
            _ => None,
        }
    }
}
