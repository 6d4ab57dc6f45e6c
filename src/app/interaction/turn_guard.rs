//! Ignores input briefly after each turn, so that players do not play for each other by accident, and at the end of a match, so that who
//! skips it does not press what comes into its place.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::order::{ActionSystems, AfterAction, InputSystems};
use crate::app::platform::Redraw;
use crate::app::session::{MatchStarted, PlayedActions, Session};
use crate::app::state::TurnPhase;
use rules::Effect;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TurnGuard>()
        .add_systems(Update, lower_guard.in_set(InputSystems::Guard))
        .add_systems(AfterAction, raise_guard.in_set(ActionSystems::Guard))
        .add_systems(OnEnter(TurnPhase::Over), guard_result)
        .add_observer(drop_guard);
}

/// How long input is ignored: long enough for a slip, too short to be noticed otherwise. At the end of a match, where buttons change, it
/// is as long as it takes to see that.
const LONG: Duration = Duration::from_millis(350);
const LONG_AT_END: Duration = Duration::from_millis(1_200);
/// How many pictures at least have been seen by then, however long each takes.
const PICTURES: u8 = 3;

/// While it is active, input plays nothing.
#[derive(Resource, Debug, Default)]
pub(crate) struct TurnGuard {
    /// Until when, in real time.
    until: Option<Duration>,
    /// The pictures since it was raised.
    pictures: u8,
    /// The board is rotating to the next player, or will as soon as the pieces are at rest.
    pub(crate) is_handed_over: bool,
}

impl TurnGuard {
    pub(crate) const fn is_up(&self) -> bool {
        self.until.is_some() || self.is_handed_over
    }

    /// Ignores input from now on, for a moment.
    pub(crate) fn raise(&mut self, time: &Time<Real>) {
        self.raise_for(LONG, time);
    }

    fn raise_for(&mut self, long: Duration, time: &Time<Real>) {
        (self.until, self.pictures) = (Some(time.elapsed() + long), 0);
    }
}

fn raise_guard(
    actions: Res<PlayedActions>,
    session: Session,
    time: Res<Time<Real>>,
    mut guard: ResMut<TurnGuard>,
) {
    let changes = actions.effects().iter().any(|effect| matches!(effect, Effect::TurnEnded { .. }));
    if changes && session.outcome().is_none() {
        guard.raise(&time);
    }
}

fn guard_result(time: Res<Time<Real>>, mut guard: ResMut<TurnGuard>) {
    guard.raise_for(LONG_AT_END, &time);
}

fn lower_guard(mut guard: ResMut<TurnGuard>, time: Res<Time<Real>>, mut redraw: ResMut<Redraw>) {
    let Some(until) = guard.until else { return };
    redraw.request();
    guard.pictures = guard.pictures.saturating_add(1);
    if time.elapsed() >= until && guard.pictures > PICTURES {
        guard.until = None;
    }
}

fn drop_guard(_: On<MatchStarted>, mut guard: ResMut<TurnGuard>) {
    *guard = TurnGuard::default();
}
