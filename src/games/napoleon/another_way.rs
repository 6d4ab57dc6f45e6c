//! A move that is told by a way that is not legal, found by a way that is.

use std::ops::ControlFlow;

use super::Napoleon;
use super::action::Action;
use super::squares::Squares;

/// How many stages are looked at to find the way of a move that is told by a way that is not legal.
const MOST_TRIED: usize = 50_000;

impl Napoleon {
    /// A move by a way that is legal, which is the same move as another by whatever way: a step, or jumps. Ways that take many
    /// counters are many: after [`MOST_TRIED`] it gives up, far beyond anything that a person would tell by another way.
    pub(super) fn by_another_way(&self, action: &Action) -> Option<Action> {
        let ground = self.map.ground();
        let (from, to) = (ground.square(action.from)?, ground.square(action.to())?);
        if !self.counters[self.to_move.index()].has(from) {
            return None;
        }
        let occupied = self.occupied();
        let mut steps = Vec::new();
        self.steps(from, &occupied, &mut steps);
        let mut found = steps.into_iter().find(|step| step == action);
        if found.is_some() {
            return found;
        }
        let mut wanted = Squares::NONE;
        action.captured().filter_map(|site| ground.square(site)).for_each(|square| wanted.add(square));
        self.search(
            from,
            &occupied,
            |over| wanted.has(over),
            MOST_TRIED,
            |jumps, end| {
                let stage = jumps.stages[end];
                if stage.at == to && stage.taken.count_ones() as usize == wanted.count() {
                    found = Some(self.told(from, jumps, end)).filter(|told| told == action);
                }
                if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        found
    }
}
