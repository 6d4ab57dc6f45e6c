//! The camera itself, with the light of the room around it.

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;

use crate::app::art::{layers_seen, room_light};

/// The camera that shows the table.
#[derive(Component, Debug)]
pub(crate) struct TableCamera;

/// How light becomes colours: with contrast, black is black.
pub(super) const TONES: Tonemapping = Tonemapping::AcesFitted;

pub(super) fn spawn_camera(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let sees = (layers_seen(false), MeshPickingCamera);
    commands.spawn((TableCamera, Camera3d::default(), TONES, room_light(&mut images), sees));
}
