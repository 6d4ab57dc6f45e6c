//! Decides the phase of the turn, in one place for the whole table, three times a frame: see `order.rs`. What has been asked of the screen
//! and the menus happens at the same moments.

use bevy::prelude::*;

use super::board::{Replaying, Scoring, Timeline};
use super::interaction::TurnGuard;
use super::order::{AppSystems, EndSystems};
use super::session::Session;
use super::state::{Menu, Screen, TurnPhase};

pub(super) fn plugin(app: &mut App) {
    let decide =
        || (decide_phase.run_if(in_state(Screen::Table)), apply_transition.run_if(has_changed)).chain();
    app.add_systems(
        Update,
        (decide().in_set(AppSystems::PhaseAfterInput), decide().in_set(AppSystems::PhaseAfterAnimation)),
    )
    .add_systems(Last, decide().in_set(EndSystems::Phase));
}

fn decide_phase(
    session: Session,
    timeline: Res<Timeline>,
    (replaying, scoring): (Res<Replaying>, Res<Scoring>),
    guard: Res<TurnGuard>,
    phase: Res<State<TurnPhase>>,
    mut next: ResMut<NextState<TurnPhase>>,
) {
    let now = if session.review_ply().is_some() {
        TurnPhase::Reviewing
    } else if replaying.0 {
        TurnPhase::Replaying
    } else if timeline.is_celebrating() {
        TurnPhase::Celebrating
    } else if timeline.is_busy() {
        TurnPhase::Animating
    } else if scoring.is_active() {
        TurnPhase::Scoring
    } else if session.outcome().is_some() {
        TurnPhase::Over
    } else if guard.is_handed_over {
        TurnPhase::HandingOver
    } else if session.computer_to_move().is_some() {
        TurnPhase::Thinking
    } else {
        TurnPhase::Choosing
    };
    if **phase != now {
        next.set(now);
    }
}

/// Whether the phase changes, or a key has opened or closed a menu: what comes after that key must find it so.
fn has_changed(
    phase: Option<Res<NextState<TurnPhase>>>,
    screen: Res<NextState<Screen>>,
    menu: Res<NextState<Menu>>,
) -> bool {
    let phase_changes = phase.is_some_and(|next| !matches!(*next, NextState::Unchanged));
    phase_changes || !matches!(*screen, NextState::Unchanged) || !matches!(*menu, NextState::Unchanged)
}

/// Applies the changes now, not in the next frame.
fn apply_transition(world: &mut World) {
    world.run_schedule(StateTransition);
}
