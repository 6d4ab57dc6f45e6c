//! A win is seen on the table before the result is shown: the winner's pieces hop in a wave, the loser's slump.

use bevy::prelude::*;

use super::energy::flash;
use super::motion::{BoardPieces, Manner, Motion, Motions};
use super::timeline::Timeline;
use crate::app::board::piece::BoardPiece;
use crate::app::board::scoring::{ScoreCounted, SkipScoring};
use crate::app::games::{BoardLook, Gait, Happening, Look, Moment};
use crate::app::session::{MatchEnded, Session, TimeRanOut};
use rules::Player;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(act_out_win_from_middle::<TimeRanOut>)
        .add_observer(act_out_win_from_middle::<MatchEnded>)
        .add_observer(act_out_win_from_middle::<ScoreCounted>)
        .add_observer(skip);
}

/// How long it takes in all, and how long the wave takes to the farthest piece.
const WIN: f32 = 1.5;
const WAVE: f32 = 0.45;
/// A hop, and how high it is as a part of the piece's height.
const HOP: f32 = 0.3;
const HOP_HEIGHT: f32 = 0.32;
/// How much a piece that hops crouches.
const CROUCH: f32 = 0.06;
/// How long pieces take to slump and to return to how they stand.
const SLUMP: f32 = 0.28;
const RETURN: f32 = 0.2;
/// How far a robot and a counter tip over, in radians.
const SLUMPED: f32 = 0.22;

/// Plans how all pieces act, from a place outward, after everything planned already.
pub(super) fn act_out_win(
    winner: Player,
    middle: Vec3,
    look: &dyn Look,
    timeline: &mut Timeline,
    board_pieces: &mut BoardPieces,
    commands: &mut Commands,
) {
    if timeline.still {
        return;
    }
    let start = timeline.next_start();
    timeline.celebrate(start, start + WIN);
    let on_board = |board_piece: &BoardPiece| board_piece.site().and(board_piece.piece.owner);
    let away = |board_piece: &BoardPiece| board_piece.rest(look).translation.distance(middle);
    let distances = board_pieces.iter().filter(|(_, board_piece, ..)| on_board(board_piece).is_some());
    let farthest = distances.map(|(_, board_piece, ..)| away(board_piece)).fold(1.0, f32::max);
    for (_, board_piece, mut motions, _) in board_pieces.iter_mut() {
        let Some(owner) = on_board(&board_piece) else { continue };
        let begin = start + WAVE * away(&board_piece) / farthest;
        let rest = board_piece.rest(look);
        if owner == winner {
            let height = look.body(board_piece.piece).height * HOP_HEIGHT;
            cheer(&mut motions, rest, height, look.gait(board_piece.piece), begin, start + WIN);
            flash(rest.translation.with_y(0.0), begin + HOP * 0.1, rest_width(look, &board_piece), commands);
        } else {
            slump(&mut motions, rest, look, &board_piece, begin, start + WIN);
        }
    }
}

/// How wide a piece's place lights up.
fn rest_width(look: &dyn Look, board_piece: &BoardPiece) -> f32 {
    look.body(board_piece.piece).radius * 2.2
}

/// Two hops; a robot turns round to its player.
fn cheer(motions: &mut Motions, rest: Transform, height: f32, gait: Gait, begin: f32, end: f32) {
    let turned = if gait == Gait::Runs {
        rest.with_rotation(rest.rotation * Quat::from_rotation_y(std::f32::consts::PI))
    } else {
        rest
    };
    let squash = if gait == Gait::Runs { CROUCH } else { 0.0 };
    let hop = |start: f32, from: Transform| Motion {
        manner: Manner::Leaps,
        lift: height,
        squash,
        ..Motion::straight(start, HOP, from, turned)
    };
    motions.0.extend([hop(begin, rest), hop(begin + HOP, turned)]);
    if turned != rest {
        motions.0.push_back(Motion::straight(end - RETURN, RETURN, turned, rest));
    }
}

/// A robot or a counter tips forward until the end; a ball just lies there.
fn slump(
    motions: &mut Motions,
    rest: Transform,
    look: &dyn Look,
    board_piece: &BoardPiece,
    begin: f32,
    end: f32,
) {
    if look.gait(board_piece.piece) == Gait::Rolls {
        return;
    }
    let mut slumped = rest;
    slumped.rotation *= Quat::from_rotation_x(-SLUMPED);
    // It stands on the edge of its foot.
    slumped.translation.y += look.body(board_piece.piece).radius * SLUMPED.sin() * 0.6;
    slumped.scale.y *= 0.94;
    motions.0.push_back(Motion::straight(begin, SLUMP, rest, slumped));
    motions.0.push_back(Motion::straight(end - RETURN, RETURN, slumped, rest));
}

/// No piece has decided the match: the wave begins in the middle of the board.
fn act_out_win_from_middle<E: Event>(
    _: On<E>,
    session: Session,
    look: Res<BoardLook>,
    mut timeline: ResMut<Timeline>,
    mut board_pieces: BoardPieces,
    mut commands: Commands,
) {
    let Some(outcome) = session.outcome() else { return };
    let end = Moment {
        happening: Happening::MatchEnds(outcome.winner),
        piece: None,
        place: Vec3::ZERO,
        speed: 0.5,
    };
    let start = timeline.next_start();
    timeline.plan_sound(start, end, &**look);
    if let Some(winner) = outcome.winner {
        act_out_win(winner, Vec3::ZERO, &**look, &mut timeline, &mut board_pieces, &mut commands);
    }
}

/// The players have seen enough.
fn skip(_: On<SkipScoring>, mut timeline: ResMut<Timeline>) {
    if timeline.is_celebrating() {
        timeline.skip();
    }
}
