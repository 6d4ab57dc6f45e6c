//! The positions after each marble, before they are worked out: bounds on them, and the order in which they are searched.

use super::position::{Ending, Ground, change_steps};
use super::reach::within_reach;
use crate::kulami::panels::PANEL_STATES;
use rules::kulami::Field;

/// What is seen at once of the position after a marble. Differences are the first player's points minus the
/// other's.
#[derive(Clone, Copy)]
pub(super) struct Glance {
    /// The difference in panels at worst and at best.
    pub(super) panels: [i16; 2],
    /// The current difference.
    pub(super) difference: i16,
    /// The sum of the worst and the best difference however many marbles were left.
    pub(super) middle: i16,
    /// The number of fields that the next marble can be placed on.
    pub(super) replies: u32,
}

impl Ending {
    /// What is seen of the position after a marble on this field, if only panels count.
    pub(super) fn glance(&self, ground: &Ground, field: Field) -> Glance {
        let (i, side) = (field.index(), usize::from(self.side));
        let panel = ground.board.panel_of[i].index();
        let old = &PANEL_STATES[usize::from(self.panels[panel])];
        let new = &PANEL_STATES[usize::from(old.next[side])];
        let left = self.left - 1;
        let open = ground.board.reach[i].without(self.closed).without(self.occupied());
        let replies = if left == 0 { 0 } else { open.count_ones() };
        let low = self.low + i16::from(new.low - old.low);
        let high = self.high + i16::from(new.high - old.high);
        let now = self.now + i16::from(new.now - old.now);
        let mut steps = self.steps;
        change_steps(&mut steps, &old.steps, &new.steps);
        let panels = within_reach([low, high], now, &steps, 1 - self.side, left);
        Glance { panels, difference: now, middle: low + high, replies }
    }

    /// What is seen of this position.
    pub(super) fn seen(&self) -> Glance {
        let panels = within_reach([self.low, self.high], self.now, &self.steps, self.side, self.left);
        let replies = self.free.count_ones();
        Glance { panels, difference: self.difference(), middle: self.low + self.high, replies }
    }
}

/// A marble to be searched: the smaller its number, the sooner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Ranked(u32);

impl Ranked {
    /// More than any score.
    const BEST: i32 = 1 << 16;

    /// A field with this ordering score.
    pub(super) const fn new(field: Field, score: i32) -> Self {
        Self(((Self::BEST - score) as u32) << 8 | field.0 as u32)
    }

    /// The field that was best when the position was searched before.
    pub(super) const fn first(field: Field) -> Self {
        Self::new(field, Self::BEST)
    }

    pub(super) const fn field(self) -> Field {
        Field(self.0 as u8)
    }
}
