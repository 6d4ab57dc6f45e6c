//! At the end of a match the flag over the loser's ground is struck, and the winner's raised in its place.

use bevy::prelude::*;

use super::animation::Timeline;
use crate::app::games::Flag;
use crate::app::order::AnimationSystems;
use crate::app::session::Session;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fly_flags.in_set(AnimationSystems::Contact));
}

fn fly_flags(
    session: Session,
    timeline: Res<Timeline>,
    mut flags: Query<(&Flag, &mut Transform, &mut Visibility)>,
) {
    let winner = session.shown_outcome().and_then(|outcome| outcome.winner);
    for (flag, mut transform, mut visibility) in &mut flags {
        let is_struck = winner == Some(flag.over.other());
        let changed = if is_struck { timeline.celebrated() } else { 0.0 };
        // First the one comes down, then the other goes up.
        let height = if flag.of == flag.over { 1.0 - 2.0 * changed } else { 2.0 * changed - 1.0 };
        let at = flag.top - Vec3::Y * flag.way * (1.0 - height.clamp(0.0, 1.0));
        if transform.translation != at {
            transform.translation = at;
        }
        visibility.set_if_neq(if height > 0.0 { Visibility::Inherited } else { Visibility::Hidden });
    }
}
