//! Turns an action's effects into animations: which piece moves where, when and how.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::timeline::{Motion, Motions, Timeline};
use crate::app::board::piece::{BoardPiece, Spot};
use crate::app::board::replay::Replaying;
use crate::app::board::spawn::PickSite;
use crate::app::board::sync::sync_pieces;
use crate::app::games::{BoardLook, Gait, Look};
use crate::app::session::{ActionPlayed, Session};
use crate::games::{Effect, Piece, Site};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(perform_action);
}

/// Seconds for a battery to turn over.
const FLIP: f32 = 0.42;
/// Seconds between two batteries that turn over together.
const FLIP_STAGGER: f32 = 0.07;
/// Seconds per unit of the board, for a piece that walks or slides.
const PACE: f32 = 0.19;
/// Seconds for a jump.
pub(crate) const JUMP: f32 = 0.55;
/// How high a piece jumps above the piece it jumps over.
pub(crate) const HEADROOM: f32 = 0.7;
/// Seconds for a captured piece to leave.
const LEAVE: f32 = 0.75;
/// Seconds for a piece to be carried from beside the board to above its place, and the height from which it drops.
const CARRY: f32 = 0.42;
const DROP_HEIGHT: f32 = 0.9;
/// Seconds for it to drop, bounce and come to rest.
const DROP: f32 = 0.5;
/// Seconds for a lost piece to sink, and how deep.
const SINK: f32 = 0.5;
const SINK_DEPTH: f32 = 0.8;
/// Seconds to turn on the spot.
const TURN: f32 = 0.22;

