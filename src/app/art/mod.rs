//! The materials, shaders, meshes, lettering and light of boards, pieces and the room.

mod assets;
mod caustic;
mod environment;
mod layers;
mod letters;
mod light;
mod materials;
mod meshes;
mod painting;
mod room;
mod shadow_cache;
mod theme;

use bevy::prelude::*;

pub(crate) use assets::{ArtAssets, SurfaceSpec, WoodSpec};
pub(crate) use layers::{FLAT_ONLY, SPATIAL_ONLY, layers_seen};
pub(crate) use letters::{OnEdgeOf, ReadsNear, SeenBy};
pub(crate) use light::{LampPlace, ShadowArea};
pub(crate) use materials::SurfaceMaterial;
pub(crate) use meshes::{
    Hollow, OnGround, Outline, Sketch, coloured, faceted, flat_polygon, flat_ring, hollowed_tile, joined,
    pictures_on_ground, plain_box, rounded_outline, smooth_profile, swept, tile, turned,
};
pub(crate) use painting::{
    Atlas, Canvas, Field, chance, noise, repeated_texture, rounded_corners, step_between,
};
pub(crate) use room::lay_prop;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        materials::plugin,
        caustic::plugin,
        assets::plugin,
        light::plugin,
        shadow_cache::plugin,
        room::plugin,
    ));
}
