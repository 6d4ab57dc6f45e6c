//! A battery: a button cell with a printed side, which shines on top and around its shoulder, and a blank side with ribs and the
//! outline of an empty cell. Spent ones lie with the blank side up, and deeper in their socket, so that their shine is hidden.

use std::f32::consts::PI;

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use super::shapes::shaded;
use crate::app::art::{ArtAssets, SurfaceSpec, flat_polygon, joined, turned};
use crate::app::games::Lamps;
use crate::app::games::netzwerk::colours;

pub(super) const THICKNESS: f32 = 0.24;
/// The height of its middle above the board, charged and spent.
pub(super) const CHARGED: f32 = 0.07;
pub(super) const SPENT: f32 = 0.0;
/// How far its lowest point lies below the board.
pub(super) const DEPTH: f32 = THICKNESS / 2.0 - SPENT;

const HALF: f32 = THICKNESS / 2.0;
const RADIUS: f32 = 0.43;
/// The radius of the printed and of the blank face, and how far they lie below the rims around them.
const FACE: f32 = 0.345;
const INSET: f32 = 0.014;
/// The shoulder that shines: from where to where, in radius and height.
const SHOULDER: [(f32, f32); 3] = [(RADIUS, 0.012), (0.426, 0.062), (0.402, 0.088)];
const SEGMENTS: usize = 48;
/// Every other one of these parts of the side is a groove.
const RIBS: usize = 24;
const GROOVE: f32 = 0.965;

pub(super) fn build(root: Entity, art: &mut ArtAssets) {
    let body = art.shared_mesh("battery body", body);
    let glow = art.shared_mesh("battery glow", glow);
    let metal =
        art.shared_surface("battery body", |_| SurfaceSpec { metallic: 0.35, roughness: 0.3, ..default() });
    let printed = art.shared_surface("battery glow", |_| SurfaceSpec {
        colour: colours::PRINTED,
        shine: LinearRgba::from(colours::PRINTED) * 0.45,
        roughness: 0.22,
        ..default()
    });
    art.commands.entity(root).with_children(|parent| {
        parent.spawn((body, metal));
        parent.spawn((glow, printed, Lamps));
    });
}

/// What shines: the printed face, and the shoulder.
fn glow() -> Mesh {
    joined([
        turned(&SHOULDER, SEGMENTS),
        turned(&[(FACE + 0.004, HALF - INSET), (0.0, HALF - INSET)], SEGMENTS),
    ])
}

fn body() -> Mesh {
    let coloured = |mesh: Mesh, colour: Srgba| shaded(mesh, colour.into(), &[]);
    let lowest = -HALF;
    let blank = turned(&[(0.0, lowest + INSET), (FACE, lowest + INSET)], SEGMENTS);
    let lower_rim = turned(
        &[(FACE, lowest + INSET), (FACE + 0.006, lowest), (RADIUS - 0.03, lowest), (RADIUS, lowest + 0.03)],
        SEGMENTS,
    );
    let side = grooved(turned(&[(RADIUS, lowest + 0.03), (RADIUS, SHOULDER[0].1)], SEGMENTS));
    let [_, _, (radius, height)] = SHOULDER;
    let upper_rim = turned(
        &[(radius, height), (0.4, 0.1), (0.385, HALF), (FACE + 0.008, HALF), (FACE, HALF - INSET)],
        SEGMENTS,
    );
    joined([
        coloured(blank, colours::BLANK),
        coloured(lower_rim, colours::CASE),
        coloured(side, colours::CASE),
        coloured(upper_rim, colours::RIM),
        coloured(bolt().translated_by(Vec3::Y * (HALF - INSET + 0.004)), colours::BOLT),
        coloured(
            empty_cell()
                .rotated_by(Quat::from_rotation_x(PI))
                .translated_by(Vec3::Y * (lowest + INSET - 0.004)),
            colours::CASE,
        ),
    ])
}

/// The side with grooves, for the fingers and for those who see it from the side.
fn grooved(mut side: Mesh) -> Mesh {
    if let Some(VertexAttributeValues::Float32x3(places)) = side.attribute_mut(Mesh::ATTRIBUTE_POSITION) {
        for (i, [x, _, z]) in places.iter_mut().enumerate() {
            if ((i % SEGMENTS) / (SEGMENTS / RIBS)).is_multiple_of(2) {
                *x *= GROOVE;
                *z *= GROOVE;
            }
        }
    }
    side
}

/// A lightning bolt.
fn bolt() -> Mesh {
    let [top, left, inner, foot, right, outer] =
        [(0.09, 0.27), (-0.16, -0.045), (-0.01, -0.045), (-0.09, -0.27), (0.16, 0.045), (0.01, 0.045)];
    flat_polygon(&[[top, left, outer], [left, inner, outer], [inner, right, outer], [inner, foot, right]])
}

/// The outline of a cell with nothing in it, crossed out; the same upside down.
fn empty_cell() -> Mesh {
    let (wide, high, line) = (0.12, 0.2, 0.036);
    let bar = |(x0, y0): (f32, f32), (x1, y1): (f32, f32)| {
        [[(x0, y0), (x1, y0), (x1, y1)], [(x0, y0), (x1, y1), (x0, y1)]]
    };
    let slash = {
        let (x, y, w) = (0.23, 0.17, 0.026);
        let [a, b, c, d] = [(-x + w, -y - w), (x + w, y - w), (x - w, y + w), (-x - w, -y + w)];
        [[a, b, c], [a, c, d]]
    };
    let parts = [
        bar((-wide, -high), (-wide + line, high)),
        bar((wide - line, -high), (wide, high)),
        bar((-wide, high - line), (wide, high)),
        bar((-wide, -high), (wide, -high + line)),
        bar((-0.05, high), (0.05, high + 0.045)),
        bar((-0.05, -high - 0.045), (0.05, -high)),
        slash,
    ];
    flat_polygon(&parts.concat())
}
