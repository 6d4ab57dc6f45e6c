//! Maps full of ladders for Napoleon: more ways to capture than any computer can list.

use rules::napoleon::{Map, Napoleon, Rules, Setup, Sketch};
use rules::{Game, Piece, Player};

/// Blue's counter on a1 can jump over its own to every second square of every second rank, as often as it likes, and capture any of the
/// red ones on the way: with an army of 16 it has 2^16 × 16 moves, and with one of 24, the largest, 2^24 × 24. The army must be a multiple
/// of 4, and at least 12.
pub(crate) fn ladder_map(army: usize) -> Sketch {
    let (width, height) = (8, army / 2);
    let mut terrain = vec![vec!['.'; width]; height];
    let mut counters = terrain.clone();
    terrain[0][width - 1] = 'M';
    terrain[height - 1][width - 1] = 'W';
    counters[0][0] = 'B';
    let mut reds = army;
    for (y, row) in counters.iter_mut().enumerate().take(height - 1) {
        for (x, square) in row.iter_mut().enumerate().take(width - 1) {
            if x % 2 == 1 && y % 2 == 0 || x == 0 && y % 2 == 1 {
                *square = 'B';
            } else if y % 2 == 1 && reds > 0 {
                *square = 'R';
                reds -= 1;
            }
        }
    }
    let rows = |grid: Vec<Vec<char>>| grid.into_iter().rev().map(String::from_iter).collect();
    Sketch {
        name: "Ladders".to_owned(),
        terrain: rows(terrain),
        counters: rows(counters),
        places: Vec::new(),
    }
}

/// The start on this map, but with only so many of the red counters.
pub(crate) fn ladders(army: usize, reds: usize) -> Napoleon {
    let (map, rules) =
        (Map::from_sketch(&ladder_map(army)).expect("the map should be valid"), Rules::default());
    let owner =
        |player| move |(site, piece): (_, Piece)| (piece.owner == Some(player)).then_some((site, player));
    let pieces = || Napoleon::start(map, rules).pieces().into_iter();
    let reds = pieces().filter_map(owner(Player::Two)).take(reds);
    let counters = pieces().filter_map(owner(Player::One)).chain(reds).collect();
    Napoleon::from_setup(&Setup { rules, map, counters, to_move: Player::One })
        .expect("the position should be valid")
}
