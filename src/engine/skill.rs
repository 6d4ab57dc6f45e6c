//! How well the machine plays.

use serde::{Deserialize, Serialize};

/// How many levels there are.
pub const LEVELS: usize = 8;

/// A level of play, 1 to [`LEVELS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LOWEST: Self = Self(1);
    /// The best that the machine can do.
    pub const HIGHEST: Self = Self(LEVELS as u8);

    /// The level of a number; nothing if there is none.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= LEVELS { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (1..=LEVELS as u8).map(Self)
    }

    /// Its place in a list of all.
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

/// What makes a level: how much it looks at, and how it errs. The weak err as people do: their sight is short, they overlook what the
/// other side can do, and misjudge what they see. They never play at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// How many plays it looks at before each of its own: the same on every machine.
    pub nodes: u64,
    /// How many plays ahead it looks at most.
    pub depth: u32,
    /// How many of a hundred quiet plays it overlooks.
    pub overlooks: u8,
    /// How many of a hundred captures it overlooks.
    pub overlooks_loud: u8,
    /// By how much it misjudges a position at most, in hundredths of what the game counts.
    pub misjudges: i32,
    /// Whether it ends its own turns as soon as it may, where they could go on.
    pub hasty: bool,
}

impl Skill {
    /// One that errs in nothing.
    #[must_use]
    pub const fn sober(nodes: u64) -> Self {
        Self { nodes, depth: u32::MAX, overlooks: 0, overlooks_loud: 0, misjudges: 0, hasty: false }
    }
}

/// The eyes of a level: what it overlooks and misjudges. The same seed errs in the same way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    skill: Skill,
    seed: u64,
}

impl Sight {
    pub(super) const fn new(skill: Skill, seed: u64) -> Self {
        Self { skill, seed }
    }

    /// Whether nothing is overlooked.
    pub(super) const fn sees_all(&self) -> bool {
        self.skill.overlooks == 0 && self.skill.overlooks_loud == 0
    }

    /// Whether turns are ended as soon as they may be.
    pub(super) const fn is_hasty(&self) -> bool {
        self.skill.hasty
    }

    /// Whether a play of a position is overlooked.
    pub(super) const fn overlooks(&self, key: u64, mark: u16, is_loud: bool) -> bool {
        let of_a_hundred = if is_loud { self.skill.overlooks_loud } else { self.skill.overlooks };
        of_a_hundred > 0 && mix(self.seed ^ key ^ ((mark as u64) << 40)) % 100 < of_a_hundred as u64
    }

    /// By how much a position is misjudged, from the view of the player to move.
    pub(super) fn misjudgement(&self, key: u64) -> i32 {
        let most = i64::from(self.skill.misjudges);
        if most == 0 {
            return 0;
        }
        // The sum of two: small errors are more usual than large ones.
        let drawn = mix(self.seed.rotate_left(17) ^ key);
        let one = (drawn & 0xffff_ffff) as i64 % (most + 1);
        let two = (drawn >> 32) as i64 % (most + 1);
        (one - two) as i32
    }
}

/// Spreads the bits of a number over all of another.
pub(super) const fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
