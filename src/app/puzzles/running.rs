//! The puzzle that is on the table.

use std::collections::VecDeque;

use bevy::prelude::*;

use engine::Goal;
use rules::{GameKind, Player};
use study::puzzles::{Puzzle, Stars};
use texts::Message;

/// The puzzle at the table, if there is one.
#[derive(Resource, Debug, Default)]
pub(crate) struct PuzzleAtTable(pub(super) Option<RunningPuzzle>);

/// A puzzle on the table.
#[derive(Clone, Debug)]
pub(crate) struct RunningPuzzle {
    kind: GameKind,
    puzzle: Puzzle,
    place: usize,
    is_of_day: bool,
    /// Whose puzzle it is.
    player: Player,
    /// What is still to be reached.
    pub(super) goal: Goal,
    pub(super) stage: Stage,
    /// How many actions were played when the goal was last within reach: what comes after is taken back.
    pub(super) good: usize,
    /// The number of wrong tries.
    pub(super) wrong: usize,
    /// How many hints were given: the idea, then where to begin.
    pub(super) hints: usize,
    pub(super) was_shown: bool,
    /// How long the table has been at rest, in seconds.
    pub(super) waited: f32,
    /// What is played next by itself, in notation.
    pub(super) script: VecDeque<String>,
    pub(super) remark: Option<PuzzleRemark>,
}

/// How far a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The player tries.
    Trying,
    /// The try was wrong, and the opponent shows why.
    Refuting,
    /// What was wrong is being taken back.
    TakingBack,
    /// The try was right so far, and the opponent answers.
    Answering,
    /// The solution is played.
    Showing,
    /// It is solved, or its solution was shown.
    Done,
}

/// What is said about what the player does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum PuzzleRemark {
    /// The rules forbid it, for this reason.
    Refused(Message),
    /// It is not the right turn.
    Wrong,
    /// The turn can no longer become right.
    Lost,
    /// Right so far.
    Right,
    /// The idea.
    Hint,
    /// It is solved.
    Solved(Stars),
    /// The solution was shown.
    Shown,
}

impl PuzzleAtTable {
    /// The puzzle at the table.
    pub(crate) const fn running(&self) -> Option<&RunningPuzzle> {
        self.0.as_ref()
    }

    /// Whether a puzzle is at the table.
    pub(crate) const fn is_running(&self) -> bool {
        self.0.is_some()
    }

    /// Whether the puzzle at the table is done.
    pub(crate) fn is_done(&self) -> bool {
        self.0.as_ref().is_some_and(RunningPuzzle::is_done)
    }
}

impl RunningPuzzle {
    /// The puzzle at a place of a collection, which is a player's.
    pub(super) fn new(kind: GameKind, place: usize, is_of_day: bool, puzzle: Puzzle, player: Player) -> Self {
        Self {
            kind,
            goal: puzzle.goal,
            puzzle,
            place,
            is_of_day,
            player,
            stage: Stage::Trying,
            good: 0,
            wrong: 0,
            hints: 0,
            was_shown: false,
            waited: 0.0,
            script: VecDeque::new(),
            remark: None,
        }
    }

    pub(crate) const fn kind(&self) -> GameKind {
        self.kind
    }

    pub(crate) const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Its place in the collection of its game.
    pub(crate) const fn place(&self) -> usize {
        self.place
    }

    /// Whether it is at the table as the puzzle of the day.
    pub(crate) const fn is_of_day(&self) -> bool {
        self.is_of_day
    }

    /// The same puzzle from its start. What was tried and seen before still counts.
    pub(super) fn anew(&self) -> Self {
        let fresh = Self::new(self.kind, self.place, self.is_of_day, self.puzzle.clone(), self.player);
        Self { wrong: self.wrong, hints: self.hints, was_shown: self.was_shown, ..fresh }
    }

    pub(crate) const fn player(&self) -> Player {
        self.player
    }

    /// What is still to be reached.
    pub(crate) const fn goal(&self) -> Goal {
        self.goal
    }

    pub(crate) fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Whether the player can try now.
    pub(crate) fn is_open(&self) -> bool {
        self.stage == Stage::Trying
    }

    pub(crate) const fn remark(&self) -> Option<&PuzzleRemark> {
        self.remark.as_ref()
    }

    /// Whether the first turn is still to be found.
    pub(super) fn is_at_start(&self) -> bool {
        self.goal == self.puzzle.goal
    }

    /// The first action of the solution, once it was hinted at.
    pub(crate) fn hinted(&self) -> Option<&str> {
        let is_shown = self.hints > 1 && self.is_open() && self.good == 0;
        self.puzzle.solution.split_whitespace().next().filter(|_| is_shown)
    }
}
