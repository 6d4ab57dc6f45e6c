//! Precomputed geometry for the evaluation.

use rules::Player;
use rules::netzwerk::{Field, FieldSet, Path, Square, SquareSet};

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
    FROM_ROW[player.index()][row as usize]
}

const TOUCHING: [FieldSet; SQUARES] = {
    let mut table = [FieldSet::EMPTY; SQUARES];
    let mut i = 0;
    while i < SQUARES * 4 {
        let field = Square((i / 4) as u8).touching()[i % 4];
        table[i / 4] = table[i / 4].with(field.bit());
        i += 1;
    }
    table
};

const NEAR: [FieldSet; SQUARES] = {
    use rules::netzwerk::Direction;
    let mut table = [FieldSet::EMPTY; SQUARES];
    let mut i = 0;
    while i < SQUARES * 4 * 4 {
        let square = i / 16;
        let field = Square(square as u8).touching()[i / 4 % 4];
        if let Some(next) = field.next(Direction::ALL[i % 4]) {
            table[square] = table[square].with(next.bit().without(TOUCHING[square]));
        }
        i += 1;
    }
    table
};

/// For each player, square and number of steps the squares within so many steps forward or sideways.
const WITHIN: [[[SquareSet; MOST]; SQUARES]; 2] = {
    let mut table = [[[SquareSet::EMPTY; MOST]; SQUARES]; 2];
    let mut i = 0;
    while i < 2 * SQUARES * SQUARES * MOST {
        let (player, from, to, steps) =
            (i / (SQUARES * SQUARES * MOST), i / (SQUARES * MOST) % SQUARES, i / MOST % SQUARES, i % MOST);
        let across = (from as u8 / ROWS).abs_diff(to as u8 / ROWS) as usize;
        let (start, end) = (row_of(player, from), row_of(player, to));
        if to != from && end >= start && across + (end - start) as usize <= steps {
            let within = &mut table[player][from][steps];
            *within = within.with(Square(to as u8).bit());
        }
        i += 1;
    }
    table
};

const fn row_of(player: usize, square: usize) -> u8 {
    row(Player::BOTH[player], Square(square as u8))
}

/// By path, player, square and batteries. A capture pays for the last step and one battery more.
static AIMS: [[[[SquareSet; MOST + 1]; SQUARES]; 2]; 2] = {
    let mut table = [[[[SquareSet::EMPTY; MOST + 1]; SQUARES]; 2]; 2];
    let mut i = 0;
    while i < 2 * 2 * SQUARES * MOST {
        let (path, player, square, steps) =
            (i / (2 * SQUARES * MOST), i / (SQUARES * MOST) % 2, i / MOST % SQUARES, i % MOST);
        let most = if path == Path::Straight as usize { 1 } else { 3 };
        let within = &WITHIN[player][square];
        table[path][player][square][steps + 1] = within[if steps < most { steps } else { most }];
        i += 1;
    }
    table
};

/// For each player and row the squares in it or further ahead.
const FROM_ROW: [[SquareSet; ROWS as usize]; 2] = {
    let mut table = [[SquareSet::EMPTY; ROWS as usize]; 2];
    let mut i = 0;
    while i < 2 * SQUARES * ROWS as usize {
        let (player, square, from) =
            (i / (SQUARES * ROWS as usize), i / ROWS as usize % SQUARES, i % ROWS as usize);
        if row_of(player, square) as usize >= from {
            table[player][from] = table[player][from].with(Square(square as u8).bit());
        }
        i += 1;
    }
    table
};
