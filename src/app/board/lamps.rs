//! The lamps of pieces go out when they are captured, and the loser's at the end of a match.

use bevy::prelude::*;

use super::animation::Timeline;
use super::piece::BoardPiece;
use crate::app::games::Lamps;
use crate::app::order::AnimationSystems;
use crate::app::session::Session;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        switch_lamps.run_if(resource_changed::<Timeline>).in_set(AnimationSystems::Contact),
    );
}

fn switch_lamps(
    session: Session,
    timeline: Res<Timeline>,
    pieces: Query<&BoardPiece>,
    mut lamps: Query<(&ChildOf, &mut Visibility), With<Lamps>>,
) {
    let winner = session.shown_outcome().and_then(|outcome| outcome.winner);
    let loser = winner.filter(|_| timeline.celebrated() > 0.0).map(|winner| winner.other());
    for (piece, mut visibility) in &mut lamps {
        let Ok(board_piece) = pieces.get(piece.parent()) else { continue };
        let has_lost = loser.is_some() && board_piece.piece.owner == loser;
        let is_out = board_piece.site().is_none() || has_lost;
        visibility.set_if_neq(if is_out { Visibility::Hidden } else { Visibility::Inherited });
    }
}
