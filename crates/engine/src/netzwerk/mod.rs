//! What the search needs to know about Netzwerk.
//!
//! | file | topic |
//! |---|---|
//! | `turns.rs` | the turns worth searching, and their shifts |
//! | `places.rs` | their runs: where the robots can be at the end of a turn |
//! | `evaluation.rs` | static evaluation and its weights |
//! | `stranding.rs` | shifts that leave the opponent without a run |
//! | `proof.rs`, `price_of_win.rs` | proofs of wins and of what prevents them, and what wins take at least |
//! | `tables.rs` | precomputed geometry |

mod evaluation;
mod places;
mod price_of_win;
mod proof;
mod stranding;
mod tables;
mod turns;

use std::collections::HashSet;

use evaluation::Scene;
use turns::{Effort, Turn};

use crate::hash::{hash_of, mix};
use crate::searchable::FirstTurn;
use crate::{BenchVariant, LEVELS, Searchable, Skill, Work};
use rules::netzwerk::{Action, Direction, Netzwerk, Phase, Rules};
use rules::{Game, Player, Rules as _};

impl Searchable for Netzwerk {
    type Play = Turn;

    const ADVANTAGE: i32 = 400;
    const FULL_DEPTH_PLAYS: usize = 6;
    const COMPLETION_MARGIN: Option<i32> = Some(80);
    const TRIALS: u32 = 12;
    const TRIAL_NODES: u64 = 40;
    const FIRST_TURN_NODES: u64 = 2_000;
    const NODES_PER_CHECK: u64 = 1;

    /// One robot goes a row forward, and one battery is shifted.
    ///
    /// Strong players nearly always win for the same side after any one of these turns, and which side that is changes from level to level:
    /// no search looks far enough to see it. But drawn by lot among all of this kind, either side wins about as often: `benches/README.md`
    /// says how often. Longer runs favour whoever begins, batteries that go back the other player.
    fn fair_starts(&self) -> Vec<FirstTurn<Self>> {
        let rules = self.rules();
        // With whatever else they were not measured.
        let measured =
            Rules { first: rules.first, swap: rules.swap, repetition: rules.repetition, ..Rules::default() };
        if rules != measured {
            return Vec::new();
        }
        let start = Self::start(rules);
        let [forward, ..] = Direction::of_runs(start.to_move());
        let next_row = forward.beside(start.own());
        let mut runs = Vec::new();
        start.legal_runs(&mut runs);
        runs.retain(|run| matches!(run, Action::Run { to, .. } if next_row.has(*to)));
        let (mut turns, mut known) = (Vec::new(), HashSet::new());
        for run in runs {
            let after = start.after(&run);
            let mut shifts = Vec::new();
            after.shifts(&mut shifts);
            for shift in shifts {
                let end = after.after(&shift).after(&Action::End);
                // Which batteries paid makes no difference once the turn is over.
                if known.insert(end) {
                    turns.push((vec![run, shift, Action::End], end));
                }
            }
        }
        turns
    }

    fn setting(&self) -> u64 {
        hash_of(&format!("netzwerk {}", self.rules().to_text()))
    }

    fn key(&self) -> u64 {
        let turn = self.to_move().index() as u64 | (self.phase() as u64) << 8;
        [
            self.robots()[0].0,
            self.robots()[1].0,
            self.batteries().0,
            self.charged().0,
            self.barred().0,
            self.shifted().0,
        ]
        .into_iter()
        .fold(turn, |key, set| mix(key ^ set))
    }

    fn plays(&self, into: &mut Vec<Turn>) -> bool {
        turns::list_turns(self, Effort::ALL, into);
        false
    }

    fn plays_within(&self, depth: i32, time: u32, into: &mut Vec<Turn>) -> bool {
        turns::list_turns(self, Effort::within(depth, time), into);
        false
    }

    fn more_plays(&self, time: u32, into: &mut Vec<Turn>) {
        turns::list_turns(self, Effort::more(time), into);
    }

    fn winning_play(&self, work: &mut Work) -> Option<Turn> {
        proof::winning_actions(self, work).map(|actions| Turn::of(self, &actions))
    }

