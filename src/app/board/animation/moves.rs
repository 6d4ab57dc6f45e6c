//! Plans how pieces run, are lifted from square to square, slide and jump.

use bevy::prelude::*;

use super::curves::when_smooth_is;
use super::effects::Planner;
use super::motion::{Manner, Motion};
use super::speeds::{AIRBORNE, FASTEST, LONGEST, PUT_DOWN, RETURN, TURN, TURN_FIRST};
use crate::app::board::piece::Spot;
use crate::app::board::spawn::PickSite;
use crate::app::games::{Gait, Happening};
use rules::{Effect, Piece, Site};

/// How far a robot leans into its run, in radians.
const LEAN: f32 = 0.105;
/// How many little bobs a robot makes on one unit of the board.
const BOBS: f32 = 0.75;
/// How high a counter is lifted, in units of the board.
const LIFTED: f32 = 0.34;
/// How high a battery stone is lifted out of its socket, so that it clears the rims.
const CLEAR: f32 = 0.17;
/// How much lower a robot gets when it crouches to jump, as a part of its height.
const CROUCH: f32 = 0.08;

/// A run in one direction.
pub(super) struct Run {
    to: Site,
    /// What it captures where it ends.
    captured: Option<Piece>,
    /// How many effects it consists of, after the first.
    pub(super) further: usize,
}

