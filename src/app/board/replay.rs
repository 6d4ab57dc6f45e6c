//! Replays the last turn: the pieces return to where it began and play it again, slowly.

use bevy::prelude::*;

use super::scoring::Scoring;
use super::sync::sync_pieces;
use crate::app::board::animation::{BoardPieces, Timeline, animate};
use crate::app::games::BoardLook;
use crate::app::order::AnimationSystems;
use crate::app::session::{ReplayLastTurn, Session, SkipReplay};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Replaying>()
        .add_observer(show_last_turn)
        .add_observer(skip_replay)
        .add_systems(Update, return_to_present.in_set(AnimationSystems::Return));
}

/// The speed of a replay, as a factor.
const SLOWLY: f32 = 0.6;

/// Whether a replay is running.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub(crate) struct Replaying(pub(crate) bool);

fn show_last_turn(
    _: On<ReplayLastTurn>,
    session: Session,
    look: Res<BoardLook>,
    scoring: Res<Scoring>,
    mut replaying: ResMut<Replaying>,
    mut timeline: ResMut<Timeline>,
    mut board_pieces: BoardPieces,
    mut commands: Commands,
) {
    let turn = session.game().last_turn();
    // During scoring, the pieces are elsewhere.
    if turn.is_empty() || scoring.is_active() || session.review_ply().is_some() {
        return;
    }
    let (played, look) = (session.game().played(), &**look);
    let before = turn.start.checked_sub(1).map_or(session.game().start(), |i| &played[i].after);
    timeline.skip();
    sync_pieces(before, &session, look, &mut timeline, &mut board_pieces, &mut commands);
    for action in &played[turn] {
        animate(&action.effects, look, &mut timeline, &mut board_pieces, &mut commands);
    }
    timeline.replay_speed = SLOWLY;
    replaying.0 = true;
}

fn skip_replay(_: On<SkipReplay>, replaying: Res<Replaying>, mut timeline: ResMut<Timeline>) {
    if replaying.0 {
        timeline.skip();
    }
}

/// Returns to the present position when the replay ends or is skipped.
fn return_to_present(
    session: Session,
    look: Res<BoardLook>,
    mut replaying: ResMut<Replaying>,
    mut timeline: ResMut<Timeline>,
    mut board_pieces: BoardPieces,
    mut commands: Commands,
) {
    if !replaying.0 || timeline.is_busy() || session.review_ply().is_some() {
        return;
    }
    replaying.0 = false;
    timeline.replay_speed = 1.0;
    sync_pieces(session.position(), &session, &**look, &mut timeline, &mut board_pieces, &mut commands);
}
