//! A move that is written by a way that is not legal, found by a way that is.

use std::collections::BTreeSet;

use super::Napoleon;
use super::action::Action;
use super::board::{self, Spot};
use super::moves::Jumps;

/// The number of stages that are searched for the way of a move that is written by a way that is not legal.
const MOST_TRIED: usize = 50_000;

impl Napoleon {
    /// A move by a way that is legal, which is the same move as another by whatever way: a step, or jumps. Ways that take many
    /// counters are many: after [`MOST_TRIED`] it gives up, far beyond anything that a person would write by another way.
    pub(super) fn by_another_way(&self, action: &Action) -> Option<Action> {
        let ground = self.map.ground();
        let (from, _) = (ground.square(action.from)?, ground.square(action.to())?);
        if !self.counters[self.to_move.index()].has(from) {
            return None;
        }
        let from = board::spot(action.from);
        let (mut board, mut jumps, mut told) = (self.board(), Jumps::new(), Vec::new());
        Self::steps(from, &board, &mut told);
        let wanted: BTreeSet<Spot> = action.captured().map(board::spot).collect();
        let may_take = |over| wanted.contains(&over);
        self.explore(from, &mut board, &mut jumps, may_take, MOST_TRIED, &mut told);
        told.into_iter().find(|told| told == action)
    }
}
