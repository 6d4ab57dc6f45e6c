//! The map with its counters, one byte per square, so that the squares around a counter are examined without branching.

use super::{DIRECTIONS, LONGEST, Terrain};
use crate::bit_set::bits;
use crate::{Player, Site};

/// Padding: squares before each rank, and ranks before the first and after the last, so that no step or jump leaves the table or
/// wraps around to another edge.
const MARGIN: usize = 2;
/// The offset from a square to the one north of it.
const STRIDE: usize = LONGEST as usize + MARGIN;
/// The size of the table; small, as it is filled again for each list of moves.
pub(super) const SPOTS: usize = (LONGEST as usize + 2 * MARGIN) * STRIDE + MARGIN + BLOCK;
/// The offset from a square back to the first one within reach of a jump.
const REACH: usize = 2 * STRIDE + 2;
/// The number of squares in a row that are examined together.
const BLOCK: usize = 16;
/// The number of squares within reach of these.
const AROUND: usize = 2 * REACH + BLOCK;

const _: () = {
    let (first, last) = (spot(Site::new(0, 0)), spot(Site::new(LONGEST - 1, LONGEST - 1)));
    assert!(REACH <= first.index() && last.index() - REACH + AROUND <= SPOTS);
};

/// A square of a map, by its index in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u16);

