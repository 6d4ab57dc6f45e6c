//! The field: a ground with sockets sunk into it, and the tiles that robots stand on.

use std::f32::consts::TAU;

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use super::picture;
use crate::app::art::{
    ArtAssets, Outline, Sketch, SurfaceMaterial, SurfaceSpec, joined, rounded_outline, swept,
};
use crate::app::games::netzwerk::battery;
use crate::app::games::netzwerk::geometry::{GROUND, SOCKET, TILE, place};
use rules::netzwerk::{all_fields, all_squares};

/// From the middle of a socket to where its neighbours' ground begins.
const CELL: f32 = picture::GROUND_HALF;
/// How far the ground reaches into the copper rim of a socket.
const RIM: f32 = 0.02;
/// The wall of a socket: its radius at the top and at the bottom.
const WALL: [f32; 2] = [SOCKET - 0.045, SOCKET - 0.07];
/// How deep the bottom of a socket lies.
pub(super) const BOTTOM: f32 = -battery::DEPTH - 0.012;
const SEGMENTS: usize = 32;

pub(super) fn material(art: &mut ArtAssets) -> MeshMaterial3d<SurfaceMaterial> {
    art.shared_surface("netzwerk field", |art| {
        let picture = Some(art.image(picture::circuit()));
        SurfaceSpec { reflectance: 0.35, picture, ..default() }
    })
}

pub(super) fn parts() -> Vec<Mesh> {
    let (cell, tile) = (of_ground(cell()), of_tile(tile()));
    let cells = all_fields().map(|field| cell.clone().translated_by(place(field.site())));
    let tiles = all_squares().map(|square| tile.clone().translated_by(place(square.site())));
    cells.chain(tiles).collect()
}

/// A mesh around the origin with the picture of the ground around a socket laid on it from above.
pub(super) fn of_ground(mesh: Mesh) -> Mesh {
    pictured(mesh, 0.0, picture::GROUND_HALF)
}

/// A mesh around the origin with the picture of a tile laid on it from above.
pub(super) fn of_tile(mesh: Mesh) -> Mesh {
    pictured(mesh, 0.5, picture::TILE_HALF)
}

fn pictured(mesh: Mesh, left: f32, half: f32) -> Mesh {
    let Some(VertexAttributeValues::Float32x3(places)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
        return mesh;
    };
    let at = |along: f32| (along / half + 1.0) / 2.0;
    let uvs: Vec<[f32; 2]> = places.iter().map(|[x, _, z]| [left + at(*x) / 2.0, at(*z)]).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
}

/// The ground around a socket, and the socket.
fn cell() -> Mesh {
    let mut sketch = Sketch::default();
    let ways: Vec<Vec2> = (0..SEGMENTS).map(|i| Vec2::from_angle(i as f32 / SEGMENTS as f32 * TAU)).collect();
    let mut ring = |reach: &dyn Fn(Vec2) -> f32, height: f32, normal: &dyn Fn(Vec3) -> Vec3| -> Vec<u32> {
        let corner = |way: &Vec2| {
            let out = Vec3::new(way.x, 0.0, -way.y);
            sketch.corner(out * reach(*way) + Vec3::Y * height, normal(out))
        };
        ways.iter().map(corner).collect()
    };
    let up = |_: Vec3| Vec3::Y;
    // The corners of the square are among the ways: every eighth part of a turn is.
    let square = ring(&|way| CELL / way.abs().max_element(), -GROUND, &up);
    let rim = ring(&|_| SOCKET - RIM, -GROUND, &up);
    let [high, low] = [(WALL[0], 0.0), (WALL[1], BOTTOM)]
        .map(|(radius, height)| ring(&|_| radius, height, &|out| Vec3::Y * 0.1 - out));
    let bottom = ring(&|_| WALL[1], BOTTOM, &up);
    sketch.band(&square, &rim);
    sketch.band(&high, &low);
    sketch.polygon(&bottom);
    sketch.mesh()
}

/// A tile with a bevelled edge, and the ground in its shade.
fn tile() -> Mesh {
    let outline = rounded_outline(Vec2::splat(TILE), picture::TILE_CORNER, 4);
    let edge = [(0.0, -GROUND), (0.0, -0.02), (-0.008, -0.006), (-0.026, 0.0)].map(Vec2::from);
    let shade = [(picture::TILE_HALF - TILE, 0.002 - GROUND), (0.0, 0.002 - GROUND)].map(Vec2::from);
    joined([swept(&outline, &edge), swept(&outline, &shade), lid(&outline, 0.026, 0.0)])
}

/// What an outline encloses, at a height.
pub(super) fn lid(outline: &Outline, inset: f32, height: f32) -> Mesh {
    let mut sketch = Sketch::default();
    let places = outline.iter().map(|(place, way)| *place - *way * inset);
    let corners: Vec<u32> =
        places.map(|place| sketch.corner(Vec3::new(place.x, height, -place.y), Vec3::Y)).collect();
    sketch.polygon(&corners);
    sketch.mesh()
}
