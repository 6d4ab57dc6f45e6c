//! Cloth: a plain weave from a small picture that is repeated, and stitches along an edge.

use std::f32::consts::FRAC_PI_2;

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use crate::app::art::{ArtAssets, SurfaceMaterial, SurfaceSpec, flat_polygon, repeated_texture};

/// Pixels along an edge of the picture, and the threads across it.
const PIXELS: usize = 128;
const THREADS: usize = 16;
/// The width of the picture on the table.
const REPEAT: f32 = 1.3;
/// How much darker the gaps between threads are, and how much threads differ.
const DEPTH: f32 = 0.42;
const UNEVEN: f32 = 0.16;
/// The length of a stitch, from one to the next, and its width.
const STITCH: f32 = 0.22;
const STEP: f32 = 0.36;
const WIDTH: f32 = 0.05;

/// A picture of a plain weave: threads pass over and under each other by turns.
fn weave() -> Image {
    let chance = |thread: usize, salt: usize| ((thread * 7919 + salt * 104_729) % 97) as f32 / 96.0 - 0.5;
    let light = |x: usize, y: usize| {
        let width = PIXELS / THREADS;
        let (column, row) = (x / width, y / width);
        let across = |i: usize| ((i % width) as f32 + 0.5) / width as f32 * 2.0 - 1.0;
        // The thread on top is round across its way, and dips at its ends.
        let is_warp = (column + row) % 2 == 0;
        let (round, dip) = if is_warp { (across(x), across(y)) } else { (across(y), across(x)) };
        let thread = if is_warp { chance(column, 1) } else { chance(row, 2) };
        1.0 - DEPTH * (0.7 * round * round + 0.3 * dip * dip) + UNEVEN * (thread - 0.5)
    };
    repeated_texture(PIXELS, light)
}

/// The cloth of that name.
pub(super) fn cloth(
    name: &'static str,
    colour: Srgba,
    art: &mut ArtAssets,
) -> MeshMaterial3d<SurfaceMaterial> {
    art.shared_surface(name, |art| {
        let picture = Some(art.image(weave()));
        SurfaceSpec { colour, roughness: 0.95, reflectance: 0.12, picture, ..default() }
    })
}

/// A mesh that lies in the weave, and how shaded its corners were.
pub(super) fn woven(mesh: Mesh) -> (Mesh, Vec<f32>) {
    let shades = match mesh.attribute(Mesh::ATTRIBUTE_UV_0) {
        Some(VertexAttributeValues::Float32x2(uvs)) => uvs.iter().map(|uv| uv[0]).collect(),
        _ => Vec::new(),
    };
    let places = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(VertexAttributeValues::as_float3);
    let uvs: Vec<[f32; 2]> =
        places.unwrap_or_default().iter().map(|[x, _, z]| [x / REPEAT, z / REPEAT]).collect();
    (mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs), shades)
}

/// Stitches along a rectangle with round corners.
pub(super) fn stitches(half: Vec2, corner: f32) -> Mesh {
    let inner = half - Vec2::splat(corner);
    let sides = [inner.y * 2.0, inner.x * 2.0];
    let bend = FRAC_PI_2 * corner;
    let whole = (sides[0] + sides[1] + 2.0 * bend) * 2.0;
    // The place at a length along the edge, and the way on from there.
    let at = |length: f32| {
        let mut left = length.rem_euclid(whole);
        for side in 0..4 {
            let turn = Vec2::from_angle(FRAC_PI_2 * side as f32);
            let (long, reach) = (sides[side % 2], if side % 2 == 0 { inner } else { inner.yx() });
            if left < long {
                return turn.rotate(Vec2::new(reach.x + corner, left - reach.y));
            }
            left -= long;
            if left < bend {
                let round = Vec2::from_angle(left / corner) * corner;
                return turn.rotate(reach + round);
            }
            left -= bend;
        }
        half
    };
    let count = (whole / STEP).round();
    let mut triangles = Vec::new();
    for i in 0..count as usize {
        let start = i as f32 * whole / count;
        let (from, to) = (at(start), at(start + STITCH));
        let aside = (to - from).normalize_or(Vec2::X).perp() * WIDTH / 2.0;
        let (near, far) = (from.lerp(to, 0.2), from.lerp(to, 0.8));
        let outline = [from, near - aside, far - aside, to, far + aside, near + aside].map(|v| (v.x, v.y));
        triangles.extend((1..5).map(|i| [outline[0], outline[i], outline[i + 1]]));
    }
    flat_polygon(&triangles)
}
