//! The board's geometry: 36 robot squares and 49 energy fields, as bit sets.
//!
//! ```text
//!  c1 · c3 · c5      a field (odd file, odd rank) touches the squares diagonally next to it,
//!   · b2 · b4 ·      a square (even file, even rank) touches four fields
//!  a1 · a3 · a5
//! ```
//! Both are numbered file by file, and by rank within a file, so that their order is that of the notation.

use std::fmt;

use crate::bit_set::bit_set;
use crate::{Player, Site};

/// A robot square, 0 (`b2`) to 35 (`l12`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub u8);

/// An energy field, 0 (`a1`) to 48 (`m13`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(pub u8);

/// The number of files and ranks of the lattice.
pub const LATTICE: u8 = 13;
/// Robot squares in a row.
const SQUARES: u8 = 6;
/// Energy fields in a row.
const FIELDS: u8 = 7;

bit_set! {
    /// A set of squares.
    SquareSet of Square
}

bit_set! {
    /// A set of fields.
    FieldSet of Field
}

impl FieldSet {
    /// All fields, and the unused bits.
    pub const MAX: Self = Self(u64::MAX);
}

/// The directions of the lattice that a piece can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards higher ranks.
    North,
    /// Towards lower ranks.
    South,
    /// Towards earlier files.
    West,
    /// Towards later files.
    East,
}

impl Direction {
    /// The directions in which robots run and batteries are shifted.
    pub const ALL: [Self; 4] = [Self::North, Self::South, Self::West, Self::East];

    /// The directions in which the robots of `player` run: forward first, then sideways.
    pub const fn of_runs(player: Player) -> [Self; 3] {
        match player {
            Player::One => [Self::North, Self::West, Self::East],
            Player::Two => [Self::South, Self::West, Self::East],
        }
    }

    /// The squares next to those of a set.
    pub const fn beside(self, set: SquareSet) -> SquareSet {
        match self {
            Self::North => SquareSet(set.without(rank(SQUARES - 1)).0 << 1),
            Self::South => SquareSet(set.without(rank(0)).0 >> 1),
            Self::West => SquareSet(set.0 >> SQUARES),
            Self::East => SquareSet((set.0 << SQUARES) & ((1 << (SQUARES * SQUARES)) - 1)),
        }
    }

    const fn step(self, file: u8, rank: u8, size: u8) -> Option<(u8, u8)> {
        match self {
            Self::North if rank + 1 < size => Some((file, rank + 1)),
            Self::South if rank > 0 => Some((file, rank - 1)),
            Self::West if file > 0 => Some((file - 1, rank)),
            Self::East if file + 1 < size => Some((file + 1, rank)),
            _ => None,
        }
    }
}

impl Square {
    /// The square at a place, if there is one.
    pub const fn at(site: Site) -> Option<Self> {
        if site.file % 2 == 1 && site.rank % 2 == 1 && site.file < LATTICE && site.rank < LATTICE {
            Some(Self(site.file / 2 * SQUARES + site.rank / 2))
        } else {
            None
        }
    }

    /// Its place.
    pub const fn site(self) -> Site {
        Site::new(self.0 / SQUARES * 2 + 1, self.0 % SQUARES * 2 + 1)
    }

    /// The next square in a direction, if there is one.
    pub const fn next(self, direction: Direction) -> Option<Self> {
        match direction.step(self.0 / SQUARES, self.0 % SQUARES, SQUARES) {
            Some((file, rank)) => Some(Self(file * SQUARES + rank)),
            None => None,
        }
    }

    /// Which of the four fields that touch it are in a set: bit `i` is the `i`th of [`Square::touching`].
    pub const fn corners(self, set: FieldSet) -> u8 {
        let first = self.0 / SQUARES * FIELDS + self.0 % SQUARES;
        let west = set.0 >> first & 0b11;
        let east = set.0 >> (first + FIELDS) & 0b11;
        (west | east << 2) as u8
    }

    /// The four fields that touch it, sorted: south-west, north-west, south-east, north-east.
    pub const fn touching(self) -> [Field; 4] {
        let first = self.0 / SQUARES * FIELDS + self.0 % SQUARES;
        [Field(first), Field(first + 1), Field(first + FIELDS), Field(first + FIELDS + 1)]
    }
}

impl Field {
    /// The field at a place, if there is one.
    pub const fn at(site: Site) -> Option<Self> {
        let is_even = site.file.is_multiple_of(2) && site.rank.is_multiple_of(2);
        if is_even && site.file < LATTICE && site.rank < LATTICE {
            Some(Self(site.file / 2 * FIELDS + site.rank / 2))
        } else {
            None
        }
    }

    /// Its place.
    pub const fn site(self) -> Site {
        Site::new(self.0 / FIELDS * 2, self.0 % FIELDS * 2)
    }

    /// The next field in a direction, if there is one.
    pub const fn next(self, direction: Direction) -> Option<Self> {
        NEXT[self.0 as usize][direction as usize]
    }

    /// The squares that touch it: one in a corner, two at an edge, four elsewhere.
    pub const fn touching(self) -> SquareSet {
        TOUCHING[self.0 as usize]
    }
}

