//! A piece's motion from one place to the next.

use std::collections::VecDeque;
use std::f32::consts::PI;

use bevy::prelude::*;

use super::curves::{airborne, carried, clicked, crouched, fallen, leaned, lifted, rolled, smooth};
use super::speeds::{JUMP_HEADROOM, RETURN, RIM_HEIGHT, jump_duration};
use super::timeline::Timeline;
use crate::app::board::piece::BoardPiece;
use crate::app::order::AnimationSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, move_pieces.in_set(AnimationSystems::Move));
}

/// The planned motions of a piece, in order.
#[derive(Component, Debug, Default)]
pub(crate) struct Motions(pub(crate) VecDeque<Motion>);

impl Motions {
    /// Where the piece will be after its planned motions, if it has any.
    pub(super) fn end(&self) -> Option<Transform> {
        self.0.back().map(|motion| motion.to)
    }

    /// Moves a piece without planned motions back to its place, if it is elsewhere.
    pub(crate) fn return_home(&mut self, from: Transform, to: Transform, timeline: &mut Timeline) {
        if self.0.is_empty() && from.translation.distance_squared(to.translation) > 1e-6 {
            let start = timeline.next_start();
            self.0.push_back(Motion::straight(start, RETURN, from, to));
            timeline.plan(start + RETURN);
        }
    }
}

/// All pieces with their motions.
pub(crate) type BoardPieces<'w, 's> =
    Query<'w, 's, (Entity, &'static mut BoardPiece, &'static mut Motions, &'static Transform)>;

/// A piece's motion from one place to the next. Times are the timeline's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Motion {
    pub(crate) start: f32,
    pub(crate) duration: f32,
    pub(crate) from: Transform,
    pub(crate) to: Transform,
    pub(crate) manner: Manner,
    /// How high it rises on the way.
    pub(crate) lift: f32,
    /// The number of little bobs on the way, evenly spread over the distance.
    pub(crate) bobs: f32,
    /// How far it leans forward as it starts, in radians; it leans back as it brakes.
    pub(crate) lean: f32,
    /// How much lower it gets when it crouches, as a part of its height.
    pub(crate) squash: f32,
    /// The radius of a ball that rolls, or 0.
    pub(crate) rolls: f32,
}

/// How a piece moves through the time of a motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// It speeds up and brakes, in an arc if it has a lift.
    Eases,
    /// It is lifted and put down.
    IsLifted,
    /// It crouches, leaps and lands.
    Leaps,
    /// It turns over and clicks into place.
    Clicks,
    /// It falls, bounces and comes to rest.
    Falls,
}

impl Motion {
    /// A straight motion with a rotation.
    pub(crate) const fn straight(start: f32, duration: f32, from: Transform, to: Transform) -> Self {
        Self {
            start,
            duration,
            from,
            to,
            manner: Manner::Eases,
            lift: 0.0,
            bobs: 0.0,
            lean: 0.0,
            squash: 0.0,
            rolls: 0.0,
        }
    }

    /// A jump over pieces as high as the one that jumps; of a chain, with the number of hops before it.
    pub(crate) fn jump(start: f32, from: Transform, to: Transform, height: f32, hops_before: usize) -> Self {
        let lift = height + JUMP_HEADROOM;
        let duration = jump_duration(lift, hops_before);
        Self { manner: Manner::Leaps, lift, ..Self::straight(start, duration, from, to) }
    }

    /// When it ends.
    pub(crate) const fn end(&self) -> f32 {
        self.start + self.duration
    }

    fn at(&self, now: f32) -> Transform {
        self.sample(((now - self.start) / self.duration.max(f32::EPSILON)).clamp(0.0, 1.0))
    }

    /// The transform at a part of its time, 0 to 1.
    fn sample(&self, t: f32) -> Transform {
        let Self { from, to, .. } = self;
        let arc = |way: f32| self.lift * 4.0 * way * (1.0 - way);
        // How far it has come over the ground, how far it has turned, and how high it is above its way.
        let (way, turned, height) = match self.manner {
            Manner::Eases => (smooth(t), smooth(t), arc(smooth(t))),
            Manner::IsLifted => (carried(t), carried(t), self.lift * lifted(t)),
            Manner::Leaps => (airborne(t), smooth(airborne(t)), arc(airborne(t))),
            Manner::Clicks => (smooth(t), clicked(t), arc((t / 0.9).min(1.0))),
            Manner::Falls => (rolled(t), rolled(t), 0.0),
        };
        let mut place = from.translation.lerp(to.translation, way);
        if self.manner == Manner::Falls {
            // A ball that falls beside its hollow lands on the rim.
            let rim = if self.rolls > 0.0 { RIM_HEIGHT } else { 0.0 };
            let fall = from.translation.y - to.translation.y - rim;
            place.y = to.translation.y + fall * (1.0 - fallen(t)) + rim * smooth(1.0 - way);
        }
        place.y += height + 0.05 * (way * self.bobs * PI).sin().abs();
        let rotation = match self.axis() {
            Some((axis, distance)) if self.rolls > 0.0 => {
                Quat::from_axis_angle(axis, (way - 1.0) * distance / self.rolls) * to.rotation
            }
            Some((axis, _)) if self.lean != 0.0 => {
                Quat::from_axis_angle(axis, self.lean * leaned(t)) * from.rotation.slerp(to.rotation, turned)
            }
            _ => from.rotation.slerp(to.rotation, turned),
        };
        let crouched = if self.squash > 0.0 { self.squash * crouched(t) } else { 0.0 };
        let scale = from.scale.lerp(to.scale, way) * Vec3::new(1.0, 1.0 - crouched, 1.0);
        Transform { translation: place, rotation, scale }
    }

