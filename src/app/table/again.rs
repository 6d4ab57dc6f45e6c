//! Shows the last turn once more: the pieces go back to how it began, and play it again, slowly.

use bevy::prelude::*;

use super::choreography::{Tokens, perform};
use super::motion::{MotionSystems, Stage};
use super::settling::settle;
use crate::app::session::{Session, ShowLastTurn};
use crate::app::telling::Telling;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShowingAgain>()
        .add_observer(show_last_turn)
        .add_systems(Update, return_to_present.after(MotionSystems).run_if(resource_exists::<Session>));
}

/// How much slower than usual a turn is shown again.
const SLOWLY: f32 = 0.6;

/// Whether the pieces show the past.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShowingAgain(pub(crate) bool);

fn show_last_turn(
    _: On<ShowLastTurn>,
    session: Option<Res<Session>>,
    telling: Res<Telling>,
    mut showing: ResMut<ShowingAgain>,
    mut stage: ResMut<Stage>,
    mut tokens: Tokens,
    mut commands: Commands,
) {
    let Some(session) = session else { return };
    let turn = session.game.last_turn();
    // While the score is told the pieces are elsewhere.
    if turn.is_empty() || telling.is_active() || session.looks_at.is_some() {
        return;
    }
    let (played, look) = (session.game.played(), session.look());
    let before = turn.start.checked_sub(1).map_or(session.game.start(), |i| &played[i].after);
    stage.skip();
    settle(before, look, &mut stage, &mut tokens, &mut commands);
    for action in &played[turn] {
        perform(&action.effects, look, &mut stage, &mut tokens, &mut commands);
    }
    stage.tempo = SLOWLY;
    showing.0 = true;
}

/// When the turn has been shown, or was skipped, the table shows the present again.
fn return_to_present(
    session: Res<Session>,
    mut showing: ResMut<ShowingAgain>,
    mut stage: ResMut<Stage>,
    mut tokens: Tokens,
    mut commands: Commands,
) {
    if !showing.0 || stage.is_busy() || session.looks_at.is_some() {
        return;
    }
    showing.0 = false;
    stage.tempo = 1.0;
    settle(session.position(), session.look(), &mut stage, &mut tokens, &mut commands);
}