/// For each field the squares that touch it: the inverse of [`Square::touching`].
const TOUCHING: [SquareSet; 49] = {
    let mut table = [SquareSet::EMPTY; 49];
    let mut i = 0;
    while i < SQUARES * SQUARES * 4 {
        let square = Square(i / 4);
        let touching = &mut table[square.touching()[i as usize % 4].0 as usize];
        *touching = touching.with(square.bit());
        i += 1;
    }
    table
};

/// For each field the next one in each direction: a table, as the search needs it very often.
const NEXT: [[Option<Field>; 4]; 49] = {
    let mut table = [[None; 4]; 49];
    let mut i = 0;
    while i < FIELDS * FIELDS * 4 {
        let (field, direction) = (i / 4, Direction::ALL[i as usize % 4]);
        if let Some((file, rank)) = direction.step(field / FIELDS, field % FIELDS, FIELDS) {
            table[field as usize][direction as usize] = Some(Field(file * FIELDS + rank));
        }
        i += 1;
    }
    table
};

/// For each field, how many squares of a set touch it: the three binary digits of that number, each as a set of fields.
pub(super) const fn touching_counts(set: SquareSet) -> [u64; 3] {
    // The fields south-west of the squares; the others that touch them are one file and one rank on.
    let mut a = 0;
    let mut file = 0;
    while file < SQUARES {
        a |= ((set.0 >> (file * SQUARES)) & ((1 << SQUARES) - 1)) << (file * FIELDS);
        file += 1;
    }
    let (b, c, d) = (a << 1, a << FIELDS, a << (FIELDS + 1));
    let (one, other) = (a ^ b, c ^ d);
    [one ^ other, a & b ^ c & d ^ one & other, a & b & c & d]
}

/// The fields touched by at least as many squares of one set as of another, by their counts.
pub(super) const fn at_least([ones, twos, fours]: [u64; 3], others: [u64; 3]) -> FieldSet {
    let [other_ones, other_twos, other_fours] = others;
    let by_ones = ones | !other_ones;
    let by_twos = twos & !other_twos | !(twos ^ other_twos) & by_ones;
    FieldSet(fours & !other_fours | !(fours ^ other_fours) & by_twos)
}

/// The squares of one rank, counted from 0 at the first player's edge.
const fn rank(rank: u8) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    let mut file = 0;
    while file < SQUARES {
        set = set.with(Square(file * SQUARES + rank).bit());
        file += 1;
    }
    set
}

/// The rank that the robots of `player` want to reach.
pub const fn target_row(player: Player) -> SquareSet {
    match player {
        Player::One => rank(SQUARES - 1),
        Player::Two => rank(0),
    }
}

/// All robot squares, sorted.
pub fn all_squares() -> impl Iterator<Item = Square> {
    (0..SQUARES * SQUARES).map(Square)
}

/// All energy fields, sorted.
pub fn all_fields() -> impl Iterator<Item = Field> {
    (0..FIELDS * FIELDS).map(Field)
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.site().fmt(f)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.site().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_the_lattice_is_a_square_a_field_or_nothing() {
        let sites = (0..LATTICE).flat_map(|file| (0..LATTICE).map(move |rank| Site::new(file, rank)));
        let (mut squares, mut fields) = (0, 0);
        for site in sites {
            let (square, field) = (Square::at(site), Field::at(site));
            assert!(square.is_none() || field.is_none(), "{site} is both");
            squares += square.into_iter().inspect(|s| assert_eq!(s.site(), site)).count();
            fields += field.into_iter().inspect(|f| assert_eq!(f.site(), site)).count();
        }
        assert_eq!((squares, fields), (36, 49));
    }

    #[test]
    fn control_is_found_for_all_fields_at_once() {
        let mut rng = crate::Rng::new(1);
        for _ in 0..1_000 {
            let mut set = || SquareSet((0..36).filter(|_| rng.below(3) == 0).map(|i| 1 << i).sum());
            let (one, other) = (set(), set());
            let touching = |set: SquareSet, field: Field| (set & field.touching()).count_ones();
            let slowly = all_fields().filter(|field| touching(one, *field) >= touching(other, *field));
            let all = FieldSet((1 << 49) - 1);
            let expected = slowly.map(Field::bit).fold(FieldSet::EMPTY, FieldSet::with);
            assert_eq!(at_least(touching_counts(one), touching_counts(other)) & all, expected);
        }
    }

    #[test]
    fn fields_touch_one_two_or_four_squares() {
        let mut counts = [0; 5];
        for field in all_fields() {
            counts[field.touching().count_ones() as usize] += 1;
            for square in field.touching().iter() {
                assert!(square.touching().contains(&field));
                let (a, b) = (square.site(), field.site());
                assert_eq!(
                    (a.file.abs_diff(b.file), a.rank.abs_diff(b.rank)),
                    (1, 1),
                    "diagonally next to it"
                );
            }
        }
        assert_eq!(counts, [0, 4, 20, 0, 25]);
    }
}
