//! Decides the phase of the turn, in one place for the whole table.

use bevy::prelude::*;

use super::AppSystems;
use super::board::{Replaying, Scoring, Timeline};
use super::interaction::TurnGuard;
use super::session::Session;
use super::state::{Menu, Screen, TurnPhase};

pub(super) fn plugin(app: &mut App) {
    // Clocks, the computer and the camera see actions in the frame in which they are played.
    for set in [(AppSystems::Input, AppSystems::Rules), (AppSystems::Animate, AppSystems::Camera)] {
        app.add_systems(
            Update,
            (decide_phase.run_if(in_state(Screen::Table)), apply_transition.run_if(has_changed))
                .chain()
                .after(set.0)
                .before(set.1),
        );
    }
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
    phase: Res<NextState<TurnPhase>>,
    menu: Res<NextState<Menu>>,
    screen: Res<NextState<Screen>>,
) -> bool {
    !matches!(*phase, NextState::Unchanged)
        || !matches!(*menu, NextState::Unchanged)
        || !matches!(*screen, NextState::Unchanged)
}

/// Applies the changes now, not in the next frame.
fn apply_transition(world: &mut World) {
    world.run_schedule(StateTransition);
}
