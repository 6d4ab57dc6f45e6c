//! The room: the table top, the lamp, and the air.

use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, NotShadowCaster};
use bevy::prelude::*;

use super::assets::{ArtAssets, WoodSpec};
use crate::app::AppSystems;
use crate::app::settings::{Quality, Settings};

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(DUSK.into()))
        .add_systems(Update, apply_settings.in_set(AppSystems::Camera).run_if(resource_changed::<Settings>))
        .insert_resource(GlobalAmbientLight { brightness: 0.0, ..default() })
        .add_systems(Startup, furnish_room);
}

/// The colour that the table fades into.
const DUSK: Srgba = Srgba::rgb(0.052, 0.044, 0.042);

/// The depth of the table top below the board's surface.
const TABLE_BELOW: f32 = 0.58;
/// Half the width of the table: large enough to fade out before its edge.
const TABLE: f32 = 70.0;

const OAK: WoodSpec = WoodSpec {
    light: Srgba::rgb(0.36, 0.245, 0.165),
    dark: Srgba::rgb(0.2, 0.125, 0.08),
    plank: 4.6,
    rings: 0.9,
    roughness: 0.42,
    dusk: 0.12,
    turned: false,
    cut: 0.0,
};

fn furnish_room(mut art: ArtAssets) {
    let top = art.mesh(Plane3d::new(Vec3::Y, Vec2::splat(TABLE)));
    let oak = art.wood(&OAK);
    art.commands.spawn((
        Name::new("Table top"),
        top,
        oak,
        Transform::from_xyz(0.0, -TABLE_BELOW, 0.0),
        NotShadowCaster,
    ));
    art.commands.spawn((
        Name::new("Lamp"),
        DirectionalLight {
            color: Color::srgb(1.0, 0.93, 0.83),
            illuminance: 8_800.0,
            shadow_maps_enabled: true,
            ..default()
        },
        CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: 60.0, ..default() }.build(),
        Transform::from_xyz(-8.0, 12.0, 2.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// Shadows, depending on the graphics quality.
fn apply_settings(
    settings: Res<Settings>,
    lamps: Query<&mut DirectionalLight>,
    mut shadows: ResMut<DirectionalLightShadowMap>,
) {
    let has_shadows = settings.quality != Quality::Low;
    for mut lamp in lamps {
        if lamp.shadow_maps_enabled != has_shadows {
            lamp.shadow_maps_enabled = has_shadows;
        }
    }
    let size = if settings.quality == Quality::High { 4096 } else { 2048 };
    if shadows.size != size {
        shadows.size = size;
    }
}
