//! What a move does.

use super::action::{Action, midway};
use super::{Napoleon, counter};
use crate::{Effect, Effects, Site};

impl Napoleon {
    /// Plays a legal move, by its squares alone: a search has moves of its own form. A counter that is lost goes nowhere.
    #[inline]
    pub fn relocate(&mut self, from: Site, to: Option<Site>, captured: impl Iterator<Item = Site>) {
        let ground = self.map.ground();
        let (me, other) = (self.to_move.index(), self.to_move.other().index());
        if let Some(from) = ground.square(from) {
            self.counters[me].remove(from);
        }
        for square in captured.filter_map(|site| ground.square(site)) {
            self.counters[other].remove(square);
        }
        if let Some(to) = to.and_then(|to| ground.square(to)) {
            self.counters[me].add(to);
        }
        self.to_move = self.to_move.other();
    }

    /// The effects of a legal move, except for the end of the match.
    pub(super) fn effects(&self, action: &Action) -> Effects {
        // Exactly as large as needed: a match stores the effects of all its actions.
        let mut effects = Effects::with_capacity(action.legs().count() + action.captured().count() + 3);
        for (from, leg) in action.ways() {
            let to = leg.to;
            if action.is_step() {
                effects.push(Effect::Moved { from, to });
                continue;
            }
            let over = midway(from, to);
            effects.push(Effect::Jumped { from, over: vec![over], to });
            if leg.captures {
                effects.push(Effect::Captured { at: over, piece: counter(self.to_move.other()) });
            }
        }
        if action.lost {
            effects.push(Effect::Lost { at: action.to(), piece: counter(self.to_move) });
        }
        effects.push(Effect::TurnEnded { next: self.to_move.other() });
        effects
    }
}
