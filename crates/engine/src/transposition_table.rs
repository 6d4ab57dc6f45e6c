//! The transposition table: what is known about positions that were searched before.

use std::sync::atomic::{AtomicU64, Ordering};

use super::search_result::{LIKELY_WON, later_from};

const MEGABYTE: usize = 1 << 20;
/// The number of slots that a position may be stored in: the least useful one is replaced.
const BUCKET: usize = 4;

/// Whether an evaluation is exact or a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact = 1,
    /// The position is at least this good.
    Lower = 2,
    /// The position is at most this good.
    Upper = 3,
}

/// The depth of entries whose subtree was searched to the end of the game.
pub(super) const TO_THE_END: u8 = u8::MAX;

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableEntry {
    pub(super) eval: i32,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The key of the best play.
    pub(super) best: u16,
}

/// A hash table of positions, shared by a search's threads without locks: a slot that two threads wrote at the same time no longer
/// matches its key, and is not found (after Robert Hyatt and Tim Mann, "A lock-less transposition table", 2002).
#[derive(Debug)]
pub struct TranspositionTable {
    slots: Vec<Slot>,
    /// Counts searches, so that entries of earlier ones are replaced first.
    age: u8,
    /// Counts calls of [`TranspositionTable::clear`]: slots of earlier generations are empty.
    generation: u16,
}

#[derive(Debug, Default)]
struct Slot {
    /// The position's key, combined with the data.
    check: AtomicU64,
    data: AtomicU64,
}

impl TranspositionTable {
    /// A table that uses at most this many megabytes, and at least one.
    pub fn with_megabytes(megabytes: usize) -> Self {
        let fit = megabytes.max(1).saturating_mul(MEGABYTE) / size_of::<Slot>();
        // The largest power of two that fits: slots are addressed by bits of the key.
        let count = 1_usize << fit.ilog2();
        Self { slots: (0..count).map(|_| Slot::default()).collect(), age: 0, generation: 0 }
    }

    /// Removes all entries. Takes no time: the memory is only rewritten once in 2,048 calls.
    pub fn clear(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
        if self.generation == 0 {
            for slot in &mut self.slots {
                *slot = Slot::default();
            }
        }
    }

    /// Marks all entries as those of an earlier search.
    pub(super) const fn begin_search(&mut self) {
        self.age = (self.age + 1) & AGES;
    }

    /// The entry of a position that is `ply` plays from the root.
    pub(super) fn probe(&self, key: u64, ply: usize) -> Option<TableEntry> {
        self.bucket(key).iter().find_map(|slot| {
            let data = self.load(slot);
            let is_it = data != 0 && slot.check.load(Ordering::Relaxed) ^ data == key;
            is_it.then(|| unpack(data, ply))
        })
    }

    /// Stores the entry of a position that is `ply` plays from the root.
    pub(super) fn store(&self, key: u64, ply: usize, entry: TableEntry) {
        let data = pack(entry, self.generation, self.age, ply);
        let mut least = None;
        for slot in self.bucket(key) {
            let old = self.load(slot);
            if old == 0 || slot.check.load(Ordering::Relaxed) ^ old == key {
                least = Some((i32::MIN, slot));
                break;
            }
            // An entry of an earlier search is less useful than any of this one.
            let usefulness = depth_of(old) - i32::from(age_of(old) != self.age) * 256;
            if least.is_none_or(|(least, _)| usefulness < least) {
                least = Some((usefulness, slot));
            }
        }
        if let Some((_, slot)) = least {
            slot.check.store(key ^ data, Ordering::Relaxed);
            slot.data.store(data, Ordering::Relaxed);
        }
    }

    /// A slot's data; 0 if it is empty.
    fn load(&self, slot: &Slot) -> u64 {
        let data = slot.data.load(Ordering::Relaxed);
        if generation_of(data) == self.generation { data } else { 0 }
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        let start = (key >> 8) as usize & (self.slots.len() - 1) & !(BUCKET - 1);
        &self.slots[start..start + BUCKET]
    }
}

/// Ages are counted in six bits.
const AGES: u8 = 63;
/// Generations are counted in the eleven bits that an evaluation leaves of thirty-two.
const GENERATIONS: u16 = 1 << 11;
/// The number of bits of an evaluation, whose absolute value is below 2²⁰.
const EVAL_BITS: u32 = 21;

