//! The computer as a player: it searches when it is its turn, and plays through requests like everybody else.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::worker::{SearchTask, SearchWorker, Waker, all_but_one};
use crate::app::order::AppSystems;
use crate::app::platform::{Redraw, is_hidden};
use crate::app::session::{ActionRefused, InSight, PlayAction, PositionChanged, Session, Strength};
use crate::app::state::{Menu, Screen, TurnPhase};
use engine::{AnySearchResult, Limits, TimeControl};
use rules::{AnyAction, Game};
use study::questions::{MatchPosition, TurnQuestion};

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
        .add_observer(reset)
        .add_observer(drop_plan);
}

/// The minimum seconds between the last event and the computer's move, so that the player does not feel hurried.
const PAUSE: f32 = 0.35;

/// The computer as a player of the match.
#[derive(Resource, Default)]
pub(crate) struct Opponent {
    worker: SearchWorker,
    task: Option<SearchTask<AnySearchResult>>,
    /// The remaining actions of the turn that it has chosen.
    plan: VecDeque<AnyAction>,
    /// How long the table has been waiting for it, in seconds.
    waited: f32,
    /// Whether it is paused.
    is_paused: bool,
    /// Whether that is because its search has failed.
    has_failed: bool,
}

impl Opponent {
    /// The result of the current search so far.
    pub(crate) fn result(&self) -> Option<AnySearchResult> {
        self.task.as_ref().and_then(SearchTask::so_far)
    }

    /// Whether it is searching.
    pub(crate) const fn is_thinking(&self) -> bool {
        self.task.is_some()
    }

    /// Whether it is paused.
    pub(crate) const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Whether it is paused because its search has failed.
    pub(crate) const fn has_failed(&self) -> bool {
        self.has_failed
    }

    /// What it searches with.
    pub(crate) const fn worker(&self) -> &SearchWorker {
        &self.worker
    }

    #[cfg(test)]
    pub(crate) fn pause(&mut self) {
        self.forget();
        self.is_paused = true;
    }

    fn forget(&mut self) {
        (self.task, self.waited, self.has_failed) = (None, 0.0, false);
        self.plan.clear();
    }
}

/// Request: stop searching and play the best move found so far.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct MoveNow;

/// Request: resume, after undoing an action that the computer had played against itself.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ResumeComputer;

/// The limits of a search besides those of its level: from the clock, and from the time that the computer has for each turn.
fn limits(session: &Session, strength: Strength) -> Limits {
    let player = session.position().to_move();
    let by_clock = session.clock().map(|clock| {
        let left = Duration::from_millis(clock.left(player));
        let increment = Duration::from_millis(clock.increment_ms());
        TimeControl { left, increment, moves_to_go: None }.allotment()
    });
    match strength {
        Strength::Level(_) => Limits { time: by_clock, ..Limits::default() },
        Strength::Seconds(seconds) => {
            let most = Duration::from_secs(seconds.into());
            let time = by_clock.map_or(most, |time| time.min(most));
            Limits { threads: all_but_one(), ..Limits::time(time) }
        }
    }
}

fn think(
    session: Session,
    mut opponent: ResMut<Opponent>,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    let opponent = &mut *opponent;
    // Behind another tab it rests, too.
    if is_hidden() {
        opponent.task = None;
        return;
    }
    if let Some(task) = opponent.task.take_if(|task| task.is_done()) {
        let found = task.so_far().filter(|_| !task.has_failed());
        opponent.plan = found.map(|result| result.turn().to_vec()).unwrap_or_default().into();
        // It is not asked again by itself: that would go on for ever.
        opponent.has_failed = opponent.plan.is_empty();
        opponent.is_paused |= opponent.has_failed;
        redraw.request();
        return;
    }
    let may_play =
        session.outcome().is_none() && !opponent.is_paused && session.purpose().lets_computer_play();
    let strength = session.computer_to_move().filter(|_| may_play);
    let (Some(strength), true) = (strength, opponent.task.is_none() && opponent.plan.is_empty()) else {
        return;
    };
    let question = TurnQuestion {
        place: MatchPosition::latest(session.game()),
        level: strength.level(),
        limits: limits(&session, strength),
        seed: session.began(),
    };
    opponent.task = Some(opponent.worker.ask(Waker::of(event_loop), question));
}

pub(super) fn act(
    session: Session,
    time: Res<Time>,
    mut opponent: ResMut<Opponent>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    if opponent.plan.is_empty() {
        return;
    }
    // Actions within a turn follow at once; between turns there is a pause.
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

fn move_now(_: On<MoveNow>, in_sight: InSight, opponent: Res<Opponent>, mut commands: Commands) {
    if let Some(task) = opponent.task.as_ref().filter(|_| in_sight.lets_act(&mut commands)) {
        task.move_now();
    }
}

fn resume_computer(
    _: On<ResumeComputer>,
    in_sight: InSight,
    mut opponent: ResMut<Opponent>,
    mut commands: Commands,
) {
    if in_sight.lets_act(&mut commands) {
        (opponent.is_paused, opponent.has_failed) = (false, false);
    }
}

fn reset(change: On<PositionChanged>, session: Session, mut opponent: ResMut<Opponent>) {
    match *change {
        PositionChanged::Started => *opponent = Opponent::default(),
        PositionChanged::Undone => {
            opponent.forget();
            // Against itself, it would play the same action again at once.
            opponent.is_paused = session.computers().iter().all(Option::is_some);
        }
        PositionChanged::TimeRanOut | PositionChanged::Ended => opponent.forget(),
        PositionChanged::Played | PositionChanged::Left | PositionChanged::Reviewed => {}
    }
}

fn drop_plan(_: On<ActionRefused>, mut opponent: ResMut<Opponent>) {
    opponent.forget();
}

fn forget_thoughts(mut opponent: ResMut<Opponent>) {
    opponent.forget();
}
