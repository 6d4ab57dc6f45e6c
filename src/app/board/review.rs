//! Shows the position under review: a step within a turn is animated, anything else jumps.

use bevy::prelude::*;

use super::animation::{BoardPieces, Timeline, animate};
use super::replay::Replaying;
use super::sync::sync_pieces;
use crate::app::games::BoardLook;
use crate::app::order::AnimationSystems;
use crate::app::platform::Redraw;
use crate::app::session::{Autoplay, LineMoved, PositionChanged, ReviewMoved, Session, autoplay_step};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, autoplay.in_set(AnimationSystems::Review))
        .add_observer(show_position)
        .add_observer(show_line)
        .add_observer(reset);
}

fn show_position(
    fact: On<ReviewMoved>,
    session: Session,
    look: Res<BoardLook>,
    mut replaying: ResMut<Replaying>,
    mut timeline: ResMut<Timeline>,
    mut board_pieces: BoardPieces,
    mut commands: Commands,
) {
    timeline.skip();
    timeline.replay_speed = 1.0;
    match fact.animated(session.game()) {
        Some(actions) => {
            for played in &session.game().played()[actions] {
                animate(&played.effects, &**look, &mut timeline, &mut board_pieces, &mut commands);
            }
        }
        None => {
            sync_pieces(session.shown(), &session, &**look, &mut timeline, &mut board_pieces, &mut commands);
        }
    }
    replaying.0 = fact.to.is_some();
}

/// A line begins before the turn that was played: its pieces return there first.
fn show_line(
    fact: On<LineMoved>,
    session: Session,
    look: Res<BoardLook>,
    mut replaying: ResMut<Replaying>,
    mut timeline: ResMut<Timeline>,
    mut board_pieces: BoardPieces,
    mut commands: Commands,
) {
    let Some(line) = session.line() else { return };
    timeline.skip();
    timeline.replay_speed = 1.0;
    let before = fact.animated.as_ref().and_then(|actions| line.game().position_at(actions.start));
    let position = before.unwrap_or(session.shown());
    sync_pieces(position, &session, &**look, &mut timeline, &mut board_pieces, &mut commands);
    for played in &line.game().played()[fact.animated.clone().unwrap_or_default()] {
        animate(&played.effects, &**look, &mut timeline, &mut board_pieces, &mut commands);
    }
    replaying.0 = true;
}

/// Another match starts in the present.
fn reset(change: On<PositionChanged>, mut replaying: ResMut<Replaying>) {
    if change.is_of_match() {
        replaying.set_if_neq(Replaying(false));
    }
}

fn autoplay(
    session: Session,
    timeline: Res<Timeline>,
    time: Res<Time>,
    mut autoplay: ResMut<Autoplay>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    if !autoplay.is_on || session.review_ply().is_none() {
        return;
    }
    redraw.request();
    if !timeline.is_busy() {
        autoplay_step(&session, &mut autoplay, time.delta_secs() * timeline.animation_speed, &mut commands);
    }
}
