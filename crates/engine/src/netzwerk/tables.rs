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

/// The squares that are ahead of a square, or level with it.
pub(super) const fn ahead(player: Player, square: Square) -> SquareSet {
    AHEAD[player.index()][square.0 as usize]
}

/// The fields that touch a row of squares or rows further ahead.
pub(super) const fn beyond(player: Player, row: u8) -> FieldSet {
    BEYOND[player.index()][row as usize]
}

const TOUCHING: [FieldSet; SQUARES] = {
    let mut table = [FieldSet::EMPTY; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let fields = Square(square as u8).touching();
        let mut i = 0;
        while i < fields.len() {
            table[square] = table[square].with(fields[i].bit());
            i += 1;
        }
        square += 1;
    }
    table
};

const NEAR: [FieldSet; SQUARES] = {
    use rules::netzwerk::Direction;
    let mut table = [FieldSet::EMPTY; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let fields = Square(square as u8).touching();
        let mut i = 0;
        while i < fields.len() {
            let mut d = 0;
            while d < Direction::ALL.len() {
                if let Some(next) = fields[i].next(Direction::ALL[d]) {
                    table[square] = table[square].with(next.bit());
                }
                d += 1;
            }
            i += 1;
        }
        table[square] = table[square].without(TOUCHING[square]);
        square += 1;
    }
    table
};

/// For each player, square and number of steps the squares within so many steps forward or sideways.
const WITHIN: [[[SquareSet; MOST]; SQUARES]; 2] = {
    let mut table = [[[SquareSet::EMPTY; MOST]; SQUARES]; 2];
    let mut from = 0;
    while from < SQUARES {
        let mut to = 0;
        while to < SQUARES {
            let across = (from as u8 / ROWS).abs_diff(to as u8 / ROWS) as usize;
            let mut player = 0;
            while player < 2 {
                let by = if player == 0 { Player::One } else { Player::Two };
                let (start, end) = (row(by, Square(from as u8)), row(by, Square(to as u8)));
                let mut steps = 1;
                while steps < MOST && end >= start {
                    if to != from && across + (end - start) as usize <= steps {
                        let within = &mut table[player][from][steps];
                        *within = within.with(Square(to as u8).bit());
                    }
                    steps += 1;
                }
                player += 1;
            }
            to += 1;
        }
        from += 1;
    }
    table
};

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

const AHEAD: [[SquareSet; SQUARES]; 2] = {
    let mut table = [[SquareSet::EMPTY; SQUARES]; 2];
    let mut from = 0;
    while from < SQUARES {
        let mut to = 0;
        while to < SQUARES {
            let (a, b) = (Square(from as u8), Square(to as u8));
            if row(Player::One, b) >= row(Player::One, a) {
                table[0][from] = table[0][from].with(b.bit());
            }
            if row(Player::Two, b) >= row(Player::Two, a) {
                table[1][from] = table[1][from].with(b.bit());
            }
            to += 1;
        }
        from += 1;
    }
    table
};

const BEYOND: [[FieldSet; ROWS as usize]; 2] = {
    let mut table = [[FieldSet::EMPTY; ROWS as usize]; 2];
    let mut square = 0;
    while square < SQUARES {
        let mut from = 0;
        while from < ROWS {
            if row(Player::One, Square(square as u8)) >= from {
                let beyond = &mut table[0][from as usize];
                *beyond = beyond.with(TOUCHING[square]);
            }
            if row(Player::Two, Square(square as u8)) >= from {
                let beyond = &mut table[1][from as usize];
                *beyond = beyond.with(TOUCHING[square]);
            }
            from += 1;
        }
        square += 1;
    }
    table
};
