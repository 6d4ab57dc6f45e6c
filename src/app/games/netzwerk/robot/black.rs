//! Black's robots: square, with a grille, two exhausts and a light along their spine.

use bevy::prelude::*;

use super::parts::{Model, Parts, ball, block, both_sides, rod, wheel};
use super::tracks::{self, hubs, mudguards, tracks};
use crate::app::art::turned;
use crate::app::games::netzwerk::shapes::Solid;

pub(super) const MODEL: Model = Model { shell, frame, lights, solids };

/// Where the chest's back is.
const BACK: f32 = 0.235;
/// How high the slats of the grille are.
const SLATS: [f32; 5] = [0.37, 0.45, 0.53, 0.61, 0.69];
/// Half the width of the square on the crown.
const CROWN: f32 = 0.145;

fn shell() -> Parts {
    let mut parts = vec![
        (1.0, block((0.6, 0.5, 0.47), 0.07, (0.0, 0.52, 0.0))),
        (1.0, block((0.56, 0.36, 0.46), 0.075, (0.0, 1.06, 0.0))),
        // A brow over the eye.
        (1.0, block((0.5, 0.07, 0.1), 0.025, (0.0, 1.175, -0.215))),
        (0.5, block((0.5, 0.14, 0.56), 0.03, (0.0, 0.19, 0.0))),
    ];
    parts.extend(both_sides(1.0, block((0.14, 0.36, 0.2), 0.04, (0.0, 0.0, 0.0)), 0.4, 0.5, 0.0));
    parts.extend(both_sides(1.15, block((0.2, 0.1, 0.3), 0.035, (0.0, 0.0, 0.0)), 0.39, 0.7, 0.0));
    parts.extend(mudguards(1.0));
    parts.extend(tracks(0.55));
    parts
}

fn frame() -> Parts {
    let mut parts = vec![
        (1.0, turned(&[(0.14, 0.76), (0.14, 0.9)], 20)),
        (1.0, block((0.34, 0.05, 0.03), 0.012, (0.0, 0.955, -0.232))),
        (1.0, block((0.36, 0.26, 0.03), 0.012, (0.0, 0.54, -0.235))),
        // The hollow behind the grille, and a vent in the back of the head.
        (0.06, block((0.36, 0.42, 0.02), 0.008, (0.0, 0.53, BACK))),
        (0.06, block((0.3, 0.14, 0.02), 0.008, (0.0, 1.07, BACK - 0.005))),
    ];
    for y in SLATS {
        let slat = block((0.13, 0.042, 0.035), 0.01, (0.0, y, BACK + 0.015));
        parts.extend(both_sides(1.0, slat, 0.115, 0.0, 0.0));
    }
    for y in [1.03, 1.07, 1.11] {
        parts.push((0.9, block((0.26, 0.02, 0.03), 0.008, (0.0, y, BACK))));
    }
    // Exhausts: pipes with a collar, dark inside.
    let pipe =
        [(0.0, 0.36), (0.05, 0.38), (0.055, 0.4), (0.055, 0.84), (0.068, 0.85), (0.068, 0.92), (0.05, 0.92)];
    parts.extend(both_sides(0.85, turned(&pipe, 14), 0.245, 0.0, BACK + 0.045));
    let inside = turned(&[(0.05, 0.92), (0.042, 0.87), (0.0, 0.87)], 14);
    parts.extend(both_sides(0.03, inside, 0.245, 0.0, BACK + 0.045));
    parts.extend(both_sides(1.0, wheel(0.1, 0.06), 0.3, 1.06, 0.0));
    parts.extend(both_sides(1.0, rod(0.022, 0.2), 0.2, 1.22, 0.08));
    parts.extend(both_sides(0.8, block((0.11, 0.09, 0.13), 0.03, (0.0, 0.0, 0.0)), 0.4, 0.3, -0.02));
    parts.extend(hubs(0.9));
    parts
}

fn lights() -> Parts {
    let mut parts = vec![
        (1.0, block((0.42, 0.09, 0.05), 0.02, (0.0, 1.085, -0.225))),
        (1.0, block((0.055, 0.4, 0.05), 0.018, (0.0, 0.53, BACK + 0.02))),
    ];
    parts.extend(both_sides(1.0, ball(0.042), 0.2, 1.44, 0.08));
    // The square on the crown.
    let bar = |x: f32, z: f32, at: (f32, f32)| block((x, 0.02, z), 0.006, (at.0, 1.242, at.1));
    let (long, thin) = (2.0 * CROWN + 0.04, 0.04);
    for side in [-CROWN, CROWN] {
        parts.push((1.0, bar(long, thin, (0.0, side))));
        parts.push((1.0, bar(thin, long, (side, 0.0))));
    }
    parts
}

fn solids() -> Vec<Solid> {
    let block = |y: f32, half: (f32, f32, f32)| Solid::Block {
        middle: Vec3::new(0.0, y, 0.0),
        half: Vec3::from(half) - 0.01,
    };
    [block(0.52, (0.29, 0.24, 0.225)), block(1.06, (0.27, 0.17, 0.22))]
        .into_iter()
        .chain(tracks::solids())
        .collect()
}
