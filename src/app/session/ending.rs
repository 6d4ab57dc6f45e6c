//! How people end a match themselves, and swap sides before it begins.

use bevy::prelude::*;

use super::parts::{ReviewCursor, SaveSlot, TableMatch};
use super::play::in_the_present;
use super::read::Session;
use super::requests::{PositionChanged, StartMatch, report};
use record::Ending;
use rules::{Game, Player};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(resign).add_observer(end_match).add_observer(swap_sides);
}

/// Request: the person who can end the match resigns.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Resign;

/// Request: swap the sides of the players before the first move.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct SwapSides;

/// Request: end the match as the players have decided.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct EndMatch(pub(super) Ending);

/// Fact: the players have ended the match.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct MatchEnded;

/// The person who can resign or offer a draw: the one to move or, against the computer, the only one, whoever is to move. Nobody in a match
/// that is over or has not begun.
pub(crate) fn who_can_end(session: &Session) -> Option<Player> {
    if session.outcome().is_some() || !session.game().can_undo() {
        return None;
    }
    match session.computers() {
        [None, None] => Some(session.position().to_move()),
        [None, Some(_)] => Some(Player::One),
        [Some(_), None] => Some(Player::Two),
        [Some(_), Some(_)] => None,
    }
}

/// Whether nothing has been played yet, so that the players can swap sides.
pub(crate) fn can_swap_sides(session: &Session) -> bool {
    let game = session.game();
    !game.can_undo() && !game.can_redo() && session.outcome().is_none()
}

fn resign(_: On<Resign>, session: Session, mut commands: Commands) {
    if let Some(player) = who_can_end(&session) {
        commands.trigger(EndMatch(Ending::Resigned(player)));
    }
}

fn end_match(
    request: On<EndMatch>,
    cursor: Res<ReviewCursor>,
    mut table: ResMut<TableMatch>,
    mut commands: Commands,
) {
    if cursor.0.is_some() {
        return in_the_present(&mut commands, *request);
    }
    if table.end(request.0) {
        report(&mut commands, PositionChanged::Ended, MatchEnded);
    }
}

fn swap_sides(_: On<SwapSides>, session: Session, slot: Res<SaveSlot>, mut commands: Commands) {
    if can_swap_sides(&session) {
        commands.trigger(StartMatch(session.setup(&slot).with_sides_swapped()));
    }
}
