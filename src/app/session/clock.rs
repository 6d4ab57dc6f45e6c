//! The players' clocks: when their time passes. How much they have, the increment, and the end of it: `record`, in `clock.rs` and `timed_match.rs`.
//!
//! Time counts for the player to move while that player can act: not before the first action, in a menu, in a review or a replay, while
//! pieces move or the board is handed over, and not while the window is hidden or the computer sleeps.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy::window::WindowOccluded;

use super::parts::{Review, TableMatch};
use super::requests::{PositionChanged, report};
use crate::app::order::EndSystems;
use crate::app::platform::{Redraw, is_hidden, was_hidden};
use crate::app::state::{Menu, Screen, TurnPhase};
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ClockRuns>()
        .add_systems(First, charge_time.after(TimeSystems))
        .add_systems(Last, (start_or_stop, redraw_every_second).chain().in_set(EndSystems::Clock));
}

/// Fact: a player ran out of time, which ends the match.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct TimeRanOut;

/// Whether the clock runs until the next frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ClockRuns(pub(crate) bool);

/// While a clock runs, frames are a second apart at most, or as far as a slow machine needs. After more than this, the computer was
/// asleep or the program was stopped, which is not the fault of the player to move.
const LONGEST: Duration = Duration::from_secs(10);

/// Charges the time since the last frame to the player who was to move then. This comes before anything else in a frame: a key that plays a
/// move or leaves a review was pressed after that time had passed.
fn charge_time(
    runs: Res<ClockRuns>,
    time: Res<Time<Real>>,
    mut table: ResMut<TableMatch>,
    mut rest: Local<Duration>,
    mut commands: Commands,
) {
    if !runs.0 || time.delta() > LONGEST || was_hidden() {
        return;
    }
    // Spends whole milliseconds; the remainder counts next time.
    *rest += time.delta();
    let ms = rest.as_millis() as u64;
    *rest -= Duration::from_millis(ms);
    // No change detection: highlights and panels need not be rebuilt for it.
    if table.bypass_change_detection().spend(ms) {
        table.set_changed();
        report(&mut commands, PositionChanged::TimeRanOut, TimeRanOut);
    }
}

/// Decides, once everything has happened in a frame, whether the time until the next one counts.
fn start_or_stop(
    (table, review): (Res<TableMatch>, Res<Review>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    phase: Option<Res<State<TurnPhase>>>,
    mut occlusions: MessageReader<WindowOccluded>,
    mut is_occluded: Local<bool>,
    mut runs: ResMut<ClockRuns>,
) {
    if let Some(last) = occlusions.read().last() {
        *is_occluded = last.occluded;
    }
    let timed = table.timed();
    let is_timed = timed.clock().is_some() && timed.outcome().is_none();
    let has_begun = !timed.game().played().is_empty();
    let can_act = phase.is_some_and(|phase| matches!(**phase, TurnPhase::Choosing | TurnPhase::Thinking));
    let is_open = **screen == Screen::Table && **menu == Menu::None && review.ply.is_none();
    let is_seen = !*is_occluded && !is_hidden();
    runs.set_if_neq(ClockRuns(is_timed && has_begun && can_act && is_open && is_seen));
}

/// While a clock runs, the table is drawn whenever the second changes.
fn redraw_every_second(runs: Res<ClockRuns>, table: Res<TableMatch>, mut redraw: ResMut<Redraw>) {
    if runs.is_changed() {
        redraw.request();
    }
    if runs.0
        && let Some(clock) = table.timed().clock()
    {
        let left = clock.left(table.timed().position().to_move());
        redraw.request_within(Duration::from_millis(left % 1_000 + 1));
    }
}
