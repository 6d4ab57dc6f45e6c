//! What the search has to know of Netzwerk.
//!
//! | file | topic |
//! |---|---|
//! | `turns.rs` | the turns worth looking at |
//! | `runs.rs`, `shifts.rs` | the runs and the shifts of which they are made |
//! | `wins.rs` | winning in this turn |
//! | `evaluation.rs` | what a position is worth |
//! | `tables.rs` | geometry that is looked up |

mod evaluation;
mod runs;
mod shifts;
mod tables;
mod turns;
mod wins;

use evaluation::Scene;
use turns::Turn;

use crate::engine::searched::Searched;
use crate::engine::skill::{LEVELS, Skill, mix};
use crate::games::Game;
use crate::games::netzwerk::{Action, Netzwerk, Phase};

impl Searched for Netzwerk {
    type Play = Turn;

    const LEVELS: [Skill; LEVELS] = [
        Skill { nodes: 40, depth: 1, overlooks: 70, overlooks_loud: 85, misjudges: 1_200, hasty: true },
        Skill { nodes: 40, depth: 1, overlooks: 20, overlooks_loud: 30, misjudges: 200, hasty: true },
        Skill { nodes: 40, depth: 1, overlooks: 70, overlooks_loud: 85, misjudges: 1_200, hasty: false },
        Skill { nodes: 40, depth: 1, overlooks: 45, overlooks_loud: 55, misjudges: 400, hasty: false },
        Skill { nodes: 60, depth: 1, overlooks: 12, overlooks_loud: 15, misjudges: 130, hasty: false },
        Skill::sober(100),
        Skill::sober(500),
        Skill::sober(16_000),
    ];
    const ADVANTAGE: i32 = 400;
    const EARLY: usize = 6;
    const HANDFUL: u64 = 1;

    fn key(&self) -> u64 {
        let turn = self.to_move.index() as u64 | (self.phase as u64) << 8;
        [self.robots[0].0, self.robots[1].0, self.batteries.0, self.charged.0, self.barred.0, self.shifted.0]
            .into_iter()
            .fold(turn, |key, set| mix(key ^ set))
    }

    fn plays(&self, into: &mut Vec<Turn>) {
        turns::list_turns(self, into);
    }

    fn loud_plays(&self, into: &mut Vec<Turn>) {
        turns::list_winning_turn(self, into);
    }

    fn make(&mut self, play: &Turn) {
        for action in &play.actions {
            self.play_unchecked(action);
        }
    }

    fn cut_short(&self, play: &Turn) -> Turn {
        let mut position = *self;
        for (i, action) in play.actions.iter().enumerate() {
            position.play_unchecked(action);
            let is_over = position.decided().is_some() || position.to_move != self.to_move;
            if !is_over && position.actions().contains(&Action::End) {
                let mut actions: smallvec::SmallVec<_> = play.actions[..=i].into();
                actions.push(Action::End);
                return Turn { actions, ..play.clone() };
            }
        }
        play.clone()
    }

    fn actions_of(play: &Turn, into: &mut Vec<Action>) {
        into.extend_from_slice(&play.actions);
    }

    fn mark(play: &Turn) -> u16 {
        play.mark
    }

    fn promise(&self, play: &Turn) -> i32 {
        play.promise
    }

    fn is_loud(&self, play: &Turn) -> bool {
        play.is_loud
    }

    fn turn_lost(&self) -> Option<Self> {
        let mut lost = *self;
        lost.play_unchecked(&Action::End);
        Some(lost)
    }

    fn evaluate(&self) -> i32 {
        Scene::new(self, self.to_move, self.to_move).worth(self.batteries)
    }

    fn passed(&self) -> Option<Self> {
        (self.phase == Phase::Ready).then(|| {
            let mut passed = *self;
            passed.to_move = self.to_move.other();
            passed
        })
    }
}