    /// The axis around which it rolls or leans forward, and how far it goes over the ground.
    fn axis(&self) -> Option<(Vec3, f32)> {
        rolling_axis(self.to.translation - self.from.translation)
    }
}

/// The axis around which a ball rolls over the ground in a direction, and how far.
pub(super) fn rolling_axis(ahead: Vec3) -> Option<(Vec3, f32)> {
    let ahead = ahead.with_y(0.0);
    Some((Vec3::Y.cross(ahead).try_normalize()?, ahead.length()))
}

pub(super) fn move_pieces(timeline: Res<Timeline>, mut pieces: Query<(&mut Transform, &mut Motions)>) {
    let now = timeline.now();
    for (mut transform, mut motions) in &mut pieces {
        while let Some(motion) = motions.0.front().copied() {
            if now < motion.start {
                break;
            }
            *transform = motion.at(now);
            if now < motion.end() {
                break;
            }
            motions.0.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A motion of every manner over a distance, with everything that a piece can do on the way.
    fn motions() -> Vec<Motion> {
        let from = Transform::from_xyz(-1.0, 0.9, 2.0).with_rotation(Quat::from_rotation_y(0.7));
        let to = Transform::from_xyz(1.5, 0.3, -0.5).with_rotation(Quat::from_rotation_x(PI));
        let straight = Motion::straight(2.0, 0.4, from, to);
        let (axis, distance) = straight.axis().unwrap();
        let rolling = Quat::from_axis_angle(axis, -distance / 0.5) * to.rotation;
        vec![
            straight,
            Motion { lift: 1.3, bobs: 3.0, lean: 0.1, ..straight },
            Motion { manner: Manner::IsLifted, lift: 0.3, ..straight },
            Motion { squash: 0.1, ..Motion::jump(2.0, from, to, 1.5, 1) },
            Motion { manner: Manner::Clicks, lift: 0.7, ..straight },
            Motion { manner: Manner::Falls, ..straight },
            Motion { manner: Manner::Falls, rolls: 0.5, from: from.with_rotation(rolling), ..straight },
        ]
    }

    #[test]
    fn a_motion_begins_and_ends_exactly_at_its_places() {
        for motion in motions() {
            for (t, place) in [(motion.start, motion.from), (motion.end(), motion.to)] {
                let at = motion.at(t);
                assert!(at.translation.distance(place.translation) < 1e-4, "{motion:?}: {at:?}");
                assert!(at.rotation.angle_between(place.rotation) < 1e-2, "{motion:?}: {at:?}");
                assert!(at.scale.distance(place.scale) < 1e-4, "{motion:?}: {at:?}");
            }
        }
    }

    #[test]
    fn a_motion_never_jumps() {
        const STEPS: u16 = 400;
        for motion in motions() {
            let samples = (0..=STEPS).map(|i| motion.sample(f32::from(i) / f32::from(STEPS)));
            let samples: Vec<Transform> = samples.collect();
            for [before, after] in samples.array_windows() {
                assert!(before.translation.distance(after.translation) < 0.06, "{motion:?}: {after:?}");
                assert!(before.rotation.angle_between(after.rotation) < 0.12, "{motion:?}: {after:?}");
                assert!(before.scale.distance(after.scale) < 0.01, "{motion:?}: {after:?}");
            }
        }
    }

    #[test]
    fn a_ball_rolls_as_far_as_it_turns() {
        let Some(motion) = motions().pop() else { panic!("there is a rolling one") };
        let (before, after) = (motion.sample(0.45), motion.sample(0.46));
        let way = (after.translation - before.translation).with_y(0.0).length();
        assert!((before.rotation.angle_between(after.rotation) * motion.rolls - way).abs() < 1e-3);
    }

    #[test]
    fn each_hop_of_a_chain_is_quicker_and_a_higher_jump_takes_longer() {
        let hop = |height, hops| Motion::jump(0.0, default(), default(), height, hops).duration;
        assert!(hop(0.6, 1) < hop(0.6, 0) && hop(0.6, 2) < hop(0.6, 1));
        assert!(hop(0.6, 0) < hop(1.5, 0));
    }
}
