//! Brings pieces to where a position has them, whatever was before: after something was taken back, for example.

use bevy::prelude::*;

use super::choreography::{Tokens, plain};
use super::motion::{Motion, Stage};
use super::setting::Touch;
use super::token::Spot;
use crate::app::pieces::{Look, look};
use crate::app::session::{ActionTakenBack, Session};
use crate::games::{AnyGame, Game, Piece};

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
    settle(session.position(), look(session.kind()), &mut stage, &mut tokens, &mut commands);
}

/// Plans a short motion for every piece that is not where `position` has it. The position must have the same pieces as
/// the table, as all positions of a match do.
pub(super) fn settle(
    position: &AnyGame,
    look: &dyn Look,
    stage: &mut Stage,
    tokens: &mut Tokens,
    commands: &mut Commands,
) {
    let mut beside: Vec<Piece> = Vec::new();
    let off_board = position.beside().into_iter().map(|piece| {
        let nth = beside.iter().filter(|other| **other == piece).count();
        beside.push(piece);
        (Spot::Beside(nth), piece)
    });
    let mut wanted: Vec<(Spot, Piece)> =
        position.pieces().into_iter().map(|(site, piece)| (Spot::On(site), piece)).chain(off_board).collect();
    // Who is in the right place stays; the others take what is left, each the place nearest to it.
    let mut displaced: Vec<Entity> = Vec::new();
    let mut turned: Vec<(Entity, Spot, Piece)> = Vec::new();
    for (entity, token, _) in tokens.iter() {
        match wanted.iter().position(|(spot, piece)| *spot == token.spot && token.is_like(*piece)) {
            Some(i) => {
                let (spot, piece) = wanted.swap_remove(i);
                turned.push((entity, spot, piece));
            }
            None => displaced.push(entity),
        }
    }
    for entity in displaced {
        let Ok((_, token, _)) = tokens.get(entity) else { continue };
        let from = token.rest(look).translation;
        let distance = |(spot, piece): &(Spot, Piece)| {
            let there = super::Token { piece: *piece, spot: *spot }.rest(look).translation;
            from.distance_squared(there)
        };
        let fits = wanted.iter().enumerate().filter(|(_, (_, piece))| token.is_like(*piece));
        let nearest = fits.min_by(|(_, a), (_, b)| distance(a).total_cmp(&distance(b))).map(|(i, _)| i);
        if let Some(i) = nearest {
            let (spot, piece) = wanted.swap_remove(i);
            turned.push((entity, spot, piece));
        }
    }
    let time = stage.next_start();
    for (entity, spot, piece) in turned {
        let Ok((_, mut token, mut motions)) = tokens.get_mut(entity) else { continue };
        if token.spot == spot && token.piece == piece {
            continue;
        }
        let start = motions.0.back().map_or_else(|| token.rest(look), |motion| motion.to);
        (token.spot, token.piece) = (spot, piece);
        motions.0.push_back(Motion { lift: 0.7, ..plain(time, SETTLE, start, token.rest(look)) });
        stage.plan(time + SETTLE);
        match token.site() {
            Some(site) => commands.entity(entity).insert(Touch(site)),
            None => commands.entity(entity).remove::<Touch>(),
        };
    }
}
