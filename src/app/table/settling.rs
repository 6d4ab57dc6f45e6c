//! Brings pieces to where a position has them, whatever was before: after something was taken back, for example.

use bevy::prelude::*;

use super::choreography::{Tokens, plain};
use super::motion::{Motion, Stage};
use super::setting::Touch;
use super::token::Token;
use crate::app::pieces::Look;
use crate::app::session::{ActionTakenBack, Session};
use crate::games::AnyGame;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(settle_after_taking_back);
}

/// Seconds for a piece to find its place.
const SETTLE: f32 = 0.34;

fn settle_after_taking_back(
    _: On<ActionTakenBack>,
    session: Res<Session>,
    mut stage: ResMut<Stage>,
    mut tokens: Tokens,
    mut commands: Commands,
) {
    stage.skip();
    settle(session.position(), session.look(), &mut stage, &mut tokens, &mut commands);
}

/// Plans a short motion for every piece that is not where `position` has it. The position must have the same pieces as
/// the table, as all positions of a match do.
pub(crate) fn settle(
    position: &AnyGame,
    look: &dyn Look,
    stage: &mut Stage,
    tokens: &mut Tokens,
    commands: &mut Commands,
) {
    let mut wanted = Token::all_of(position);
    // Who is in the right place stays; the others take what is left, each the place nearest to it.
    let mut displaced: Vec<Entity> = Vec::new();
    let mut placed: Vec<(Entity, Token)> = Vec::new();
    for (entity, token, ..) in tokens.iter() {
        match wanted.iter().position(|other| other.spot == token.spot && token.is_like(other.piece)) {
            Some(i) => placed.push((entity, wanted.swap_remove(i))),
            None => displaced.push(entity),
        }
    }
    for entity in displaced {
        let Ok((_, token, ..)) = tokens.get(entity) else { continue };
        let from = token.rest(look).translation;
        let distance = |other: &Token| from.distance_squared(other.rest(look).translation);
        let fits = wanted.iter().enumerate().filter(|(_, other)| token.is_like(other.piece));
        let nearest = fits.min_by(|(_, a), (_, b)| distance(a).total_cmp(&distance(b))).map(|(i, _)| i);
        placed.extend(nearest.map(|i| (entity, wanted.swap_remove(i))));
    }
    let time = stage.next_start();
    for (entity, wanted) in placed {
        let Ok((_, mut token, mut motions, transform)) = tokens.get_mut(entity) else { continue };
        if *token == wanted {
            continue;
        }
        let start = motions.0.back().map_or(*transform, |motion| motion.to);
        *token = wanted;
        motions.0.push_back(Motion { lift: 0.7, ..plain(time, SETTLE, start, token.rest(look)) });
        stage.plan(time + SETTLE);
        match token.site() {
            Some(site) => commands.entity(entity).insert(Touch(site)),
            None => commands.entity(entity).remove::<Touch>(),
        };
    }
}
