//! What is behind the table: a floor far below, a wall all around and a ceiling, as one mesh with one picture, which no lamp lights.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::panorama::panorama;
use super::shape::{PROFILE, column};
use crate::app::art::assets::ArtAssets;
use crate::app::settings::Theme;

/// Corners around.
const SEGMENTS: usize = 72;

pub(super) fn build(theme: Theme, room: Entity, art: &mut ArtAssets) {
    let mesh = art.mesh(shell());
    let picture = art.backdrop(|| panorama(&theme.room()));
    let backdrop = (Name::new("Backdrop"), mesh, NotShadowCaster, NotShadowReceiver, ChildOf(room));
    let mut backdrop = art.commands.spawn(backdrop);
    if let Some(picture) = picture {
        backdrop.insert(picture);
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
