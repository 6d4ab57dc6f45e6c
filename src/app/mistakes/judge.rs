//! What is played in a task: it is judged, the opponent answers what is not good enough, and the better turn is shown.

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::tasks::{Mistakes, Stage};
use crate::app::AppSystems;
use crate::app::ai::{SearchTask, SearchWorker, Waker};
use crate::app::platform::Redraw;
use crate::app::session::{ActionPlayed, OpenExercise, PlayAction, Session};
use crate::app::state::{Menu, Screen, TurnPhase};
use rules::Game;
use study::questions::{AttemptQuestion, MatchPosition};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(judge_turn).add_systems(
        Update,
        (take_judgement, play_script.run_if(in_state(Screen::Table)).run_if(in_state(Menu::None)))
            .chain()
            .in_set(AppSystems::Ai),
    );
}

/// Seconds before the opponent answers or the next action is shown, once the pieces are at rest.
const PAUSE: f32 = 0.6;

/// Once the player's turn is over, it is judged.
fn judge_turn(
    _: On<ActionPlayed>,
    session: Session,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
    mut mistakes: ResMut<Mistakes>,
    mut commands: Commands,
) {
    let Some(running) = mistakes.running.as_mut().filter(|running| running.stage == Stage::Trying) else {
        return;
    };
    let Some(task) = running.tasks.get(running.at) else { return };
    if session.position().to_move() == task.turn.player && session.outcome().is_none() {
        return;
    }
    let question =
        AttemptQuestion { place: MatchPosition::latest(session.game()), before: task.judgement.clone() };
    running.search = Some(SearchWorker::default().ask(Waker::of(event_loop), question));
    running.stage = Stage::Judging;
    commands.trigger(OpenExercise(false));
}

fn take_judgement(mut mistakes: ResMut<Mistakes>, mut redraw: ResMut<Redraw>) {
    let search = mistakes.running.as_ref().and_then(|running| running.search.as_ref());
    if !search.is_some_and(SearchTask::is_done) {
        return;
    }
    redraw.request();
    let Some(running) = &mut mistakes.running else { return };
    let Some(attempt) = running.search.take().and_then(|search| search.so_far()) else { return };
    running.waited = 0.0;
    running.stage = if attempt.is_right {
        Stage::Right(attempt)
    } else {
        running.script = attempt.reply.iter().cloned().collect();
        Stage::Answering(attempt)
    };
}

fn play_script(
    time: Res<Time>,
    turn: Res<State<TurnPhase>>,
    mut mistakes: ResMut<Mistakes>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    // Waiting is no change.
    let Some(running) = &mut mistakes.bypass_change_detection().running else { return };
    let plays = matches!(running.stage, Stage::Answering(_))
        || (running.stage == Stage::Showing && !running.script.is_empty());
    if !plays || !matches!(**turn, TurnPhase::Choosing | TurnPhase::Thinking | TurnPhase::Over) {
        return;
    }
    redraw.request();
    running.waited += time.delta_secs();
    if running.waited < PAUSE && !running.script.is_empty() {
        return;
    }
    let Some(running) = &mut mistakes.running else { return };
    running.waited = 0.0;
    match running.script.pop_front() {
        Some(action) => commands.trigger(PlayAction(action)),
        None => {
            if let Stage::Answering(attempt) = &running.stage {
                running.stage = Stage::Wrong(attempt.clone());
            }
        }
    }
}
