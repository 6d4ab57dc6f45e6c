//! What is known of positions that were searched before.

use std::sync::atomic::{AtomicU64, Ordering};

use super::searched::SURELY_WON;

/// Bytes of a megabyte.
const MEGABYTE: usize = 1 << 20;
/// Entries that share a place: the least useful one is replaced.
const BUCKET: usize = 4;

/// Which side of the truth a worth is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    /// The position is worth at least this.
    Lower,
    /// It is worth at most this.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) worth: i32,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The mark of the play that was best.
    pub(super) best: u16,
}

/// A table of positions, shared by the threads of a search without locks: an entry that two threads wrote at once no longer fits
/// its key, and is not found (after Robert Hyatt and Tim Mann, "A lock-less transposition table", 2002).
#[derive(Debug)]
pub struct Table {
    entries: Vec<Entry>,
    /// Counts searches, so that what old ones left gives way.
    age: u8,
}

#[derive(Debug, Default)]
struct Entry {
    /// The position's key, mixed with the data.
    check: AtomicU64,
    data: AtomicU64,
}

impl Table {
    /// A table of so many megabytes, at least one.
    #[must_use]
    pub fn of_megabytes(megabytes: usize) -> Self {
        let fit = megabytes.max(1).saturating_mul(MEGABYTE) / size_of::<Entry>();
        // The largest power of two that fits: places are found by bits of the key.
        let count = 1_usize << fit.ilog2();
        Self { entries: (0..count).map(|_| Entry::default()).collect(), age: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for entry in &mut self.entries {
            *entry = Entry::default();
        }
    }

    /// Makes what is in the table older.
    pub(super) const fn begin_search(&mut self) {
        self.age = (self.age + 1) & AGES;
    }

    /// What is known of a position that is `ply` plays from the root.
    pub(super) fn find(&self, key: u64, ply: usize) -> Option<Known> {
        self.bucket(key).iter().find_map(|entry| {
            let data = entry.data.load(Ordering::Relaxed);
            let is_it = data != 0 && entry.check.load(Ordering::Relaxed) ^ data == key;
            is_it.then(|| unpack(data, ply))
        })
    }

    /// Keeps what is known of a position that is `ply` plays from the root.
    pub(super) fn keep(&self, key: u64, ply: usize, known: Known) {
        let data = pack(known, self.age, ply);
        let mut least = None;
        for entry in self.bucket(key) {
            let old = entry.data.load(Ordering::Relaxed);
            let is_it = old == 0 || entry.check.load(Ordering::Relaxed) ^ old == key;
            // Of another search: of less use than anything of this one.
            let use_of_it = if is_it { -1 } else { depth_of(old) - i32::from(age_of(old) != self.age) * 256 };
            if least.is_none_or(|(least, _)| use_of_it < least) {
                least = Some((use_of_it, entry));
            }
            if is_it {
                least = Some((i32::MIN, entry));
                break;
            }
        }
        if let Some((_, entry)) = least {
            entry.check.store(key ^ data, Ordering::Relaxed);
            entry.data.store(data, Ordering::Relaxed);
        }
    }

    fn bucket(&self, key: u64) -> &[Entry] {
        let start = (key >> 8) as usize & (self.entries.len() - 1) & !(BUCKET - 1);
        &self.entries[start..start + BUCKET]
    }
}

/// Ages are counted in six bits.
const AGES: u8 = 63;

/// Worth, best play, depth, age and bound, from the highest bits down.
fn pack(known: Known, age: u8, ply: usize) -> u64 {
    // How far a win is away is told from the position here, from the root in the search.
    let ply = ply as i32;
    let worth = match known.worth {
        SURELY_WON.. => known.worth + ply,
        worth if worth <= -SURELY_WON => worth - ply,
        worth => worth,
    };
    let bound = match known.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    u64::from(worth as u32) << 32
        | u64::from(known.best) << 16
        | u64::from(known.depth) << 8
        | u64::from(age) << 2
        | bound
}

fn unpack(data: u64, ply: usize) -> Known {
    let ply = ply as i32;
    let worth = match (data >> 32) as u32 as i32 {
        worth @ SURELY_WON.. => worth - ply,
        worth if worth <= -SURELY_WON => worth + ply,
        worth => worth,
    };
    let bound = match data & 3 {
        1 => Bound::Exact,
        2 => Bound::Lower,
        _ => Bound::Upper,
    };
    Known { worth, depth: (data >> 8) as u8, bound, best: (data >> 16) as u16 }
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

    #[test]
    fn what_is_kept_is_found_and_a_win_is_told_from_where_one_stands() {
        let table = Table::of_megabytes(1);
        let known = Known { worth: SURELY_WON + 20, depth: 7, bound: Bound::Lower, best: 513 };
        table.keep(99, 5, known);
        assert_eq!(table.find(99, 5), Some(known));
        assert_eq!(table.find(99, 3).map(|k| k.worth), Some(known.worth + 2));
        assert_eq!(table.find(98, 5), None);
        let lost = Known { worth: -SURELY_WON - 20, depth: 0, bound: Bound::Exact, best: 0 };
        table.keep(99, 5, lost);
        assert_eq!(table.find(99, 6).map(|k| k.worth), Some(lost.worth + 1));
    }

    #[test]
    fn the_least_deep_gives_way() {
        let table = Table::of_megabytes(1);
        let at = |depth| Known { worth: -5, depth, bound: Bound::Upper, best: 1 };
        // Keys that differ in their lowest bits share a place.
        for key in 0..5_u64 {
            table.keep(key, 0, at(10 - key as u8));
        }
        assert_eq!(table.find(3, 0), None);
        assert!([0, 1, 2, 4].into_iter().all(|key| table.find(key, 0).is_some()));
    }
}
