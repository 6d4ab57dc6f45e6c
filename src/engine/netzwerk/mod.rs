//! What the search has to know of Netzwerk.

use smallvec::SmallVec;

use crate::engine::searched::Searched;
use crate::engine::skill::{LEVELS, Skill, mix};
use crate::games::netzwerk::{Action, Netzwerk, squares};
use crate::games::{Game, Player};

/// What is left of a turn.
pub(crate) type Turn = SmallVec<[Action; 16]>;

impl Searched for Netzwerk {
    type Play = Turn;

    const LEVELS: [Skill; LEVELS] = [
        Skill { nodes: 30, depth: 1, overlooks: 50, overlooks_loud: 60, misjudges: 300 },
        Skill { nodes: 60, depth: 1, overlooks: 30, overlooks_loud: 30, misjudges: 150 },
        Skill { nodes: 120, depth: 2, overlooks: 15, overlooks_loud: 10, misjudges: 80 },
        Skill::sober(200),
        Skill::sober(600),
        Skill::sober(2_000),
        Skill::sober(6_000),
        Skill::sober(20_000),
    ];
    const ADVANTAGE: i32 = 300;

    fn key(&self) -> u64 {
        let turn = self.to_move.index() as u64 | (self.phase as u64) << 8;
        [self.robots[0], self.robots[1], self.batteries, self.charged, self.barred, self.shifted]
            .into_iter()
            .fold(turn, |key, set| mix(key ^ set))
    }

    fn plays(&self, into: &mut Vec<Turn>) {
        for first in self.actions() {
            let mut turn = Turn::from_slice(&[first]);
            let mut position = *self;
            position.play_unchecked(&first);
            while position.to_move == self.to_move && position.decided().is_none() {
                let actions = position.actions();
                let next = if actions.contains(&Action::End) { Action::End } else { actions[0] };
                position.play_unchecked(&next);
                turn.push(next);
            }
            into.push(turn);
        }
    }

    fn make(&mut self, play: &Turn) {
        for action in play {
            self.play_unchecked(action);
        }
    }

    fn actions_of(play: &Turn, into: &mut Vec<Action>) {
        into.extend_from_slice(play);
    }

    fn mark(play: &Turn) -> u16 {
        use std::hash::{Hash, Hasher};
        let mut hasher = std::hash::DefaultHasher::new();
        play.hash(&mut hasher);
        hasher.finish() as u16
    }

    fn turn_lost(&self) -> Option<Self> {
        let mut lost = *self;
        lost.play_unchecked(&Action::End);
        Some(lost)
    }

    fn evaluate(&self) -> i32 {
        let worth = |player: Player| {
            let robots = self.robots[player.index()];
            let ahead = |rank: u8| if player == Player::One { rank } else { 12 - rank };
            squares(robots).map(|square| 100 + 5 * i32::from(ahead(square.site().rank))).sum::<i32>()
        };
        worth(self.to_move) - worth(self.to_move.other())
    }
}
