//! The tasks of a match, and the one that is on the table.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::app::ai::SearchTask;
use crate::app::session::MatchSetup;
use rules::{AnyAction, AnyGame};
use study::review::{Attempt, Judgement, Review, ReviewedTurn};

/// The tasks at the table, if there are any.
#[derive(Resource, Debug, Default)]
pub(crate) struct Mistakes {
    pub(super) running: Option<Running>,
    /// The match that is being put on the table again: its review, until it has been handed over, and the number of actions to show.
    pub(super) returning: Option<(Option<Review>, usize)>,
}

/// The tasks of a match.
#[derive(Debug)]
pub(super) struct Running {
    /// The match that they are from, and its review.
    pub(super) origin: MatchSetup,
    pub(super) review: Review,
    pub(super) tasks: Vec<Task>,
    /// Which task is on the table.
    pub(super) at: usize,
    pub(super) stage: Stage,
    pub(super) search: Option<SearchTask<Attempt>>,
    /// What is played next, for the opponent or to show the better turn.
    pub(super) script: VecDeque<AnyAction>,
    /// How long the table has been waiting, in seconds.
    pub(super) waited: f32,
}

/// A mistake as a task: to find a better turn.
#[derive(Clone, Debug)]
pub(crate) struct Task {
    /// Which turn of the match it was, counted from 0.
    pub(crate) number: usize,
    /// The turn and what it lost.
    pub(crate) turn: ReviewedTurn,
    /// The turn in notation.
    pub(crate) played: String,
    /// The position before it, and what the review found about that.
    pub(super) start: AnyGame,
    pub(super) judgement: Judgement,
}

/// How far a task is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Stage {
    /// The player tries.
    Trying,
    /// What was played is being judged.
    Judging,
    /// It was not good enough: the opponent answers.
    Answering(Attempt),
    /// The opponent has answered.
    Wrong(Attempt),
    /// It was right.
    Right(Attempt),
    /// The better turn is being shown, or was.
    Showing,
}

impl Mistakes {
    /// Whether there are tasks at the table.
    pub(crate) const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Whether the match is being put on the table again.
    pub(super) const fn is_returning(&self) -> bool {
        self.returning.is_some()
    }

    /// The task at the table, which one it is, counted from 0, and of how many.
    pub(crate) fn task(&self) -> Option<(&Task, usize, usize)> {
        let running = self.running.as_ref()?;
        Some((running.tasks.get(running.at)?, running.at, running.tasks.len()))
    }

    /// How far the task at the table is.
    pub(crate) fn stage(&self) -> Option<&Stage> {
        self.running.as_ref().map(|running| &running.stage)
    }

    /// Whether the task is solved or its solution shown.
    pub(crate) fn is_done(&self) -> bool {
        let is_shown = |running: &Running| running.stage == Stage::Showing && running.script.is_empty();
        self.running
            .as_ref()
            .is_some_and(|running| matches!(running.stage, Stage::Right(_)) || is_shown(running))
    }

    /// Whether the opponent has answered a turn that was not good enough.
    pub(crate) fn is_wrong(&self) -> bool {
        matches!(self.stage(), Some(Stage::Wrong(_)))
    }
}
