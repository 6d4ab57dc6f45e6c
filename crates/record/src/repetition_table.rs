//! Counts how often each position of a match has occurred, and for how long nothing was captured, without looking through the match.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};

use smallvec::SmallVec;

/// An entry for each position of a match, the start's first. Each action takes the same time, however many came before it.
#[derive(Clone, Debug)]
pub(super) struct RepetitionTable {
    entries: Vec<Entry>,
    /// By the hash of a position: where it occurred last. Different positions with the same hash have a place each.
    latest: HashMap<u64, SmallVec<[u32; 1]>>,
    hasher: RandomState,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    hash: u64,
    /// How often the position has occurred so far.
    times: u32,
    /// Where it occurred before, by the number of the entry.
    before: Option<u32>,
    /// How many actions in a row were quiet so far.
    quiet: u32,
    /// How many letters all actions so far have.
    letters: usize,
}

impl RepetitionTable {
    /// The table of a match without actions.
    pub(super) fn new(start: &impl Hash) -> Self {
        let hasher = RandomState::new();
        let hash = hasher.hash_one(start);
        let entry = Entry { hash, times: 1, before: None, quiet: 0, letters: 0 };
        Self { entries: vec![entry], latest: HashMap::from([(hash, SmallVec::from([0]))]), hasher }
    }

    /// Adds the position after one more action. `at` returns the positions before it by their numbers: equal hashes alone do
    /// not make two positions the same.
    pub(super) fn push<'a, P: Hash + Eq + 'a>(
        &mut self,
        position: &P,
        is_quiet: bool,
        letters: usize,
        at: impl Fn(usize) -> Option<&'a P>,
    ) {
        let (number, hash) = (self.entries.len() as u32, self.hasher.hash_one(position));
        let places = self.latest.entry(hash).or_default();
        let before = match places.iter_mut().find(|place| at(**place as usize) == Some(position)) {
            Some(place) => Some(std::mem::replace(place, number)),
            None => {
                places.push(number);
                None
            }
        };
        let times = 1 + before.map_or(0, |before| self.entries[before as usize].times);
        let quiet = if is_quiet { self.quiet() as u32 + 1 } else { 0 };
        let letters = self.letters() + letters;
        self.entries.push(Entry { hash, times, before, quiet, letters });
    }

    /// Removes the last position; the start stays.
    pub(super) fn pop(&mut self) {
        if self.entries.len() <= 1 {
            return;
        }
        let Some(Entry { hash, before, .. }) = self.entries.pop() else { return };
        let number = self.entries.len() as u32;
        let Some(places) = self.latest.get_mut(&hash) else { return };
        match before {
            Some(before) => {
                if let Some(place) = places.iter_mut().find(|place| **place == number) {
                    *place = before;
                }
            }
            None => places.retain(|place| *place != number),
        }
        if places.is_empty() {
            self.latest.remove(&hash);
        }
    }

    /// How often the present position has occurred.
    pub(super) fn repetitions(&self) -> usize {
        self.entries.last().map_or(0, |entry| entry.times as usize)
    }

    /// How many actions in a row were quiet.
    pub(super) fn quiet(&self) -> usize {
        self.entries.last().map_or(0, |entry| entry.quiet as usize)
    }

    pub(super) fn letters(&self) -> usize {
        self.entries.last().map_or(0, |entry| entry.letters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position with the same hash as every other.
    #[derive(PartialEq, Eq)]
    struct Alike(u32);

    impl Hash for Alike {
        fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
            0_u8.hash(state);
        }
    }

    #[test]
    fn positions_with_the_same_hash_are_distinguished_and_removed_again() {
        let mut positions = vec![Alike(0)];
        let mut table = RepetitionTable::new(&positions[0]);
        let mut counts = Vec::new();
        for number in [1, 2, 1, 0, 1, 3, 3, 0, 2] {
            let position = Alike(number);
            table.push(&position, true, 1, |number| positions.get(number));
            positions.push(position);
            counts.push(table.repetitions());
        }
        assert_eq!(counts, [1, 1, 2, 2, 3, 1, 2, 3, 2]);
        for count in counts.iter().rev() {
            assert_eq!(table.repetitions(), *count);
            table.pop();
            positions.pop();
        }
        assert_eq!((table.repetitions(), table.quiet(), table.letters()), (1, 0, 0));
        table.pop();
        assert_eq!(table.repetitions(), 1, "the start stays");
        table.push(&Alike(0), false, 3, |number| positions.get(number));
        assert_eq!((table.repetitions(), table.quiet(), table.letters()), (2, 0, 3));
    }
}
