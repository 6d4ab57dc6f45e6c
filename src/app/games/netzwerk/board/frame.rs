//! The wooden frame.

use bevy::prelude::*;

use crate::app::art::{Sketch, rounded_outline, swept};
use crate::app::games::netzwerk::geometry::{FIELD, FIELD_CORNER, FRAME, GROUND, HALF, THICKNESS};

/// How round the frame's corners are, and its edges outside and inside.
const CORNER: f32 = 0.4;
const OUTER_EDGE: f32 = 0.1;
const INNER_EDGE: f32 = 0.05;

pub(super) fn parts() -> Vec<Mesh> {
    ring_of_wood(
        Vec2::splat(HALF),
        CORNER,
        OUTER_EDGE,
        Vec2::splat(FIELD),
        FIELD_CORNER,
        FRAME,
        [-THICKNESS, -GROUND - 0.02],
    )
}

/// A frame of wood with round edges: its outside and its opening, the height of its top, and how far down each of them reaches.
pub(super) fn ring_of_wood(
    half: Vec2,
    corner: f32,
    edge: f32,
    opening: Vec2,
    opening_corner: f32,
    top: f32,
    [foot, inner_foot]: [f32; 2],
) -> Vec<Mesh> {
    const STEPS: usize = 6;
    let (outside, inside) =
        (rounded_outline(half, corner, STEPS), rounded_outline(opening, opening_corner, STEPS));
    let bend = |edge: f32, i: usize| {
        let (sin, cos) = (std::f32::consts::FRAC_PI_2 * i as f32 / 4.0).sin_cos();
        Vec2::new(-edge * (1.0 - cos), top - edge * (1.0 - sin))
    };
    let outer: Vec<Vec2> =
        std::iter::once(Vec2::new(0.0, foot)).chain((0..=4).map(|i| bend(edge, i))).collect();
    let inner: Vec<Vec2> = (0..=4)
        .rev()
        .map(|i| bend(INNER_EDGE, i) * Vec2::new(-1.0, 1.0))
        .chain([Vec2::new(0.0, inner_foot)])
        .collect();
    let mut lid = Sketch::default();
    let mut flat = |outline: &[(Vec2, Vec2)], aside: f32| -> Vec<u32> {
        let place = |(place, way): &(Vec2, Vec2)| *place + *way * aside;
        let places = outline.iter().map(place);
        places.map(|place| lid.corner(Vec3::new(place.x, top, -place.y), Vec3::Y)).collect()
    };
    let (out, within) = (flat(&outside, -edge), flat(&inside, INNER_EDGE));
    lid.band(&out, &within);
    vec![swept(&outside, &outer), swept(&inside, &inner), lid.mesh()]
}
