//! What the table remembers of a position.

use super::bounds::INFINITE;
use crate::transposition_table::{Bound, TableEntry, TranspositionTable};
use rules::kulami::{Field, NO_FIELD};

/// Bounds on a position's evaluation for the player to move, without what is certain, and the field that was best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) low: i32,
    pub(super) high: i32,
    pub(super) best: Field,
}

/// More than the difference of any two bounds.
const BOUNDS: i32 = 2 * INFINITE + 1;

impl Known {
    pub(super) const NOTHING: Self = Self { low: -INFINITE, high: INFINITE, best: NO_FIELD };

    /// What is known of the position with this key.
    pub(super) fn probe(table: &TranspositionTable, key: u64) -> Self {
        let Some(entry) = table.probe(key, 0) else { return Self::NOTHING };
        // An evaluation of the table holds both bounds.
        let (low, high) = (entry.eval / BOUNDS - INFINITE, entry.eval % BOUNDS - INFINITE);
        Self { low, high, best: Field(entry.best as u8) }
    }

    /// Remembers it.
    pub(super) fn store(self, table: &TranspositionTable, key: u64, left: u8) {
        let eval = (self.low + INFINITE) * BOUNDS + self.high + INFINITE;
        let best = u16::from(self.best.0);
        table.store(key, 0, TableEntry { eval, depth: left, bound: Bound::Exact, best });
    }
}
