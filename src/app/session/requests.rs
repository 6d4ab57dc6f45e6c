//! Requests to the match at the table, and facts about it.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::setup::MatchSetup;
use crate::app::order::AfterAction;
use record::PlayError;
use rules::{AnyAction, AnyIllegal, Effects, GameKind, Player};

/// Request: put a match on the table.
#[derive(Event, Clone, Debug)]
pub(crate) struct StartMatch(pub(crate) MatchSetup);

/// Request: have a new match of a game ready behind the main menu.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Display(pub(crate) GameKind);

/// Request: play an action.
#[derive(Event, Clone, Debug)]
pub(crate) struct PlayAction(pub(crate) AnyAction);

/// Request: undo the last action, or take back the decision that ended the match. Where the opponent must agree, they are asked first.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Undo;

/// Request: this player asks the opponent to agree to undo the last action.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct OfferUndo(pub(super) Player);

/// Request: undo the last action, as the opponent agrees.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct UndoAgreed;

/// Request: a course takes back the last action.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct TakeBack;

/// Request: in a step of a course, let the player act, or no longer.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct OpenExercise(pub(crate) bool);

/// Request: in a puzzle, let the computer play the opponent's turn.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LetComputerAnswer;

/// Request: redo the action that was undone last.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Redo;

/// Request: replay the last turn.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ReplayLastTurn;

/// Request: end the replay, and show the present position.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct SkipReplay;

/// Fact: a person wanted to change the match while the board showed an earlier position under review, and did not.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct OnlyReviewing;

/// Request: forget the player's own results, and how far they have come.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ClearRecord;

/// Request: leave the match and go to the main menu.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LeaveTable;

/// Fact: the match at the table is about to make way for another one, or for the main menu.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct MatchLeft;

/// Fact: the data of another match is in place. Data derived from it directly, such as the board's look, is updated now, before
/// anything receives [`MatchStarted`].
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct MatchPrepared;

/// Fact: the position at the table has changed, or another one is shown; state of the previous one is reset. It is reported just
/// before the fact that says what happened.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PositionChanged {
    /// An action was played or redone.
    Played,
    /// Actions were undone.
    Undone,
    /// Another match was put on the table.
    Started,
    /// The match is being left.
    Left,
    /// Another position is shown; the present one is the same.
    Reviewed,
    /// Time ran out: the present position is the last one.
    TimeRanOut,
    /// The players have ended the match: the present position is the last one.
    Ended,
}

impl PositionChanged {
    /// Whether the present position is another one, or is the last one by the players' decision.
    pub(crate) const fn is_of_present(self) -> bool {
        matches!(self, Self::Played | Self::Undone | Self::Ended) || self.is_of_match()
    }

    /// Whether the match is another one, or is being left.
    pub(crate) const fn is_of_match(self) -> bool {
        matches!(self, Self::Started | Self::Left)
    }
}

/// Reports that the position has changed, then what happened.
pub(super) fn report<'a, E: Event<Trigger<'a>: Default>>(
    commands: &mut Commands,
    change: PositionChanged,
    fact: E,
) {
    commands.trigger(change);
    commands.trigger(fact);
}

/// Fact: a match was put on the table.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct MatchStarted;

/// Fact: an action was played, with these effects.
#[derive(Event, Clone, Debug)]
pub(crate) struct ActionPlayed {
    pub(crate) effects: Effects,
}

/// The effects of the action that is being followed, and of those after it.
#[derive(Resource, Debug, Default)]
pub(crate) struct PlayedActions(VecDeque<Effects>);

impl PlayedActions {
    /// The effects of the action that is being followed.
    pub(crate) fn effects(&self) -> &Effects {
        &self.0[0]
    }
}

/// Runs [`AfterAction`]. An action that is played while another one is followed comes after that.
pub(super) fn follow_action(
    fact: On<ActionPlayed>,
    mut actions: ResMut<PlayedActions>,
    mut commands: Commands,
) {
    actions.0.push_back(fact.effects.clone());
    if actions.0.len() > 1 {
        return;
    }
    commands.queue(|world: &mut World| {
        while !world.resource::<PlayedActions>().0.is_empty() {
            world.run_schedule(AfterAction);
            world.resource_mut::<PlayedActions>().0.pop_front();
        }
    });
}

/// Fact: the last action was undone, or the decision that ended the match.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ActionUndone;

/// Fact: an action was refused, for this reason.
#[derive(Event, Clone, Debug)]
pub(crate) struct ActionRefused {
    pub(crate) action: AnyAction,
    pub(crate) reason: PlayError<AnyIllegal>,
}
