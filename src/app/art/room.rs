//! The room: the table top and the air.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::assets::{ArtAssets, WoodSpec};

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(DUSK.into())).add_systems(Startup, furnish_room);
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
    grain: 0.5,
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
}
