//! The map with its counters, a byte a square: what is asked of the squares around a counter is told without a branch.

use super::map::DIRECTIONS;
use super::squares::LONGEST;
use super::terrain::Terrain;
use crate::games::{Player, Site};

/// Squares off the map at each of its edges, so that no step and no jump leaves the table.
const MARGIN: usize = 2;
/// From a square to the one north of it: a power of two, so that a file and a rank are told apart quickly.
const STRIDE: usize = 64;
const SPOTS: usize = (LONGEST as usize + 2 * MARGIN) * STRIDE;
/// From a square to the furthest that a jump from it can reach.
const REACH: usize = 2 * STRIDE + 2;

const _: () = assert!(LONGEST as usize + 2 * MARGIN <= STRIDE, "a rank and its margins should fit");

/// A square of a map by its place in the table.
pub(crate) type Spot = u16;

/// A step in each of the [`DIRECTIONS`].
const OFFSETS: [isize; 8] = {
    let mut offsets = [0; 8];
    let mut i = 0;
    while i < 8 {
        offsets[i] = DIRECTIONS[i].1 as isize * STRIDE as isize + DIRECTIONS[i].0 as isize;
        i += 1;
    }
    offsets
};

/// What is true of a square, a bit each; of one off the map nothing is.
pub(crate) mod is {
    /// It is empty, a jump may land there, and the counter that moves has not been there without having taken anything.
    pub(in super::super) const NEW: u8 = 1;
    /// It is empty, and a jump may land there.
    pub(in super::super) const FREE: u8 = 1 << 1;
    /// A counter stands there that can be jumped and stays.
    pub(in super::super) const SAFE: u8 = NEW << BESIDE;
    /// A counter stands there that is taken when it is jumped.
    pub(in super::super) const EXPOSED: u8 = FREE << BESIDE;
    /// It is empty, and the mover may step there.
    pub(in super::super) const OPEN_TO_STEPS: u8 = 1 << 4;
    /// A counter may jump from there.
    pub(in super::super) const GROUND_TO_JUMP: u8 = 1 << 5;
    /// It is in the mover's own headquarters.
    pub(in super::super) const HOME: u8 = 1 << 6;
    /// It is river.
    pub(in super::super) const RIVER: u8 = 1 << 7;

    /// From the bit of a place to land to that of a counter that is jumped on the way there.
    pub(crate) const BESIDE: u8 = 2;
}

/// A map without counters, as a player who moves sees it.
pub(crate) type Bare = [u8; SPOTS];

/// A map with its counters, as the player who moves sees it.
pub(crate) struct Board {
    spots: Bare,
    bare: &'static Bare,
}

pub(crate) const fn spot(site: Site) -> Spot {
    ((site.rank as usize + MARGIN) * STRIDE + site.file as usize + MARGIN) as Spot
}

pub(crate) const fn site(spot: Spot) -> Site {
    let (rank, file) = (spot as usize / STRIDE, spot as usize % STRIDE);
    Site::new((file - MARGIN) as u8, (rank - MARGIN) as u8)
}

/// The square that a step from another in a direction leads to.
pub(crate) const fn beside(spot: Spot, direction: usize) -> Spot {
    (spot as isize + OFFSETS[direction]) as Spot
}

/// A map without counters, as `mover` sees it.
pub(crate) fn bare(squares: impl Iterator<Item = (Site, Terrain)>, mover: Player) -> Box<Bare> {
    let mut bare = Box::new([0; SPOTS]);
    for (site, terrain) in squares {
        bare[usize::from(spot(site))] = [
            (terrain.can_be_landed_on(), is::NEW | is::FREE),
            (terrain.can_be_stepped_onto_by(mover), is::OPEN_TO_STEPS),
            (terrain.allows_jumping(), is::GROUND_TO_JUMP),
            (terrain == Terrain::Headquarters(mover), is::HOME),
            (terrain == Terrain::River, is::RIVER),
        ]
        .into_iter()
        .filter_map(|(holds, bit)| holds.then_some(bit))
        .sum();
    }
    bare
}

impl Board {
    pub(crate) const fn new(bare: &'static Bare) -> Self {
        Self { spots: *bare, bare }
    }

    /// Puts a counter on a square.
    pub(crate) fn put(&mut self, spot: Spot, exposed: bool) {
        let here = self.bare[usize::from(spot)] & !(is::NEW | is::FREE | is::OPEN_TO_STEPS);
        let counter = if exposed { is::EXPOSED } else { is::SAFE };
        self.spots[usize::from(spot)] = here | if here & is::GROUND_TO_JUMP != 0 { counter } else { 0 };
    }

    /// Takes the counter on a square off.
    pub(crate) fn clear(&mut self, spot: Spot) {
        self.spots[usize::from(spot)] = self.bare[usize::from(spot)];
    }

    pub(crate) const fn holds(&self, spot: Spot, what: u8) -> bool {
        self.spots[spot as usize] & what != 0
    }

    pub(crate) const fn mark(&mut self, spot: Spot, what: u8) {
        self.spots[spot as usize] |= what;
    }

    pub(crate) const fn unmark(&mut self, spot: Spot, what: u8) {
        self.spots[spot as usize] &= !what;
    }

    /// The directions in which a counter can step, a bit each.
    #[inline]
    pub(crate) fn steps(&self, from: Spot) -> u8 {
        self.directions(from, |near, _| near & is::OPEN_TO_STEPS != 0)
    }

    /// The directions in which a counter can jump, a bit each, if it stands where it may.
    #[inline]
    pub(crate) fn jumps(&self, from: Spot) -> u8 {
        self.directions(from, |near, far| (near & (is::SAFE | is::EXPOSED) != 0) & (far & is::FREE != 0))
    }

    /// Those of the jumps that take something, or lead to where the counter has not been.
    #[inline]
    pub(crate) fn new_jumps(&self, from: Spot) -> u8 {
        self.directions(from, |near, far| (near >> is::BESIDE) & far & (is::NEW | is::FREE) != 0)
    }

    // Asked for every square that a counter reaches: a call would cost as much again.
    #[inline(always)]
    fn directions(&self, from: Spot, fits: impl Fn(u8, u8) -> bool) -> u8 {
        // One look at the bounds for all that is around.
        let first = usize::from(from).wrapping_sub(REACH);
        let around = self.spots.get(first..).and_then(|rest| rest.first_chunk::<{ 2 * REACH + 1 }>());
        let Some(around) = around else { return 0 };
        let at = |offset: isize| around[REACH.wrapping_add_signed(offset)];
        OFFSETS
            .into_iter()
            .rev()
            .fold(0, |directions, offset| directions << 1 | u8::from(fits(at(offset), at(2 * offset))))
    }
}

/// The directions in a set, a bit each.
pub(crate) fn each(mut directions: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (directions != 0).then(|| {
            let lowest = directions.trailing_zeros() as usize;
            directions &= directions - 1;
            lowest
        })
    })
}
