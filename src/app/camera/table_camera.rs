//! The camera itself.

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;

use crate::app::art::layers_seen;

/// The camera that shows the table.
#[derive(Component, Debug)]
pub(crate) struct TableCamera;

/// How light becomes colours: with contrast, black is black.
pub(super) const TONES: Tonemapping = Tonemapping::AcesFitted;

pub(super) fn spawn_camera(mut commands: Commands) {
    let sees = (layers_seen(false), MeshPickingCamera);
    commands.spawn((TableCamera, Camera3d::default(), TONES, sees));
}
