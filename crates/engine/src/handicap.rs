//! How a level errs: which plays it overlooks, and by how much it misjudges a position.

use super::hash::mix;
use super::levels::Skill;

/// The mistakes of one search. The same skill and seed always make the same mistakes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handicap {
    skill: Skill,
    seed: u64,
}

impl Handicap {
    pub(super) const fn new(skill: Skill, seed: u64) -> Self {
        Self { skill, seed }
    }

    /// Whether no play is ever overlooked.
    pub(super) const fn sees_all(&self) -> bool {
        self.skill.overlooks == 0 && self.skill.overlooks_loud == 0
    }

    /// Whether no position is ever misjudged.
    pub(super) const fn judges_exactly(&self) -> bool {
        self.skill.misjudges == 0
    }

    /// Whether the turn in the position with this key is ended as early as the rules allow.
    pub(super) const fn is_hasty(&self, key: u64) -> bool {
        self.skill.hasty > 0 && mix(self.seed.rotate_left(29) ^ key) % 100 < self.skill.hasty as u64
    }

    /// Whether a play is overlooked in the position with this key.
    pub(super) const fn overlooks(&self, key: u64, play_key: u16, is_loud: bool) -> bool {
        let percentage = if is_loud { self.skill.overlooks_loud } else { self.skill.overlooks };
        percentage > 0 && mix(self.seed ^ key ^ ((play_key as u64) << 40)) % 100 < percentage as u64
    }

    /// The error in evaluating the position with this key, for the player to move.
    pub(super) fn misjudgement(&self, key: u64) -> i32 {
        let largest = i64::from(self.skill.misjudges);
        if largest == 0 {
            return 0;
        }
        // The difference of two uniform numbers: small errors are more frequent than large ones.
        let drawn = mix(self.seed.rotate_left(17) ^ key);
        let one = (drawn & 0xffff_ffff) as i64 % (largest + 1);
        let two = (drawn >> 32) as i64 % (largest + 1);
        (one - two) as i32
    }
}
