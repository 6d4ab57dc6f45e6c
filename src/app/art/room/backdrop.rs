//! What is behind the table: a floor far below, a wall all around and a ceiling, as one mesh with one picture, which no lamp lights.

use std::f32::consts::TAU;

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::Furniture;
use super::panorama::panorama;
use crate::app::art::assets::ArtAssets;
use crate::app::settings::Theme;

/// The height of the floor, and of the ceiling: nobody sees where it ends.
pub(super) const FLOOR: f32 = -27.0;
pub(super) const CEILING: f32 = 130.0;
/// How far the wall is from the middle of the table. The camera never gets there.
pub(super) const WALL: f32 = 150.0;

/// Corners around.
const SEGMENTS: usize = 72;

/// The room's profile: how far down in its picture (0 to 1), how far from the middle, and how high.
const PROFILE: [(f32, Vec2); 9] = [
    (0.0, Vec2::new(0.0, FLOOR)),
    (0.03, Vec2::new(16.0, FLOOR)),
    (0.22, Vec2::new(48.0, FLOOR)),
    (0.36, Vec2::new(90.0, FLOOR)),
    (0.5, Vec2::new(WALL, FLOOR)),
    (0.72, Vec2::new(WALL, 22.0)),
    (0.9, Vec2::new(WALL, CEILING * 0.8)),
    (0.95, Vec2::new(WALL * 0.93, CEILING)),
    (1.0, Vec2::new(0.0, CEILING)),
];

/// How far from the middle and how high a row of the picture is.
pub(super) fn row(down: f32) -> Vec2 {
    let last = PROFILE.len() - 1;
    let i = PROFILE.iter().position(|(at, _)| *at >= down).unwrap_or(last).max(1);
    let ((from, low), (to, high)) = (PROFILE[i - 1], PROFILE[i]);
    low.lerp(high, (down - from) / (to - from))
}

/// The direction of a column of the picture: from behind the first player's board to the right and around.
pub(super) fn column(across: f32) -> Vec2 {
    let (sin, cos) = (across * TAU).sin_cos();
    Vec2::new(sin, -cos)
}

pub(super) fn build(theme: Theme, art: &mut ArtAssets) {
    let mesh = art.mesh(shell());
    let picture = art.backdrop(|| panorama(&theme.room()));
    let mut room =
        art.commands.spawn((Name::new("Room"), Furniture, mesh, NotShadowCaster, NotShadowReceiver));
    if let Some(picture) = picture {
        room.insert(picture);
    }
}

/// The floor, the wall and the ceiling, seen from inside.
fn shell() -> Mesh {
    let (mut positions, mut uvs, mut normals) = (Vec::new(), Vec::new(), Vec::new());
    for (down, at) in PROFILE {
        for i in 0..=SEGMENTS {
            let across = i as f32 / SEGMENTS as f32;
            let way = column(across) * at.x;
            positions.push([way.x, at.y, way.y]);
            normals.push([0.0, 1.0, 0.0]);
            uvs.push([across, down]);
        }
    }
    let around = SEGMENTS as u32 + 1;
    let quad = |ring: u32, i: u32| {
        let [a, b] = [ring * around + i, (ring + 1) * around + i];
        [a, a + 1, b, a + 1, b + 1, b]
    };
    let rings = PROFILE.len() as u32 - 1;
    let indices = (0..rings).flat_map(|ring| (0..SEGMENTS as u32).flat_map(move |i| quad(ring, i))).collect();
    Mesh::new(PrimitiveTopology::TriangleList, default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(indices))
}
