//! Turns an action's effects into animations: which piece moves where, when and how.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::motion::{Motion, Motions};
use super::speeds::{
    CARRY, DROP, DROP_HEIGHT, END_OF_TURN, FLIP, FLIP_STAGGER, JUMP, JUMP_FURTHER, JUMP_HEADROOM, LEAVE,
    SINK, SINK_DEPTH, TURN,
};
use super::timeline::Timeline;
use crate::app::board::piece::{BoardPiece, Spot};
use crate::app::board::replay::Replaying;
use crate::app::board::spawn::PickSite;
use crate::app::board::sync::sync_pieces;
use crate::app::games::{BoardLook, Gait, Look};
use crate::app::session::{ActionPlayed, Session};
use crate::games::{Effect, Piece, Site};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(animate_action);
}

pub(crate) type BoardPieces<'w, 's> =
    Query<'w, 's, (Entity, &'static mut BoardPiece, &'static mut Motions, &'static Transform)>;

fn animate_action(
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
        animate(&fact.effects, look, &mut timeline, &mut board_pieces, &mut commands);
    }
}

/// Plans the animations of `effects`, after everything planned already.
pub(crate) fn animate(
    effects: &[Effect],
    look: &dyn Look,
    timeline: &mut Timeline,
    board_pieces: &mut BoardPieces,
    commands: &mut Commands,
) {
    let at = board_pieces.iter().filter_map(|(entity, piece, ..)| Some((piece.site()?, entity))).collect();
    let time = timeline.next_start();
    let mut planner =
        Planner { look, timeline, board_pieces, commands, at, time, flips: 0, runners: Vec::new() };
    for effect in effects {
        // What is no piece of ours has nothing to animate.
        let _ = planner.plan(effect);
    }
    planner.turn_runners_back();
    let end = planner.time;
    timeline.plan(end);
}

/// Plans one effect after the other.
struct Planner<'a, 'w, 's, 'c, 'd> {
    look: &'a dyn Look,
    timeline: &'a mut Timeline,
    board_pieces: &'a mut BoardPieces<'w, 's>,
    commands: &'a mut Commands<'c, 'd>,
    /// Which piece will be where.
    at: HashMap<Site, Entity>,
    /// When the next effect begins.
    time: f32,
    /// How many battery stones in a row turn over.
    flips: usize,
    /// The pieces that ran: at the end they turn back.
    runners: Vec<Entity>,
}

