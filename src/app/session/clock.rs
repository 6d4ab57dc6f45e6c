//! The players' clocks: they run for the player to move, from the first action on, while the board accepts input.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use super::parts::TableMatch;
use super::read::Session;
use super::requests::{PositionChanged, report};
use crate::app::AppSystems;
use crate::app::platform::{REST, Redraw};
use crate::app::state::{Menu, Screen, TurnPhase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (tick, redraw_every_second).chain().in_set(AppSystems::Rules));
}

/// Fact: a player ran out of time, which ends the match.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct TimeRanOut;

/// Whether a clock is running.
fn is_running(session: &Session, screen: Screen, menu: Menu) -> bool {
    let has_begun = !session.game().played().is_empty();
    let can_act = screen == Screen::Table && menu == Menu::None && session.review_ply().is_none();
    session.clock().is_some() && has_begun && can_act && session.outcome().is_none()
}

pub(crate) fn tick(
    mut sessions: ParamSet<(Session, ResMut<TableMatch>)>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    phase: Option<Res<State<TurnPhase>>>,
    time: Res<Time<Real>>,
    mut rest: Local<Duration>,
    mut commands: Commands,
) {
    let session = sessions.p0();
    // A person can skip animations by acting; the computer cannot, so its clock does not run during them.
    let waits_for_pieces =
        session.computer_to_move().is_some() && phase.is_some_and(|phase| **phase != TurnPhase::Thinking);
    if !is_running(&session, **screen, **menu) || waits_for_pieces {
        *rest = Duration::ZERO;
        return;
    }
    // Spends whole milliseconds; the remainder counts next time.
    let passed = *rest + time.delta();
    *rest = passed - Duration::from_millis(passed.as_millis() as u64);
    // No change detection: highlights and panels need not be rebuilt for it.
    let mut table = sessions.p1();
    if table.bypass_change_detection().spend(passed.as_millis() as u64) {
        report(&mut commands, PositionChanged::TimeRanOut, TimeRanOut);
    }
}

/// Redraws every second while a clock runs; without one, nothing is drawn while nothing happens.
fn redraw_every_second(
    session: Session,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    settings: Option<ResMut<WinitSettings>>,
    mut was_running: Local<bool>,
    mut redraw: ResMut<Redraw>,
) {
    let is_running = is_running(&session, **screen, **menu);
    if *was_running == is_running {
        return;
    }
    *was_running = is_running;
    redraw.request();
    if let Some(mut settings) = settings {
        let rest = if is_running { Duration::from_secs(1) } else { REST };
        settings.focused_mode = UpdateMode::reactive(rest);
        settings.unfocused_mode = UpdateMode::reactive_low_power(rest);
    }
}
