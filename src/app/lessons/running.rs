//! The step that is on the table.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;

use rules::{GameKind, Site};
use study::lessons::{Course, Step};
use texts::{Explained, Message, lesson_step};

/// The course at the table, if there is one.
#[derive(Resource, Debug, Default)]
pub(crate) struct Lesson(pub(super) Option<Running>);

/// A step of a course on the table.
#[derive(Clone, Debug)]
pub(crate) struct Running {
    kind: GameKind,
    step: &'static Step,
    /// Which step it is, counted from 0.
    at: usize,
    pub(super) stage: Stage,
    /// How many goals of the step are met.
    pub(super) met: usize,
    /// How long the course has been waiting before it plays or takes something back, in seconds.
    pub(super) waited: f32,
    /// When the hint comes by itself, in real time, once the table waits for the player.
    pub(super) hint_at: Option<Duration>,
    /// What the course plays next, in notation.
    pub(super) script: VecDeque<&'static str>,
    /// Whether the hint was given: its places are marked.
    pub(super) has_hint: bool,
    pub(super) remark: Option<Remark>,
}

/// How far a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The player tries.
    Trying,
    /// What was played is being taken back.
    TakingBack,
    /// The course plays the solution.
    Showing,
    /// The course plays for the opponent.
    Answering,
    /// It is done.
    Done,
}

/// What is said about what the player does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Remark {
    /// The rules forbid it, for this reason.
    Refused(Message),
    /// It is legal, but not what the step asks for.
    Otherwise,
    /// The hint.
    Hint,
    /// An idea has come up in the match.
    Idea(Message),
    /// The step is done.
    Done,
}

impl Lesson {
    /// The step at the table.
    pub(crate) const fn running(&self) -> Option<&Running> {
        self.0.as_ref()
    }

    /// Whether a course is at the table.
    pub(crate) const fn is_running(&self) -> bool {
        self.0.is_some()
    }

    /// Whether the step at the table is done.
    pub(crate) fn is_done(&self) -> bool {
        self.0.as_ref().is_some_and(Running::is_done)
    }
}

impl Running {
    /// A step of a course; `None` if there is no such step.
    pub(super) fn new(kind: GameKind, at: usize) -> Option<Self> {
        let step = Course::of(kind).steps.get(at)?;
        Some(Self {
            kind,
            step,
            at,
            stage: Stage::Trying,
            met: 0,
            waited: 0.0,
            hint_at: None,
            script: VecDeque::new(),
            has_hint: false,
            remark: None,
        })
    }

    pub(crate) const fn kind(&self) -> GameKind {
        self.kind
    }

    pub(crate) const fn step(&self) -> &'static Step {
        self.step
    }

    /// Which step it is, counted from 0.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// The number of steps.
    pub(crate) fn count(&self) -> usize {
        Course::of(self.kind).steps.len()
    }

    /// Whether it is the match at the end.
    pub(crate) fn is_match(&self) -> bool {
        self.step.goals().is_empty()
    }

    pub(crate) fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Whether the player can try now.
    pub(crate) fn is_open(&self) -> bool {
        self.stage == Stage::Trying
    }

    /// Whether the course waits for the player to try, so that a hint may help.
    pub(super) fn awaits_hint(&self) -> bool {
        self.is_open() && !self.has_hint && !self.is_match()
    }

    /// The sentences of the step, explained by the hint.
    pub(crate) fn sentences(&self) -> Explained {
        lesson_step(self.kind, &self.step.key)
    }

    pub(crate) const fn remark(&self) -> Option<&Remark> {
        self.remark.as_ref()
    }

    /// The places that the step points at, until it is done.
    pub(crate) fn pointed_at(&self) -> impl Iterator<Item = Site> {
        let is_shown = !self.is_done();
        self.step.pointed_at().filter(move |_| is_shown)
    }

    /// The places of the part of the board that the step points at, until it is done.
    pub(crate) fn pointed_around(&self) -> impl Iterator<Item = Site> {
        let is_shown = !self.is_done();
        self.step.pointed_around().filter(move |_| is_shown)
    }

    /// The next action of the solution, in notation, once the hint was given.
    pub(crate) fn hinted(&self) -> Option<&'static str> {
        let next = self.step.solution().split_whitespace().nth(self.met);
        next.filter(|_| self.has_hint && self.is_open())
    }

    pub(super) fn show_hint(&mut self) {
        self.has_hint = true;
        self.remark = Some(Remark::Hint);
    }
}
