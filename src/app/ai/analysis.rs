//! Analysis of the position under review: its evaluation and the best lines.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::hint::Advisor;
use super::worker::{SearchFailed, SearchTask, Waker, all_but_one};
use crate::app::order::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::Session;
use engine::{AnySearchResult, Limits, win_probability};
use rules::{AnyAction, Game, Player};
use study::questions::{LinesQuestion, MatchPosition};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Analysis>()
        .add_observer(switch_analysis)
        .add_systems(Update, analyse.in_set(AppSystems::Ai));
}

/// The search time for a position.
const PATIENCE: Duration = Duration::from_secs(6);
/// The number of lines shown.
const LINES: usize = 2;

/// The position being analysed, and the result so far.
#[derive(Resource, Default)]
pub(crate) struct Analysis {
    /// Whether the player switched it on.
    is_on: bool,
    /// The position: when its match began, and the number of actions played.
    about: Option<(u64, usize)>,
    task: Option<SearchTask<AnySearchResult>>,
    found: Option<AnySearchResult>,
}

/// A line to show.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AnalysedLine {
    /// The first player's chance of winning, 0 to 1.
    pub(crate) chance: f32,
    /// The turns.
    pub(crate) turns: Vec<Vec<AnyAction>>,
}

impl Analysis {
    /// Whether analysis is on.
    pub(crate) const fn is_on(&self) -> bool {
        self.is_on
    }

    /// The lines from the current position, best first.
    pub(crate) fn lines(&self, session: &Session) -> Vec<AnalysedLine> {
        let lines = self.found.iter().filter(|_| self.is_about(session)).flat_map(|found| &found.lines);
        let mover = session.shown().to_move();
        lines
            .map(|line| AnalysedLine {
                chance: first_players(mover, win_probability(session.kind(), line.eval)),
                turns: line.turns.clone(),
            })
            .collect()
    }

    fn is_about(&self, session: &Session) -> bool {
        self.about.is_some() && self.about == place(session)
    }
}

/// The position under review: when its match began, and the number of actions played. Lines that were not played are not analysed.
fn place(session: &Session) -> Option<(u64, usize)> {
    session.review_ply().filter(|_| session.line().is_none()).map(|at| (session.began(), at))
}

/// The first player's chance, given that of `mover`.
fn first_players(mover: Player, chance: f32) -> f32 {
    if mover == Player::One { chance } else { 1.0 - chance }
}

/// Request: switch analysis on or off.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct SwitchAnalysis;

fn switch_analysis(_: On<SwitchAnalysis>, mut analysis: ResMut<Analysis>) {
    analysis.is_on = !analysis.is_on;
}

fn analyse(
    session: Session,
    adviser: Res<Advisor>,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
    mut analysis: ResMut<Analysis>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    if let Some(task) = &analysis.task
        && let (found, is_done) = (task.so_far(), task.is_done())
        && (found != analysis.found || is_done)
    {
        let analysis = &mut *analysis;
        analysis.found = found;
        if analysis.task.take_if(|_| is_done).is_some_and(|task| task.has_failed()) {
            analysis.is_on = false;
            commands.trigger(SearchFailed);
        }
        redraw.request();
    }
    let wanted = place(&session).filter(|_| analysis.is_on);
    if analysis.about == wanted {
        return;
    }
    *analysis = Analysis { is_on: analysis.is_on, about: wanted, task: None, found: None };
    let Some(place) = wanted.and_then(|(_, at)| MatchPosition::after(session.game(), at)) else { return };
    let limits = Limits { time: Some(PATIENCE), lines: LINES, threads: all_but_one(), ..Limits::default() };
    analysis.task = Some(adviser.0.ask(Waker::of(event_loop), LinesQuestion { place, limits }));
}