impl Planner<'_, '_, '_, '_, '_> {
    /// A run that begins with a step, with the steps that go on in its direction: a robot that runs on does not brake.
    pub(super) fn straight_run(&self, from: Site, to: Site, later: &[Effect]) -> Run {
        let mut run = Run { to, captured: None, further: 0 };
        let way = |from: Site, to: Site| {
            (i16::from(to.file) - i16::from(from.file), i16::from(to.rank) - i16::from(from.rank))
        };
        while run.captured.is_none() {
            let (next, captured, further) = match &later[run.further..] {
                [Effect::Moved { from, to: next }, ..] if *from == run.to => (*next, None, 1),
                [Effect::Captured { piece, at }, Effect::Moved { from, to: next }, ..]
                    if *from == run.to && at == next =>
                {
                    (*next, Some(*piece), 2)
                }
                _ => break,
            };
            if way(run.to, next) != way(from, to) {
                break;
            }
            run = Run { to: next, captured, further: run.further + further };
        }
        run
    }

    /// A piece runs, slides or is lifted to a place.
    pub(super) fn run(&mut self, from: Site, run: Run) -> Option<()> {
        let entity = *self.at.get(&from)?;
        let piece = self.board_pieces.get(entity).ok()?.1.piece;
        let gait = self.look.gait(piece);
        let [standing, end] = [from, run.to].map(|site| self.look.standing(piece, site));
        let duration = gait.duration(standing.translation.distance(end.translation));
        if let Some(captured) = run.captured {
            self.capture(captured, run.to, self.time + duration * 0.5);
        }
        let start = self.leave_for(entity, from, run.to)?;
        if let Some(put_down) = self.put_down(start, standing, end) {
            return self.put(entity, put_down);
        }
        let straight = Motion::straight(self.time, duration, start, end);
        let touches = self.time + duration * PUT_DOWN;
        match gait {
            Gait::Runs => {
                let start = self.turn_to(entity, start, end.translation - standing.translation);
                let mut motion = Motion::straight(self.time, duration, start, end);
                motion.to.rotation = start.rotation;
                motion.bobs = (BOBS * standing.translation.distance(end.translation)).round();
                self.hear_steps(piece, &motion);
                self.push(entity, Motion { lean: LEAN, ..motion })
            }
            Gait::Lifted => {
                self.hear(touches, Happening::Touches, Some(piece), end.translation);
                self.push(entity, Motion { manner: Manner::IsLifted, lift: LIFTED, ..straight })
            }
            Gait::Slides => {
                self.hear(self.time, Happening::Slides, Some(piece), start.translation);
                self.hear(touches, Happening::Touches, Some(piece), end.translation);
                self.push(entity, Motion { manner: Manner::IsLifted, lift: CLEAR, ..straight })
            }
            Gait::Rolls => self.push(entity, straight),
        }
    }

    /// A step at the end of each bob of a run: the faster, the louder.
    fn hear_steps(&mut self, piece: Piece, run: &Motion) {
        let steps = run.bobs.max(1.0);
        let speed = run.from.translation.distance(run.to.translation) / run.duration / FASTEST;
        for step in 1..=steps as u16 {
            let way = f32::from(step) / steps;
            let place = run.from.translation.lerp(run.to.translation, way);
            let at = run.start + run.duration * when_smooth_is(way);
            self.hear_at_speed(at, speed.min(1.0), Happening::Touches, Some(piece), place);
        }
    }

    /// A piece jumps.
    pub(super) fn jump(&mut self, from: Site, to: Site) -> Option<()> {
        let entity = *self.at.get(&from)?;
        let hops_before = if self.hops.0 == entity { self.hops.1 } else { 0 };
        self.hops = (entity, hops_before + 1);
        let piece = self.board_pieces.get(entity).ok()?.1.piece;
        let [standing, end] = [from, to].map(|site| self.look.standing(piece, site));
        let start = self.leave_for(entity, from, to)?;
        if let Some(put_down) = self.put_down(start, standing, end) {
            return self.put(entity, put_down);
        }
        let gait = self.look.gait(piece);
        let ahead = end.translation - standing.translation;
        let (start, squash) = match gait {
            Gait::Runs => (self.turn_to(entity, start, ahead), CROUCH),
            _ => (start, 0.0),
        };
        let mut motion = Motion::jump(self.time, start, end, self.look.body(piece).height, hops_before);
        // A long jump takes longer.
        motion.duration = motion.duration.max(gait.duration(ahead.length())).min(LONGEST - TURN_FIRST);
        if gait == Gait::Runs {
            motion.to.rotation = start.rotation;
        }
        let [leaves, lands] = [AIRBORNE.0, AIRBORNE.1].map(|part| motion.start + motion.duration * part);
        let happening = Happening::Lands { in_the_air: lands - leaves };
        self.hear(lands, happening, Some(piece), end.translation);
        self.push(entity, Motion { squash, ..motion })
    }

    /// Puts a piece on its new place. Returns where its motion starts: a dragged piece starts from the hand. Nothing if
    /// the jump preview has already moved it.
    fn leave_for(&mut self, entity: Entity, from: Site, to: Site) -> Option<Transform> {
        self.at.remove(&from);
        self.at.insert(to, entity);
        let (_, mut board_piece, motions, transform) = self.board_pieces.get_mut(entity).ok()?;
        board_piece.spot = Spot::On(to);
        self.commands.entity(entity).insert(PickSite(to));
        if board_piece.led.first() == Some(&to) {
            board_piece.led.remove(0);
            return None;
        }
        board_piece.led.clear();
        Some(motions.end().unwrap_or(*transform))
    }

    /// A piece that a hand has carried most of the way is only put down.
    fn put_down(&self, start: Transform, standing: Transform, end: Transform) -> Option<Motion> {
        let left = start.translation.with_y(0.0).distance(end.translation.with_y(0.0));
        let whole = standing.translation.distance(end.translation);
        (left < whole * 0.5).then(|| Motion::straight(self.time, RETURN, start, end))
    }

    /// Puts down what a hand has carried.
    fn put(&mut self, entity: Entity, put_down: Motion) -> Option<()> {
        let piece = self.board_pieces.get(entity).ok()?.1.piece;
        self.hear(put_down.end(), Happening::Touches, Some(piece), put_down.to.translation);
        self.push(entity, put_down)
    }

    /// A piece turns to a direction before it goes there. Returns where it stands then.
    fn turn_to(&mut self, entity: Entity, start: Transform, ahead: Vec3) -> Transform {
        let turned = start.with_rotation(Transform::default().looking_to(ahead, Vec3::Y).rotation);
        let angle = start.rotation.angle_between(turned.rotation);
        if angle > 0.1 {
            let duration = TURN_FIRST * (angle / std::f32::consts::PI).max(0.5);
            self.hear_turn(entity, self.time, start.translation);
            self.push(entity, Motion::straight(self.time, duration, start, turned));
        }
        if !self.runners.contains(&entity) {
            self.runners.push(entity);
        }
        turned
    }

    /// Plans a motion of a piece; what is planned next begins at its end.
    fn push(&mut self, entity: Entity, motion: Motion) -> Option<()> {
        self.board_pieces.get_mut(entity).ok()?.2.0.push_back(motion);
        self.time = motion.end();
        Some(())
    }

    /// A robot that ran turns back to how it stands at rest.
    pub(super) fn turn_runners_back(&mut self) {
        for entity in std::mem::take(&mut self.runners) {
            let Ok((_, board_piece, mut motions, _)) = self.board_pieces.get_mut(entity) else { continue };
            let rest = board_piece.rest(self.look);
            let start = motions.end().unwrap_or(rest);
            motions.0.push_back(Motion::straight(self.time, TURN, start, rest));
            self.timeline.plan(self.time + TURN);
            self.hear_turn(entity, self.time, rest.translation);
        }
    }

    fn hear_turn(&mut self, entity: Entity, at: f32, place: Vec3) {
        let piece = self.board_pieces.get(entity).ok().map(|(_, board_piece, ..)| board_piece.piece);
        self.hear(at, Happening::Turns, piece, place);
    }
}
