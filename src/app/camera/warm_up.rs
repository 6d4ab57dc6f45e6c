//! Warms up the flat view, so that it appears at once: a view without perspective needs its own pipelines,
//! which take a moment to compile.

use super::quality::looks;
use super::table_camera::TONES;
use crate::app::order::AppSystems;
use crate::app::settings::Settings;
use bevy::camera::{Hdr, RenderTarget, ScalingMode};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, start_warm_up).add_systems(Update, end_warm_up.in_set(AppSystems::Ui));
}

/// The longest time for it, in seconds.
const LENGTH: f32 = 3.0;
/// Pixels along an edge of the hidden picture.
const SIZE: u32 = 16;

/// A camera that renders to a hidden picture.
#[derive(Component)]
struct WarmUp;

fn start_warm_up(mut commands: Commands, mut images: ResMut<Assets<Image>>, settings: Res<Settings>) {
    let canvas = images.add(Image::new_target_texture(SIZE, SIZE, TextureFormat::Rgba8UnormSrgb, None));
    let scaling_mode = ScalingMode::FixedVertical { viewport_height: 20.0 };
    let mut camera = commands.spawn((
        WarmUp,
        Camera3d::default(),
        Camera { order: -1, ..default() },
        RenderTarget::Image(canvas.into()),
        TONES,
        looks(settings.quality),
        Projection::Orthographic(OrthographicProjection {
            scaling_mode,
            ..OrthographicProjection::default_3d()
        }),
        Transform::from_xyz(0.0, 40.0, 0.0).looking_at(Vec3::ZERO, Vec3::NEG_Z),
    ));
    if settings.quality.glows() {
        camera.insert(Hdr);
    }
}

fn end_warm_up(time: Res<Time<Real>>, warm_ups: Query<Entity, With<WarmUp>>, mut commands: Commands) {
    if time.elapsed_secs() > LENGTH {
        warm_ups.iter().for_each(|camera| commands.entity(camera).despawn());
    }
}
