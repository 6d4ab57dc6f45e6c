//! Plays, undoes and redoes actions.

use bevy::prelude::*;

use super::parts::{Players, Purpose, Review, TableMatch};
use super::read::InSight;
use super::requests::{
    ActionPlayed, ActionRefused, ActionUndone, Display, LeaveTable, LetComputerAnswer, MatchLeft,
    MatchPrepared, MatchStarted, OfferUndo, OpenExercise, PlayAction, PlayedActions, PositionChanged, Redo,
    StartMatch, TakeBack, Undo, UndoAgreed, follow_action, report,
};
use super::review::LeaveReview;
use super::setup::put_display_match;
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use record::Ending;
use rules::{AnyAction, Game, GameKind, Player};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), lay_out_display)
        .add_observer(display)
        .add_observer(start_match)
        .init_resource::<PlayedActions>()
        .add_observer(play_action)
        .add_observer(follow_action)
        .add_observer(undo)
        .add_observer(undo_agreed)
        .add_observer(take_back_in_course)
        .add_observer(open_exercise)
        .add_observer(let_computer_answer)
        .add_observer(redo)
        .add_observer(leave_table);
}

fn lay_out_display(mut commands: Commands) {
    commands.trigger(Display(GameKind::ALL[0]));
}

fn display(request: On<Display>, mut commands: Commands) {
    let kind = request.0;
    commands.queue(move |world: &mut World| put_display_match(kind, world));
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
    commands.trigger(MatchLeft);
    commands.queue(move |world: &mut World| setup.insert_into(world));
    screen.set(Screen::Table);
    menu.set(Menu::None);
    commands.trigger(MatchPrepared);
    report(&mut commands, PositionChanged::Started, MatchStarted);
}

/// The computer, courses and puzzles act only while the present position is in sight.
fn play_action(
    request: On<PlayAction>,
    in_sight: InSight,
    mut table: ResMut<TableMatch>,
    mut commands: Commands,
) {
    if !in_sight.lets_act(&mut commands) {
        return;
    }
    match table.play(&request.0) {
        Ok(effects) => report(&mut commands, PositionChanged::Played, ActionPlayed { effects }),
        Err(reason) => commands.trigger(ActionRefused { action: request.0.clone(), reason }),
    }
}

/// Whether the computer is to move.
fn is_computer_to_move(table: &TableMatch, players: &Players) -> bool {
    let timed = table.timed();
    players.computers[timed.game().person(timed.position().to_move()).index()].is_some()
}

/// The player whose decision would be undone, if that needs the opponent's agreement: by the settings, between two people. What a player
/// has done in a turn that is not over yet is theirs to undo.
fn who_must_ask(table: &TableMatch, players: &Players, settings: &Settings) -> Option<Player> {
    let timed = table.timed();
    let to_move = timed.position().to_move();
    if !settings.undo_by_agreement || players.computers != [None; 2] {
        return None;
    }
    match timed.ended() {
        Some(Ending::Resigned(player)) => Some(player),
        Some(Ending::DrawAgreed) => Some(to_move),
        None => {
            let last = timed.game().played().last()?;
            if last.action == AnyAction::Swap {
                // Who swapped has the other side now.
                return Some(last.by.other());
            }
            (last.ends_turn() || last.by != to_move).then_some(last.by)
        }
    }
}

fn undo(
    _: On<Undo>,
    (players, settings, purpose): (Res<Players>, Res<Settings>, Res<Purpose>),
    in_sight: InSight,
    mut table: ResMut<TableMatch>,
    mut commands: Commands,
) {
    // In a step of a course, only the course takes something back.
    if purpose.is_exercise() || !in_sight.lets_act(&mut commands) {
        return;
    }
    match who_must_ask(&table, &players, &settings) {
        Some(player) => commands.trigger(OfferUndo(player)),
        None => take_back(&players, &mut table, &mut commands),
    }
}

fn undo_agreed(
    request: On<UndoAgreed>,
    players: Res<Players>,
    review: Res<Review>,
    mut table: ResMut<TableMatch>,
    mut commands: Commands,
) {
    if review.ply.is_some() {
        return in_the_present(&mut commands, *request);
    }
    take_back(&players, &mut table, &mut commands);
}

fn take_back_in_course(
    _: On<TakeBack>,
    players: Res<Players>,
    mut table: ResMut<TableMatch>,
    mut commands: Commands,
) {
    take_back(&players, &mut table, &mut commands);
}

fn open_exercise(request: On<OpenExercise>, mut purpose: ResMut<Purpose>) {
    if purpose.is_exercise() {
        purpose.set_if_neq(Purpose::Exercise { is_open: request.0 });
    }
}

fn let_computer_answer(_: On<LetComputerAnswer>, mut purpose: ResMut<Purpose>) {
    if purpose.is_exercise() {
        purpose.set_if_neq(Purpose::Answer);
    }
}

fn take_back(players: &Players, table: &mut TableMatch, commands: &mut Commands) {
    let was_ended = table.timed().ended().is_some();
    let has_undone = table.undo();
    // Against the computer, undo its reply too: it would only play it again. Once players take back their decision, nothing else is undone.
    let is_against_person = players.computers.contains(&None);
    while has_undone && !was_ended && is_against_person && is_computer_to_move(table, players) {
        if !table.undo() {
            break;
        }
    }
    if has_undone {
        report(commands, PositionChanged::Undone, ActionUndone);
    }
}

fn redo(
    _: On<Redo>,
    (players, purpose): (Res<Players>, Res<Purpose>),
    in_sight: InSight,
    mut table: ResMut<TableMatch>,
    mut commands: Commands,
) {
    if purpose.is_exercise() || !in_sight.lets_act(&mut commands) {
        return;
    }
    let is_against_person = players.computers.contains(&None);
    while let Some(effects) = table.redo() {
        report(&mut commands, PositionChanged::Played, ActionPlayed { effects });
        if !is_against_person || !is_computer_to_move(&table, &players) {
            break;
        }
    }
}

/// Ends a review before what was asked for happens to the match: a person has read what that is.
pub(super) fn in_the_present<'a, E: Event<Trigger<'a>: Default>>(commands: &mut Commands, request: E) {
    commands.trigger(LeaveReview);
    commands.trigger(request);
}

fn leave_table(
    _: On<LeaveTable>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    commands.trigger(MatchLeft);
    screen.set(Screen::Title);
    menu.set(Menu::None);
    commands.trigger(PositionChanged::Left);
}
