//! Begins and leaves a puzzle; hint and solution.

use bevy::prelude::*;

use super::requests::{
    LeavePuzzle, NextPuzzle, RestartPuzzle, ShowPuzzleHint, ShowPuzzleSolution, StartPuzzle,
};
use super::running::{PuzzleAtTable, PuzzleRemark, RunningPuzzle, Stage};
use crate::app::session::{
    LeaveTable, MatchSetup, OpenExercise, PositionChanged, Purpose, Session, StartMatch,
};
use engine::Level;
use record::Match;
use rules::{AnyGame, Game};
use study::puzzles::Collection;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(start_puzzle)
        .add_observer(next_puzzle)
        .add_observer(restart_puzzle)
        .add_observer(show_hint)
        .add_observer(show_solution)
        .add_observer(leave_puzzle)
        .add_observer(end_puzzle);
}

/// The level that answers wrong tries, and right ones: strong, and quick.
const OPPONENT: u8 = 6;

fn start_puzzle(request: On<StartPuzzle>, mut at_table: ResMut<PuzzleAtTable>, mut commands: Commands) {
    let StartPuzzle { kind, place, is_of_day } = *request;
    let Some(puzzle) = Collection::of(kind).puzzles.get(place) else { return };
    let Ok(game) = puzzle.set_up(kind) else { return };
    let player = game.position().to_move();
    let running = RunningPuzzle::new(kind, place, is_of_day, puzzle.clone(), player);
    put_on_table(running, game, &mut at_table, &mut commands);
}

fn put_on_table(
    running: RunningPuzzle,
    game: Match<AnyGame>,
    at_table: &mut PuzzleAtTable,
    commands: &mut Commands,
) {
    let mut computers = [Level::new(OPPONENT); 2];
    computers[running.player().index()] = None;
    at_table.0 = Some(running);
    let purpose = Purpose::Exercise { is_open: true };
    commands.trigger(StartMatch(MatchSetup::new(game).with_computers(computers).with_purpose(purpose)));
}

fn next_puzzle(_: On<NextPuzzle>, at_table: Res<PuzzleAtTable>, mut commands: Commands) {
    let Some(running) = at_table.running() else { return };
    let (kind, place) = (running.kind(), running.place() + 1);
    if running.is_of_day() || place >= Collection::of(kind).puzzles.len() {
        commands.trigger(LeavePuzzle);
    } else {
        commands.trigger(StartPuzzle { kind, place, is_of_day: false });
    }
}

fn restart_puzzle(_: On<RestartPuzzle>, mut at_table: ResMut<PuzzleAtTable>, mut commands: Commands) {
    let Some(running) = at_table.running().map(RunningPuzzle::anew) else { return };
    let Ok(game) = running.puzzle().set_up(running.kind()) else { return };
    put_on_table(running, game, &mut at_table, &mut commands);
}

fn show_hint(_: On<ShowPuzzleHint>, mut at_table: ResMut<PuzzleAtTable>) {
    if let Some(running) = at_table.0.as_mut().filter(|running| running.is_open()) {
        running.hints += 1;
        running.remark = Some(PuzzleRemark::Hint);
    }
}

/// The solution is shown from the start.
fn show_solution(_: On<ShowPuzzleSolution>, mut at_table: ResMut<PuzzleAtTable>, mut commands: Commands) {
    let Some(running) = at_table.0.as_mut().filter(|running| running.is_open()) else { return };
    running.was_shown = true;
    running.remark = None;
    running.waited = 0.0;
    running.good = 0;
    running.goal = running.puzzle().goal;
    running.script = running.puzzle().solution.split_whitespace().map(str::to_owned).collect();
    running.stage = Stage::TakingBack;
    commands.trigger(OpenExercise(false));
}

fn leave_puzzle(_: On<LeavePuzzle>, mut commands: Commands) {
    commands.trigger(LeaveTable);
}

/// Another match at the table ends the puzzle, as does the main menu.
fn end_puzzle(change: On<PositionChanged>, session: Session, mut at_table: ResMut<PuzzleAtTable>) {
    let is_other = *change == PositionChanged::Started && session.purpose() == Purpose::Match;
    if is_other && at_table.is_running() {
        at_table.0 = None;
    }
}
