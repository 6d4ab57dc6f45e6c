//! The levels of difficulty that players choose from, what a level can mean, and how it errs. What each means in a game is in the game's folder.

use serde::{Deserialize, Serialize};

use super::hash::mix;
use crate::Searchable;

/// The number of levels.
pub const LEVELS: usize = 8;

/// A level of play, 1 to [`LEVELS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const LOWEST: Self = Self(1);
    /// The strongest level.
    pub const HIGHEST: Self = Self(LEVELS as u8);

    /// The level with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= LEVELS { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (1..=LEVELS as u8).map(Self)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl TryFrom<u8> for Level {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("levels are 1 to {LEVELS}, not {number}"))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

/// The strength of play: how much is searched, and which mistakes are made. Weak levels err as people do: they look less far ahead,
/// overlook replies and misjudge positions. They never play at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// The number of plays searched for each turn: the same on every computer.
    pub nodes: u64,
    /// The maximum depth, in plays.
    pub depth: u32,
    /// The percentage of quiet plays that are overlooked.
    pub overlooks: u8,
    /// The percentage of captures that are overlooked.
    pub overlooks_loud: u8,
    /// The percentage that is overlooked besides for every step of a play after its first: see [`Searchable::further_steps`].
    pub overlooks_further: u8,
    /// The largest error in evaluating a position, in hundredths of the game's unit.
    pub misjudges: i32,
    /// The percentage of its own turns that it ends as early as the rules allow.
    pub hasty: u8,
}

impl Skill {
    /// A skill that makes no mistakes and is limited in nodes only.
    pub const fn full_strength(nodes: u64) -> Self {
        Self {
            nodes,
            depth: u32::MAX,
            overlooks: 0,
            overlooks_loud: 0,
            overlooks_further: 0,
            misjudges: 0,
            hasty: 0,
        }
    }

    /// Whether it makes no mistakes.
    pub(super) fn is_full_strength(&self) -> bool {
        *self == Self::full_strength(self.nodes)
    }
}

/// The mistakes of one search, and its variety. The same skill and seed always make the same mistakes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handicap {
    pub(super) skill: Skill,
    seed: u64,
    /// Whether it chooses by its seed among plays that are worth nearly the same.
    varies: bool,
}

/// The most that one play is preferred to another in the first turn, as a part of [`Searchable::ADVANTAGE`], and the number of turns
/// after which nothing is preferred.
const VARIETY: i32 = 20;
const VARIETY_TURNS: u32 = 24;

impl Handicap {
    /// Those of a skill. Without one, play is as strong as can be.
    pub(super) fn new(skill: Option<Skill>, seed: u64) -> Self {
        // Those who misjudge differ anyway.
        let varies = skill.is_some_and(|skill| skill.is_full_strength());
        Self { skill: skill.unwrap_or(Skill::full_strength(u64::MAX)), seed, varies }
    }

    /// By how much a play at the root is preferred to others, so that matches which begin alike differ: less and less as the match goes on.
    pub(super) fn preference<G: Searchable>(&self, key: u64, play: &G::Play, turns: u32) -> i32 {
        let left = VARIETY_TURNS.saturating_sub(turns);
        if !self.varies || left == 0 {
            return 0;
        }
        let most = i64::from(G::ADVANTAGE / VARIETY) * i64::from(left) / i64::from(VARIETY_TURNS);
        let drawn = mix(self.seed.rotate_left(41) ^ key ^ (u64::from(G::play_key(play)) << 24));
        (drawn % (most as u64 + 1)) as i32
    }

    pub(super) const fn sees_all(&self) -> bool {
        self.skill.overlooks == 0 && self.skill.overlooks_loud == 0 && self.skill.overlooks_further == 0
    }

    pub(super) const fn judges_exactly(&self) -> bool {
        self.skill.misjudges == 0
    }

    /// Whether the turn in the position with this key is ended as early as the rules allow.
    pub(super) const fn is_hasty(&self, key: u64) -> bool {
        self.skill.hasty > 0 && mix(self.seed.rotate_left(29) ^ key) % 100 < self.skill.hasty as u64
    }

    /// Whether a play is overlooked in a position, whose key is given.
    pub(super) fn overlooks<G: Searchable>(&self, position: &G, key: u64, play: &G::Play) -> bool {
        let is_loud = position.is_loud(play);
        let percentage = if is_loud { self.skill.overlooks_loud } else { self.skill.overlooks };
        let drawn = mix(self.seed ^ key ^ (u64::from(G::play_key(play)) << 40));
        // If the first step is seen, each further one is seen or not by a draw of its own.
        let further = u64::from(self.skill.overlooks_further);
        let is_missed = |step: u32| mix(drawn ^ u64::from(step)) % 100 < further;
        drawn % 100 < u64::from(percentage)
            || further > 0 && (1..=position.further_steps(play)).any(is_missed)
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

/// A variant of a game, and how far the benchmark searches its positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchVariant {
    /// The rules, as [`GameKind::set_up`](rules::GameKind::set_up) reads them.
    pub rules: &'static str,
    /// The name of the board; `None` for the default.
    pub board: Option<&'static str>,
    /// The maximum depth, in plays.
    pub depth: u32,
    /// The maximum number of nodes for each position.
    pub nodes: u64,
}
