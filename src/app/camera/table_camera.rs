//! The camera itself, with the light of the room around it.

use bevy::camera::visibility::RenderLayers;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;

use crate::app::art::room_light;

/// The camera that shows the table.
#[derive(Component, Debug)]
pub(crate) struct TableCamera;

/// What only the flat view shows, and what every other does: from straight above it would be a splinter.
pub(crate) const FLAT_ONLY: RenderLayers = RenderLayers::layer(2);
pub(crate) const SPATIAL_ONLY: RenderLayers = RenderLayers::layer(3);

/// What a camera sees.
pub(crate) fn layers_seen(is_flat: bool) -> RenderLayers {
    let own = if is_flat { FLAT_ONLY } else { SPATIAL_ONLY };
    RenderLayers::default().union(&own)
}

/// How light becomes colours: with contrast, black is black.
pub(super) const TONES: Tonemapping = Tonemapping::AcesFitted;

pub(super) fn spawn_camera(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let sees = (layers_seen(false), MeshPickingCamera);
    commands.spawn((TableCamera, Camera3d::default(), TONES, room_light(&mut images), sees));
}
