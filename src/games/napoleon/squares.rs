//! Sets of squares of a map.

use crate::games::bit_set::bits;

/// The most squares that a map may have along an edge.
pub const LONGEST: u8 = 40;
/// Words of a set: one bit a square.
const WORDS: usize = (LONGEST as usize * LONGEST as usize).div_ceil(64);

/// A square of a map by its number: rank by rank from the lowest, each from the left.
pub(crate) type Square = u16;

/// Stands for no square in tables.
pub(crate) const NOWHERE: Square = Square::MAX;

/// A set of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Squares([u64; WORDS]);

impl Squares {
    pub(crate) const NONE: Self = Self([0; WORDS]);

    pub(crate) const fn has(&self, square: Square) -> bool {
        self.0[(square >> 6) as usize] & (1 << (square & 63)) != 0
    }

    pub(crate) const fn add(&mut self, square: Square) {
        self.0[(square >> 6) as usize] |= 1 << (square & 63);
    }

    pub(crate) const fn remove(&mut self, square: Square) {
        self.0[(square >> 6) as usize] &= !(1 << (square & 63));
    }

    pub(crate) fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(crate) fn union(&self, other: &Self) -> Self {
        let mut all = *self;
        all.0.iter_mut().zip(&other.0).for_each(|(word, more)| *word |= more);
        all
    }

    /// The squares that are in another set, too.
    pub(crate) fn both(&self, other: &Self) -> Self {
        let mut both = *self;
        both.0.iter_mut().zip(&other.0).for_each(|(word, more)| *word &= more);
        both
    }

    /// Its words, a bit a square.
    pub(crate) const fn words(&self) -> &[u64; WORDS] {
        &self.0
    }

    /// Its squares in rising order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Square> + '_ {
        (0_u16..).zip(&self.0).flat_map(|(i, word)| bits(*word).map(move |bit| i * 64 + u16::from(bit)))
    }
}
