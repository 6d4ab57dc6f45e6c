//! Whether what was played is right.

use bevy::prelude::*;

use super::running::{PuzzleAtTable, PuzzleRemark, RunningPuzzle, Stage};
use crate::app::session::{ActionPlayed, ActionRefused, LetComputerAnswer, OpenExercise, Session};
use engine::{Work, keeps};
use rules::{AnyAction, AnyGame, Game, Presented};
use study::puzzles::{Goal, Stars};
use texts::Report;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(judge_action).add_observer(explain_refusal);
}

/// The most positions that are looked at to judge an action: no longer than a player waits without noticing.
const MOST: u64 = 500_000;

fn judge_action(
    _: On<ActionPlayed>,
    session: Session,
    mut at_table: ResMut<PuzzleAtTable>,
    mut commands: Commands,
) {
    let position = session.position();
    let Some(played) = session.game().played().last() else { return };
    let Some(running) = at_table.0.as_mut() else { return };
    running.waited = 0.0;
    let me = running.player();
    match running.stage {
        Stage::Trying if played.by == me => {}
        // The opponent has answered: it is the player's turn again.
        Stage::Answering if session.outcome().is_none() && position.to_move() == me => {
            running.good = session.game().played().len();
            running.stage = Stage::Trying;
            commands.trigger(OpenExercise(true));
            return;
        }
        Stage::Refuting if session.outcome().is_some() || position.to_move() == me => {
            running.stage = Stage::TakingBack;
            commands.trigger(OpenExercise(false));
            return;
        }
        _ => return,
    }
    let has_ended_turn = position.to_move() != me || session.outcome().is_some();
    let goal = if has_ended_turn { running.goal().after_turn() } else { running.goal() };
    if !is_right(running, &played.action, position, goal) {
        running.wrong += 1;
        running.remark = Some(if has_ended_turn { PuzzleRemark::Wrong } else { PuzzleRemark::Lost });
        refute(running, &session, &mut commands);
    } else if session.outcome().is_some() || has_ended_turn && !matches!(goal, Goal::Win { .. }) {
        running.stage = Stage::Done;
        let stars = Stars::earned(running.wrong, running.hints > 0, running.was_shown);
        running.remark = Some(PuzzleRemark::Solved(stars));
        commands.trigger(OpenExercise(false));
    } else {
        running.goal = goal;
        running.remark = Some(PuzzleRemark::Right);
        if has_ended_turn {
            running.stage = Stage::Answering;
            commands.trigger(LetComputerAnswer);
        }
    }
}

/// Whether the goal is still within reach after an action of the player.
fn is_right(running: &RunningPuzzle, action: &AnyAction, position: &AnyGame, goal: Goal) -> bool {
    if let Some(outcome) = position.outcome()
        && matches!(goal, Goal::Win { .. })
    {
        return outcome.winner == Some(running.player());
    }
    // Where turns are single actions, only the first one of the solution is right: that was proved.
    if running.is_at_start() && !running.kind().ends_turns_by_hand() {
        return running.puzzle().solution.split_whitespace().next() == Some(action.to_string().as_str());
    }
    keeps(position, running.player(), goal, &mut Work::new(MOST))
}

/// Lets the opponent show what is wrong. A turn that goes on is ended first, if it can be.
fn refute(running: &mut RunningPuzzle, session: &Session, commands: &mut Commands) {
    let position = session.position();
    if session.outcome().is_some() {
        running.stage = Stage::TakingBack;
        commands.trigger(OpenExercise(false));
    } else if position.to_move() != running.player() {
        running.stage = Stage::Refuting;
        commands.trigger(LetComputerAnswer);
    } else {
        let ends = |action: &AnyAction| {
            let gesture = position.gesture(action);
            gesture.from.is_none() && gesture.to.is_none() && *action != AnyAction::Swap
        };
        running.script = position
            .actions()
            .iter()
            .find(|action| ends(action))
            .map(ToString::to_string)
            .into_iter()
            .collect();
        running.stage = if running.script.is_empty() { Stage::TakingBack } else { Stage::Refuting };
        commands.trigger(OpenExercise(false));
    }
}

fn explain_refusal(fact: On<ActionRefused>, mut at_table: ResMut<PuzzleAtTable>) {
    if let Some(running) = at_table.0.as_mut().filter(|running| running.is_open()) {
        running.remark = Some(PuzzleRemark::Refused(fact.reason.message().sentence()));
    }
}
