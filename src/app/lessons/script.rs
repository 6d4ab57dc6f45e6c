//! What happens by itself in a course: what was not asked for is taken back, the solution is shown, the opponent answers, and a hint
//! comes after a while.

use std::time::Duration;

use bevy::prelude::*;

use super::running::{Lesson, Remark, Stage};
use crate::app::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::{OpenExercise, PlayAction, Session, TakeBack};
use crate::app::state::{Menu, Screen, TurnPhase};
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        run_script.run_if(in_state(Screen::Table)).run_if(in_state(Menu::None)).in_set(AppSystems::Ai),
    );
}

/// Seconds before the course plays or takes something back, once the pieces are at rest: enough to see what has happened.
const PAUSE: f32 = 0.6;
/// The time without an action before the hint comes by itself.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

fn run_script(
    (time, real_time): (Res<Time>, Res<Time<Real>>),
    (turn, menu): (Res<State<TurnPhase>>, Res<State<Menu>>),
    session: Session,
    mut lesson: ResMut<Lesson>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    // Waiting is no change: highlights need not be laid again for it.
    let Some(running) = &mut lesson.bypass_change_detection().0 else { return };
    let is_at_rest = matches!(**turn, TurnPhase::Choosing | TurnPhase::Thinking | TurnPhase::Over);
    if !is_at_rest || menu.is_changed() {
        running.hint_at = None;
    }
    if running.is_done() || !is_at_rest {
        return;
    }
    if running.is_open() {
        if !running.awaits_hint() {
            return;
        }
        // A table at rest draws nothing: the frame in which the waiting begins may come long after the last one.
        let now = real_time.elapsed();
        let at = *running.hint_at.get_or_insert(now + PATIENCE);
        if now < at {
            redraw.request_within(at - now);
        } else if let Some(running) = &mut lesson.0 {
            running.show_hint();
            redraw.request();
        }
        return;
    }
    running.waited += time.delta_secs();
    redraw.request();
    // What was asked for is done at once, unless the opponent answers.
    let is_finished = running.stage == Stage::Answering && running.script.is_empty();
    if running.waited < PAUSE && !is_finished {
        return;
    }
    let Some(running) = &mut lesson.0 else { return };
    running.waited = 0.0;
    match running.stage {
        Stage::TakingBack => {
            running.stage = Stage::Trying;
            commands.trigger(TakeBack);
            commands.trigger(OpenExercise(true));
        }
        Stage::Showing | Stage::Answering => match running.script.pop_front() {
            Some(text) => {
                if let Ok(action) = session.position().read_action(text) {
                    commands.trigger(PlayAction(action));
                }
            }
            None if running.stage == Stage::Showing => {
                running.script = running.step().reply().split_whitespace().collect();
                running.stage = Stage::Answering;
            }
            None => {
                running.stage = Stage::Done;
                running.remark = Some(Remark::Done);
            }
        },
        Stage::Trying | Stage::Done => {}
    }
}
