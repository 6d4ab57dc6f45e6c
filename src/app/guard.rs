//! A short guard after the turn has changed hands, so that nobody plays for the other by accident.

use bevy::prelude::*;

use super::session::{ActionPlayed, MatchStarted, Session};
use super::wake::Wake;
use crate::games::Effect;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Guard>()
        .add_systems(Update, lower_guard)
        .add_observer(raise_guard)
        .add_observer(drop_guard);
}

/// How long hands play nothing after the turn has changed, in seconds: longer than a slip, shorter than a thought.
const SECONDS: f32 = 0.35;

/// While it is up, hands play nothing.
#[derive(Resource, Debug, Default)]
pub(crate) struct Guard {
    left: f32,
    /// The table itself is on its way from one player to the other.
    pub(crate) is_handed_over: bool,
}

impl Guard {
    pub(crate) fn is_up(&self) -> bool {
        self.left > 0.0 || self.is_handed_over
    }
}

fn raise_guard(fact: On<ActionPlayed>, session: Res<Session>, mut guard: ResMut<Guard>) {
    let changes = fact.effects.iter().any(|effect| matches!(effect, Effect::TurnEnded { .. }));
    if changes && session.outcome().is_none() {
        guard.left = SECONDS;
    }
}

fn lower_guard(mut guard: ResMut<Guard>, time: Res<Time<Real>>, mut wake: ResMut<Wake>) {
    if guard.left > 0.0 {
        guard.left -= time.delta_secs();
        wake.up();
    }
}

fn drop_guard(_: On<MatchStarted>, mut guard: ResMut<Guard>) {
    *guard = Guard::default();
}
