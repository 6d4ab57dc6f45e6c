//! Moves a piece to where a hand has led it, landing by landing, before the action is played.

use bevy::prelude::*;

use super::choreography::{HEADROOM, JUMP, Tokens, plain};
use super::motion::{Motion, MotionSystems, Stage};
use super::setting::Touch;
use crate::app::selection::Selection;
use crate::app::session::Session;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_hand
            .before(MotionSystems)
            .run_if(resource_exists::<Session>.and_then(resource_changed::<Selection>)),
    );
}

fn follow_hand(
    session: Res<Session>,
    selection: Res<Selection>,
    mut stage: ResMut<Stage>,
    mut tokens: Tokens,
    mut commands: Commands,
) {
    let look = session.look();
    let (start, led) = match &*selection {
        Selection::Led { way, carried: false, .. } => (way.first(), &way[1..]),
        _ => (None, &[][..]),
    };
    for (entity, mut token, mut motions, transform) in &mut tokens {
        let wanted = if token.site().as_ref() == start { led } else { &[] };
        if start.is_none() && token.led.is_empty() || token.led == wanted {
            continue;
        }
        token.led = wanted.to_vec();
        // Who touches the piece means the place where it is seen.
        if let Some(seen) = token.led.last().copied().or(token.site()) {
            commands.entity(entity).insert(Touch(seen));
        }
        let from = motions.0.back().map_or(*transform, |motion| motion.to);
        let begin = stage.next_start();
        let lift = look.body(token.piece).height + HEADROOM;
        motions.0.push_back(Motion { lift, ..plain(begin, JUMP, from, token.rest(look)) });
        stage.plan(begin + JUMP);
    }
}
