//! Hints: what the computer would play for the player to move, and why.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::worker::{SearchFailed, SearchTask, SearchWorker, Waker, all_but_one};
use crate::app::order::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::{InSight, MatchStarted, PositionChanged, Session};
use engine::{Level, Limits, skill};
use study::questions::{Advice, AdviceQuestion, MatchPosition};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .init_resource::<Advisor>()
        .add_systems(Update, show_hint.in_set(AppSystems::Ai))
        .add_observer(request_hint)
        .add_observer(reset)
        .add_observer(begin_anew);
}

/// The maximum time to wait for a hint.
const PATIENCE: Duration = Duration::from_millis(2_500);

/// The worker for hints and for reviewing matches.
#[derive(Resource, Default)]
pub(crate) struct Advisor(pub(crate) SearchWorker);

/// The hint for the present position.
#[derive(Resource, Default)]
pub(crate) struct Hint {
    task: Option<SearchTask<Advice>>,
    advice: Option<Advice>,
}

impl Hint {
    /// The suggestion, once it is known.
    pub(crate) const fn advice(&self) -> Option<&Advice> {
        self.advice.as_ref()
    }

    /// Whether the search for a hint is running.
    pub(crate) const fn is_coming(&self) -> bool {
        self.task.is_some()
    }
}

/// Request: give a hint.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct RequestHint;

fn request_hint(
    _: On<RequestHint>,
    (session, in_sight): (Session, InSight),
    adviser: Res<Advisor>,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
    mut hint: ResMut<Hint>,
    mut commands: Commands,
) {
    if !session.is_human_to_move()
        || !in_sight.lets_act(&mut commands)
        || hint.is_coming()
        || hint.advice.is_some()
    {
        return;
    }
    let skill = skill(session.kind(), Level::HIGHEST);
    // As long as the highest level on one core, but on all cores that are free.
    let threads = all_but_one();
    let nodes = Some(skill.nodes * threads as u64);
    let limits = Limits { nodes, time: Some(PATIENCE), threads, ..Limits::default() };
    let question = AdviceQuestion { place: MatchPosition::latest(session.game()), limits };
    hint.task = Some(adviser.0.ask(Waker::of(event_loop), question));
}

fn show_hint(mut hint: ResMut<Hint>, mut redraw: ResMut<Redraw>, mut commands: Commands) {
    // Otherwise it has not changed.
    if hint.task.as_ref().is_some_and(SearchTask::is_done)
        && let Some(task) = hint.task.take()
    {
        hint.advice = task.so_far().filter(|advice| !advice.turn.is_empty());
        if task.has_failed() {
            commands.trigger(SearchFailed);
        }
        redraw.request();
    }
}

fn reset(change: On<PositionChanged>, mut hint: ResMut<Hint>) {
    let is_any = hint.is_coming() || hint.advice.is_some();
    if change.is_of_present() && is_any {
        *hint = Hint::default();
    }
}

fn begin_anew(_: On<MatchStarted>, mut adviser: ResMut<Advisor>) {
    *adviser = Advisor::default();
}
