//! The computer answers an offer of a draw by its search.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::opponent::{Opponent, act};
use super::worker::{SearchTask, Waker};
use crate::app::order::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::{AnswerOffer, Offers, PositionChanged, Session};
use crate::app::state::Screen;
use engine::{Limits, skill};
use study::questions::{DrawQuestion, MatchPosition};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DrawAnswer>()
        .add_systems(Update, consider.run_if(in_state(Screen::Table)).after(act).in_set(AppSystems::Ai))
        .add_observer(reset);
}

/// The maximum time that it takes.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// The search for the answer: whether the computer accepts.
#[derive(Resource, Default)]
pub(crate) struct DrawAnswer(Option<SearchTask<bool>>);

/// The computer answers when the person is to move: before that, it finishes its own turn.
fn consider(
    session: Session,
    (offers, opponent): (Res<Offers>, Res<Opponent>),
    event_loop: Option<Res<EventLoopProxyWrapper>>,
    mut answer: ResMut<DrawAnswer>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    if let Some(task) = answer.0.take_if(|task| task.is_done()) {
        redraw.request();
        return commands.trigger(AnswerOffer { accepts: task.so_far() == Some(true) });
    }
    let strength = session.computers().into_iter().flatten().next();
    let is_asked = offers.is_for_computer(&session) && session.is_human_to_move();
    let (Some(strength), true, true) = (strength, is_asked, answer.0.is_none()) else { return };
    let level = strength.level();
    let nodes = level.map(|level| skill(session.kind(), level).nodes);
    let limits = Limits { nodes, time: Some(PATIENCE), ..Limits::default() };
    let question =
        DrawQuestion { place: MatchPosition::latest(session.game()), level, limits, seed: session.began() };
    answer.0 = Some(opponent.worker().ask(Waker::of(event_loop), question));
}

/// In another position, the computer judges anew.
fn reset(change: On<PositionChanged>, mut answer: ResMut<DrawAnswer>) {
    if change.is_of_present() && answer.0.is_some() {
        answer.0 = None;
    }
}
