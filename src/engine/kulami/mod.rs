//! What the machine has to know of Kulami.
//!
//! A match is decided far beyond what can be looked ahead, but random games tell much: so strong play samples, until the end is near
//! enough to be searched exactly. The weak levels look ahead, and err.
//!
//! | file | topic |
//! |---|---|
//! | `evaluation.rs`, `learnt.rs` | what a position looks like |
//! | `sampling.rs`, `playout.rs` | Monte-Carlo tree search, and the random games it plays |
//! | `endgame/` | the end of a match, exactly |

mod endgame;
mod evaluation;
mod learnt;
mod playout;
mod sampling;

pub use endgame::{Exact, solve, solve_counted};

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

/// How many marbles can be tried in the endgame in the time of one play of other searches.
const SHARE: u64 = 4;

impl Searched for Kulami {
    type Play = Action;

    const LEVELS: [Skill; LEVELS] = [
        Skill { nodes: 50, depth: 1, overlooks: 40, overlooks_loud: 0, misjudges: 800, hasty: false },
        Skill { nodes: 100, depth: 1, overlooks: 15, overlooks_loud: 0, misjudges: 200, hasty: false },
        Skill { nodes: 300, depth: 2, overlooks: 5, overlooks_loud: 0, misjudges: 60, hasty: false },
        Skill::sober(140),
        Skill::sober(500),
        Skill::sober(1_800),
        Skill::sober(8_000),
        Skill::sober(80_000),
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

    fn points_of(worth: i32) -> Option<i32> {
        Some((worth - WIN * worth.signum()) / 100)
    }

    fn solve(&self, limits: &Limits, stop: &Stop, table: &Table) -> Solved<Action> {
        // A marble that is tried here takes a fraction of the time of a game that is sampled.
        let limits = Limits { nodes: limits.nodes.map(|nodes| nodes.saturating_mul(SHARE)), ..*limits };
        if self.is_over() || !self.is_near_end(&limits) {
            return Solved { nodes: 0, lines: Vec::new() };
        }
        let (nodes, ends) = solve_counted(self, &limits, stop, table);
        let for_mover =
            |difference: i32| if self.to_move() == Player::One { difference } else { -difference };
        let lines = ends.into_iter().map(|end| (worth(for_mover(end.difference)), end.line));
        Solved { nodes: nodes / SHARE, lines: lines.collect() }
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

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::games::Rng;
    use crate::games::kulami::{Layout, Rules, random_irregular};

    /// Calls `look` with the positions of matches by chance.
    fn each_position(matches: u64, mut look: impl FnMut(&Kulami)) {
        let mut chance = Rng::new(5);
        for seed in 0..matches {
            let layout = if seed.is_multiple_of(2) { Layout::default() } else { random_irregular(seed / 16) };
            let mut game = Kulami::start(layout, Rules::default());
            while !game.is_over() {
                look(&game);
                let actions = game.actions();
                game.make(&actions[chance.below(actions.len())]);
            }
        }
    }

    #[test]
    fn keys_are_equal_only_where_a_match_goes_on_in_the_same_way() {
        let mut known = HashMap::new();
        each_position(300, |game| {
            let of_last = |back: usize| {
                let field = game.placed().iter().rev().nth(back)?;
                Some(game.layout.board().panel_of[usize::from(*field)])
            };
            let last = game.placed().last().copied();
            let what = (game.layout, game.marbles, last, of_last(1));
            assert_eq!(*known.entry((game.layout, game.key())).or_insert(what), what);
        });
    }

    #[test]
    fn what_a_position_looks_like_does_not_depend_on_the_colours() {
        each_position(40, |game| {
            let [one, two] = game.marbles;
            let rules = Rules { first: game.rules.first.other(), ..game.rules };
            let turned = Kulami { marbles: [two, one], rules, ..*game };
            assert_eq!(turned.evaluate(), game.evaluate());
            assert!(game.evaluate().abs() < 3_000, "points are few: {game}");
        });
    }
}
