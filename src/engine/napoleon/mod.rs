//! What the search has to know of Napoleon.
//!
//! | file | topic |
//! |---|---|
//! | `plays.rs` | the moves that are looked at |
//! | `evaluation.rs` | what a position is worth |

mod evaluation;
mod plays;

use crate::engine::searched::{Searched, WON};
use crate::engine::skill::{LEVELS, Skill, mix};
use crate::games::napoleon::{Action, Napoleon};

use plays::Play;

impl Searched for Napoleon {
    type Play = Play;

    // One move ahead is enough to see what hangs, two to see what answers it takes; a position has hundreds of moves, so that even
    // the best looks only three or four ahead.
    const LEVELS: [Skill; LEVELS] = [
        Skill { nodes: 3_000, depth: 1, overlooks: 50, overlooks_loud: 70, misjudges: 200, hasty: false },
        Skill { nodes: 3_000, depth: 1, overlooks: 40, overlooks_loud: 55, misjudges: 130, hasty: false },
        Skill { nodes: 3_000, depth: 1, overlooks: 25, overlooks_loud: 35, misjudges: 75, hasty: false },
        Skill { nodes: 3_000, depth: 1, overlooks: 10, overlooks_loud: 15, misjudges: 35, hasty: false },
        Skill { nodes: 3_000, depth: 2, overlooks: 8, overlooks_loud: 10, misjudges: 30, hasty: false },
        Skill::sober(4_000),
        Skill::sober(14_000),
        Skill::sober(50_000),
    ];
    const ADVANTAGE: i32 = 300;
    const EARLY: usize = 6;
    const MARGIN: i32 = 120;
    const LOUD: usize = 2;

    fn key(&self) -> u64 {
        // Each word with a number of its own, so that all can be worked out at once.
        let words = self.map.ground().words();
        let [one, two] = &self.counters;
        let mixed = |salt: u64, set: &[u64]| {
            (salt..)
                .zip(set)
                .fold(0, |key, (i, word)| key ^ mix(word ^ i.wrapping_mul(0x9fb2_1c65_1e98_df25)))
        };
        let side = self.to_move.index() as u64;
        mix(mixed(1, &one.words()[..words]) ^ mixed(65, &two.words()[..words]).rotate_left(1) ^ side)
    }

    fn plays(&self, into: &mut Vec<Play>) {
        self.list_plays(into);
    }

    fn loud_plays(&self, into: &mut Vec<Play>) {
        self.list_captures(into);
    }

    fn make(&mut self, play: &Play) {
        let ground = self.map.ground();
        let (me, other) = (self.to_move.index(), self.to_move.other().index());
        if let Some(from) = ground.square(play.from) {
            self.counters[me].remove(from);
        }
        for square in play.captured().filter_map(|site| ground.square(site)) {
            self.counters[other].remove(square);
        }
        if let Some(to) = ground.square(play.to).filter(|_| !play.lost) {
            self.counters[me].add(to);
        }
        self.to_move = self.to_move.other();
    }

    fn actions_of(play: &Play, into: &mut Vec<Action>) {
        into.push(play.action());
    }

    fn mark(play: &Play) -> u16 {
        let sites = [play.from.file, play.from.rank, play.to.file, play.to.rank].map(u64::from);
        mix(sites.into_iter().fold(u64::from(play.taken()), |all, part| all << 8 | part)) as u16
    }

    fn promise(&self, play: &Play) -> i32 {
        1_000 * play.taken() as i32 - 1_000 * i32::from(play.lost) + self.headway(play)
    }

    fn is_loud(&self, play: &Play) -> bool {
        play.lost || play.taken() > 0
    }

    fn evaluate(&self) -> i32 {
        self.worth()
    }

    fn verdict(&self) -> Option<i32> {
        if let Some(outcome) = self.decided() {
            return Some(outcome.winner.map_or(0, |winner| if winner == self.to_move { WON } else { -WON }));
        }
        (!self.has_plays()).then_some(-WON)
    }

    fn passed(&self) -> Option<Self> {
        let mut passed = *self;
        passed.to_move = self.to_move.other();
        Some(passed)
    }
}
