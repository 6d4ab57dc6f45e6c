//! A piece's motion from one place to the next.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::speeds::RETURN;
use super::timeline::{AnimationSystems, Timeline, advance_timeline};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, move_pieces.after(advance_timeline).in_set(AnimationSystems::Move));
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

/// A piece's motion from one place to the next. Times are the timeline's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Motion {
    pub(crate) start: f32,
    pub(crate) duration: f32,
    pub(crate) from: Transform,
    pub(crate) to: Transform,
    /// How high it rises on the way.
    pub(crate) lift: f32,
    /// The number of steps of a run, each a little bob.
    pub(crate) bobs: f32,
    /// When it has finished turning: 1 is the end of the motion.
    pub(crate) turns_by: f32,
    /// It falls, bounces and comes to rest.
    pub(crate) falls: bool,
}

impl Motion {
    /// A straight motion with a rotation.
    pub(crate) const fn straight(start: f32, duration: f32, from: Transform, to: Transform) -> Self {
        Self { start, duration, from, to, lift: 0.0, bobs: 0.0, turns_by: 1.0, falls: false }
    }

    fn at(&self, now: f32) -> Transform {
        let t = ((now - self.start) / self.duration.max(f32::EPSILON)).clamp(0.0, 1.0);
        // Ease in and out, or fall.
        let eased = if self.falls { fallen(t) } else { t * t * (3.0 - 2.0 * t) };
        let turned = (eased / self.turns_by).min(1.0);
        let bob = 0.05 * (t * self.bobs * std::f32::consts::PI).sin().abs();
        let height = Vec3::Y * (self.lift * 4.0 * eased * (1.0 - eased) + bob);
        Transform {
            translation: self.from.translation.lerp(self.to.translation, eased) + height,
            rotation: self.from.rotation.slerp(self.to.rotation, turned),
            scale: self.to.scale,
        }
    }
}

/// How far an object has fallen, 0 to 1, that bounces three times, each time lower, and comes to rest at 1.
fn fallen(t: f32) -> f32 {
    // The start and end of each fall or bounce; the first starts half-way, at its highest point.
    const BOUNCES: [(f32, f32); 4] = [(-0.4, 0.4), (0.4, 0.68), (0.68, 0.87), (0.87, 1.0)];
    let bounce = BOUNCES.into_iter().find(|(_, end)| t < *end);
    bounce.map_or(1.0, |(begin, end)| {
        // All fall equally fast, so the height of a bounce is proportional to the square of its duration.
        let reach = (end - begin) / 2.0;
        let height = (reach / 0.4).powi(2) * 0.7_f32.powi(if begin > 0.0 { 3 } else { 0 });
        let away = (t - (begin + end) / 2.0) / reach;
        1.0 - height * (1.0 - away * away)
    })
}

fn move_pieces(timeline: Res<Timeline>, mut pieces: Query<(&mut Transform, &mut Motions)>) {
    let now = timeline.now();
    for (mut transform, mut motions) in &mut pieces {
        while let Some(motion) = motions.0.front().copied() {
            if now < motion.start {
                break;
            }
            *transform = motion.at(now);
            if now < motion.start + motion.duration {
                break;
            }
            motions.0.pop_front();
        }
    }
}
