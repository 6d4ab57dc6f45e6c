//! What can be asked of a course.

use bevy::prelude::*;

use rules::GameKind;

/// Request: start the course of a game, or continue where the player left it.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct StartLesson(pub(crate) GameKind);

/// Request: put a step on the table, counted from 0.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct StartStep(pub(crate) GameKind, pub(crate) usize);

/// Request: the step is done; go to the next one, or finish the course.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct NextStep;

/// Request: go to the next step, done or not.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct SkipStep;

/// Request: go to the step before.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct PreviousStep;

/// Request: give the hint of this step.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ShowLessonHint;

/// Request: show how this step is done.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ShowSolution;

/// Request: leave the course; it continues here later.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LeaveLesson;

/// Request: the player declines the offer of a course, or plays without it.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct DeclineCourse(pub(crate) GameKind);
