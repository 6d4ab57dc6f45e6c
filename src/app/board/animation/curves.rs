//! How a motion passes through its time: curves from 0 to 1, and what a piece does on the way.

use std::f32::consts::PI;

use super::speeds::{AIRBORNE, DROPPED, PUT_DOWN, SNAPS_IN};
use crate::app::art::step_between;

/// Eases in and out.
pub(super) fn smooth(t: f32) -> f32 {
    step_between(0.0, 1.0, t)
}

/// When `smooth` has come a part of its way.
pub(super) fn when_smooth_is(way: f32) -> f32 {
    // The root of 3t² − 2t³ = way between 0 and 1.
    0.5 - ((1.0 - 2.0 * way.clamp(0.0, 1.0)).asin() / 3.0).sin()
}

/// How far an object has fallen, 0 to 1, that bounces three times, each time lower, and comes to rest at 1.
pub(super) fn fallen(t: f32) -> f32 {
    // The start and end of each fall or bounce; the first starts half-way, at its highest point.
    const BOUNCES: [(f32, f32); 4] = [(-DROPPED, DROPPED), (DROPPED, 0.68), (0.68, 0.87), (0.87, 1.0)];
    let bounce = BOUNCES.into_iter().find(|(_, end)| t < *end);
    bounce.map_or(1.0, |(begin, end)| {
        // All fall equally fast, so the height of a bounce is proportional to the square of its duration.
        let reach = (end - begin) / 2.0;
        let height = (reach / DROPPED).powi(2) * 0.7_f32.powi(if begin > 0.0 { 3 } else { 0 });
        let away = (t - (begin + end) / 2.0) / reach;
        1.0 - height * (1.0 - away * away)
    })
}

/// How far a ball has rolled that hits the rim of a hollow, rolls in, over the middle, and back.
pub(super) fn rolled(t: f32) -> f32 {
    const HITS: f32 = 0.34;
    let since = ((t - HITS) / (1.0 - HITS)).clamp(0.0, 1.0);
    1.0 - (1.0 - since).powi(2) * (1.5 * PI * since).cos()
}

/// How far something has turned over that clicks into place: a little too far, then back.
pub(super) fn clicked(t: f32) -> f32 {
    const TOO_FAR: f32 = 0.06;
    if t < SNAPS_IN {
        (1.0 + TOO_FAR) * smooth(t / SNAPS_IN)
    } else {
        1.0 + TOO_FAR * ((1.0 - t) / (1.0 - SNAPS_IN)).powi(2)
    }
}

/// How high a piece is, as a part of the highest, that is lifted, carried and put down, where it settles.
pub(super) fn lifted(t: f32) -> f32 {
    const UP: f32 = 0.34;
    const LOWERED: f32 = 0.54;
    const DOWN: f32 = PUT_DOWN;
    if t < UP {
        (t / UP * PI / 2.0).sin()
    } else if t < LOWERED {
        1.0
    } else if t < DOWN {
        1.0 - ((t - LOWERED) / (DOWN - LOWERED)).powi(2)
    } else {
        let settling = ((t - DOWN) / (1.0 - DOWN)).clamp(0.0, 1.0);
        0.08 * 4.0 * settling * (1.0 - settling)
    }
}

/// How far a lifted piece is on its way: not before it is off the ground, and straight down at the end.
pub(super) fn carried(t: f32) -> f32 {
    smooth((t - 0.06) / 0.76)
}

/// How far a jumping piece is on its way: as fast at the end as at the start.
pub(super) fn airborne(t: f32) -> f32 {
    ((t - AIRBORNE.0) / (AIRBORNE.1 - AIRBORNE.0)).clamp(0.0, 1.0)
}

/// How much a jumping piece crouches, 0 to 1: before it leaves the ground and when it is back.
pub(super) fn crouched(t: f32) -> f32 {
    let (up, down) = AIRBORNE;
    let bump = |begin: f32, end: f32| ((t - begin) / (end - begin) * PI).clamp(0.0, PI).sin();
    // It springs off faster than it crouches.
    bump(0.0, up + 0.05).max(bump(down - 0.03, 1.0))
}

/// How much a running piece leans into its run: forward as it starts, back by two thirds as it brakes.
pub(super) fn leaned(t: f32) -> f32 {
    const BRAKES: f32 = 0.58;
    if t < BRAKES {
        (t / BRAKES * PI).sin()
    } else {
        -2.0 / 3.0 * ((t - BRAKES) / (1.0 - BRAKES) * PI).sin().max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn when_smooth_is_turns_smooth_round() {
        for i in 0..=20_u8 {
            let way = f32::from(i) / 20.0;
            assert!((smooth(when_smooth_is(way)) - way).abs() < 1e-4, "{way}");
        }
    }
}