/// From the highest bits down: evaluation, generation, best play, depth, age, bound.
fn pack(entry: TableEntry, generation: u16, age: u8, ply: usize) -> u64 {
    // The table holds the distance of a win from the position, the search its distance from the root.
    let eval = later_from(LIKELY_WON, entry.eval, -(ply as i32));
    u64::from(eval as u32) << (64 - EVAL_BITS)
        | u64::from(generation) << 32
        | u64::from(entry.best) << 16
        | u64::from(entry.depth) << 8
        | u64::from(age) << 2
        | entry.bound as u64
}

fn unpack(data: u64, ply: usize) -> TableEntry {
    // An arithmetic shift, which keeps the sign.
    let eval = later_from(LIKELY_WON, (data as i64 >> (64 - EVAL_BITS)) as i32, ply as i32);
    let bound = match data & 3 {
        1 => Bound::Exact,
        2 => Bound::Lower,
        _ => Bound::Upper,
    };
    TableEntry { eval, depth: (data >> 8) as u8, bound, best: (data >> 16) as u16 }
}

const fn generation_of(data: u64) -> u16 {
    (data >> 32) as u16 % GENERATIONS
}

const fn depth_of(data: u64) -> i32 {
    (data >> 8) as u8 as i32
}

const fn age_of(data: u64) -> u8 {
    (data >> 2) as u8 & AGES
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search_result::{SURELY_WON, WON};

    #[test]
    fn a_stored_entry_is_found_and_a_win_is_as_far_as_from_the_position() {
        let table = TranspositionTable::with_megabytes(1);
        let entry = TableEntry { eval: SURELY_WON + 20, depth: 7, bound: Bound::Lower, best: 513 };
        table.store(99, 5, entry);
        assert_eq!(table.probe(99, 5), Some(entry));
        assert_eq!(table.probe(99, 3).map(|k| k.eval), Some(entry.eval + 2));
        assert_eq!(table.probe(98, 5), None);
        let lost = TableEntry { eval: -SURELY_WON - 20, depth: 0, bound: Bound::Exact, best: 0 };
        table.store(99, 5, lost);
        assert_eq!(table.probe(99, 6).map(|k| k.eval), Some(lost.eval + 1));
    }

    #[test]
    fn every_evaluation_fits_beside_every_generation() {
        for eval in [0, 1, -1, 4_321, -4_321, SURELY_WON - 1, 1 - SURELY_WON, WON, -WON] {
            for generation in [0, 1, GENERATIONS - 1] {
                let entry = TableEntry { eval, depth: TO_THE_END, bound: Bound::Upper, best: u16::MAX };
                let data = pack(entry, generation, AGES, 0);
                assert_eq!((unpack(data, 0), generation_of(data), age_of(data)), (entry, generation, AGES));
            }
        }
    }

    #[test]
    fn the_shallowest_entry_is_replaced() {
        let table = TranspositionTable::with_megabytes(1);
        let at = |depth| TableEntry { eval: -5, depth, bound: Bound::Upper, best: 1 };
        // Keys that differ in their lowest bits share a bucket.
        for key in 0..5_u64 {
            table.store(key, 0, at(10 - key as u8));
        }
        assert_eq!(table.probe(3, 0), None);
        assert!([0, 1, 2, 4].into_iter().all(|key| table.probe(key, 0).is_some()));
    }

    #[test]
    fn a_cleared_table_behaves_like_a_new_one() {
        let mut table = TranspositionTable::with_megabytes(1);
        let at = |depth| TableEntry { eval: 7, depth, bound: Bound::Exact, best: 2 };
        for _ in 0..2 * usize::from(GENERATIONS) + 1 {
            (0..4).for_each(|key| table.store(key, 0, at(200)));
            table.clear();
            assert!((0..4).all(|key| table.probe(key, 0).is_none()));
            // What was there takes no room from what comes.
            (4..8).for_each(|key| table.store(key, 0, at(1)));
            assert!((4..8).all(|key| table.probe(key, 0) == Some(at(1))));
        }
    }
}
