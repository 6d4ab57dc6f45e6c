//! A move of one counter, its legs in a few bytes, as lists of moves are long, and its notation.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::str::FromStr;

use smallvec::SmallVec;

use super::DIRECTIONS;
use crate::{NotationError, Site};

/// A move of one counter: a step, or a series of jumps. Its notation names every landing: `j8-j9`, `j8-j10xl12`, with a `~` at the end
/// where the counter is lost in the river.
///
/// Two moves are equal if they have the same start, end, captured counters and loss, whichever way they go.
#[derive(Clone, Debug)]
pub struct Action {
    /// Where the counter starts.
    pub from: Site,
    /// Stored separately from the way, as it is needed more often.
    pub(super) to: Site,
    /// Whether it is lost in the river.
    pub lost: bool,
    pub(super) way: Way,
}

impl Action {
    /// The move of a counter from a place over some legs; there should be at least one.
    pub fn new(from: Site, legs: &[Leg], lost: bool) -> Self {
        Self { from, to: legs.last().map_or(from, |leg| leg.to), lost, way: Way::new(from, legs) }
    }

    /// Where it ends.
    pub const fn to(&self) -> Site {
        self.to
    }

    /// Its legs.
    pub fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        self.way.legs(self.from, self.to)
    }

    /// Its legs, each with its start.
    pub fn ways(&self) -> impl Iterator<Item = (Site, Leg)> + '_ {
        let starts = std::iter::once(self.from).chain(self.legs().map(|leg| leg.to));
        starts.zip(self.legs())
    }

    /// The squares of the counters that it captures, in order.
    pub fn captured(&self) -> impl Iterator<Item = Site> + '_ {
        self.ways().filter(|(_, leg)| leg.captures).map(|(from, leg)| midway(from, leg.to))
    }

    pub(super) fn is_step(&self) -> bool {
        self.legs().count() == 1 && self.spans().all(|(files, ranks)| files.max(ranks) == 1)
    }

    /// Whether it is a step without a capture or loss, or jumps that each go straight over one square.
    pub(super) fn has_shape(&self) -> bool {
        if self.is_step() {
            return self.captured().next().is_none() && !self.lost;
        }
        self.legs().next().is_some() && self.spans().all(|span| matches!(span, (0, 2) | (2, 0) | (2, 2)))
    }

    /// The span of each leg, in files and in ranks.
    fn spans(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        self.ways().map(|(from, leg)| (from.file.abs_diff(leg.to.file), from.rank.abs_diff(leg.to.rank)))
    }

    /// What distinguishes it from other moves.
    fn essence(&self) -> (Site, Site, bool, SmallVec<[Site; 4]>) {
        let mut captured: SmallVec<[Site; 4]> = self.captured().collect();
        captured.sort_unstable();
        (self.from, self.to, self.lost, captured)
    }
}

/// The square midway between two that are two apart.
pub(super) const fn midway(a: Site, b: Site) -> Site {
    Site::new(a.file.midpoint(b.file), a.rank.midpoint(b.rank))
}

impl PartialEq for Action {
    fn eq(&self, other: &Self) -> bool {
        // Comparing the ends first is faster than comparing the captures.
        self.to == other.to && self.essence() == other.essence()
    }
}

impl Eq for Action {}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        self.essence().cmp(&other.essence())
    }
}

impl Hash for Action {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.essence().hash(state);
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.from.fmt(f)?;
        for leg in self.legs() {
            write!(f, "{}{}", if leg.captures { 'x' } else { '-' }, leg.to)?;
        }
        f.write_str(if self.lost { "~" } else { "" })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = |fault: &str| NotationError::new(text, fault);
        let shape = "a step looks like j8-j9, jumps like j8-j10xl12, and a loss in the river ends with ~";
        let (way, lost) = text.strip_suffix('~').map_or((text, false), |way| (way, true));
        // In the name of a file, x is an ordinary letter: `wx12`.
        let is_sign = |(at, sign): &(usize, char)| {
            *sign == '-' || *sign == 'x' && way[..*at].ends_with(|before: char| before.is_ascii_digit())
        };
        let mut signs = way.char_indices().filter(is_sign).peekable();
        if signs.peek().is_none() {
            return Err(error(shape));
        }
        let read =
            |range: Range<usize>| way[range].parse::<Site>().map_err(|fault| NotationError::new(text, fault));
        let from = read(0..signs.peek().map_or(0, |(at, _)| *at))?;
        let mut legs: SmallVec<[Leg; 8]> = SmallVec::new();
        while let Some((at, sign)) = signs.next() {
            let end = signs.peek().map_or(way.len(), |(next, _)| *next);
            legs.push(Leg { to: read(at + 1..end)?, captures: sign == 'x' });
        }
        let action = Self::new(from, &legs, lost);
        if action.has_shape() {
            return Ok(action);
        }
        Err(error(if action.is_step() {
            "a step takes nothing, and no step is lost in the river"
        } else {
            "every jump goes straight over one square"
        }))
    }
}

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

    #[inline]
    pub(super) const fn has_room(self) -> bool {
        self.0 != Self::TOO_MANY.0 && self.0.leading_zeros() >= BITS
    }

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

const fn beyond(from: Site, direction: usize) -> Site {
    let (right, up) = DIRECTIONS[direction];
    Site::new(from.file.wrapping_add_signed(2 * right), from.rank.wrapping_add_signed(2 * up))
}

const _: () = assert!(DIRECTIONS.len() as u64 <= CAPTURES && CAPTURES < 1 << BITS);