    fn complete(&self, play: &mut Turn) {
        turns::complete(self, play);
    }

    fn loud_plays(&self, into: &mut Vec<Turn>) {
        turns::list_winning_turn(self, Effort::QUICK, into);
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
            let is_over = position.decided().is_some() || position.to_move() != self.to_move();
            if !is_over && position.actions().contains(&Action::End) {
                let mut actions: smallvec::SmallVec<_> = play.actions[..=i].into();
                actions.push(Action::End);
                return Turn { actions, ..play.clone() };
            }
        }
        play.clone()
    }

    fn play_of(&self, actions: &[Action]) -> Option<Turn> {
        Some(Turn::of(self, actions))
    }

    fn actions_of(play: &Turn) -> Vec<Action> {
        play.actions.to_vec()
    }

    fn play_key(play: &Turn) -> u16 {
        play.play_key
    }

    fn ordering_score(&self, play: &Turn) -> i32 {
        play.ordering_score
    }

    fn is_loud(&self, play: &Turn) -> bool {
        play.is_loud
    }

    /// Every run of a turn after the first.
    fn further_steps(&self, play: &Turn) -> u32 {
        let runs = play.actions.iter().filter(|action| matches!(action, Action::Run { .. })).count();
        (runs as u32).saturating_sub(1)
    }

    fn distance_to_goal(&self, player: Player) -> Option<u32> {
        let robots = self.robots()[player.index()].iter();
        Some(robots.map(|square| u32::from(tables::ROWS - 1 - tables::row(player, square))).sum())
    }

    fn skipped_turn(&self) -> Option<Self> {
        Some(self.after(&Action::End))
    }

    fn evaluate(&self) -> i32 {
        Scene::new(self, self.to_move(), self.to_move()).eval(self.batteries())
    }

    fn null_move(&self) -> Option<Self> {
        (self.phase() == Phase::Ready).then(|| self.skipped())
    }
}

/// The skill of each level, the weakest first. Beginners see a run or two, but hardly a turn of many.
pub(super) const SKILLS: [Skill; LEVELS] = [
    Skill {
        overlooks: 60,
        overlooks_loud: 85,
        overlooks_further: 75,
        misjudges: 1_200,
        hasty: 92,
        ..ONE_TURN
    },
    Skill {
        overlooks: 60,
        overlooks_loud: 83,
        overlooks_further: 48,
        misjudges: 1_000,
        hasty: 75,
        ..ONE_TURN
    },
    Skill { overlooks: 70, overlooks_loud: 85, misjudges: 1_200, hasty: 57, ..ONE_TURN },
    Skill { overlooks: 60, overlooks_loud: 70, misjudges: 800, hasty: 24, ..ONE_TURN },
    Skill { nodes: 60, overlooks: 12, overlooks_loud: 15, misjudges: 230, ..ONE_TURN },
    Skill::full_strength(200),
    Skill { misjudges: 500, ..Skill::full_strength(2_000) },
    Skill::full_strength(9_000),
];

/// Looks one turn ahead.
const ONE_TURN: Skill = Skill { depth: 1, ..Skill::full_strength(40) };

/// What the benchmark searches: the default rules and the preset `neto`.
pub(super) const VARIANTS: [BenchVariant; 2] = [
    BenchVariant { rules: "", board: None, depth: 3, nodes: u64::MAX },
    BenchVariant { rules: "neto", board: None, depth: 3, nodes: u64::MAX },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_robot_can_go_ahead_and_every_battery_forward_or_back() {
        for first in Player::BOTH {
            let start = Netzwerk::start(Rules { first, ..Rules::default() });
            let starts = start.fair_starts();
            assert_eq!(starts.len(), (6 + 10) * 7 * 2, "six straight ahead, ten round a corner");
            for (turn, end) in starts {
                let mut position = start;
                for action in turn {
                    position.play(&action).unwrap();
                }
                assert_eq!(position, end);
                assert!(end.to_move() != first && end.phase() == Phase::Ready);
            }
        }
    }
}
