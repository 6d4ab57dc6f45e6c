//! Clocks: how much time each player has left. Time comes as numbers; nothing here looks at a real clock.

use std::ops::RangeInclusive;

use thiserror::Error;

use crate::LONGEST;
use rules::Player;

/// The time that a player may have for a whole match, in seconds: ten seconds to a day.
pub const LIMITS: RangeInclusive<u32> = 10..=24 * 60 * 60;
/// The time that a player may gain with every turn, in seconds: up to ten minutes.
pub const INCREMENTS: RangeInclusive<u32> = 0..=10 * 60;

/// The milliseconds that a clock shows, the first player's first.
pub(super) type Reading = [u64; 2];

/// A clock for two players, in milliseconds. Both begin with the same time and gain the same increment with every turn that they
/// end. A player without time has lost; from then on the clock stops, so that it never runs out for both.
///
/// ```
/// use rules::Player;
/// use record::Clock;
/// let mut clock = Clock::new(60, 5)?;
/// assert!(!clock.spend(Player::One, 20_000));
/// clock.end_turn(Player::One);
/// assert_eq!(clock.left(Player::One), 45_000);
/// assert!(clock.spend(Player::Two, 60_000));
/// assert_eq!(clock.flagged(), Some(Player::Two));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    limit_ms: u64,
    increment_ms: u64,
    pub(super) left: Reading,
}

/// Why a clock is not valid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum ClockError {
    #[error("the clock gives {0} seconds, not 10 to 86400")]
    Limit(u32),
    #[error("the clock adds {0} seconds a turn, not 0 to 600")]
    Increment(u32),
    #[error("the clock shows {0} milliseconds, more than a match can gain")]
    TooMuch(u64),
    #[error("the clock shows no time for either player")]
    BothOut,
    #[error("the clock has {found} readings for {actions} actions")]
    Readings { found: usize, actions: usize },
    #[error("a reading of the clock is two numbers like 60000/58000, not ‘{0}’")]
    NoReading(String),
    #[error("the clock had run out before the last action")]
    PlayedOn,
}

impl Clock {
    /// A clock that gives each player so many seconds for the match, and adds so many with every turn.
    pub fn new(limit_seconds: u32, increment_seconds: u32) -> Result<Self, ClockError> {
        if !LIMITS.contains(&limit_seconds) {
            return Err(ClockError::Limit(limit_seconds));
        }
        if !INCREMENTS.contains(&increment_seconds) {
            return Err(ClockError::Increment(increment_seconds));
        }
        let limit_ms = u64::from(limit_seconds) * 1000;
        Ok(Self { limit_ms, increment_ms: u64::from(increment_seconds) * 1000, left: [limit_ms; 2] })
    }

    /// The same clock with these milliseconds left, the first player's first.
    pub fn with_left(self, left: Reading) -> Result<Self, ClockError> {
        if let Some(much) = left.into_iter().find(|left| *left > self.most()) {
            return Err(ClockError::TooMuch(much));
        }
        if left == [0; 2] {
            return Err(ClockError::BothOut);
        }
        Ok(Self { left, ..self })
    }

    /// The same clock for players who have swapped sides.
    #[must_use]
    pub const fn swapped(self) -> Self {
        let [one, two] = self.left;
        Self { left: [two, one], ..self }
    }

    /// The time that each player begins with, in milliseconds: whole seconds.
    pub const fn limit_ms(&self) -> u64 {
        self.limit_ms
    }

    /// The time that a player gains with every turn, in milliseconds: whole seconds.
    pub const fn increment_ms(&self) -> u64 {
        self.increment_ms
    }

    /// The time that a player has left, in milliseconds.
    pub const fn left(&self, player: Player) -> u64 {
        self.left[player.index()]
    }

    /// Lets time pass for a player, in milliseconds. Returns whether this player's time has run out. Once either player's time
    /// has run out, no more passes.
    pub const fn spend(&mut self, player: Player, ms: u64) -> bool {
        if self.flagged().is_none() {
            self.left[player.index()] = self.left[player.index()].saturating_sub(ms);
        }
        self.left[player.index()] == 0
    }

    /// Adds the increment after a player's turn, unless either player's time has run out.
    pub fn end_turn(&mut self, player: Player) {
        if self.flagged().is_none() {
            self.left[player.index()] = (self.left[player.index()] + self.increment_ms).min(self.most());
        }
    }

    /// The player whose time has run out.
    pub const fn flagged(&self) -> Option<Player> {
        match self.left {
            [0, _] => Some(Player::One),
            [_, 0] => Some(Player::Two),
            _ => None,
        }
    }

    /// The most that it can show: a match has no more turns than actions.
    const fn most(&self) -> u64 {
        self.limit_ms + self.increment_ms * LONGEST as u64
    }
}

/// Readings as text: `60000/58000`, separated by spaces.
pub(super) fn readings_text<'a>(readings: impl IntoIterator<Item = &'a Reading>) -> String {
    readings.into_iter().map(|[one, two]| format!("{one}/{two}")).collect::<Vec<_>>().join(" ")
}

/// Parses readings. The error is the first one that is not two numbers.
pub(super) fn parse_readings(text: &str) -> Result<Vec<Reading>, ClockError> {
    let numbers = |word: &str| {
        let (one, two) = word.split_once('/')?;
        Some([one.parse().ok()?, two.parse().ok()?])
    };
    let reading =
        |word: &str| numbers(word).ok_or_else(|| ClockError::NoReading(word.chars().take(40).collect()));
    text.split_ascii_whitespace().map(reading).collect()
}
