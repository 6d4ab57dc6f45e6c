//! A short guard after the turn has changed hands, so that nobody plays for the other by accident.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::{ActionPlayed, MatchStarted, Session};
use crate::games::Effect;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TurnGuard>()
        .add_systems(Update, lower_guard.in_set(AppSystems::Input))
        .add_observer(raise_guard)
        .add_observer(drop_guard);
}

/// How long hands play nothing after the turn has changed: longer than a slip, shorter than a thought.
const LONG: Duration = Duration::from_millis(350);

/// While it is up, hands play nothing.
#[derive(Resource, Debug, Default)]
pub(crate) struct TurnGuard {
    /// Until when, on the machine's own clock.
    until: Option<Duration>,
    /// The table is on its way from one player to the other, or will be as soon as the pieces rest.
    pub(crate) is_handed_over: bool,
}

impl TurnGuard {
    pub(crate) const fn is_up(&self) -> bool {
        self.until.is_some() || self.is_handed_over
    }

    /// Hands play nothing for a moment from now on.
    pub(crate) fn raise(&mut self, time: &Time<Real>) {
        self.until = Some(time.elapsed() + LONG);
    }
}

fn raise_guard(
    fact: On<ActionPlayed>,
    session: Session,
    time: Res<Time<Real>>,
    mut guard: ResMut<TurnGuard>,
) {
    let changes = fact.effects.iter().any(|effect| matches!(effect, Effect::TurnEnded { .. }));
    if changes && session.outcome().is_none() {
        guard.raise(&time);
    }
}

pub(super) fn lower_guard(mut guard: ResMut<TurnGuard>, time: Res<Time<Real>>, mut redraw: ResMut<Redraw>) {
    let Some(until) = guard.until else { return };
    redraw.request();
    if time.elapsed() >= until {
        guard.until = None;
    }
}

fn drop_guard(_: On<MatchStarted>, mut guard: ResMut<TurnGuard>) {
    *guard = TurnGuard::default();
}
