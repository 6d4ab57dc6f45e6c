//! The camera: it orbits the board, tilts, zooms and shifts within limits, and has a flat view straight from above.

mod fit;
mod framing;
mod gestures;
mod lens;
mod light;
mod orbit;
mod view;
mod warm_up;

use bevy::camera::Hdr;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::post_process::bloom::{Bloom, BloomCompositeMode, BloomPrefilter};
use bevy::prelude::*;

pub(crate) use lens::FreeView;
pub(crate) use orbit::{Orbit, ResetCamera, ToggleFlatView};

use crate::app::AppSystems;
use crate::app::art::room_light;
use crate::app::games::BoardLook;
use crate::app::settings::{Quality, Settings};

/// Warms up the flat view.
pub(super) fn warm_up_plugin(app: &mut App) {
    app.add_plugins(warm_up::plugin);
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((orbit::plugin, framing::plugin)).add_systems(Startup, spawn_camera).add_systems(
        Update,
        (
            apply_settings.run_if(resource_changed::<Settings>),
            framing::set_limits,
            orbit::turn_camera,
            light::turn_lamp,
            light::cover_board.run_if(resource_changed::<BoardLook>),
            framing::place_camera,
        )
            .chain()
            .in_set(CameraSystems)
            .in_set(AppSystems::Camera),
    );
}

/// Everything that moves the camera.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CameraSystems;

/// The camera that shows the table.
#[derive(Component, Debug)]
pub(crate) struct TableCamera;

/// Tone mapping and anti-aliasing.
pub(crate) const LOOKS: (Tonemapping, Msaa) = (Tonemapping::AcesFitted, Msaa::Sample4);

/// A glow around what shines, and around nothing else.
pub(crate) const BLOOM: Bloom = Bloom {
    intensity: 0.06,
    prefilter: BloomPrefilter { threshold: 1.0, threshold_softness: 0.3 },
    composite_mode: BloomCompositeMode::Additive,
    max_mip_dimension: 256,
    ..Bloom::NATURAL
};

fn spawn_camera(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    commands.spawn((
        TableCamera,
        Camera3d::default(),
        Hdr,
        LOOKS,
        BLOOM,
        room_light(&mut images),
        MeshPickingCamera,
    ));
}

fn apply_settings(
    settings: Res<Settings>,
    mut orbit: ResMut<Orbit>,
    camera: Single<(Entity, &mut Msaa), With<TableCamera>>,
    mut commands: Commands,
) {
    orbit.is_locked = settings.lock_camera;
    let (entity, mut msaa) = camera.into_inner();
    let is_low = settings.quality == Quality::Low;
    msaa.set_if_neq(if is_low { Msaa::Off } else { Msaa::Sample4 });
    if is_low {
        commands.entity(entity).remove::<Bloom>();
    } else {
        commands.entity(entity).insert(BLOOM);
    }
}
