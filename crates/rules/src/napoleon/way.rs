//! The legs of a move in a few bytes, as lists of moves are long.

use super::directions::DIRECTIONS;
use crate::Site;

/// The number of bits per jump.
const BITS: u32 = 4;
/// The bit that is set if the jump captures; the others are its direction.
const CAPTURES: u64 = 8;
/// That bit of each jump. The 1 above the first jump is never among them.
const EACH_CAPTURES: u64 = u64::MAX / 15 * CAPTURES;

/// One step, or one jump of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// Where it ends.
    pub to: Site,
    /// Whether it captures the counter that it passes over.
    pub captures: bool,
}

/// The legs of a move.
#[derive(Clone, Debug)]
pub(super) enum Way {
    /// A step, or up to fifteen jumps: nearly all moves.
    Short(Row),
    /// Anything else, including impossible moves.
    Long(Box<[Leg]>),
}

/// A series of at most fifteen jumps: the last one in the lowest bits, with a 1 above the first. A step has no jumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row(u64);

impl Row {
    /// No jumps.
    pub const NONE: Self = Self(1);
    /// More jumps than fit.
    pub(super) const TOO_MANY: Self = Self(0);

    /// Whether one more fits.
    #[inline]
    pub(super) const fn has_room(self) -> bool {
        self.0 != Self::TOO_MANY.0 && self.0.leading_zeros() >= BITS
    }

    /// These jumps and one more.
    #[inline]
    pub(super) const fn and(self, direction: usize, captures: bool) -> Self {
        if !self.has_room() {
            return Self::TOO_MANY;
        }
        Self(self.0 << BITS | direction as u64 | if captures { CAPTURES } else { 0 })
    }

    const fn count(self) -> u32 {
        self.0.ilog2() / BITS
    }

    /// How many of them capture.
    #[inline]
    pub const fn taken(self) -> u32 {
        (self.0 & EACH_CAPTURES).count_ones()
    }

    /// Their legs, starting from a place.
    pub fn legs(self, from: Site) -> impl Iterator<Item = Leg> {
        let mut to = from;
        (0..self.count()).rev().map(move |place| {
            let jump = self.0 >> (place * BITS);
            to = beyond(to, (jump % CAPTURES) as usize);
            Leg { to, captures: jump & CAPTURES != 0 }
        })
    }
}

impl Way {
    pub(super) const STEP: Self = Self::Short(Row::NONE);

    /// The way along some legs.
    pub(super) fn new(from: Site, legs: &[Leg]) -> Self {
        let is_beside = |to: Site| from.file.abs_diff(to.file).max(from.rank.abs_diff(to.rank)) == 1;
        if matches!(legs, [Leg { to, captures: false }] if is_beside(*to)) {
            return Self::STEP;
        }
        let mut at = from;
        let row = legs.iter().try_fold(Row::NONE, |row, leg| {
            let direction = (0..DIRECTIONS.len()).find(|direction| beyond(at, *direction) == leg.to)?;
            at = leg.to;
            Some(row.and(direction, leg.captures))
        });
        match row {
            None | Some(Row::NONE | Row::TOO_MANY) => Self::Long(legs.into()),
            Some(row) => Self::Short(row),
        }
    }

    /// Its legs, given its start and its end.
    pub(super) fn legs(&self, from: Site, to: Site) -> impl Iterator<Item = Leg> + '_ {
        let (step, jumps, list): (_, _, &[Leg]) = match self {
            Self::Short(Row::NONE) => (Some(Leg { to, captures: false }), Row::NONE, &[]),
            Self::Short(jumps) => (None, *jumps, &[]),
            Self::Long(list) => (None, Row::NONE, list),
        };
        step.into_iter().chain(jumps.legs(from)).chain(list.iter().copied())
    }
}

/// Where a jump lands.
const fn beyond(from: Site, direction: usize) -> Site {
    let (right, up) = DIRECTIONS[direction];
    Site::new(from.file.wrapping_add_signed(2 * right), from.rank.wrapping_add_signed(2 * up))
}

const _: () = assert!(DIRECTIONS.len() as u64 <= CAPTURES && CAPTURES < 1 << BITS);
