//! What a search has found.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::Eval;

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
