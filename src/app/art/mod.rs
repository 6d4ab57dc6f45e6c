//! The materials, shaders, meshes, lettering and light of boards, pieces and the room.

mod assets;
mod environment;
mod light;
mod materials;
mod meshes;
mod room;
mod text_texture;

use bevy::prelude::*;

pub(crate) use assets::{ArtAssets, SurfaceSpec, WoodSpec};
pub(crate) use environment::room_light;
pub(crate) use light::{LampSide, ShadowArea};
pub(crate) use materials::{GlassMaterial, SurfaceMaterial, WaterMaterial, WoodMaterial};
pub(crate) use meshes::{Hollow, flat_polygon, flat_ring, hollowed_tile, joined, rounded_box, tile, turned};
pub(crate) use text_texture::{STRONG_FACE, TITLE_FACE};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((materials::plugin, assets::plugin, light::plugin, room::plugin));
}
