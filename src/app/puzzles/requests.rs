//! What can be asked of a puzzle.

use bevy::prelude::*;

use rules::GameKind;

/// Request: put a puzzle on the table, by its place in the collection of its game.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct StartPuzzle {
    pub(crate) kind: GameKind,
    pub(crate) place: usize,
    /// Whether it is the puzzle of the day.
    pub(crate) is_of_day: bool,
}

/// Request: go to the next puzzle of the collection; after the last one, or that of the day, the main menu.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct NextPuzzle;

/// Request: set up the puzzle at the table again.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct RestartPuzzle;

/// Request: give the hint; asked again, show where to begin.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ShowPuzzleHint;

/// Request: play the solution.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ShowPuzzleSolution;

/// Request: leave the puzzle, to the main menu.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LeavePuzzle;
