//! Static evaluation.

use super::learnt::WEIGHTS;
use super::plays::Play;
use super::weights::{FAR, MANY, Weights};
use crate::engine::training::Weighted;
use crate::games::Player;
use crate::games::napoleon::{NOWHERE, Napoleon, OUT_OF_REACH, Square, SquareSet};

impl Weighted for Napoleon {
    type Weights = Weights;

    fn weights() -> Weights {
        WEIGHTS.clone()
    }

    fn numbers(weights: &mut Weights) -> Vec<&mut i32> {
        weights.numbers()
    }

    fn evaluate_by(&self, weights: &Weights) -> i32 {
        self.eval_by(weights)
    }
}

impl Napoleon {
    /// The static evaluation for the player to move.
    pub(super) fn static_eval(&self) -> i32 {
        self.eval_by(&WEIGHTS)
    }

    #[inline]
    fn eval_by(&self, weights: &Weights) -> i32 {
        let (me, them) = (self.to_move, self.to_move.other());
        let standing = self.standing_of(me, 0, weights) - self.standing_of(them, 1, weights);
        standing + weights.hanging[self.hanging(me, &self.occupied()).min(MANY)] + weights.turn
    }

    /// Material, progress and the race of one player; `turn` is 0 for the player to move and 1 for the other.
    fn standing_of(&self, player: Player, turn: usize, weights: &Weights) -> i32 {
        let ground = self.map.ground();
        let distances = &ground.chart.distances[player.index()];
        let mut eval = 0;
        // The two nearest.
        let mut nearest = [FAR; 2];
        for square in self.counters[player.index()].iter_within(ground.words()) {
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
    fn hanging(&self, player: Player, occupied: &SquareSet) -> usize {
        let ground = self.map.ground();
        let theirs = &self.counters[player.other().index()];
        let exposed = self.exposed(player).both(&theirs.roughly_beside(ground.width, ground.words()));
        let hang = exposed.iter_within(ground.words()).filter(|square| self.hangs(*square, theirs, occupied));
        hang.count()
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
        10 * (distance(play.from) as i32 - to as i32) + if to == 0 { 300 } else { 0 }
    }
}

fn capped(distance: u8) -> usize {
    if distance == OUT_OF_REACH { FAR } else { usize::from(distance).min(FAR) }
}
