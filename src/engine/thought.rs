//! What a search has found.

use std::time::Duration;

use super::searched::{SURELY_WON, WON};

/// What is known so far of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<A> {
    /// The best lines, the best first; empty only where the game is over.
    pub lines: Vec<Line<A>>,
    /// How many plays ahead all was looked at.
    pub depth: u32,
    /// How many plays were made.
    pub nodes: u64,
    /// How long it took.
    pub elapsed: Duration,
    /// Whether everything was looked at to the end of the game: looking longer changes nothing.
    pub is_exact: bool,
}

impl<A> Thought<A> {
    /// The actions to take for the rest of the turn.
    #[must_use]
    pub fn turn(&self) -> &[A] {
        self.lines.first().and_then(|line| line.turns.first()).map_or(&[], Vec::as_slice)
    }

    /// What the position is worth.
    #[must_use]
    pub fn worth(&self) -> Option<Worth> {
        self.lines.first().map(|line| line.worth)
    }

    /// The same with the actions of another type.
    #[must_use]
    pub fn map<B>(self, mut into: impl FnMut(A) -> B) -> Thought<B> {
        let Self { lines, depth, nodes, elapsed, is_exact } = self;
        let lines = lines
            .into_iter()
            .map(|Line { worth, turns }| Line {
                worth,
                turns: turns.into_iter().map(|turn| turn.into_iter().map(&mut into).collect()).collect(),
            })
            .collect();
        Thought { lines, depth, nodes, elapsed, is_exact }
    }
}

/// How the game would go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<A> {
    /// What it is worth.
    pub worth: Worth,
    /// Turn by turn the actions, the first turn from where it stands.
    pub turns: Vec<Vec<A>>,
}

/// What a position is worth to the player to move, in hundredths of what the game counts: robots, points, counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Worth(pub i32);

impl Worth {
    /// In how many turns, those of both players counted, the game is won (positive) or lost (negative); nothing while that
    /// is not known. A game that is won already is won in 0.
    #[must_use]
    pub const fn end(self) -> Option<i32> {
        match self.0 {
            SURELY_WON.. => Some(WON - self.0),
            worth if worth <= -SURELY_WON => Some(-(WON + worth)),
            _ => None,
        }
    }

    /// The chance of winning, 0 to 1, where `advantage` is the worth that wins three times of four.
    #[must_use]
    pub fn chance(self, advantage: i32) -> f32 {
        let steps = self.0 as f32 / advantage as f32;
        1.0 / (1.0 + 3.0_f32.powf(-steps))
    }
}
