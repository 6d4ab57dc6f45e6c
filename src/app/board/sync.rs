//! Moves pieces to where a position has them, whatever came before: after undo, for example.

use bevy::prelude::*;

use super::piece::BoardPiece;
use super::spawn::PickSite;
use crate::app::board::animation::{BoardPieces, Motion, Timeline};
use crate::app::games::{BoardLook, Look};
use crate::app::session::{ActionUndone, Session};
use rules::AnyGame;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(sync_after_undo);
}

/// Seconds for a piece to get to its place.
const SETTLE: f32 = 0.34;

fn sync_after_undo(
    _: On<ActionUndone>,
    session: Session,
    look: Res<BoardLook>,
    mut timeline: ResMut<Timeline>,
    mut board_pieces: BoardPieces,
    mut commands: Commands,
) {
    timeline.skip();
    sync_pieces(session.position(), &session, &**look, &mut timeline, &mut board_pieces, &mut commands);
}

/// Plans a short motion for every piece that is not where `position` has it, which must be a position of the match.
pub(crate) fn sync_pieces(
    position: &AnyGame,
    session: &Session,
    look: &dyn Look,
    timeline: &mut Timeline,
    board_pieces: &mut BoardPieces,
    commands: &mut Commands,
) {
    let mut wanted = BoardPiece::all_of(position, session);
    // Pieces that are in the right place stay; each of the others goes to the nearest remaining place.
    let mut displaced: Vec<Entity> = Vec::new();
    let mut placed: Vec<(Entity, BoardPiece)> = Vec::new();
    for (entity, board_piece, ..) in board_pieces.iter() {
        match wanted
            .iter()
            .position(|other| other.spot == board_piece.spot && board_piece.is_like(other.piece))
        {
            Some(i) => placed.push((entity, wanted.swap_remove(i))),
            None => displaced.push(entity),
        }
    }
    for entity in displaced {
        let Ok((_, board_piece, ..)) = board_pieces.get(entity) else { continue };
        let from = board_piece.rest(look).translation;
        let distance = |other: &BoardPiece| from.distance_squared(other.rest(look).translation);
        let fits = wanted.iter().enumerate().filter(|(_, other)| board_piece.is_like(other.piece));
        let nearest = fits.min_by(|(_, a), (_, b)| distance(a).total_cmp(&distance(b))).map(|(i, _)| i);
        placed.extend(nearest.map(|i| (entity, wanted.swap_remove(i))));
    }
    let time = timeline.next_start();
    for (entity, wanted) in placed {
        let Ok((_, mut board_piece, mut motions, transform)) = board_pieces.get_mut(entity) else { continue };
        if *board_piece == wanted {
            continue;
        }
        let start = motions.0.back().map_or(*transform, |motion| motion.to);
        *board_piece = wanted;
        motions
            .0
            .push_back(Motion { lift: 0.7, ..Motion::straight(time, SETTLE, start, board_piece.rest(look)) });
        timeline.plan(time + SETTLE);
        match board_piece.site() {
            Some(site) => commands.entity(entity).insert(PickSite(site)),
            None => commands.entity(entity).remove::<PickSite>(),
        };
    }
}
