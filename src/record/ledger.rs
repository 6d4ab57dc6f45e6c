//! What a match knows of its positions without looking through them: how often each has come up, and how long nothing happened.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};

use smallvec::SmallVec;

/// An entry for each position of a match, the start's first. Each action costs the same, however many there were before.
#[derive(Clone, Debug)]
pub(super) struct Ledger {
    entries: Vec<Entry>,
    /// By the hash of a position: where it came up last. Different positions with one hash have a place each.
    latest: HashMap<u64, SmallVec<[u32; 1]>>,
    hasher: RandomState,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    hash: u64,
    /// How often the position has come up so far.
    times: u32,
    /// Where it came up before, by the number of the entry.
    before: Option<u32>,
    /// How many actions in a row were quiet so far.
    quiet: u32,
    /// How many letters all actions so far have.
    letters: usize,
}

impl Ledger {
    /// The ledger of a match in which nothing was played yet.
    pub(super) fn new(start: &impl Hash) -> Self {
        let hasher = RandomState::new();
        let hash = hasher.hash_one(start);
        let entry = Entry { hash, times: 1, before: None, quiet: 0, letters: 0 };
        Self { entries: vec![entry], latest: HashMap::from([(hash, SmallVec::from([0]))]), hasher }
    }

    /// Enters the position after one more action. `at` gives the positions before it by their numbers: equal hashes alone
    /// make no two positions the same.
    pub(super) fn enter<'a, P: Hash + Eq + 'a>(
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

    /// Strikes the last position out again; the start stays.
    pub(super) fn strike(&mut self) {
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

    /// How often the present position has come up.
    pub(super) fn repetitions(&self) -> usize {
        self.entries.last().map_or(0, |entry| entry.times as usize)
    }

    /// How many actions in a row were quiet.
    pub(super) fn quiet(&self) -> usize {
        self.entries.last().map_or(0, |entry| entry.quiet as usize)
    }

    /// How many letters all actions have.
    pub(super) fn letters(&self) -> usize {
        self.entries.last().map_or(0, |entry| entry.letters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position whose hash tells nothing.
    #[derive(PartialEq, Eq)]
    struct Alike(u32);

    impl Hash for Alike {
        fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
            0_u8.hash(state);
        }
    }

    #[test]
    fn positions_with_the_same_hash_are_told_apart_and_struck_out_again() {
        let mut positions = vec![Alike(0)];
        let mut ledger = Ledger::new(&positions[0]);
        let mut counts = Vec::new();
        for number in [1, 2, 1, 0, 1, 3, 3, 0, 2] {
            let position = Alike(number);
            ledger.enter(&position, true, 1, |number| positions.get(number));
            positions.push(position);
            counts.push(ledger.repetitions());
        }
        assert_eq!(counts, [1, 1, 2, 2, 3, 1, 2, 3, 2]);
        for count in counts.iter().rev() {
            assert_eq!(ledger.repetitions(), *count);
            ledger.strike();
            positions.pop();
        }
        assert_eq!((ledger.repetitions(), ledger.quiet(), ledger.letters()), (1, 0, 0));
        ledger.strike();
        assert_eq!(ledger.repetitions(), 1, "the start stays");
        ledger.enter(&Alike(0), false, 3, |number| positions.get(number));
        assert_eq!((ledger.repetitions(), ledger.quiet(), ledger.letters()), (2, 0, 3));
    }
}
