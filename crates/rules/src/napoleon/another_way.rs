//! Moves written with an impossible way, matched to the same move by a legal way.

use std::collections::BTreeSet;

use super::Napoleon;
use super::action::Action;
use super::board::{self, Spot};
use super::moves::Jumps;

/// The maximum number of stages searched for a legal way.
const MOST_TRIED: usize = 50_000;

impl Napoleon {
    /// The same move by a legal way, if there is one. There are many ways to capture many counters; the search gives up after
    /// [`MOST_TRIED`] stages, far beyond any move that a person would write.
    pub(super) fn by_another_way(&self, action: &Action) -> Option<Action> {
        let ground = self.map.ground();
        let (from, _) = (ground.square(action.from)?, ground.square(action.to())?);
        if !self.counters[self.to_move.index()].has(from) {
            return None;
        }
        let from = board::spot(action.from);
        let (mut board, mut jumps, mut found) = (self.board(), Jumps::default(), Vec::new());
        Self::steps(from, &board, &mut found);
        let wanted: BTreeSet<Spot> = action.captured().map(board::spot).collect();
        let may_take = |over| wanted.contains(&over);
        self.explore(from, &mut board, &mut jumps, may_take, MOST_TRIED, &mut found);
        found.into_iter().find(|found| found == action)
    }
}
