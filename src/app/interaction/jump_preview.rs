//! Previews a series of jumps: moves the piece landing by landing, before the action is played.

use bevy::prelude::*;

use super::selection::Selection;
use crate::app::board::{BoardPieces, Motion, PickSite, Timeline};
use crate::app::games::BoardLook;
use crate::app::order::AnimationSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        preview_jump.in_set(AnimationSystems::Preview).run_if(resource_changed::<Selection>),
    );
}

fn preview_jump(
    look: Res<BoardLook>,
    selection: Res<Selection>,
    mut timeline: ResMut<Timeline>,
    mut board_pieces: BoardPieces,
    mut commands: Commands,
) {
    let look = &**look;
    let (start, led) = match &*selection {
        Selection::Led { way, carried: false, .. } => (way.first(), &way[1..]),
        _ => (None, &[][..]),
    };
    for (entity, mut board_piece, mut motions, transform) in &mut board_pieces {
        let wanted = if board_piece.site().as_ref() == start { led } else { &[] };
        if start.is_none() && board_piece.led.is_empty() || board_piece.led == wanted {
            continue;
        }
        board_piece.led = wanted.to_vec();
        // Picking the piece means the place where it is seen.
        if let Some(seen) = board_piece.led.last().copied().or(board_piece.site()) {
            commands.entity(entity).insert(PickSite(seen));
        }
        let from = motions.0.back().map_or(*transform, |motion| motion.to);
        let begin = timeline.next_start();
        let hop = board_piece.led.len().saturating_sub(1);
        let height = look.body(board_piece.piece).height;
        let motion = Motion::jump(begin, from, board_piece.rest(look), height, hop);
        motions.0.push_back(motion);
        timeline.plan(motion.end());
    }
}
