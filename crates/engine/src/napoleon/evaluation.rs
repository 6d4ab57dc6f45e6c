//! Static evaluation.

use super::plays::{Play, exposed};
use rules::napoleon::{NOWHERE, Napoleon, OUT_OF_REACH, Square, SquareSet};
use rules::{Game, Player};

/// Distances are capped here.
const FAR: usize = 40;
/// Numbers of hanging counters are capped here.
const MANY: usize = 6;

// Weights in hundredths of a counter.

/// What a counter loses for each step to the enemy's headquarters.
const STEP: i32 = 4;
/// A counter is in the enemy's headquarters.
const INVADER: i32 = 100;
/// Counters of the player to move that an enemy beside them can capture, by their number: only one can be saved.
const HANGING: [i32; MANY + 1] = [0, -15, -65, -115, -165, -215, -265];
/// The right to move.
const TURN: i32 = 5;

/// The race, which decides the match: divided by the steps that the two counters nearest to the enemy's headquarters need together, and two
/// more.
const RACE: usize = 2_800;

/// The static evaluation for the player to move.
#[inline]
pub(super) fn static_eval(game: &Napoleon) -> i32 {
    let (me, them) = (game.to_move(), game.to_move().other());
    let standing = standing_of(game, me) - standing_of(game, them);
    standing + HANGING[hanging(game, me, &game.occupied()).min(MANY)] + TURN
}

/// Material, progress and the race of one player.
fn standing_of(game: &Napoleon, player: Player) -> i32 {
    let tables = game.map().tables();
    let distances = &tables.distances[player.index()];
    let mut eval = 0;
    // The two nearest.
    let mut nearest = [FAR; 2];
    for square in game.counters()[player.index()].iter_within(tables.words()) {
        let distance = capped(distances[square.index()]);
        eval += 100 - STEP * distance as i32;
        if distance < nearest[1] {
            nearest[1] = distance;
            nearest.sort_unstable();
        }
    }
    if nearest[0] == 0 {
        eval += INVADER;
    }
    eval + (RACE / (nearest[0] + nearest[1] + 2)) as i32
}

/// The steps of all counters of a player to the enemy's headquarters.
pub(super) fn distance(game: &Napoleon, player: Player) -> u32 {
    let tables = game.map().tables();
    let counters = game.counters()[player.index()].iter_within(tables.words());
    counters.map(|square| capped(tables.distances[player.index()][square.index()]) as u32).sum()
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
