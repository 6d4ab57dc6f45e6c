//! Whether what was played was asked for.

use bevy::prelude::*;

use super::running::{Lesson, Remark, Running, Stage};
use crate::app::session::{ActionPlayed, ActionRefused, ActionUndone, OpenExercise, Session};
use rules::Game;
use study::lessons::Turn;
use texts::{Report, lesson_idea};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(judge_action).add_observer(explain_refusal).add_observer(resume_match);
}

fn judge_action(_: On<ActionPlayed>, session: Session, mut lesson: ResMut<Lesson>, mut commands: Commands) {
    let game = session.game();
    let Some(played) = game.played().last() else { return };
    let Some(before) = game.position_at(game.played().len() - 1) else { return };
    let Some(running) = lesson.0.as_mut().filter(|running| running.is_open()) else { return };
    let turn = Turn { before, action: &played.action, effects: &played.effects, after: &played.after };
    if running.is_match() {
        name_idea(running, &turn);
        if session.outcome().is_some() {
            running.stage = Stage::Done;
        }
        return;
    }
    (running.waited, running.hint_at) = (0.0, None);
    if !running.step().goals().get(running.met).is_some_and(|goal| goal.is_met(&turn)) {
        running.stage = Stage::TakingBack;
        running.remark = Some(Remark::Otherwise);
        commands.trigger(OpenExercise(false));
        return;
    }
    running.met += 1;
    running.remark = None;
    if running.met == running.step().goals().len() {
        running.script = running.step().reply().split_whitespace().collect();
        running.stage = Stage::Answering;
        commands.trigger(OpenExercise(false));
    }
}

/// Names the first idea that the action shows.
fn name_idea(running: &mut Running, turn: &Turn) {
    // The end of the match speaks for itself.
    let ideas = running.step().ideas().iter().filter(|_| turn.after.outcome().is_none());
    if let Some(idea) = ideas.into_iter().find(|idea| idea.when.is_met(turn)) {
        running.remark = Some(Remark::Idea(lesson_idea(running.kind(), &idea.key)));
    }
}

fn explain_refusal(fact: On<ActionRefused>, mut lesson: ResMut<Lesson>) {
    if let Some(running) = lesson.0.as_mut().filter(|running| running.is_open()) {
        running.remark = Some(Remark::Refused(fact.reason.message().sentence()));
    }
}

/// Whoever takes back the last action of the match plays on.
fn resume_match(_: On<ActionUndone>, session: Session, mut lesson: ResMut<Lesson>) {
    let is_on = session.outcome().is_none();
    if let Some(running) = lesson.0.as_mut().filter(|running| running.is_match() && is_on) {
        running.stage = Stage::Trying;
    }
}
