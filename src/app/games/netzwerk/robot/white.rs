//! White's robots: round, with a pack of three lamps on their back.

use bevy::prelude::*;

use super::parts::{Model, Parts, at, ball, block, both_sides, lens, limb, rod, wheel};
use super::tracks::{self, hubs, mudguards, tracks};
use crate::app::art::turned;
use crate::app::games::netzwerk::shapes::Solid;

pub(super) const MODEL: Model = Model { shell, frame, lights, solids };

/// Where the pack's surface is.
const BACK: f32 = 0.425;
/// How high the pack's lamps are.
const LAMPS: [f32; 3] = [0.39, 0.515, 0.64];

fn shell() -> Parts {
    let belly = turned(
        &[
            (0.0, 0.15),
            (0.17, 0.16),
            (0.27, 0.21),
            (0.325, 0.3),
            (0.348, 0.42),
            (0.345, 0.55),
            (0.315, 0.68),
            (0.245, 0.78),
            (0.0, 0.79),
        ],
        32,
    );
    let dome = (0..=8).map(|i| {
        let angle = i as f32 / 8.0 * std::f32::consts::FRAC_PI_2;
        (0.315 * angle.cos(), 1.0 + 0.3 * angle.sin())
    });
    let head: Vec<(f32, f32)> =
        [(0.0, 0.85), (0.25, 0.85), (0.292, 0.875), (0.31, 0.93)].into_iter().chain(dome).collect();
    let mut parts = vec![
        (1.0, belly),
        (1.0, turned(&head, 32)),
        (0.92, block((0.36, 0.44, 0.2), 0.05, (0.0, 0.515, BACK - 0.1))),
        (0.92, block((0.24, 0.06, 0.14), 0.025, (0.0, 0.765, BACK - 0.11))),
    ];
    parts.extend(both_sides(1.0, limb(0.07, 0.36), 0.415, 0.52, 0.0));
    parts.extend(mudguards(1.0));
    parts
}

fn frame() -> Parts {
    let visor = turned(
        &[
            (0.3, 0.915),
            (0.324, 0.93),
            (0.334, 0.965),
            (0.336, 1.0),
            (0.332, 1.04),
            (0.322, 1.07),
            (0.3, 1.085),
        ],
        36,
    );
    let crown = turned(&[(0.187, 1.236), (0.182, 1.274), (0.168, 1.291), (0.0, 1.306)], 28);
    let mut parts = vec![
        (1.0, turned(&[(0.17, 0.76), (0.15, 0.87)], 20)),
        (0.55, visor),
        (0.8, crown),
        (1.2, at(rod(0.018, 0.2), 0.0, 1.3, 0.0)),
        (0.5, block((0.5, 0.13, 0.52), 0.03, (0.0, 0.17, 0.0))),
        // The plate that the lamps sit in.
        (0.5, block((0.16, 0.4, 0.03), 0.014, (0.0, 0.515, BACK))),
    ];
    parts.extend(both_sides(1.0, ball(0.085), 0.4, 0.66, 0.0));
    parts.extend(both_sides(1.0, ball(0.075), 0.415, 0.32, -0.02));
    parts.extend(both_sides(1.1, wheel(0.085, 0.06), 0.322, 1.0, 0.03));
    // Hoses from the pack to the neck.
    parts.extend(both_sides(0.8, rod(0.028, 0.36), 0.135, 0.5, BACK - 0.02));
    parts.extend(tracks(0.7));
    parts.extend(hubs(2.6));
    parts
}

fn lights() -> Parts {
    let crown = turned(&[(0.152, 1.285), (0.148, 1.309), (0.112, 1.312), (0.108, 1.29)], 28);
    let mut parts = vec![(1.0, at(ball(0.05), 0.0, 1.52, 0.0)), (1.0, crown)];
    parts.extend(both_sides(1.0, ball(0.062), 0.115, 1.0, -0.298));
    parts.extend(LAMPS.map(|y| (1.0, at(lens(0.052, 0.05), 0.0, y, BACK + 0.012))));
    parts
}

fn solids() -> Vec<Solid> {
    let ball = |y: f32, radius: f32| Solid::Ball { middle: Vec3::new(0.0, y, 0.0), radius };
    let pack = Solid::Block { middle: Vec3::new(0.0, 0.515, BACK - 0.11), half: Vec3::new(0.16, 0.2, 0.09) };
    [ball(0.47, 0.325), ball(1.02, 0.275), pack].into_iter().chain(tracks::solids()).collect()
}
