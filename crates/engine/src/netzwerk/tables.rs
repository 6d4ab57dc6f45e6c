//! Precomputed geometry for the evaluation.

use rules::Player;
use rules::netzwerk::{Direction, Field, FieldSet, Path, Square, SquareSet};

/// Robot squares in a row, and rows.
pub(super) const ROWS: u8 = 6;
const SQUARES: usize = 36;
pub(super) const FIELDS: usize = 49;
/// The most batteries that can touch a robot.
pub(super) const MOST: usize = 4;

/// How many rows a square is ahead of where a player's robots begin; the last is the target row.
pub(super) const fn row(player: Player, square: Square) -> u8 {
    let rank = square.0 % ROWS;
    match player {
        Player::One => rank,
        Player::Two => ROWS - 1 - rank,
    }
}

/// [`Square::corners`], given the first of the fields that touch the square.
pub(super) const fn corners_from(set: FieldSet, first: Field) -> u8 {
    let from_first = set.0 >> first.0;
    // The fields of the next file are seven bits further.
    (from_first & 0b11 | from_first >> 5 & 0b1100) as u8
}

/// The fields one shift away from those touching a square.
pub(super) const fn near(square: Square) -> FieldSet {
    NEAR[square.0 as usize]
}

/// The squares where a robot can capture if nothing is in its way, by the number of batteries it can use.
pub(super) const fn aims(path: Path, player: Player, square: Square) -> &'static [SquareSet; MOST + 1] {
    &AIMS[path as usize][player.index()][square.0 as usize]
}

/// The squares in a row or rows further ahead.
pub(super) const fn ahead(player: Player, row: u8) -> SquareSet {
    const FILE: u64 = (1 << ROWS) - 1;
    let in_file = match player {
        Player::One => FILE << row & FILE,
        Player::Two => FILE >> row,
    };
    // The squares of the next file are six bits further.
    SquareSet(in_file * 0x4104_1041)
}

/// The squares one step from those of a set, by runs of a player.
pub(super) const fn beside(player: Player, set: SquareSet) -> SquareSet {
    let [ahead, left, right] = Direction::of_runs(player);
    ahead.beside(set).with(left.beside(set)).with(right.beside(set))
}

const NEAR: [FieldSet; SQUARES] = {
    let mut table = [FieldSet::EMPTY; SQUARES];
    let mut i = 0;
    while i < SQUARES * 4 * 4 {
        let (square, touching) = (i / 16, Square((i / 16) as u8).touching());
        if let Some(next) = touching[i / 4 % 4].next(Direction::ALL[i % 4]) {
            let [a, b, c, d] = touching;
            let touching = a.bit().with(b.bit()).with(c.bit()).with(d.bit());
            table[square] = table[square].with(next.bit().without(touching));
        }
        i += 1;
    }
    table
};

/// By path, player, square and batteries the squares within so many steps forward or sideways. A capture pays for the last step and one
/// battery more.
static AIMS: [[[[SquareSet; MOST + 1]; SQUARES]; 2]; 2] = {
    let mut table = [[[[SquareSet::EMPTY; MOST + 1]; SQUARES]; 2]; 2];
    let mut i = 0;
    while i < 2 * 2 * SQUARES {
        let (path, player, from) = (i / (2 * SQUARES), i / SQUARES % 2, i % SQUARES);
        let start = Square(from as u8).bit();
        let (mut reached, mut batteries) = (start, 2);
        while batteries <= MOST {
            if batteries == 2 || path != Path::Straight as usize {
                reached = reached.with(beside(Player::BOTH[player], reached));
            }
            table[path][player][from][batteries] = reached.without(start);
            batteries += 1;
        }
        i += 1;
    }
    table
};
