//! The trees of forests: firs, and trees with round crowns; higher and closer inside a forest. They leave the middle of a square to
//! the counter on it, and names readable.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use bevy::prelude::*;

use crate::app::art::{chance, coloured, joined, turned};
use crate::app::games::napoleon::colours;
use crate::app::games::napoleon::counters::FOOT;
use crate::app::games::napoleon::geometry::{PITCH, ground};
use crate::app::games::napoleon::map_look::NapoleonLook;
use rules::napoleon::Terrain;

/// The radius of the largest tree.
const LARGEST: f32 = 0.1;
/// How far trees stay away from the players' edges.
const FROM_EDGE: f32 = 0.4;
/// How far trees stay away from names: they are seen at a slant.
const AROUND_NAMES: f32 = 0.1;

pub(super) fn parts(look: &NapoleonLook) -> Vec<Mesh> {
    let mut trees = Vec::new();
    for site in look.sites() {
        let (count, size) = match look.map.terrain(site) {
            Some(Terrain::ForestEdge) => (5, 0.68),
            Some(Terrain::InnerForest) => (8, 0.92),
            _ => continue,
        };
        let of = |i: u32| chance(site.file.into(), site.rank.into(), i);
        for i in 0..count {
            let size = size * (0.78 + 0.3 * of(i + 40));
            let at = look.flat(site) + aside(i, size * LARGEST, of(i), of(i + 20));
            // What is lettered beyond the edges of the players can be seen over them.
            if look.reach().y - at.y.abs() < FROM_EDGE
                || look.names.iter().any(|name| name.covers(at, size * LARGEST + AROUND_NAMES))
            {
                continue;
            }
            let kind = if of(i + 60) < 0.55 { fir(size) } else { round_tree(size) };
            let turn = Quat::from_rotation_y(of(i + 80) * 6.0);
            trees.push(kind.rotated_by(turn).translated_by(ground(at)));
        }
    }
    trees
}

/// Where the `i`th tree of a square stands, from its middle: in one of its corners, of which some have two, between a counter's foot
/// and the square's border.
fn aside(i: u32, radius: f32, turn: f32, away: f32) -> Vec2 {
    let (near, far) = (FOOT + 0.005 + radius, PITCH / 2.0 - radius);
    // How far from the diagonal there is still room.
    let most = FRAC_PI_4 - (far / near).min(1.0).acos();
    let half = if i < 4 { turn } else { -turn };
    let turn = FRAC_PI_4 + half * most;
    let far = far / turn.cos().max(turn.sin());
    Vec2::from_angle(turn + FRAC_PI_2 * (i % 4) as f32) * near.lerp(far, away)
}

/// Two cones on a trunk.
fn fir(size: f32) -> Mesh {
    let cone =
        |radius: f32, foot: f32, top: f32| turned(&[(radius * size, foot * size), (0.0, top * size)], 6);
    let needles = joined([cone(LARGEST, 0.07, 0.38), cone(0.075, 0.26, 0.6)]);
    let needles = coloured(needles, |at| shaded(colours::FIR, at.y / (0.58 * size)));
    joined([trunk(size, 0.1), needles])
}

/// A round crown on a trunk.
fn round_tree(size: f32) -> Mesh {
    let crown = [(0.05, 0.13), (LARGEST, 0.22), (0.096, 0.35), (0.055, 0.44), (0.0, 0.46)];
    let crown = turned(&crown.map(|(radius, height)| (radius * size, height * size)), 6);
    let crown = coloured(crown, |at| shaded(colours::LEAF, (at.y / size - 0.08) / 0.38));
    joined([trunk(size, 0.15), crown])
}

fn trunk(size: f32, height: f32) -> Mesh {
    let trunk = turned(&[(0.022 * size, 0.0), (0.018 * size, height * size)], 4);
    coloured(trunk, |_| colours::TRUNK)
}

/// Darker below than above.
fn shaded(colour: Srgba, height: f32) -> Srgba {
    let light = 0.62 + 0.5 * height.clamp(0.0, 1.0);
    Srgba::rgb(colour.red * light, colour.green * light, colour.blue * light)
}
