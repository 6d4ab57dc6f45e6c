//! What the search has to know of Napoleon.

use crate::engine::searched::Searched;
use crate::engine::skill::{LEVELS, Skill, mix};
use crate::games::napoleon::{Action, Napoleon};
use crate::games::{Game, Player};

impl Searched for Napoleon {
    type Play = Action;

    const LEVELS: [Skill; LEVELS] = [
        Skill { nodes: 300, depth: 1, overlooks: 40, overlooks_loud: 50, misjudges: 300 },
        Skill { nodes: 1_000, depth: 1, overlooks: 20, overlooks_loud: 30, misjudges: 150 },
        Skill { nodes: 2_000, depth: 2, overlooks: 10, overlooks_loud: 20, misjudges: 80 },
        Skill::sober(3_000),
        Skill::sober(10_000),
        Skill::sober(30_000),
        Skill::sober(100_000),
        Skill::sober(400_000),
    ];
    const ADVANTAGE: i32 = 300;
    const EARLY: usize = 6;
    const MARGIN: i32 = 120;

    fn key(&self) -> u64 {
        let [one, two] = &self.counters;
        let mut key = self.to_move.index() as u64;
        for word in one.words().iter().chain(two.words()) {
            key = mix(key ^ word);
        }
        key
    }

    fn plays(&self, into: &mut Vec<Action>) {
        self.legal_actions(into);
    }

    fn loud_plays(&self, into: &mut Vec<Action>) {
        let start = into.len();
        self.legal_actions(into);
        let mut number = 0;
        into.retain(|action| {
            number += 1;
            number <= start || action.captured().next().is_some()
        });
    }

    fn make(&mut self, play: &Action) {
        self.play_unchecked(play);
    }

    fn actions_of(play: &Action, into: &mut Vec<Action>) {
        into.push(play.clone());
    }

    fn mark(play: &Action) -> u16 {
        let to = play.to();
        let captures = play.captured().count() as u64;
        let sites = [play.from.file, play.from.rank, to.file, to.rank].map(u64::from);
        mix(sites.into_iter().fold(captures, |all, part| all << 8 | part)) as u16
    }

    fn promise(&self, play: &Action) -> i32 {
        1_000 * play.captured().count() as i32 - 1_000 * i32::from(play.lost)
    }

    fn is_loud(&self, play: &Action) -> bool {
        play.lost || play.captured().next().is_some()
    }

    fn evaluate(&self) -> i32 {
        let worth = |player: Player| 100 * self.count(player) as i32 + 150 * self.invaders(player) as i32;
        worth(self.to_move) - worth(self.to_move.other())
    }

    fn passed(&self) -> Option<Self> {
        let mut passed = *self;
        passed.to_move = self.to_move.other();
        Some(passed)
    }
}
