//! Villages: houses in the corners of their square, so that there is room for who stands in them, and a church where a village has
//! a name.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use bevy::prelude::*;

use crate::app::art::{chance, coloured, faceted, joined, plain_box};
use crate::app::games::napoleon::geometry::{PITCH, ground};
use crate::app::games::napoleon::map_look::NapoleonLook;
use crate::app::games::napoleon::{colours, ways};
use rules::napoleon::Terrain;

/// How far from the middle of the square houses stand, along both sides.
const AWAY: f32 = PITCH * 0.455;

/// How much larger than they are described houses are built, but lower, so that they hide little of the squares behind them; and how far they keep from each other and from roads.
const SIZE: Vec3 = Vec3::new(1.6, 1.3, 1.6);
const APART: f32 = 0.34;
const FROM_ROAD: f32 = 0.22;

pub(super) fn parts(look: &NapoleonLook) -> Vec<Mesh> {
    let roads = ways::roads(look.map);
    let (mut built, mut houses): (Vec<Vec2>, Vec<Mesh>) = (Vec::new(), Vec::new());
    for site in look.sites().filter(|site| look.map.terrain(*site) == Some(Terrain::Village)) {
        let of = |i: u32| chance(site.file.into(), site.rank.into(), i);
        let mut is_named = look.names.iter().any(|name| name.site == site);
        for i in 0..4_u8 {
            let way = Vec2::from_angle(FRAC_PI_4 + FRAC_PI_2 * f32::from(i)) * std::f32::consts::SQRT_2;
            let at = look.flat(site) + way * AWAY;
            let is_free = look.names.iter().all(|name| !name.covers(at, 0.12))
                && built.iter().all(|other| other.distance(at) > APART)
                && roads.iter().all(|road| road.distance(at) > FROM_ROAD);
            if !is_free {
                continue;
            }
            let i = u32::from(i);
            let turn = FRAC_PI_2 * (of(i) * 2.0).floor() + (of(i + 10) - 0.5) * 0.5;
            let building = if std::mem::take(&mut is_named) { church() } else { house(of(i + 20)) };
            let turn = Quat::from_rotation_y(turn);
            houses.push(building.scaled_by(SIZE).rotated_by(turn).translated_by(ground(at)));
            built.push(at);
        }
    }
    houses
}

/// A house with a gable roof along x, and a chimney.
fn house(size: f32) -> Mesh {
    let half = Vec3::new(0.085 + 0.02 * size, 0.0, 0.062);
    let chimney = plain_box(Vec3::new(0.03, 0.1, 0.012), Vec3::new(0.052, 0.235, 0.034));
    joined([gabled(half, 0.11, 0.2), coloured(chimney, |_| colours::CHIMNEYS)])
}

/// A church: a nave with a tower that has a pointed roof.
fn church() -> Mesh {
    let nave = gabled(Vec3::new(0.075, 0.0, 0.05), 0.12, 0.21).translated_by(Vec3::X * 0.03);
    let tower = plain_box(Vec3::new(-0.115, 0.0, -0.042), Vec3::new(-0.031, 0.29, 0.042));
    let (x, z, top) = (0.05, 0.05, Vec3::new(-0.073, 0.47, 0.0));
    let corner = |right: f32, near: f32| Vec3::new(-0.073 + right * x, 0.285, near * z);
    let ring = [corner(-1.0, 1.0), corner(1.0, 1.0), corner(1.0, -1.0), corner(-1.0, -1.0)];
    let slopes: Vec<[Vec3; 3]> = (0..4).map(|i| [ring[i], ring[(i + 1) % 4], top]).collect();
    let spire = faceted(slopes.iter().map(<[Vec3; 3]>::as_slice));
    joined([nave, coloured(tower, walls), coloured(spire, |_| colours::SPIRES)])
}

/// Walls up to `eaves` and a roof up to `ridge`, which hangs over a little.
fn gabled(half: Vec3, eaves: f32, ridge: f32) -> Mesh {
    let at = |right: f32, y: f32, near: f32| Vec3::new(right * half.x, y, near * half.z);
    let (long, front) = ([1.0, -1.0], |near: f32| {
        [at(-near, 0.0, near), at(near, 0.0, near), at(near, eaves, near), at(-near, eaves, near)]
    });
    let gable = |right: f32| {
        [
            at(right, 0.0, right),
            at(right, 0.0, -right),
            at(right, eaves, -right),
            at(right, ridge, 0.0),
            at(right, eaves, right),
        ]
    };
    let (fronts, gables) = (long.map(front), long.map(gable));
    let shell =
        faceted(fronts.iter().map(<[Vec3; 4]>::as_slice).chain(gables.iter().map(<[Vec3; 5]>::as_slice)));
    // The roof's edges are a little lower and further out than the walls' upper edges.
    let (over, low, high) = (1.14, eaves - 0.018, ridge + 0.012);
    let slope = |near: f32| {
        [
            at(-near * over, low, near * over),
            at(near * over, low, near * over),
            at(near * over, high, 0.0),
            at(-near * over, high, 0.0),
        ]
    };
    let slopes = long.map(slope);
    let roof = faceted(slopes.iter().map(<[Vec3; 4]>::as_slice));
    let tiles = |at: Vec3| if at.y < eaves { colours::EAVES } else { colours::ROOFS };
    joined([coloured(shell, walls), coloured(roof, tiles)])
}

/// Whitewash, which is darker towards the ground.
fn walls(at: Vec3) -> Srgba {
    if at.y < 0.01 { colours::WALL_FEET } else { colours::WALLS }
}
