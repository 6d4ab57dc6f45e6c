//! What can be asked of the match at the table, and what it reports.

use bevy::prelude::*;

use super::setup::MatchSetup;
use crate::games::{AnyAction, AnyIllegal, Effects};
use crate::record::PlayError;

/// Request: a match takes its place on the table.
#[derive(Event, Clone, Debug)]
pub(crate) struct StartMatch(pub(crate) MatchSetup);

/// Request: play an action.
#[derive(Event, Clone, Debug)]
pub(crate) struct PlayAction(pub(crate) AnyAction);

/// Request: take the last action back.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Undo;

/// Request: play again what was taken back.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Redo;

/// Request: show the last turn once more.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ReplayLastTurn;

/// Request: leave the match and go to the main menu.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LeaveTable;

/// Fact: the data of another match is in place. What is derived from it directly, such as the board's look, is renewed now, before
/// anything hears of [`MatchStarted`].
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct MatchPrepared;

/// Fact: a match has taken its place on the table.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct MatchStarted;

/// Fact: an action was played, and this is what it did.
#[derive(Event, Clone, Debug)]
pub(crate) struct ActionPlayed {
    pub(crate) effects: Effects,
}

/// Fact: the last action was taken back.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ActionUndone;

/// Fact: an action was refused, for this reason.
#[derive(Event, Clone, Debug)]
pub(crate) struct ActionRefused {
    pub(crate) reason: PlayError<AnyIllegal>,
}
