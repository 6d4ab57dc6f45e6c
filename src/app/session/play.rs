//! Plays, undoes and redoes actions.

use bevy::prelude::*;

use super::parts::{Players, ReviewCursor, TableMatch};
use super::requests::{
    ActionPlayed, ActionRefused, ActionUndone, LeaveTable, MatchPrepared, MatchStarted, PlayAction,
    PositionChanged, Redo, StartMatch, Undo, report,
};
use super::review::LeaveReview;
use super::setup::put_display_match;
use crate::app::state::{Menu, Screen};
use crate::games::Game;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), lay_out_display)
        .add_observer(start_match)
        .add_observer(play_action)
        .add_observer(undo)
        .add_observer(redo)
        .add_observer(leave_table);
}

fn lay_out_display(mut commands: Commands) {
    commands.queue(put_display_match);
    commands.trigger(MatchPrepared);
    report(&mut commands, PositionChanged::Started, MatchStarted);
}

fn start_match(
    request: On<StartMatch>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let setup = request.0.clone();
    commands.queue(move |world: &mut World| setup.insert_into(world));
    screen.set(Screen::Table);
    menu.set(Menu::None);
    commands.trigger(MatchPrepared);
    report(&mut commands, PositionChanged::Started, MatchStarted);
}

fn play_action(
    request: On<PlayAction>,
    cursor: Res<ReviewCursor>,
    mut table: ResMut<TableMatch>,
    mut commands: Commands,
) {
    if cursor.0.is_some() {
        return in_the_present(&mut commands, request.clone());
    }
    match table.play(&request.0) {
        Ok(effects) => report(&mut commands, PositionChanged::Played, ActionPlayed { effects }),
        Err(reason) => commands.trigger(ActionRefused { reason }),
    }
}

/// Whether the computer is to move.
fn is_computer_to_move(table: &TableMatch, players: &Players) -> bool {
    players.computers[table.timed().position().to_move().index()].is_some()
}

fn undo(
    request: On<Undo>,
    players: Res<Players>,
    cursor: Res<ReviewCursor>,
    mut table: ResMut<TableMatch>,
    mut commands: Commands,
) {
    if cursor.0.is_some() {
        return in_the_present(&mut commands, *request);
    }
    let has_undone = table.undo();
    // Against the computer, undo its reply too: it would only play it again.
    let is_against_person = players.computers.contains(&None);
    while has_undone && is_against_person && is_computer_to_move(&table, &players) {
        if !table.undo() {
            break;
        }
    }
    if has_undone {
        report(&mut commands, PositionChanged::Undone, ActionUndone);
    }
}

fn redo(
    request: On<Redo>,
    players: Res<Players>,
    cursor: Res<ReviewCursor>,
    mut table: ResMut<TableMatch>,
    mut commands: Commands,
) {
    if cursor.0.is_some() {
        return in_the_present(&mut commands, *request);
    }
    let is_against_person = players.computers.contains(&None);
    while let Some(effects) = table.redo() {
        report(&mut commands, PositionChanged::Played, ActionPlayed { effects });
        if !is_against_person || !is_computer_to_move(&table, &players) {
            break;
        }
    }
}

/// Ends a review before anything happens in the match.
fn in_the_present<'a, E: Event<Trigger<'a>: Default>>(commands: &mut Commands, request: E) {
    commands.trigger(LeaveReview);
    commands.trigger(request);
}

fn leave_table(
    _: On<LeaveTable>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    screen.set(Screen::Title);
    menu.set(Menu::None);
    commands.trigger(PositionChanged::Left);
}
