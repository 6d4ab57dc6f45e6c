//! How a player is doing in an exercise, whatever it is, and what can be asked of it.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::app::session::OpenExercise;
use rules::Outcome;
use study::lessons::Shortfall;
use study::puzzles::Stars;
use study::review::Attempt;
use texts::Message;

/// How the player is doing.
#[derive(Debug, Default)]
pub(crate) struct Trial {
    pub(crate) stage: Stage,
    pub(crate) remark: Option<Remark>,
    /// The number of hints that were given.
    pub(super) hints: usize,
    /// What is played next by itself, in notation.
    pub(super) script: VecDeque<String>,
    /// How long the table has been waiting before something is played or taken back, in seconds.
    pub(super) waited: f32,
}

/// How far an exercise is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The player tries.
    #[default]
    Trying,
    /// A search judges what was played.
    Judging,
    /// The try was right, and the opponent answers.
    Answering,
    /// The try was wrong, and the opponent shows why.
    Refuting,
    /// What was wrong is being taken back.
    TakingBack,
    /// The opponent has shown why the try was wrong, and the player can begin again.
    Wrong,
    /// The solution is played.
    Showing,
    /// It is solved, or its solution was shown.
    Done,
}

/// What is said about what the player does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Remark {
    /// It is legal, but not what the exercise asks for.
    Wrong,
    /// The same in a course, where it is told what it lacks.
    FallsShort(Shortfall),
    /// It does not win at once, as it should.
    NoWin,
    /// It is wrong: the opponent's reply in words, and how that ended the game, if it did.
    Refuted(Message, Option<Outcome>),
    /// The turn can no longer become right.
    Lost,
    /// Right so far.
    Right,
    /// The hint.
    Hint,
    /// An idea has come up in the match.
    Idea(Message),
    /// The step is done.
    Done,
    /// The puzzle is solved.
    Solved(Stars),
    /// What came of a turn instead of a mistake.
    Judged(Attempt),
    /// The solution was shown.
    Shown,
}

/// Request to the exercise at the table. What it does not offer is ignored.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExerciseRequest {
    /// Go to the next one, done or not. After the last one: leave, or play a first match after a course.
    Next,
    /// Go to what comes after the match of a course.
    More,
    /// Go to the one before.
    Previous,
    /// Set it up again.
    Again,
    /// Give a hint.
    Hint,
    /// Show the solution.
    Solution,
    /// Leave: to the match with the mistakes, else to the main menu.
    Leave,
}

impl Trial {
    pub(crate) fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Whether the player can try now.
    pub(crate) fn is_open(&self) -> bool {
        self.stage == Stage::Trying
    }

    /// Goes to a stage, in which the player may act only to try.
    pub(super) fn enter(&mut self, stage: Stage, commands: &mut Commands) {
        (self.stage, self.waited) = (stage, 0.0);
        commands.trigger(OpenExercise(stage == Stage::Trying));
    }

    /// Gives a hint, if the player can try now.
    pub(super) fn hint(&mut self) {
        if self.is_open() {
            self.hints += 1;
            self.remark = Some(Remark::Hint);
        }
    }

    /// What is played from now on.
    pub(super) fn show<'a>(&mut self, solution: impl Iterator<Item = &'a str>) {
        self.remark = None;
        self.script = solution.map(str::to_owned).collect();
    }

    pub(super) fn finish(&mut self, remark: Remark) {
        self.stage = Stage::Done;
        self.remark = Some(remark);
    }
}
