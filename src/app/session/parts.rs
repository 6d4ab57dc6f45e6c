//! What a match at the table consists of: a resource a topic, each changed in one place.

use bevy::prelude::*;

use crate::engine::Level;
use crate::record::{Name, SavedFile, TimedMatch};

/// The match itself, with the players' clocks: its start, its actions, and those that were undone.
#[derive(Resource, Clone, Debug)]
pub(crate) struct TableMatch {
    pub(super) timed: TimedMatch,
    /// When it began, in seconds since 1970.
    pub(super) began: u64,
}

/// Who plays.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Players {
    /// The names that players gave, the first player's first.
    pub(super) names: [Option<Name>; 2],
    /// For each player the computer's level, if the computer plays for them.
    pub(super) computers: [Option<Level>; 2],
}

/// Where the match is saved; the saves change it.
#[derive(Resource, Clone, Debug)]
pub(crate) struct SaveSlot {
    /// A title that a player gave it.
    pub(crate) title: Option<Name>,
    /// Its file, once something has happened.
    pub(crate) file: Option<SavedFile>,
}

/// After how many actions the position is that is shown; nothing for the present one.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ReviewCursor(pub(super) Option<usize>);