pub(crate) type BoardPieces<'w, 's> =
    Query<'w, 's, (Entity, &'static mut BoardPiece, &'static mut Motions, &'static Transform)>;

fn perform_action(
    fact: On<ActionPlayed>,
    session: Session,
    look: Res<BoardLook>,
    replaying: Res<Replaying>,
    mut timeline: ResMut<Timeline>,
    mut board_pieces: BoardPieces,
    mut commands: Commands,
) {
    let look = &**look;
    // Skip running animations: the player is acting.
    timeline.skip();
    if replaying.0 {
        // The pieces show an earlier position, which does not have this action.
        sync_pieces(session.position(), look, &mut timeline, &mut board_pieces, &mut commands);
    } else {
        perform(&fact.effects, look, &mut timeline, &mut board_pieces, &mut commands);
    }
}

/// Plans the animations of `effects`, after everything planned already.
pub(crate) fn perform(
    effects: &[Effect],
    look: &dyn Look,
    timeline: &mut Timeline,
    board_pieces: &mut BoardPieces,
    commands: &mut Commands,
) {
    let mut at: HashMap<Site, Entity> = board_pieces
        .iter()
        .filter_map(|(entity, board_piece, ..)| Some((board_piece.site()?, entity)))
        .collect();
    let mut time = timeline.next_start();
    let mut walkers: Vec<Entity> = Vec::new();
    let mut flips = 0;
    for effect in effects {
        let is_flip = matches!(effect, Effect::Spent { .. } | Effect::Charged { .. });
        if !is_flip && flips > 0 {
            // The robot starts while its batteries are still turning.
            time += FLIP * 0.7;
            flips = 0;
        }
        match effect {
            Effect::Spent { at: site } | Effect::Charged { at: site } => {
                let Some((mut board_piece, mut motions)) = find(&at, site, board_pieces) else { continue };
                let from = board_piece.rest(look);
                board_piece.piece.spent = matches!(effect, Effect::Spent { .. });
                let start = time + FLIP_STAGGER * flips as f32;
                let motion = Motion { lift: 0.75, ..plain(start, FLIP, from, board_piece.rest(look)) };
                motions.0.push_back(motion);
                timeline.plan(start + FLIP);
                flips += 1;
            }
            Effect::Moved { from, to } | Effect::Jumped { from, to, .. } => {
                let Some(entity) = at.remove(from) else { continue };
                at.insert(*to, entity);
                let Ok((_, mut board_piece, mut motions, transform)) = board_pieces.get_mut(entity) else {
                    continue;
                };
                board_piece.spot = Spot::On(*to);
                commands.entity(entity).insert(PickSite(*to));
                if board_piece.led.first() == Some(to) {
                    // The jump preview has already moved it here.
                    board_piece.led.remove(0);
                    continue;
                }
                board_piece.led.clear();
                let rest = (look.standing(board_piece.piece, *from), look.standing(board_piece.piece, *to));
                let distance = rest.0.translation.distance(rest.1.translation);
                let over = match effect {
                    Effect::Jumped { over, .. } => over.len(),
                    _ => 0,
                };
                // Where it will be then; a dragged piece starts from the hand.
                let start = motions.0.back().map_or(*transform, |motion| motion.to);
                let duration = if over > 0 { JUMP + PACE * (over - 1) as f32 } else { PACE * distance };
                let mut motion = plain(time, duration, start, rest.1);
                if over > 0 {
                    motion.lift = look.body(board_piece.piece).height + HEADROOM;
                }
                if look.gait(board_piece.piece) == Gait::Walks {
                    let ahead = rest.1.translation - rest.0.translation;
                    motion.to.rotation = Transform::default().looking_to(ahead, Vec3::Y).rotation;
                    motion.bobs = if over > 0 { 0.0 } else { 3.0 };
                    motion.turns_by = 0.4;
                    if !walkers.contains(&entity) {
                        walkers.push(entity);
                    }
                }
                motions.0.push_back(motion);
                time += duration;
            }
            Effect::Placed { piece, at: site } => {
                let place_beside = |board_piece: &BoardPiece| match board_piece.spot {
                    Spot::Beside(nth) => Some(nth),
                    Spot::On(_) => None,
                };
                let lying = board_pieces.iter().filter(|(_, board_piece, ..)| board_piece.is_like(*piece));
                let last = lying
                    .filter_map(|(entity, board_piece, ..)| Some((place_beside(board_piece)?, entity)))
                    .max();
                let Some((_, entity)) = last else { continue };
                let Ok((_, mut board_piece, mut motions, transform)) = board_pieces.get_mut(entity) else {
                    continue;
                };
                let start = motions.0.back().map_or(*transform, |motion| motion.to);
                board_piece.spot = Spot::On(*site);
                at.insert(*site, entity);
                commands.entity(entity).insert(PickSite(*site));
                let rest = board_piece.rest(look);
                let above = rest.with_translation(rest.translation + Vec3::Y * DROP_HEIGHT);
                motions.0.push_back(Motion { lift: 1.4, ..plain(time, CARRY, start, above) });
                motions.0.push_back(Motion { falls: true, ..plain(time + CARRY, DROP, above, rest) });
                time += CARRY + DROP;
            }
            Effect::Lost { at: site, piece } => {
                let nth = count_beside(board_pieces, *piece);
                let Some((mut board_piece, mut motions)) = find(&at, site, board_pieces) else { continue };
                let from = board_piece.rest(look);
                let sunk = from.with_translation(from.translation - Vec3::Y * SINK_DEPTH);
                board_piece.spot = Spot::Beside(nth);
                motions.0.push_back(plain(time, SINK, from, sunk));
                motions.0.push_back(Motion {
                    lift: 3.2,
                    ..plain(time + SINK, LEAVE, sunk, board_piece.rest(look))
                });
                time += SINK;
                timeline.plan(time + LEAVE);
                if let Some(entity) = at.remove(site) {
                    commands.entity(entity).remove::<PickSite>();
                }
            }
            Effect::Captured { at: site, piece } => {
                let nth = count_beside(board_pieces, *piece);
                let Some((mut board_piece, mut motions)) = find(&at, site, board_pieces) else { continue };
                let from = board_piece.rest(look);
                board_piece.spot = Spot::Beside(nth);
                let motion =
                    Motion { lift: 3.2, turns_by: 0.8, ..plain(time, LEAVE, from, board_piece.rest(look)) };
                motions.0.push_back(motion);
                timeline.plan(time + LEAVE);
                if let Some(entity) = at.remove(site) {
                    commands.entity(entity).remove::<PickSite>();
                }
            }
            Effect::TurnEnded { .. } => time += 0.08,
            Effect::Ended { .. } => {}
        }
    }
    for entity in walkers {
        let Ok((_, board_piece, mut motions, _)) = board_pieces.get_mut(entity) else { continue };
        let rest = board_piece.rest(look);
        let start = motions.0.back().map_or(rest, |motion| motion.to);
        motions.0.push_back(plain(time, TURN, start, rest));
        timeline.plan(time + TURN);
    }
    timeline.plan(time);
}

/// The number of pieces of a kind beside the board.
fn count_beside(board_pieces: &BoardPieces, piece: Piece) -> usize {
    board_pieces
        .iter()
        .filter(|(_, board_piece, ..)| board_piece.is_like(piece) && board_piece.site().is_none())
        .count()
}

fn find<'a>(
    at: &HashMap<Site, Entity>,
    site: &Site,
    board_pieces: &'a mut BoardPieces,
) -> Option<(Mut<'a, BoardPiece>, Mut<'a, Motions>)> {
    let (_, board_piece, motions, _) = board_pieces.get_mut(*at.get(site)?).ok()?;
    Some((board_piece, motions))
}

/// A straight motion with a rotation.
pub(crate) fn plain(start: f32, duration: f32, from: Transform, to: Transform) -> Motion {
    Motion { start, duration, from, to, lift: 0.0, bobs: 0.0, turns_by: 1.0, falls: false }
}