impl Spot {
    /// Its index in the table.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A step in each of the [`DIRECTIONS`].
const OFFSETS: [i16; 8] = {
    let mut offsets = [0; 8];
    let mut i = 0;
    while i < 8 {
        offsets[i] = DIRECTIONS[i].1 as i16 * STRIDE as i16 + DIRECTIONS[i].0 as i16;
        i += 1;
    }
    offsets
};

/// For each set of the nine squares in and around one (column by column from the west, each from the north), the directions that
/// lead there, one bit each.
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

/// The properties of a square, one bit each; a square off the map has none.
pub(super) mod is {
    /// It is empty, and jumps may land on it.
    pub(crate) const FREE: u8 = 1;
    /// A counter on it can be jumped over.
    pub(crate) const JUMPED: u8 = 1 << 1;
    /// An enemy counter on it is captured when jumped over; it has no counter of the mover.
    pub(crate) const EXPOSED: u8 = 1 << 2;
    /// It is empty, and the mover may step onto it.
    pub(crate) const OPEN_TO_STEPS: u8 = 1 << 4;
    /// A counter on it may jump.
    pub(crate) const GROUND_TO_JUMP: u8 = 1 << 5;
    /// It is in the mover's own headquarters.
    pub(crate) const HOME: u8 = 1 << 6;
    pub(crate) const RIVER: u8 = 1 << 7;
}

/// A map without counters, from the view of the player to move.
pub(super) type Bare = [u8; SPOTS];

/// A map with its counters, from the view of the player to move.
pub struct Board {
    spots: Bare,
    /// The directions in which a counter can jump from each square, one bit each.
    jumps: [u8; SPOTS],
}

pub(super) const fn spot(site: Site) -> Spot {
    Spot(((site.rank as usize + MARGIN) * STRIDE + site.file as usize + MARGIN) as u16)
}

/// The site of a spot.
pub const fn site(spot: Spot) -> Site {
    SITES[spot.index()]
}

/// The sites of all squares: a lookup is faster than a division.
static SITES: [Site; SPOTS] = {
    let mut sites = [Site::new(0, 0); SPOTS];
    let mut i = 0;
    while i < SPOTS {
        let (file, rank) = (i % STRIDE, i / STRIDE);
        sites[i] = Site::new(file.wrapping_sub(MARGIN) as u8, rank.wrapping_sub(MARGIN) as u8);
        i += 1;
    }
    sites
};

/// The neighbour of a square in a direction.
#[inline]
pub(super) const fn beside(spot: Spot, direction: usize) -> Spot {
    Spot(spot.0.wrapping_add_signed(OFFSETS[direction % 8]))
}

/// A map without counters, from the view of `mover`; `open` if headquarters do not protect.
pub(super) fn bare(squares: impl Iterator<Item = (Site, Terrain)>, mover: Player, open: bool) -> Box<Bare> {
    let mut bare = Box::new([0; SPOTS]);
    for (site, terrain) in squares {
        bare[spot(site).index()] = [
            (terrain.can_be_landed_on(), is::FREE),
            (terrain.exposes(open), is::EXPOSED),
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
    pub const fn new(bare: &Bare) -> Self {
        Self { spots: *bare, jumps: [0; SPOTS] }
    }

    /// Puts a counter of the mover or of the enemy on an empty square.
    pub const fn put(&mut self, spot: Spot, is_enemy: bool) {
        let here = &mut self.spots[spot.index()];
        *here &= !(is::FREE | is::OPEN_TO_STEPS | if is_enemy { 0 } else { is::EXPOSED });
        *here |= if *here & is::GROUND_TO_JUMP == 0 { 0 } else { is::JUMPED };
    }

    /// Finds all jumps, once all counters are on a map of this size.
    ///
    /// Examining many squares at once is faster than examining those within reach of each counter.
    pub(super) fn find_jumps(&mut self, width: u8, height: u8) {
        for rank in 0..height {
            for file in (0..width).step_by(BLOCK) {
                let first = spot(Site::new(file, rank)).index();
                // A single bounds check for everything within reach.
                let Some(around) = chunk::<AROUND>(&self.spots, first - REACH) else { continue };
                let mut jumps = [0; BLOCK];
                for (direction, offset) in OFFSETS.iter().enumerate() {
                    let near = chunk::<BLOCK>(around, REACH.wrapping_add_signed(isize::from(*offset)));
                    let far = chunk::<BLOCK>(around, REACH.wrapping_add_signed(2 * isize::from(*offset)));
                    let (Some(near), Some(far)) = (near, far) else { continue };
                    for i in 0..BLOCK {
                        jumps[i] |= ((near[i] / is::JUMPED) & far[i] & is::FREE) << direction;
                    }
                }
                for i in 0..BLOCK {
                    jumps[i] &= if around[REACH + i] & is::GROUND_TO_JUMP != 0 { u8::MAX } else { 0 };
                }
                if let Some(place) = self.jumps.get_mut(first..first + BLOCK) {
                    place.copy_from_slice(&jumps);
                }
            }
        }
    }

    pub const fn holds(&self, spot: Spot, what: u8) -> bool {
        self.spots[spot.index()] & what != 0
    }

    /// The directions in which a counter can step, one bit each.
    #[inline]
    pub fn steps(&self, from: Spot) -> u8 {
        let Some(around) = chunk::<AROUND>(&self.spots, from.index().wrapping_sub(REACH)) else {
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

    /// The directions in which a counter can jump, one bit each.
    #[inline]
    pub const fn jumps(&self, from: Spot) -> u8 {
        self.jumps[from.index()]
    }

    /// The same after a jump in a direction, without the way back.
    #[inline]
    pub const fn onward(&self, from: Spot, direction: usize) -> u8 {
        self.jumps(from) & !(1 << ((direction + 4) % 8))
    }

    /// Sets whether a counter that jumps to a square in a direction can jump back from there, if the terrain allows it.
    pub(super) const fn let_back(&mut self, at: Spot, direction: usize, can: bool) {
        let back = 1 << ((direction + 4) % 8);
        if can && self.holds(at, is::GROUND_TO_JUMP) {
            self.jumps[at.index()] |= back;
        } else {
            self.jumps[at.index()] &= !back;
        }
    }

    /// Whether a counter on a square may jump over the one on another.
    pub(super) const fn lets_jump(&self, from: Spot, over: Spot) -> bool {
        self.holds(from, is::GROUND_TO_JUMP) && self.holds(over, is::JUMPED)
    }
}

#[inline(always)]
fn chunk<const N: usize>(bytes: &[u8], first: usize) -> Option<&[u8; N]> {
    bytes.get(first..)?.first_chunk()
}

/// The directions in a set of one bit each.
#[inline]
pub fn each(directions: u8) -> impl Iterator<Item = usize> {
    bits(u64::from(directions)).map(usize::from)
}
