//! Static evaluation.

use super::plays::Play;
use crate::games::Player;
use crate::games::napoleon::{NOWHERE, Napoleon, OUT_OF_REACH, Square, SquareSet};

/// A counter.
const COUNTER: i32 = 100;
/// A step nearer to the enemy's headquarters, for any counter.
const STEP: i32 = 4;
/// The race of the two nearest counters, which decides the match: divided by the steps that they need together plus two.
const RACE: i32 = 2_800;
/// A counter already in the enemy's headquarters.
const INVADER: i32 = 100;
/// A hanging counter of the player to move, and each further one: only one can be saved.
const HANGING: i32 = 15;
const HANGING_MORE: i32 = 50;
/// The right to move.
const TURN: i32 = 5;
/// Distances are capped here.
const FAR: i32 = 40;

impl Napoleon {
    /// The static evaluation for the player to move.
    pub(super) fn static_eval(&self) -> i32 {
        let occupied = self.occupied();
        let (me, them) = (self.to_move, self.to_move.other());
        let mut eval = self.standing_of(me) - self.standing_of(them);
        // The player to move can save one counter; the next is lost.
        let hanging = self.hanging(me, &occupied);
        eval -= match hanging {
            0 => 0,
            1 => HANGING,
            more => HANGING + HANGING_MORE * (more - 1),
        };
        eval + TURN
    }

    /// Material, progress and the race of one player.
    fn standing_of(&self, player: Player) -> i32 {
        let ground = self.map.ground();
        let distances = &ground.chart.distances[player.index()];
        let mut eval = 0;
        // The two nearest.
        let mut nearest = [FAR; 2];
        for square in self.counters[player.index()].iter_within(ground.words()) {
            let distance = capped(distances[square.index()]);
            eval += COUNTER - STEP * distance;
            if distance < nearest[1] {
                nearest[1] = distance;
                nearest.sort_unstable();
            }
        }
        let left = nearest[0] + nearest[1];
        if nearest[0] == 0 {
            eval += INVADER;
        }
        eval + RACE / (left + 2)
    }

    /// The number of a player's counters that an adjacent enemy could capture at once.
    fn hanging(&self, player: Player, occupied: &SquareSet) -> i32 {
        let ground = self.map.ground();
        let theirs = &self.counters[player.other().index()];
        let exposed = self.exposed(player).both(&theirs.roughly_beside(ground.width, ground.words()));
        let hang = exposed.iter_within(ground.words()).filter(|square| self.hangs(*square, theirs, occupied));
        hang.count() as i32
    }

    fn hangs(&self, over: Square, theirs: &SquareSet, occupied: &SquareSet) -> bool {
        let ground = self.map.ground();
        ground.neighbours[over.index()].iter().enumerate().any(|(direction, at)| {
            *at != NOWHERE && theirs.has(*at) && {
                let (_, to) = ground.chart.jumps[at.index()][(direction + 4) % 8];
                to != NOWHERE && !occupied.has(to)
            }
        })
    }

    /// How much nearer a move brings its counter to the enemy's headquarters.
    pub(super) fn headway(&self, play: &Play) -> i32 {
        let ground = self.map.ground();
        let distances = &ground.chart.distances[self.to_move.index()];
        let distance = |site| ground.square(site).map_or(0, |square| capped(distances[square.index()]));
        let to = distance(play.to);
        10 * (distance(play.from) - to) + if to == 0 { 300 } else { 0 }
    }
}

fn capped(distance: u8) -> i32 {
    if distance == OUT_OF_REACH { FAR } else { i32::from(distance).min(FAR) }
}
