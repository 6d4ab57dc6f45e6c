//! How fair a start is, tried out in the background by quick games of the computer against itself.

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::worker::{SearchTask, SearchWorker, Waker};
use crate::app::order::AppSystems;
use crate::app::platform::Redraw;
use record::Match;
use rules::AnyGame;
use study::fairness::Series;
use study::questions::{FairnessQuestion, MatchPosition};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FairnessCheck>()
        .add_observer(check)
        .add_observer(stop)
        .add_systems(Update, show_progress.in_set(AppSystems::Ai));
}

/// Request: try out how fair this start is.
#[derive(Event, Clone, Debug)]
pub(crate) struct CheckFairness(pub(crate) AnyGame);

/// Request: stop trying out, and forget what was found.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct StopFairnessCheck;

/// The start that is being tried out, and what its games have shown so far.
#[derive(Resource, Default)]
pub(crate) struct FairnessCheck {
    worker: SearchWorker,
    about: Option<AnyGame>,
    task: Option<SearchTask<Series>>,
    found: Series,
}

impl FairnessCheck {
    /// What the games from this start have shown so far, if it was tried out.
    pub(crate) fn found(&self, start: &AnyGame) -> Option<Series> {
        (self.about.as_ref() == Some(start)).then_some(self.found)
    }

    /// The number of games so far.
    #[cfg(test)]
    pub(crate) fn games(&self) -> Option<u32> {
        self.is_any().then(|| self.found.count())
    }

    /// Whether a start is tried out or was.
    pub(crate) const fn is_any(&self) -> bool {
        self.about.is_some()
    }
}

fn check(
    request: On<CheckFairness>,
    mut check: ResMut<FairnessCheck>,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
) {
    let start = request.0.clone();
    let check = &mut *check;
    check.about = Some(start.clone());
    check.found = Series::default();
    // The one before, if any, is stopped.
    check.task = None;
    let question = FairnessQuestion { start: MatchPosition::latest(&Match::new(start)) };
    check.task = Some(check.worker.ask(Waker::of(event_loop), question));
}

fn stop(_: On<StopFairnessCheck>, mut check: ResMut<FairnessCheck>) {
    (check.about, check.task) = (None, None);
}

fn show_progress(mut check: ResMut<FairnessCheck>, mut redraw: ResMut<Redraw>) {
    let Some(task) = &check.task else { return };
    let (found, is_done) = (task.so_far().unwrap_or_default(), task.is_done());
    if found != check.found || is_done {
        check.found = found;
        check.task.take_if(|_| is_done);
        redraw.request();
    }
}
