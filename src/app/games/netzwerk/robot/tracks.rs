//! What the robots roll on: belts with cleats around three wheels.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::parts::{Parts, at, both_sides, wheel};
use crate::app::art::{Sketch, rounded_outline, swept};
use crate::app::games::netzwerk::shapes::Solid;

/// How far the belts' middles are to the side.
const ASIDE: f32 = 0.33;
/// Half the length of a belt, half its height, and half its width.
const LENGTH: f32 = 0.415;
const HEIGHT: f32 = 0.135;
const WIDTH: f32 = 0.1;
/// How far the cleats reach out of the belt.
const CLEAT: f32 = 0.022;
const CLEATS: usize = 16;
/// The height of the belts' middles: their cleats touch the ground.
const MIDDLE: f32 = HEIGHT + CLEAT;

/// What lies on its side, with its top outwards to the right.
fn on_edge(mesh: Mesh) -> Mesh {
    mesh.rotated_by(Quat::from_rotation_z(-FRAC_PI_2) * Quat::from_rotation_y(FRAC_PI_2))
}

/// A belt with flat sides.
fn belt() -> Mesh {
    let edge = 0.025;
    let outline = rounded_outline(Vec2::new(LENGTH, HEIGHT), HEIGHT, 5);
    let round = [(-edge, -WIDTH), (0.0, edge - WIDTH), (0.0, WIDTH - edge), (-edge, WIDTH)];
    let mut whole = swept(&outline, &round.map(Vec2::from));
    for side in [-1.0, 1.0] {
        let mut sketch = Sketch::default();
        let corners: Vec<u32> = outline
            .iter()
            .map(|(place, way)| *place - *way * edge)
            .map(|place| sketch.corner(Vec3::new(place.x, side * WIDTH, -place.y), Vec3::Y * side))
            .collect();
        sketch.polygon(&corners);
        whole.merge(&sketch.mesh()).expect("shapes should have the same attributes");
    }
    on_edge(whole)
}

/// The bars across a belt, evenly along it.
fn cleats() -> Vec<Mesh> {
    let bar = Mesh::from(Cuboid::new(2.0 * WIDTH + 0.012, 2.0 * CLEAT, 0.05));
    let straight = 2.0 * (LENGTH - HEIGHT);
    let round = PI * HEIGHT;
    (0..CLEATS)
        .map(|i| {
            // Along the top, around the back, along the bottom, around the front.
            let way = (i as f32 + 0.5) / CLEATS as f32 * 2.0 * (straight + round);
            let (half, rest) = if way < straight + round { (0.0, way) } else { (PI, way - straight - round) };
            let angle = ((rest - straight) / HEIGHT).max(0.0);
            let along = rest.min(straight) - straight / 2.0;
            let arc = Quat::from_rotation_x(angle);
            let place = Vec3::Z * along + arc * Vec3::Y * HEIGHT;
            let turn = Quat::from_rotation_x(half);
            bar.clone().rotated_by(turn * arc).translated_by(turn * place + Vec3::Y * MIDDLE)
        })
        .collect()
}

/// Both belts, of this brightness.
pub(super) fn tracks(tone: f32) -> Parts {
    let mut parts: Parts = both_sides(tone, belt(), ASIDE, MIDDLE, 0.0).into();
    for cleat in cleats() {
        parts.extend(both_sides(tone * 1.5, cleat, ASIDE, 0.0, 0.0));
    }
    parts
}

/// Three wheels on the outside of each belt.
pub(super) fn hubs(tone: f32) -> Parts {
    let mut parts = Parts::new();
    for (z, radius) in [(-0.27, 0.095), (0.0, 0.075), (0.27, 0.095)] {
        parts.extend(both_sides(tone, wheel(radius, 0.05), ASIDE + WIDTH, MIDDLE, z));
        parts.extend(both_sides(tone * 0.4, wheel(radius * 0.42, 0.04), ASIDE + WIDTH + 0.022, MIDDLE, z));
    }
    parts
}

/// Guards over the belts that follow their ends.
pub(super) fn mudguards(tone: f32) -> Parts {
    const STEPS: usize = 5;
    let (inner, outer, width) = (HEIGHT + CLEAT + 0.018, HEIGHT + CLEAT + 0.05, WIDTH + 0.02);
    // The cross-section in z and y, from the back over the top to the front, and the way out of it.
    let bend = |side: f32| {
        let quarter = (0..=STEPS).map(move |i| 1.15 * i as f32 / STEPS as f32);
        quarter.map(move |angle| {
            let way = Vec2::new(side * angle.sin(), angle.cos());
            (Vec2::new(side * (LENGTH - HEIGHT), 0.0), way)
        })
    };
    let section: Vec<(Vec2, Vec2)> =
        bend(1.0).collect::<Vec<_>>().into_iter().rev().chain(bend(-1.0)).collect();
    let mut sketch = Sketch::default();
    let line = |x: f32, radius: f32, normal: fn(Vec2) -> Vec3, sketch: &mut Sketch| -> Vec<u32> {
        let corner = |(middle, way): &(Vec2, Vec2)| {
            let place = *middle + *way * radius;
            sketch.corner(Vec3::new(x, place.y, place.x), normal(*way))
        };
        section.iter().map(corner).collect()
    };
    let (out, back) = (|way: Vec2| Vec3::new(0.0, way.y, way.x), |way: Vec2| Vec3::new(0.0, -way.y, -way.x));
    let strips = [
        [line(-width, outer, out, &mut sketch), line(width, outer, out, &mut sketch)],
        [line(-width, inner, back, &mut sketch), line(width, inner, back, &mut sketch)],
        [line(width, inner, |_| Vec3::X, &mut sketch), line(width, outer, |_| Vec3::X, &mut sketch)],
        [
            line(-width, inner, |_| Vec3::NEG_X, &mut sketch),
            line(-width, outer, |_| Vec3::NEG_X, &mut sketch),
        ],
    ];
    for [a, b] in strips {
        for i in 0..a.len() - 1 {
            sketch.polygon(&[a[i], a[i + 1], b[i + 1], b[i]]);
        }
    }
    // The two ends.
    for (place, way) in [section[0], section[section.len() - 1]] {
        let forward = Vec3::new(0.0, -0.4, way.x.signum());
        let corners =
            [(-width, inner), (width, inner), (width, outer), (-width, outer)].map(|(x, radius)| {
                let place = place + way * radius;
                sketch.corner(Vec3::new(x, place.y, place.x), forward)
            });
        sketch.polygon(&corners);
    }
    both_sides(tone, at(sketch.mesh(), 0.0, MIDDLE, 0.0), ASIDE, 0.0, 0.0).into()
}

/// The space that the belts fill, and the ground.
pub(super) fn solids() -> [Solid; 3] {
    let half = Vec3::new(WIDTH, HEIGHT, LENGTH) - 0.01;
    let belt = |x: f32| Solid::Block { middle: Vec3::new(x, MIDDLE, 0.0), half };
    [belt(-ASIDE), belt(ASIDE), Solid::Ground]
}
