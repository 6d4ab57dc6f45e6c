//! Static evaluation.

use super::plays::{Play, exposed};
use super::weights::{FAR, MANY, WEIGHTS, Weights};
use rules::napoleon::{NOWHERE, Napoleon, OUT_OF_REACH, Square, SquareSet};
use rules::{Game, Player};

/// The static evaluation for the player to move.
pub(super) fn static_eval(game: &Napoleon) -> i32 {
    eval_by(game, &WEIGHTS)
}

#[inline]
pub(super) fn eval_by(game: &Napoleon, weights: &Weights) -> i32 {
    let (me, them) = (game.to_move(), game.to_move().other());
    let standing = standing_of(game, me, 0, weights) - standing_of(game, them, 1, weights);
    standing + weights.hanging[hanging(game, me, &game.occupied()).min(MANY)] + weights.turn
}

/// Material, progress and the race of one player; `turn` is 0 for the player to move and 1 for the other.
fn standing_of(game: &Napoleon, player: Player, turn: usize, weights: &Weights) -> i32 {
    let tables = game.map().tables();
    let distances = &tables.distances[player.index()];
    let mut eval = 0;
    // The two nearest.
    let mut nearest = [FAR; 2];
    for square in game.counters()[player.index()].iter_within(tables.words()) {
        let distance = capped(distances[square.index()]);
        eval += weights.counter[distance];
        if distance < nearest[1] {
            nearest[1] = distance;
            nearest.sort_unstable();
        }
    }
    if nearest[0] == 0 {
        eval += weights.invader[turn];
    }
    eval + weights.race[turn][nearest[0] + nearest[1]]
}

/// The number of a player's counters that an adjacent enemy could capture at once.
fn hanging(game: &Napoleon, player: Player, occupied: &SquareSet) -> usize {
    let tables = game.map().tables();
    let theirs = &game.counters()[player.other().index()];
    let exposed = exposed(game, player).both(&theirs.roughly_beside(tables.width, tables.words()));
    let hang = exposed.iter_within(tables.words()).filter(|square| hangs(game, *square, theirs, occupied));
    hang.count()
}

fn hangs(game: &Napoleon, over: Square, theirs: &SquareSet, occupied: &SquareSet) -> bool {
    let tables = game.map().tables();
    tables.neighbours[over.index()].iter().enumerate().any(|(direction, at)| {
        *at != NOWHERE && theirs.has(*at) && {
            let (_, to) = tables.jumps[at.index()][(direction + 4) % 8];
            to != NOWHERE && !occupied.has(to)
        }
    })
}

/// How much nearer a move brings its counter to the enemy's headquarters.
pub(super) fn headway(game: &Napoleon, play: &Play) -> i32 {
    let tables = game.map().tables();
    let distances = &tables.distances[game.to_move().index()];
    let distance = |site| tables.square(site).map_or(0, |square| capped(distances[square.index()]));
    let to = distance(play.to);
    10 * (distance(play.from) as i32 - to as i32) + if to == 0 { 300 } else { 0 }
}

fn capped(distance: u8) -> usize {
    if distance == OUT_OF_REACH { FAR } else { usize::from(distance).min(FAR) }
}
