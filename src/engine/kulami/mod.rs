//! What the search has to know of Kulami.

mod endgame;
mod evaluation;
mod learnt;
mod playout;
mod sampling;

pub use endgame::{Exact, solve};

use crate::engine::limits::{Limits, Stop};
use crate::engine::searched::{Searched, Solved};
use crate::engine::skill::{LEVELS, Skill, mix};
use crate::engine::table::Table;
use crate::engine::thought::Thought;
use crate::engine::tree::Tree;
use crate::games::kulami::{Action, Kulami};
use crate::games::{Game, Player, Site};

/// Being ahead in the end is worth more than any number of points on the way.
const WIN: i32 = 2_000;

impl Searched for Kulami {
    type Play = Action;

    const LEVELS: [Skill; LEVELS] = [
        Skill { nodes: 50, depth: 1, overlooks: 40, overlooks_loud: 0, misjudges: 800 },
        Skill { nodes: 200, depth: 2, overlooks: 25, overlooks_loud: 0, misjudges: 500 },
        Skill { nodes: 400, depth: 3, overlooks: 12, overlooks_loud: 0, misjudges: 300 },
        Skill::sober(500),
        Skill::sober(2_000),
        Skill::sober(8_000),
        Skill::sober(40_000),
        Skill::sober(400_000),
    ];
    const ADVANTAGE: i32 = 200;

    fn key(&self) -> u64 {
        let placed = self.placed();
        let last = placed.last().map_or(64, |field| u64::from(*field));
        let before = match placed {
            [.., before, _] => u64::from(self.layout.board().panel_of[usize::from(*before)]),
            _ => 32,
        };
        mix(self.marbles[0] ^ mix(self.marbles[1] ^ mix(last << 8 | before)))
    }

    fn plays(&self, into: &mut Vec<Action>) {
        self.legal_actions(into);
    }

    fn make(&mut self, play: &Action) {
        self.play_unchecked(play);
    }

    fn actions_of(play: &Action, into: &mut Vec<Action>) {
        into.push(*play);
    }

    fn mark(play: &Action) -> u16 {
        mark(play.at)
    }

    fn promise(&self, play: &Action) -> i32 {
        self.promise_of(*play)
    }

    fn evaluate(&self) -> i32 {
        self.judge()
    }

    fn verdict(&self) -> Option<i32> {
        self.is_over().then(|| {
            let [one, two] = self.points().map(i32::from);
            worth(if self.to_move() == Player::One { one - two } else { two - one })
        })
    }

    fn solve(&self, limits: &Limits, stop: &Stop, table: &Table) -> Solved<Action> {
        if self.is_over() || !self.is_near_end(limits) {
            return Solved { nodes: 0, best: None };
        }
        let (nodes, exact) = endgame::solve_within(self, limits, stop, table);
        let for_mover =
            |difference: i32| if self.to_move() == Player::One { difference } else { -difference };
        Solved { nodes, best: exact.map(|exact| (worth(for_mover(exact.difference)), exact.line)) }
    }

    fn sample(
        &self,
        tree: &mut Tree,
        limits: &Limits,
        stop: &Stop,
        seed: u64,
        tell: &mut dyn FnMut(&Thought<Action>),
    ) -> Option<Thought<Action>> {
        (!self.is_over()).then(|| sampling::sample(self, tree, limits, stop, seed, tell))
    }
}

/// What a difference of points in the end is worth.
const fn worth(difference: i32) -> i32 {
    100 * difference + WIN * difference.signum()
}

fn mark(site: Site) -> u16 {
    u16::from(site.file) << 8 | u16::from(site.rank)
}
