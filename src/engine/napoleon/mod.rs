//! What the search needs to know about Napoleon.
//!
//! | file | topic |
//! |---|---|
//! | `plays.rs` | the moves that are searched |
//! | `evaluation.rs` | static evaluation |
//! | `weights.rs` | its weights: what it counts |
//! | `learnt.rs` | the weights in use, in the form that `spieltisch train` prints |
//! | `proof.rs` | proofs of forced wins |
//! | `first_turns.rs` | first turns that are fair |
//! | `levels.rs` | what each level of difficulty means |
//! | `bench.rs` | what the benchmark searches |

pub(super) mod bench;
mod evaluation;
mod first_turns;
mod learnt;
pub(super) mod levels;
mod plays;
mod proof;
mod weights;

use crate::engine::eval::WON;
use crate::engine::hash::mix;
use crate::engine::searchable::Searchable;
use crate::games::napoleon::{Action, Napoleon};

use plays::Play;

impl Searchable for Napoleon {
    type Play = Play;

    const ADVANTAGE: i32 = 300;
    const FULL_DEPTH_PLAYS: usize = 6;
    const HAS_TRIALS: bool = true;
    const FUTILITY_MARGIN: i32 = 120;
    const MAX_LOUD_PLAYS: usize = 2;
    const LATE_PLAYS: usize = 12;

    fn key(&self) -> u64 {
        // Each word is mixed with a salt of its own, so that all can be computed in parallel.
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

    fn fair_starts(&self) -> Vec<Self> {
        first_turns::fair_starts(self.map, self.rules)
    }

    fn plays(&self, into: &mut Vec<Play>) -> bool {
        self.list_plays(into)
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

    fn play_key(play: &Play) -> u16 {
        let sites = [play.from.file, play.from.rank, play.to.file, play.to.rank].map(u64::from);
        mix(sites.into_iter().fold(u64::from(play.taken()), |all, part| all << 8 | part)) as u16
    }

    fn ordering_score(&self, play: &Play) -> i32 {
        1_000 * play.taken() as i32 - 1_000 * i32::from(play.lost) + self.headway(play)
    }

    fn is_loud(&self, play: &Play) -> bool {
        play.lost || play.taken() > 0
    }

    fn evaluate(&self) -> i32 {
        self.static_eval()
    }

    fn terminal_eval(&self) -> Option<i32> {
        if let Some(outcome) = self.decided() {
            return Some(outcome.winner.map_or(0, |winner| if winner == self.to_move { WON } else { -WON }));
        }
        (!self.has_plays()).then_some(-WON)
    }

    fn null_move(&self) -> Option<Self> {
        let mut null_move = *self;
        null_move.to_move = self.to_move.other();
        Some(null_move)
    }
}
