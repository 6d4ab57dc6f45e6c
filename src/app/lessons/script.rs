//! What happens by itself in a course: what was not asked for is taken back, the solution is shown, the opponent answers, and a hint
//! comes after a while.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use super::running::{Lesson, Remark, Stage};
use crate::app::AppSystems;
use crate::app::platform::{REST, Redraw};
use crate::app::session::{OpenExercise, PlayAction, Session, TakeBack};
use crate::app::state::{Menu, Screen, TurnPhase};
use crate::games::Game;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (run_script.run_if(in_state(Screen::Table)).run_if(in_state(Menu::None)), wake_for_hint)
            .chain()
            .in_set(AppSystems::Ai),
    );
}

/// Seconds before the course plays or takes something back, once the pieces are at rest: enough to see what has happened.
const PAUSE: f32 = 0.6;
/// Seconds without an action before the hint comes by itself.
pub(crate) const PATIENCE: f32 = 30.0;
/// How often the table looks whether a hint is due.
const LOOK: Duration = Duration::from_secs(5);

fn run_script(
    time: Res<Time<Real>>,
    turn: Res<State<TurnPhase>>,
    session: Session,
    mut lesson: ResMut<Lesson>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    // Waiting is no change: highlights need not be laid again for it.
    let Some(running) = &mut lesson.bypass_change_detection().0 else { return };
    let is_at_rest = matches!(**turn, TurnPhase::Choosing | TurnPhase::Thinking | TurnPhase::Over);
    if running.is_done() || !is_at_rest {
        return;
    }
    running.waited += time.delta_secs();
    if running.is_open() {
        let is_due = running.awaits_hint() && running.waited >= PATIENCE;
        if is_due && let Some(running) = &mut lesson.0 {
            running.show_hint();
            redraw.request();
        }
        return;
    }
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

/// A table at rest draws nothing and sees no time pass: while a hint may come, it looks from time to time.
fn wake_for_hint(lesson: Res<Lesson>, settings: Option<ResMut<WinitSettings>>, mut was_waiting: Local<bool>) {
    let is_waiting = lesson.running().is_some_and(super::Running::awaits_hint);
    if *was_waiting == is_waiting {
        return;
    }
    *was_waiting = is_waiting;
    if let Some(mut settings) = settings {
        let rest = if is_waiting { LOOK } else { REST };
        settings.focused_mode = UpdateMode::reactive(rest);
        settings.unfocused_mode = UpdateMode::reactive_low_power(rest);
    }
}
