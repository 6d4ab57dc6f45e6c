//! A score that is being counted: when each part goes to its owner and returns, and what has been counted so far.

use bevy::prelude::*;

use crate::app::art::step_between;
use crate::app::camera::Orbit;
use crate::app::games::{Happening, Moment, Prize};
use rules::{Score, ScoreKind};

/// Seconds for a part to move to its owner, and from one part to the next.
const FLIGHT: f32 = 0.75;
const STEP: f32 = 0.34;
/// Seconds for which all parts stay with their owners, for the return of all, and of each: the last to come leaves first, and they fly
/// high, so that they hardly meet.
const PAUSE: f32 = 0.7;
const RETURN: f32 = 1.3;
const FLIGHT_HOME: f32 = 0.5;
/// Seconds for everything else that is counted.
const LATER_STEP: f32 = 1.9;
/// How high parts rise on their way, and on their way home.
const LIFT: f32 = 3.4;
const LIFT_HOME: f32 = 5.0;

/// A score count in progress.
#[derive(Debug)]
pub(crate) struct ScoreCount {
    pub(super) score: Score,
    pub(super) prizes: Vec<Prize>,
    pub(super) now: f32,
    /// The camera's zoom before, and the zoom for scoring.
    pub(super) zoom: f32,
    pub(super) away: f32,
    /// Whether the camera has returned.
    pub(super) is_near: bool,
    /// Whether the score has been counted before.
    pub(super) again: bool,
}

impl ScoreCount {
    /// When all prizes have been with their owners and begin to return.
    pub(super) fn returns(&self) -> f32 {
        if self.prizes.is_empty() { 0.0 } else { STEP * (self.prizes.len() - 1) as f32 + FLIGHT + PAUSE }
    }

    /// When a prize leaves its owner.
    fn leaves(&self, i: usize) -> f32 {
        let after = (self.prizes.len() - 1 - i) as f32 / (self.prizes.len() - 1).max(1) as f32;
        self.returns() + (RETURN - FLIGHT_HOME) * after
    }

    /// When the steps after the prizes begin.
    fn later_steps_begin(&self) -> f32 {
        if self.prizes.is_empty() { 0.0 } else { self.returns() + RETURN }
    }

    pub(super) fn ends(&self) -> f32 {
        self.later_steps_begin() + LATER_STEP * self.later_parts() as f32
    }

    /// Returns the camera, once, unless a player has moved it since.
    pub(super) fn return_camera(&mut self, orbit: &mut Orbit) {
        let is_where_it_was_sent = (orbit.distance() - self.away).abs() < 1e-3;
        if !std::mem::replace(&mut self.is_near, true) && is_where_it_was_sent {
            orbit.set_distance(self.zoom);
        }
    }

    fn later_parts(&self) -> usize {
        self.score.parts.iter().filter(|part| part.kind != ScoreKind::Panels).count()
    }

    pub(super) fn step(&self) -> Option<ScoreKind> {
        if self.now < self.later_steps_begin() {
            return Some(ScoreKind::Panels);
        }
        let passed = ((self.now - self.later_steps_begin()) / LATER_STEP) as usize;
        let mut later = self.score.parts.iter().filter(|part| part.kind != ScoreKind::Panels);
        later.nth(passed).map(|part| part.kind)
    }

    pub(super) fn counted(&self) -> [u16; 2] {
        let mut points = [0; 2];
        for (i, prize) in self.prizes.iter().enumerate() {
            if self.now >= STEP * i as f32 + FLIGHT {
                points[prize.owner.index()] += prize.points;
            }
        }
        let passed = ((self.now - self.later_steps_begin()) / LATER_STEP).floor() + 1.0;
        let later = self.score.parts.iter().filter(|part| part.kind != ScoreKind::Panels);
        for part in later.take(passed.max(0.0) as usize) {
            points[0] += part.points[0];
            points[1] += part.points[1];
        }
        points
    }

    /// What is heard from one moment to the next: how long after the first, what happens, and where.
    pub(super) fn heard(&self, from: f32, to: f32, rest: impl Fn(&Prize) -> Vec3) -> Vec<(f32, Moment)> {
        let mut heard = Vec::new();
        for (i, prize) in self.prizes.iter().enumerate() {
            let (there, back) = (STEP * i as f32, self.leaves(i));
            let (at_rest, at_owner) = (rest(prize), prize.place.translation);
            let happenings = [
                (there, Happening::PartIsLifted, at_rest),
                (there + FLIGHT, Happening::PartIsLaid, at_owner),
                (back, Happening::PartIsLifted, at_owner),
                (back + FLIGHT_HOME, Happening::PartIsLaid, at_rest),
            ];
            for (at, happening, place) in happenings.into_iter().filter(|(at, ..)| (from..to).contains(at)) {
                heard.push((at - from, Moment { happening, piece: None, place, speed: 0.5 }));
            }
        }
        heard
    }

    /// The current transform of a prize that is at `rest` on the board.
    pub(super) fn place(&self, i: usize, rest: Transform) -> Transform {
        let to = self.prizes[i].place;
        let ease = |t: f32| step_between(0.0, 1.0, t);
        let there = ease((self.now - STEP * i as f32) / FLIGHT);
        let back = ease((self.now - self.leaves(i)) / FLIGHT_HOME);
        let t = there * (1.0 - back);
        let lift = if back > 0.0 { LIFT_HOME } else { LIFT };
        let arc = Vec3::Y * lift * 4.0 * t * (1.0 - t);
        Transform {
            translation: rest.translation.lerp(to.translation, t) + arc,
            rotation: rest.rotation.slerp(to.rotation, t),
            ..rest
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Player;

    #[test]
    fn parts_return_one_after_the_other_and_in_time() {
        let place = |i: usize| Transform::from_xyz(i as f32, 0.0, 9.0);
        for count in [1, 2, 17] {
            let prizes = (0..count).map(|i| Prize {
                sites: Vec::new(),
                owner: Player::One,
                points: 1,
                place: place(i),
            });
            let mut score = ScoreCount {
                score: Score { parts: Vec::new() },
                prizes: prizes.collect(),
                now: 0.0,
                zoom: 1.0,
                away: 1.0,
                is_near: false,
                again: false,
            };
            let rest = |i: usize| Transform::from_xyz(0.0, 0.0, i as f32);
            let at = |score: &mut ScoreCount, now: f32| {
                score.now = now;
                (0..count).map(|i| score.place(i, rest(i)).translation).collect::<Vec<_>>()
            };
            let leaves = score.returns();
            let all: Vec<Vec3> = (0..count).map(|i| place(i).translation).collect();
            let are_at = |now: &[Vec3], places: &[Vec3]| {
                now.iter().zip(places).all(|(now, place)| now.distance(*place) < 1e-3)
            };
            assert!(are_at(&at(&mut score, leaves), &all), "all are with their owners");
            let soon = at(&mut score, leaves + 0.02);
            let has_left = |i: &usize| soon[*i].distance(all[*i]) > 1e-3;
            assert_eq!((0..count).filter(has_left).collect::<Vec<_>>(), [count - 1], "the last comes first");
            let home: Vec<Vec3> = (0..count).map(|i| rest(i).translation).collect();
            let ends = score.ends();
            assert!(are_at(&at(&mut score, ends), &home), "all are back");
        }
    }
}