impl Planner<'_, '_, '_, '_, '_> {
    /// Nothing if the piece that the effect is about is not there.
    fn plan(&mut self, effect: &Effect) -> Option<()> {
        let is_flip = matches!(effect, Effect::Spent { .. } | Effect::Charged { .. });
        if !is_flip && self.flips > 0 {
            // The robot starts while its battery stones are still turning.
            self.time += FLIP * 0.7;
            self.flips = 0;
        }
        match effect {
            Effect::Spent { at } => self.flip(*at, true),
            Effect::Charged { at } => self.flip(*at, false),
            Effect::Moved { from, to } => self.move_piece(*from, *to, 0),
            Effect::Jumped { from, to, over } => self.move_piece(*from, *to, over.len()),
            Effect::Placed { piece, at } => self.place(*piece, *at),
            Effect::Lost { at, piece } => self.lose(*piece, *at),
            Effect::Captured { at, piece } => self.capture(*piece, *at),
            Effect::TurnEnded { .. } => {
                self.time += END_OF_TURN;
                Some(())
            }
            Effect::Ended { .. } => Some(()),
        }
    }

    /// A battery stone turns over.
    fn flip(&mut self, site: Site, spent: bool) -> Option<()> {
        let (_, mut board_piece, mut motions, _) = self.board_pieces.get_mut(*self.at.get(&site)?).ok()?;
        let from = board_piece.rest(self.look);
        board_piece.piece.spent = spent;
        let start = self.time + FLIP_STAGGER * self.flips as f32;
        let motion = Motion::straight(start, FLIP, from, board_piece.rest(self.look));
        motions.0.push_back(Motion { lift: 0.75, ..motion });
        self.timeline.plan(start + FLIP);
        self.flips += 1;
        Some(())
    }

    /// A piece runs, slides, or jumps over a number of places.
    fn move_piece(&mut self, from: Site, to: Site, over: usize) -> Option<()> {
        let entity = self.at.remove(&from)?;
        self.at.insert(to, entity);
        let (_, mut board_piece, mut motions, transform) = self.board_pieces.get_mut(entity).ok()?;
        board_piece.spot = Spot::On(to);
        self.commands.entity(entity).insert(PickSite(to));
        if board_piece.led.first() == Some(&to) {
            // The jump preview has already moved it here.
            board_piece.led.remove(0);
            return None;
        }
        board_piece.led.clear();
        let [start, end] = [from, to].map(|site| self.look.standing(board_piece.piece, site));
        let ahead = end.translation - start.translation;
        let gait = self.look.gait(board_piece.piece);
        let is_jump = over > 0;
        let duration = if is_jump {
            JUMP + JUMP_FURTHER * (over - 1) as f32
        } else {
            gait.seconds_per_unit() * ahead.length()
        };
        // Where it will be then; a dragged piece starts from the hand.
        let start = motions.end().unwrap_or(*transform);
        let mut motion = Motion::straight(self.time, duration, start, end);
        if is_jump {
            motion.lift = self.look.body(board_piece.piece).height + JUMP_HEADROOM;
        }
        if gait == Gait::Runs {
            motion.to.rotation = Transform::default().looking_to(ahead, Vec3::Y).rotation;
            motion.bobs = if is_jump { 0.0 } else { 3.0 };
            motion.turns_by = 0.4;
            if !self.runners.contains(&entity) {
                self.runners.push(entity);
            }
        }
        motions.0.push_back(motion);
        self.time += duration;
        Some(())
    }

    /// The last piece of its kind beside the board is carried to its place.
    fn place(&mut self, piece: Piece, site: Site) -> Option<()> {
        let beside = |board_piece: &BoardPiece| match board_piece.spot {
            Spot::Beside(nth) => Some(nth),
            Spot::On(_) => None,
        };
        let alike = self.board_pieces.iter().filter(|(_, board_piece, ..)| board_piece.is_like(piece));
        let (_, entity) =
            alike.filter_map(|(entity, board_piece, ..)| Some((beside(board_piece)?, entity))).max()?;
        let (_, mut board_piece, mut motions, transform) = self.board_pieces.get_mut(entity).ok()?;
        let start = motions.end().unwrap_or(*transform);
        board_piece.spot = Spot::On(site);
        self.at.insert(site, entity);
        self.commands.entity(entity).insert(PickSite(site));
        let rest = board_piece.rest(self.look);
        let above = rest.with_translation(rest.translation + Vec3::Y * DROP_HEIGHT);
        let carried = Motion { lift: 1.4, ..Motion::straight(self.time, CARRY, start, above) };
        let dropped = Motion { falls: true, ..Motion::straight(self.time + CARRY, DROP, above, rest) };
        motions.0.extend([carried, dropped]);
        self.time += CARRY + DROP;
        Some(())
    }

    /// A piece sinks into the ground, then lies beside the board.
    fn lose(&mut self, piece: Piece, site: Site) -> Option<()> {
        let nth = self.count_beside(piece);
        let entity = self.at.remove(&site)?;
        let (_, mut board_piece, mut motions, _) = self.board_pieces.get_mut(entity).ok()?;
        let from = board_piece.rest(self.look);
        let sunk = from.with_translation(from.translation - Vec3::Y * SINK_DEPTH);
        board_piece.spot = Spot::Beside(nth);
        motions.0.push_back(Motion::straight(self.time, SINK, from, sunk));
        self.time += SINK;
        let leaves = Motion::straight(self.time, LEAVE, sunk, board_piece.rest(self.look));
        motions.0.push_back(Motion { lift: 3.2, ..leaves });
        self.timeline.plan(self.time + LEAVE);
        self.commands.entity(entity).remove::<PickSite>();
        Some(())
    }

    /// A piece leaves the board for its place beside it.
    fn capture(&mut self, piece: Piece, site: Site) -> Option<()> {
        let nth = self.count_beside(piece);
        let entity = self.at.remove(&site)?;
        let (_, mut board_piece, mut motions, _) = self.board_pieces.get_mut(entity).ok()?;
        let from = board_piece.rest(self.look);
        board_piece.spot = Spot::Beside(nth);
        let leaves = Motion::straight(self.time, LEAVE, from, board_piece.rest(self.look));
        motions.0.push_back(Motion { lift: 3.2, turns_by: 0.8, ..leaves });
        self.timeline.plan(self.time + LEAVE);
        self.commands.entity(entity).remove::<PickSite>();
        Some(())
    }

    /// Whoever ran turns back to how they stand.
    fn turn_runners_back(&mut self) {
        for entity in std::mem::take(&mut self.runners) {
            let Ok((_, board_piece, mut motions, _)) = self.board_pieces.get_mut(entity) else { continue };
            let rest = board_piece.rest(self.look);
            let start = motions.end().unwrap_or(rest);
            motions.0.push_back(Motion::straight(self.time, TURN, start, rest));
            self.timeline.plan(self.time + TURN);
        }
    }

    /// The number of pieces of a kind beside the board.
    fn count_beside(&self, piece: Piece) -> usize {
        let alike = self.board_pieces.iter().filter(|(_, board_piece, ..)| board_piece.is_like(piece));
        alike.filter(|(_, board_piece, ..)| board_piece.site().is_none()).count()
    }
}
