//! Begins, continues and leaves a course.

use bevy::prelude::*;

use super::progress::Lessons;
use super::requests::{
    LeaveLesson, NextStep, PreviousStep, ShowLessonHint, ShowSolution, SkipStep, StartLesson, StartStep,
};
use super::running::{Lesson, Running, Stage};
use crate::app::session::{
    LeaveTable, MatchSetup, OpenExercise, PositionChanged, Purpose, Session, StartMatch,
};
use engine::Level;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(start_lesson)
        .add_observer(start_step)
        .add_observer(next_step)
        .add_observer(skip_step)
        .add_observer(previous_step)
        .add_observer(show_lesson_hint)
        .add_observer(show_solution)
        .add_observer(leave_lesson)
        .add_observer(end_lesson);
}

fn start_lesson(request: On<StartLesson>, lessons: Res<Lessons>, mut commands: Commands) {
    commands.trigger(StartStep(request.0, lessons.reached(request.0)));
}

fn start_step(request: On<StartStep>, mut lesson: ResMut<Lesson>, mut commands: Commands) {
    let StartStep(kind, at) = *request;
    let Some(running) = Running::new(kind, at).or_else(|| Running::new(kind, 0)) else { return };
    // A test reads every course: this always succeeds.
    let Ok(game) = running.step().set_up(kind) else { return };
    let purpose = if running.is_match() { Purpose::Practice } else { Purpose::Exercise { is_open: true } };
    let setup = MatchSetup::new(game).with_computers([None, Some(Level::LOWEST)]).with_purpose(purpose);
    lesson.0 = Some(running);
    commands.trigger(StartMatch(setup));
}

fn next_step(_: On<NextStep>, lesson: Res<Lesson>, mut commands: Commands) {
    let Some(running) = lesson.running().filter(|running| running.is_done()) else { return };
    if running.at() + 1 < running.count() {
        commands.trigger(StartStep(running.kind(), running.at() + 1));
    } else {
        commands.trigger(LeaveLesson);
    }
}

fn skip_step(_: On<SkipStep>, lesson: Res<Lesson>, mut commands: Commands) {
    let Some(running) = lesson.running() else { return };
    if running.at() + 1 < running.count() {
        commands.trigger(StartStep(running.kind(), running.at() + 1));
    }
}

fn previous_step(_: On<PreviousStep>, lesson: Res<Lesson>, mut commands: Commands) {
    let Some(running) = lesson.running() else { return };
    if let Some(before) = running.at().checked_sub(1) {
        commands.trigger(StartStep(running.kind(), before));
    }
}

fn show_lesson_hint(_: On<ShowLessonHint>, mut lesson: ResMut<Lesson>) {
    if let Some(running) = lesson.0.as_mut().filter(|running| running.is_open()) {
        running.show_hint();
    }
}

fn show_solution(_: On<ShowSolution>, mut lesson: ResMut<Lesson>, mut commands: Commands) {
    let Some(running) = lesson.0.as_mut().filter(|running| running.is_open() && !running.is_match()) else {
        return;
    };
    running.stage = Stage::Showing;
    running.waited = 0.0;
    running.remark = None;
    running.script = running.step().solution().split_whitespace().skip(running.met).collect();
    commands.trigger(OpenExercise(false));
}

fn leave_lesson(_: On<LeaveLesson>, mut commands: Commands) {
    commands.trigger(LeaveTable);
}

/// Another match at the table ends the course, as does the main menu.
fn end_lesson(change: On<PositionChanged>, session: Session, mut lesson: ResMut<Lesson>) {
    let is_other = *change == PositionChanged::Started && session.purpose() == Purpose::Match;
    if is_other && lesson.is_running() {
        lesson.0 = None;
    }
}
