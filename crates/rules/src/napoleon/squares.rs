//! The squares of a map, sets of them, and directions.

use crate::bit_set::bits;

/// The maximum number of squares along an edge of a map.
pub const LONGEST: u8 = 40;
/// The eight directions in which counters move, as steps in file and rank.
pub const DIRECTIONS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
/// The number of words of a set, with one bit per square.
const WORDS: usize = (LONGEST as usize * LONGEST as usize).div_ceil(64);

/// A square of a map: numbered rank by rank from the lowest, each rank from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square(pub(super) u16);

const _: () = assert!(LONGEST < 64, "a rank is shorter than a word");

/// Stands for no square in tables.
pub const NOWHERE: Square = Square(u16::MAX);

impl Square {
    /// Its index in the tables of a map.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The index of the word that contains its bit in a set, and the bit.
    const fn bit(self) -> (usize, u64) {
        ((self.0 >> 6) as usize, 1 << (self.0 & 63))
    }
}

/// A set of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareSet([u64; WORDS]);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Whether it has a square.
    pub const fn has(&self, square: Square) -> bool {
        let (word, bit) = square.bit();
        self.0[word] & bit != 0
    }

    /// Adds a square.
    pub const fn add(&mut self, square: Square) {
        let (word, bit) = square.bit();
        self.0[word] |= bit;
    }

    /// Removes a square.
    pub const fn remove(&mut self, square: Square) {
        let (word, bit) = square.bit();
        self.0[word] &= !bit;
    }

    /// The number of squares.
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The squares in either set.
    pub fn union(&self, other: &Self) -> Self {
        let mut all = *self;
        all.0.iter_mut().zip(&other.0).for_each(|(word, more)| *word |= more);
        all
    }

    /// The intersection.
    pub fn both(&self, other: &Self) -> Self {
        let mut both = *self;
        both.0.iter_mut().zip(&other.0).for_each(|(word, more)| *word &= more);
        both
    }

    /// Its words, with one bit per square.
    pub const fn words(&self) -> &[u64; WORDS] {
        &self.0
    }

    /// The squares of a map of this width and this many words that may be next to one of these, and maybe a few more: those at an edge
    /// count as next to some at the other edge.
    pub fn roughly_beside(&self, width: u8, words: usize) -> Self {
        let spread = |set: &Self, by: u32| {
            let mut wider = *set;
            for i in 0..words.min(WORDS) {
                let before = if i == 0 { 0 } else { set.0[i - 1] };
                let after = if i + 1 < WORDS { set.0[i + 1] } else { 0 };
                let (up, down) = (set.0[i] << by | before >> (64 - by), set.0[i] >> by | after << (64 - by));
                wider.0[i] |= up | down;
            }
            wider
        };
        spread(&spread(self, 1), u32::from(width))
    }

    /// Its squares, in rising order.
    pub fn iter(&self) -> impl Iterator<Item = Square> + '_ {
        self.iter_within(WORDS)
    }

    /// Those in its first words, in rising order: all of a map that has no more words.
    pub fn iter_within(&self, words: usize) -> impl Iterator<Item = Square> + '_ {
        (0_u16..)
            .zip(&self.0[..words.min(WORDS)])
            .flat_map(|(i, word)| bits(*word).map(move |bit| Square(i * 64 + u16::from(bit))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_neighbours_are_roughly_beside_a_square() {
        for (width, height) in [(5, 4), (15, 17), (LONGEST, LONGEST)] {
            let words = (usize::from(width) * usize::from(height)).div_ceil(64);
            let square = |file: u8, rank: u8| Square(u16::from(rank) * u16::from(width) + u16::from(file));
            let places = || (0..height).flat_map(|rank| (0..width).map(move |file| (file, rank)));
            for (file, rank) in places() {
                let mut one = SquareSet::EMPTY;
                one.add(square(file, rank));
                let beside = one.roughly_beside(width, words);
                let mut near = places().filter(|(f, r)| f.abs_diff(file) <= 1 && r.abs_diff(rank) <= 1);
                assert!(near.all(|(f, r)| beside.has(square(f, r))), "{file} {rank} of {width}");
                assert!(beside.count() <= 9);
            }
        }
    }
}
