//! Hints: what the computer would play for the player to move, and why.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::worker::{SearchFailed, SearchTask, SearchWorker, Waker, all_but_one};
use crate::app::order::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::{InSight, MatchStarted, PositionChanged, Session};
use engine::{Level, Limits, skill};
use record::Match;
use rules::{AnyAction, AnyGame, Game};
use study::questions::{Advice, AdviceQuestion, MatchPosition};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .init_resource::<Advisor>()
        .add_systems(Update, show_hint.in_set(AppSystems::Ai))
        .add_observer(request_hint)
        .add_observer(follow_or_forget)
        .add_observer(begin_anew);
}

/// The maximum time to wait for a hint.
const PATIENCE: Duration = Duration::from_millis(2_500);

/// The worker for hints and for reviewing matches.
#[derive(Resource, Default)]
pub(crate) struct Advisor(pub(crate) SearchWorker);

/// The hint: a turn, which is kept while the player follows it.
#[derive(Resource, Default)]
pub(crate) struct Hint {
    task: Option<SearchTask<Advice>>,
    /// What is left of the suggested turn, and the reasons for it.
    advice: Option<Advice>,
    /// The whole turn.
    whole: Vec<AnyAction>,
    /// How many actions had been played when it was asked for.
    since: usize,
}

impl Hint {
    /// The suggestion, once it is known: the rest of the turn, its next action first.
    pub(crate) const fn advice(&self) -> Option<&Advice> {
        self.advice.as_ref()
    }

    /// Which of the turn's actions comes next, counted from 1, and of how many. Once the first has been played, the player has begun to
    /// follow it.
    pub(crate) fn step(&self) -> (usize, usize) {
        let left = self.advice.as_ref().map_or(0, |advice| advice.turn.len());
        (self.whole.len() + 1 - left, self.whole.len())
    }

    /// What is left of the turn after all that has been played since, in whichever order; `None` once the player has done something else,
    /// the turn is over, or the rest is no longer possible.
    fn rest(&self, game: &Match<AnyGame>) -> Option<Vec<AnyAction>> {
        let mut rest = self.whole.clone();
        for played in game.played().get(self.since..)? {
            let at = rest.iter().position(|action| *action == played.action)?;
            rest.remove(at);
        }
        let mut position = game.position().clone();
        let can_go_on = !rest.is_empty() && rest.iter().all(|action| position.play(action).is_ok());
        can_go_on.then_some(rest)
    }

    /// Whether the search for a hint is running.
    pub(crate) const fn is_coming(&self) -> bool {
        self.task.is_some()
    }
}

/// Request: give a hint, or take the one away that there is.
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
    if !session.is_human_to_move() || !in_sight.lets_act(&mut commands) || hint.is_coming() {
        return;
    }
    if hint.advice.is_some() {
        *hint = Hint::default();
        return;
    }
    let skill = skill(session.kind(), Level::HIGHEST);
    // As long as the highest level on one core, but on all cores that are free.
    let threads = all_but_one();
    let nodes = Some(skill.nodes * threads as u64);
    let limits = Limits { nodes, time: Some(PATIENCE), threads, ..Limits::default() };
    let question = AdviceQuestion { place: MatchPosition::latest(session.game()), limits };
    hint.since = session.game().played().len();
    hint.task = Some(adviser.0.ask(Waker::of(event_loop), question));
}

fn show_hint(mut hint: ResMut<Hint>, mut redraw: ResMut<Redraw>, mut commands: Commands) {
    // Otherwise it has not changed.
    if hint.task.as_ref().is_some_and(SearchTask::is_done)
        && let Some(task) = hint.task.take()
    {
        hint.advice = task.so_far().filter(|advice| !advice.turn.is_empty());
        hint.whole = hint.advice.as_ref().map(|advice| advice.turn.clone()).unwrap_or_default();
        if task.has_failed() {
            commands.trigger(SearchFailed);
        }
        redraw.request();
    }
}

/// A hint is kept while the player follows it, also back again.
fn follow_or_forget(change: On<PositionChanged>, session: Session, mut hint: ResMut<Hint>) {
    let is_any = hint.is_coming() || hint.advice.is_some();
    if !change.is_of_present() || !is_any {
        return;
    }
    let is_action = matches!(*change, PositionChanged::Played | PositionChanged::Undone);
    let rest = hint.rest(session.game()).filter(|_| is_action && session.outcome().is_none());
    match (rest, &mut hint.advice) {
        (Some(rest), Some(advice)) => advice.turn = rest,
        _ => *hint = Hint::default(),
    }
}

fn begin_anew(_: On<MatchStarted>, mut adviser: ResMut<Advisor>) {
    *adviser = Advisor::default();
}
