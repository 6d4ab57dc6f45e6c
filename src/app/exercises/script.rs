//! What happens by itself in an exercise: what was wrong is taken back, the opponent answers, and the solution is played.

use bevy::prelude::*;

use super::running::{Exercise, Running, Task};
use super::trial::{Remark, Stage};
use crate::app::platform::Redraw;
use crate::app::session::{LetComputerAnswer, PlayAction, Session, TakeBack};
use crate::app::state::TurnPhase;
use rules::Game;

/// Seconds before something is played or taken back, once the pieces are at rest: enough to see what has happened.
const PAUSE: f32 = 0.6;
/// The same after the opponent has shown what was wrong, and for what was only tried.
const LONG_PAUSE: f32 = 1.6;

pub(super) fn run_script(
    time: Res<Time>,
    turn: Res<State<TurnPhase>>,
    session: Session,
    mut exercise: ResMut<Exercise>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    // Waiting is no change: highlights need not be laid again for it.
    let Some(Running { task, trial }) = &mut exercise.bypass_change_detection().0 else { return };
    let is_active = match trial.stage {
        Stage::TakingBack | Stage::Showing => true,
        // In a puzzle the computer plays, unless there is a script.
        Stage::Answering | Stage::Refuting => !matches!(task, Task::Puzzle(_)) || !trial.script.is_empty(),
        _ => false,
    };
    if !is_active || !turn.is_at_rest() {
        return;
    }
    trial.waited += time.delta_secs();
    redraw.request();
    let takes_back = trial.stage == Stage::TakingBack
        && !matches!(task, Task::Puzzle(puzzle) if session.game().played().len() <= puzzle.good);
    let pause = match (trial.stage, &*task) {
        (_, Task::Puzzle(_)) if takes_back => LONG_PAUSE,
        (Stage::Answering, Task::Lesson(lesson)) if lesson.step.takes_back => LONG_PAUSE,
        (Stage::Answering | Stage::Refuting, _) if trial.script.is_empty() => 0.0,
        _ => PAUSE,
    };
    if trial.waited < pause {
        return;
    }
    if takes_back {
        commands.trigger(TakeBack);
        // In a puzzle there may be more.
        if let Task::Puzzle(_) = task {
            return;
        }
    }
    trial.waited = 0.0;
    let stage = trial.stage;
    if stage == Stage::TakingBack {
        if trial.script.is_empty() {
            trial.enter(Stage::Trying, &mut commands);
        } else {
            // It is the solution.
            trial.stage = Stage::Showing;
        }
    } else if let Some(text) = trial.script.pop_front() {
        if let Ok(action) = session.position().read_action(&text) {
            commands.trigger(PlayAction(action));
        }
        match task {
            Task::Puzzle(_) if stage == Stage::Refuting && trial.script.is_empty() => {
                commands.trigger(LetComputerAnswer);
            }
            Task::Mistakes(_) if stage == Stage::Showing && trial.script.is_empty() => {
                trial.finish(Remark::Shown);
            }
            _ => {}
        }
    } else {
        match task {
            Task::Lesson(lesson) if stage == Stage::Showing => {
                trial.show(lesson.step.reply().split_whitespace());
                trial.stage = Stage::Answering;
            }
            Task::Lesson(lesson) => {
                if lesson.step.takes_back {
                    commands.trigger(TakeBack);
                }
                trial.finish(Remark::Done);
            }
            Task::Mistakes(_) if stage == Stage::Refuting => trial.stage = Stage::Wrong,
            Task::Puzzle(_) | Task::Mistakes(_) => trial.finish(Remark::Shown),
        }
    }
    exercise.set_changed();
}
