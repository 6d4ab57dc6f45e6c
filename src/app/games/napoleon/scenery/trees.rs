//! The trees of forests: firs, and trees with round crowns; higher and closer inside a forest. They leave the middle of a square to
//! whoever stands there, and names readable.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use bevy::prelude::*;

use super::ground;
use crate::app::art::{chance, coloured, joined, turned};
use crate::app::games::napoleon::{NapoleonLook, PITCH, colours};
use crate::games::napoleon::Terrain;

pub(super) fn parts(look: &NapoleonLook) -> Vec<Mesh> {
    let mut trees = Vec::new();
    for site in look.sites() {
        let (count, size) = match look.map.terrain(site) {
            Some(Terrain::ForestEdge) => (5, 0.8),
            Some(Terrain::InnerForest) => (8, 1.0),
            _ => continue,
        };
        let of = |i: u32| chance(site.file.into(), site.rank.into(), i);
        for i in 0..count {
            // In the corners, of which some have two.
            let angle = FRAC_PI_4
                + FRAC_PI_2 * (i % 4) as f32
                + (of(i) - 0.5) * 0.9
                + if i >= 4 { 0.45 } else { 0.0 };
            let away = PITCH * (0.46 + 0.08 * of(i + 20));
            let size = size * (0.75 + 0.4 * of(i + 40));
            let radius = 0.1 * size;
            let at = (Vec2::from_angle(angle) * away)
                .clamp(Vec2::splat(radius - PITCH / 2.0), Vec2::splat(PITCH / 2.0 - radius));
            let at = look.flat(site) + at;
            if look.names.iter().any(|name| name.covers(at, radius + 0.02)) {
                continue;
            }
            let kind = if of(i + 60) < 0.55 { fir(size) } else { round_tree(size) };
            let turn = Quat::from_rotation_y(of(i + 80) * 6.0);
            trees.push(kind.rotated_by(turn).translated_by(ground(at)));
        }
    }
    trees
}

/// Two cones on a trunk.
fn fir(size: f32) -> Mesh {
    let cone =
        |radius: f32, foot: f32, top: f32| turned(&[(radius * size, foot * size), (0.0, top * size)], 6);
    let needles = joined([cone(0.115, 0.07, 0.34), cone(0.085, 0.24, 0.52)]);
    let needles = coloured(needles, |at| shaded(colours::FIR, at.y / (0.5 * size)));
    joined([trunk(size, 0.1), needles])
}

/// A round crown on a trunk.
fn round_tree(size: f32) -> Mesh {
    let crown = [(0.055, 0.12), (0.115, 0.2), (0.11, 0.31), (0.06, 0.39), (0.0, 0.41)];
    let crown = turned(&crown.map(|(radius, height)| (radius * size, height * size)), 6);
    let crown = coloured(crown, |at| shaded(colours::LEAF, (at.y / size - 0.08) / 0.33));
    joined([trunk(size, 0.15), crown])
}

fn trunk(size: f32, height: f32) -> Mesh {
    let trunk = turned(&[(0.022 * size, 0.0), (0.018 * size, height * size)], 4);
    coloured(trunk, |_| colours::TRUNK)
}

/// Darker below than above.
fn shaded(colour: Srgba, height: f32) -> Srgba {
    let light = 0.5 + 0.55 * height.clamp(0.0, 1.0);
    Srgba::rgb(colour.red * light, colour.green * light, colour.blue * light)
}
