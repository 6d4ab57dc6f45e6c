//! A warning before a turn is ended after which the opponent could win at once.

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::hint::Advisor;
use super::worker::{SearchTask, Waker};
use crate::app::order::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::{PositionChanged, Purpose, Session};
use record::Match;
use rules::{AnyAction, AnyGame, Game};
use study::questions::{MatchPosition, ThreatQuestion};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Warning>()
        .add_systems(Update, show_warning.in_set(AppSystems::Ai))
        .add_observer(look_ahead);
}

/// How the opponent could win at once if the turn were ended now.
#[derive(Resource, Default)]
pub(crate) struct Warning {
    task: Option<SearchTask<Vec<AnyAction>>>,
    /// The position after the end of the turn.
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
    if !session.kind().ends_turns_by_hand() || !has_computer || is_exercise || !session.is_human_to_move() {
        return;
    }
    if let Some(game) = after_turn(&session) {
        let question = ThreatQuestion { place: MatchPosition::latest(&game) };
        warning.task = Some(adviser.0.ask(Waker::of(event_loop), question));
        warning.after = Some(game.position().clone());
    }
}

/// The match as it would be after the end of this turn, if it can be ended now and the match goes on.
fn after_turn(session: &Session) -> Option<Match<AnyGame>> {
    let without_piece = session.legal_moves().between(None, None).actions;
    let end = without_piece.iter().find(|action| **action != AnyAction::Swap)?;
    let mut game = session.game().clone();
    game.play(end).ok()?;
    game.position().outcome().is_none().then_some(game)
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
