//! The machine as a player: it thinks when it is to move, and plays like everybody else, by requests.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::worker::{SearchTask, SearchWorker, Waker};
use crate::app::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::{ActionRefused, ActionUndone, MatchStarted, PlayAction, Session, TimeRanOut};
use crate::app::state::{Menu, Screen, TurnPhase};
use crate::engine::{AnyRootPosition, AnySearchResult, Level, Limits, TimeControl, skill};
use crate::games::{AnyAction, Game};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opponent>()
        .add_systems(
            Update,
            (
                think.run_if(in_state(Screen::Table)),
                act.run_if(in_state(TurnPhase::Thinking)).run_if(in_state(Menu::None)),
            )
                .chain()
                .in_set(AppSystems::Ai),
        )
        .add_systems(OnExit(Screen::Table), forget_thoughts)
        .add_observer(move_now)
        .add_observer(resume_computer)
        .add_observer(pause_between_machines)
        .add_observer(begin_anew)
        .add_observer(forget::<ActionUndone>)
        .add_observer(forget::<ActionRefused>)
        .add_observer(forget::<TimeRanOut>);
}

/// Seconds between what happened and the machine's answer, so that nobody feels hurried.
const PAUSE: f32 = 0.35;

/// The machine that sits at the table.
#[derive(Resource, Default)]
pub(crate) struct Opponent {
    mind: SearchWorker,
    job: Option<SearchTask<AnySearchResult>>,
    /// What is left of the turn that it has decided on.
    plan: VecDeque<AnyAction>,
    /// How long the table has been waiting for it, in seconds.
    waited: f32,
    /// Whether it waits for a sign to go on.
    is_paused: bool,
}

impl Opponent {
    /// What it thinks so far, while it does.
    pub(crate) fn thought(&self) -> Option<AnySearchResult> {
        self.job.as_ref().and_then(SearchTask::so_far)
    }

    /// Whether it is thinking.
    pub(crate) const fn is_thinking(&self) -> bool {
        self.job.is_some()
    }

    /// Whether it waits for a sign to go on.
    pub(crate) const fn is_paused(&self) -> bool {
        self.is_paused
    }

    #[cfg(test)]
    pub(crate) const fn mind(&self) -> &SearchWorker {
        &self.mind
    }

    #[cfg(test)]
    pub(crate) fn pause(&mut self) {
        self.forget();
        self.is_paused = true;
    }

    fn forget(&mut self) {
        (self.job, self.waited) = (None, 0.0);
        self.plan.clear();
    }
}

/// Request: the machine shall play what it thinks best now.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct MoveNow;

/// Request: the machine shall go on, after something was taken back that it had played against itself.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ResumeComputer;

/// How long it may think, by its level and by the clock.
fn limits(session: &Session, level: Level) -> Limits {
    let skill = skill(session.kind(), level);
    let player = session.position().to_move();
    let time = session.clock().map(|clock| {
        let left = Duration::from_millis(clock.left(player));
        let increment = Duration::from_millis(clock.increment_ms());
        TimeControl { left, increment, moves_to_go: None }.allotment()
    });
    Limits { nodes: Some(skill.nodes), time, ..Limits::default() }
}

/// The problem of the present position.
pub(crate) fn problem(session: &Session, after: usize) -> Option<AnyRootPosition> {
    let played = session.game().played().iter().take(after).map(|played| &played.after);
    AnyRootPosition::from_history(std::iter::once(session.game().start()).chain(played))
}

fn think(
    session: Session,
    mut opponent: ResMut<Opponent>,
    bell: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    let opponent = &mut *opponent;
    if let Some(job) = opponent.job.take_if(|job| job.is_done()) {
        opponent.plan = job.so_far().map(|thought| thought.turn().to_vec()).unwrap_or_default().into();
        redraw.request();
        return;
    }
    let level = session.computer_to_move().filter(|_| session.outcome().is_none() && !opponent.is_paused);
    let (Some(level), true) = (level, opponent.job.is_none() && opponent.plan.is_empty()) else { return };
    let Some(problem) = problem(&session, usize::MAX) else { return };
    let (skill, limits, seed) = (skill(session.kind(), level), limits(&session, level), session.began());
    opponent.job = Some(opponent.mind.ask(Waker::of(bell), move |thinker, stop, tell| {
        thinker.set_handicap(Some(skill), seed);
        let thought = problem.search(thinker, &limits, stop, |so_far| tell(so_far.clone()));
        tell(thought);
    }));
}

fn act(
    session: Session,
    time: Res<Time>,
    mut opponent: ResMut<Opponent>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    if opponent.plan.is_empty() {
        return;
    }
    // A turn goes on at once; between turns there is time to breathe.
    let begins = session.position().starts_turn();
    opponent.waited += time.delta_secs();
    if begins && opponent.waited < PAUSE {
        return redraw.request();
    }
    opponent.waited = 0.0;
    if let Some(action) = opponent.plan.pop_front() {
        commands.trigger(PlayAction(action));
    }
}

fn move_now(_: On<MoveNow>, opponent: Res<Opponent>) {
    if let Some(job) = &opponent.job {
        job.move_now();
    }
}

fn resume_computer(_: On<ResumeComputer>, mut opponent: ResMut<Opponent>) {
    opponent.is_paused = false;
}

/// What the machine has played against itself would else be played again at once.
fn pause_between_machines(_: On<ActionUndone>, session: Session, mut opponent: ResMut<Opponent>) {
    opponent.is_paused = session.computers().iter().all(Option::is_some);
}

/// Another match may have other rules, which what it remembers does not tell apart.
fn begin_anew(_: On<MatchStarted>, mut opponent: ResMut<Opponent>) {
    *opponent = Opponent::default();
}

fn forget_thoughts(mut opponent: ResMut<Opponent>) {
    opponent.forget();
}

fn forget<E: Event>(_: On<E>, mut opponent: ResMut<Opponent>) {
    opponent.forget();
}
