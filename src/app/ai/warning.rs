//! A warning that the opponent could win at once: after the turn as it is, where it is ended by hand; else if this turn changed nothing.

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::hint::Advisor;
use super::worker::{SearchTask, Waker};
use crate::app::order::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::{PositionChanged, Purpose, Session};
use engine::skipped_turn;
use record::Match;
use rules::{AnyAction, AnyGame, Game};
use study::questions::{MatchPosition, ThreatQuestion};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Warning>()
        .add_systems(Update, show_warning.in_set(AppSystems::Ai))
        .add_observer(look_ahead);
}

/// How the opponent could win at once if the player did nothing more.
#[derive(Resource, Default)]
pub(crate) struct Warning {
    task: Option<SearchTask<Vec<AnyAction>>>,
    /// The position if the player did nothing more.
    after: Option<AnyGame>,
    /// The opponent's turn that would win; empty if there is none.
    threat: Vec<AnyAction>,
}

impl Warning {
    pub(crate) const fn is_given(&self) -> bool {
        !self.threat.is_empty()
    }

    /// The opponent's turn that would win, and the position before it.
    pub(crate) fn threat(&self) -> Option<(&AnyGame, &[AnyAction])> {
        self.after.as_ref().filter(|_| self.is_given()).map(|after| (after, &self.threat[..]))
    }

    /// Whether it is still being looked for.
    #[cfg(test)]
    pub(crate) const fn is_coming(&self) -> bool {
        self.task.is_some()
    }
}

fn look_ahead(
    change: On<PositionChanged>,
    session: Session,
    adviser: Res<Advisor>,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
    mut warning: ResMut<Warning>,
) {
    if !change.is_of_present() {
        return;
    }
    *warning = Warning::default();
    let has_computer = session.computers().iter().any(Option::is_some);
    // In an exercise it would tell the solution.
    let is_exercise = matches!(session.purpose(), Purpose::Exercise { .. });
    if !has_computer || is_exercise || !session.is_human_to_move() {
        return;
    }
    if let Some(after) = after_turn(&session) {
        let place = MatchPosition::latest(&Match::new(after.clone()));
        warning.task = Some(adviser.0.ask(Waker::of(event_loop), ThreatQuestion { place }));
        warning.after = Some(after);
    }
}

/// The position if the player did nothing more, if the turn can be ended there and the match goes on.
fn after_turn(session: &Session) -> Option<AnyGame> {
    let position = session.position();
    let after = if session.kind().ends_turns_by_hand() {
        let without_piece = session.legal_moves().between(None, None).actions;
        let end = without_piece.iter().find(|action| **action != AnyAction::Swap)?;
        let mut after = position.clone();
        after.play(end).ok()?;
        after
    } else {
        skipped_turn(position)?
    };
    after.outcome().is_none().then_some(after)
}

fn show_warning(mut warning: ResMut<Warning>, mut redraw: ResMut<Redraw>) {
    // Otherwise it has not changed.
    if warning.task.as_ref().is_some_and(SearchTask::is_done)
        && let Some(task) = warning.task.take()
    {
        warning.threat = task.so_far().unwrap_or_default();
        redraw.request();
    }
}
