//! The map with its counters, a byte a square: what is asked of the squares around a counter is told without a branch.

use super::map::DIRECTIONS;
use super::squares::LONGEST;
use super::terrain::Terrain;
use crate::games::{Player, Site};

/// Squares off the map at each of its edges, so that no step and no jump leaves the table.
const MARGIN: usize = 2;
/// From a square to the one north of it: a power of two, so that a file and a rank are told apart quickly.
const STRIDE: usize = 64;
pub(crate) const SPOTS: usize = (LONGEST as usize + 2 * MARGIN) * STRIDE;
/// From a square to the first of those that are looked at around it: what a jump can reach.
const REACH: usize = 2 * STRIDE + 2;
/// How many there are from that one on: eight are read at once.
const AROUND: usize = 4 * STRIDE + 8;

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

/// The direction that leads back.
pub(crate) const fn back(direction: usize) -> usize {
    (direction + 4) % 8
}

/// For a set of the nine squares in and around one, column by column from the west, each from the north: the directions that lead
/// there, a bit each.
static TOWARDS: [u8; 512] = {
    let mut towards = [0; 512];
    let mut i = 0;
    while i < 512 * 8 {
        let (squares, direction) = (i / 8, i % 8);
        let (right, up) = DIRECTIONS[direction];
        let square = 3 * (right + 1) + 1 - up;
        towards[squares] |= ((squares >> square & 1) as u8) << direction;
        i += 1;
    }
    towards
};

/// What is true of a square, a bit each; of one off the map nothing is.
pub(crate) mod is {
    /// It is empty, and a jump may land there.
    pub(in super::super) const FREE: u8 = 1;
    /// A counter stands there that is taken when it is jumped.
    pub(in super::super) const EXPOSED: u8 = 1 << 1;
    /// It is empty, and the mover may step there.
    pub(in super::super) const OPEN_TO_STEPS: u8 = 1 << 4;
    /// A counter may jump from there.
    pub(in super::super) const GROUND_TO_JUMP: u8 = 1 << 5;
    /// It is in the mover's own headquarters.
    pub(in super::super) const HOME: u8 = 1 << 6;
    /// It is river.
    pub(in super::super) const RIVER: u8 = 1 << 7;
}

/// A map without counters, as a player who moves sees it.
pub(crate) type Bare = [u8; SPOTS];

/// A map with its counters, as the player who moves sees it.
pub(crate) struct Board {
    spots: Bare,
    /// 1 where a counter stands that can be jumped; two bytes a square, so that three neighbours in a row lie as far apart here as
    /// the squares behind them do in `spots`.
    jumped: [u8; 2 * SPOTS],
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
#[inline]
pub(crate) const fn beside(spot: Spot, direction: usize) -> Spot {
    (spot as isize + OFFSETS[direction % 8]) as Spot
}

/// A map without counters, as `mover` sees it.
pub(crate) fn bare(squares: impl Iterator<Item = (Site, Terrain)>, mover: Player) -> Box<Bare> {
    let mut bare = Box::new([0; SPOTS]);
    for (site, terrain) in squares {
        bare[usize::from(spot(site))] = [
            (terrain.can_be_landed_on(), is::FREE),
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
    #[inline(always)]
    pub(crate) const fn new(bare: &'static Bare) -> Self {
        Self { spots: *bare, jumped: [0; 2 * SPOTS], bare }
    }

    /// Puts a counter on a square.
    pub(crate) fn put(&mut self, spot: Spot, exposed: bool) {
        let here = self.bare[usize::from(spot)] & !(is::FREE | is::OPEN_TO_STEPS);
        let can_be_jumped = here & is::GROUND_TO_JUMP != 0;
        self.spots[usize::from(spot)] = here | if exposed && can_be_jumped { is::EXPOSED } else { 0 };
        self.jumped[2 * usize::from(spot)] = can_be_jumped.into();
    }

    /// Takes the counter on a square off.
    pub(crate) fn clear(&mut self, spot: Spot) {
        self.spots[usize::from(spot)] = self.bare[usize::from(spot)];
        self.jumped[2 * usize::from(spot)] = 0;
    }

    pub(crate) const fn holds(&self, spot: Spot, what: u8) -> bool {
        self.spots[spot as usize] & what != 0
    }

    /// The directions in which a counter can step, a bit each.
    #[inline]
    pub(crate) fn steps(&self, from: Spot) -> u8 {
        let Some(around) = chunk::<AROUND>(&self.spots, usize::from(from).wrapping_sub(REACH)) else {
            return 0;
        };
        let row = |up: isize| {
            let west = REACH.wrapping_add_signed(up * STRIDE as isize - 1);
            let near = chunk(around, west).map_or(0, |row| u32::from_le_bytes(*row));
            (near / u32::from(is::OPEN_TO_STEPS)) & 0x01_01_01
        };
        let all = row(1) | row(0) << 1 | row(-1) << 2;
        TOWARDS[(all & 0x7 | all >> 5 & 0x38 | all >> 10 & 0x1C0) as usize]
    }

    /// The directions in which a counter can jump, a bit each, if it stands where it may.
    ///
    /// It looks at three neighbours in a row at once, and at the squares behind them.
    // Asked for every square that a counter reaches: a call would cost as much again.
    #[inline(always)]
    pub(crate) fn jumps(&self, from: Spot) -> u8 {
        // One look at the bounds for all that is around.
        let first = usize::from(from).wrapping_sub(REACH);
        let far = chunk::<AROUND>(&self.spots, first);
        let near = chunk::<{ 2 * AROUND }>(&self.jumped, first.wrapping_mul(2));
        let (Some(near), Some(far)) = (near, far) else { return 0 };
        let row = |up: isize| {
            let near_west = 2 * REACH.wrapping_add_signed(up * STRIDE as isize - 1);
            let far_west = REACH.wrapping_add_signed(2 * (up * STRIDE as isize - 1));
            let read = |bytes, at| chunk(bytes, at).map_or(0, |row| u64::from_le_bytes(*row));
            read(near, near_west) & read(far, far_west)
        };
        let free = u64::from(is::FREE) * 0x01_0001_0001;
        let all = row(1) & free | (row(0) & free) << 1 | (row(-1) & free) << 2;
        TOWARDS[(all | all >> 13 | all >> 26) as usize % TOWARDS.len()]
    }
}

/// So many bytes from one on.
#[inline(always)]
fn chunk<const N: usize>(bytes: &[u8], first: usize) -> Option<&[u8; N]> {
    bytes.get(first..)?.first_chunk()
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
