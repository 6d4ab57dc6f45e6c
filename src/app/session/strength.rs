//! How strongly the computer plays: at a level, or with a time for each turn.

use engine::Level;
use record::Seat;
use texts::{Message, level_name, msg};

/// The strength of a computer at the table.
///
/// A level is limited in nodes and searched on one thread, so that it plays the same on every device: not even the highest one uses more
/// cores, which would change its moves. With a time for each turn the computer plays as well as the device allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Strength {
    /// One of the levels.
    Level(Level),
    /// Full strength, with this many seconds for each turn.
    Seconds(u16),
}

impl Strength {
    /// The strength of the computer on a seat; `None` if a person plays.
    pub(crate) fn of_seat(seat: Seat) -> Option<Self> {
        match seat {
            Seat::Human => None,
            // An unknown level, from another release, becomes full strength.
            Seat::Computer(level) => Some(Self::Level(Level::new(level).unwrap_or(Level::HIGHEST))),
            Seat::Timed(seconds) => Some(Self::Seconds(seconds)),
        }
    }

    /// Its seat.
    pub(crate) const fn seat(self) -> Seat {
        match self {
            Self::Level(level) => Seat::Computer(level.number()),
            Self::Seconds(seconds) => Seat::Timed(seconds),
        }
    }

    /// The level, if it is one.
    pub(crate) const fn level(self) -> Option<Level> {
        match self {
            Self::Level(level) => Some(level),
            Self::Seconds(_) => None,
        }
    }

    /// What a computer of this strength is called as a player.
    pub(crate) fn name(self) -> Message {
        match self {
            Self::Level(level) => msg::computer_name(level.number()),
            Self::Seconds(seconds) => msg::computer_name_timed(seconds),
        }
    }

    /// The same on a list of who may play.
    pub(crate) fn seat_name(self) -> Message {
        match self {
            Self::Level(level) => msg::seat_computer(level.number(), level_name(level)),
            Self::Seconds(seconds) => msg::seat_computer_timed(seconds),
        }
    }
}

impl From<Level> for Strength {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}
