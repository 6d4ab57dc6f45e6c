//! Framing: places the camera so that the whole board is in the part of the window that panels leave free.

use std::f32::consts::FRAC_PI_2;

use bevy::camera::{ScalingMode, SubCameraView};
use bevy::prelude::*;

use super::TableCamera;
use super::orbit::{Orbit, View};
use crate::app::games::BoardLook;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FreeView>();
}

/// The vertical field of view.
const FIELD_OF_VIEW: f32 = 0.55;
/// The height of the pieces above the board, and the depth of the table below it.
const HEIGHTS: [f32; 2] = [-0.5, 1.3];
/// Free space around the board, as a factor.
const MARGIN: f32 = 1.03;
/// The height of the camera in the flat view.
const FLAT_HEIGHT: f32 = 40.0;

/// The part of the window that panels leave free for the board, as margins in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct FreeView {
    pub(crate) left: f32,
    pub(crate) right: f32,
    pub(crate) top: f32,
    pub(crate) bottom: f32,
}

impl FreeView {
    /// The size of the free part of a window.
    pub(crate) fn size_in(self, window: Vec2) -> Vec2 {
        (window - Vec2::new(self.left + self.right, self.top + self.bottom)).max(window * 0.2)
    }

    /// The same, scaled by a factor.
    pub(crate) fn scaled(self, by: f32) -> Self {
        let Self { left, right, top, bottom } = self;
        Self { left: left * by, right: right * by, top: top * by, bottom: bottom * by }
    }
}

pub(super) fn place_camera(
    orbit: Res<Orbit>,
    free: Res<FreeView>,
    look: Res<BoardLook>,
    camera: Single<(&mut Camera, &mut Transform, &mut Projection), With<TableCamera>>,
) {
    let (mut camera, mut transform, mut projection) = camera.into_inner();
    let Some(size) = camera.logical_viewport_size().filter(|size| size.min_element() >= 1.0) else { return };
    let (half, tray) = (look.half_size(), look.tray_reach());
    // The area under panels is cut off from a larger picture, centred on the free area.
    let free_size = free.size_in(size);
    let margins = Vec2::new(free.right - free.left, free.bottom - free.top);
    let whole = size + margins.abs();
    let ratio = camera.physical_viewport_size().map_or(1.0, |physical| physical.x as f32 / size.x);
    let view = (margins != Vec2::ZERO).then(|| SubCameraView {
        full_size: (whole * ratio).as_uvec2(),
        offset: margins.max(Vec2::ZERO) * ratio,
        size: (size * ratio).as_uvec2(),
    });
    let View { yaw, pitch, zoom } = orbit.shown;
    let pitch = if orbit.flat { FRAC_PI_2 } else { pitch };
    let rotation = Quat::from_rotation_y(yaw) * Quat::from_rotation_x(-pitch);
    let tan = (FIELD_OF_VIEW / 2.0).tan();
    // A point must stay within what is free: the part of the whole picture's height, and of its width.
    let reach = Vec2::new(tan * free_size.x / whole.y, tan * free_size.y / whole.y);
    let corners: Vec<Vec3> = [half, tray]
        .into_iter()
        .flat_map(|far| [(far.x, far.y), (far.x, -far.y), (-far.x, far.y), (-far.x, -far.y)])
        .flat_map(|(x, z)| HEIGHTS.map(|y| rotation.inverse() * Vec3::new(x, y, z)))
        .collect();
    let (new_projection, distance, rise) = if orbit.flat {
        let need = |p: &Vec3| (p.y.abs() / free_size.y).max(p.x.abs() / free_size.x);
        let height = 2.0 * corners.iter().map(need).fold(0.0, f32::max) * whole.y * MARGIN * zoom;
        let scaling_mode = ScalingMode::FixedVertical { viewport_height: height };
        let projection = OrthographicProjection { scaling_mode, ..OrthographicProjection::default_3d() };
        (Projection::Orthographic(projection), FLAT_HEIGHT, 0.0)
    } else {
        let (distance, rise) = fit(&corners, reach);
        let projection = PerspectiveProjection { fov: FIELD_OF_VIEW, near: 0.5, far: 300.0, ..default() };
        (Projection::Perspective(projection), distance * MARGIN * zoom, rise * zoom)
    };
    let at = rotation * Vec3::new(0.0, rise, distance);
    let new_transform = Transform::from_translation(at).with_rotation(rotation);
    // Redraw only after a change.
    if camera.sub_camera_view != view {
        camera.sub_camera_view = view;
    }
    if *transform != new_transform || is_flat(&projection) != orbit.flat || orbit.flat {
        *transform = new_transform;
        *projection = new_projection;
    }
}

/// How far from the middle of the board a camera must be to see all `corners`, which are given as it sees them (z towards it),
/// and how far up it must move so that there is as much room above them as below. `reach` is how far it sees at a
/// distance of 1, to the side and up.
fn fit(corners: &[Vec3], reach: Vec2) -> (f32, f32) {
    let (mut distance, mut rise) = (0.0, 0.0);
    // What is near looks larger: a few rounds, each with a better guess, are enough.
    for _ in 0..6 {
        let need = |p: &Vec3| p.z + ((p.y - rise).abs() / reach.y).max(p.x.abs() / reach.x);
        distance = corners.iter().map(need).fold(0.0, f32::max);
        let heights = corners.iter().map(|p| (p.y - rise) / (distance - p.z));
        let (low, high) = heights.fold((f32::MAX, f32::MIN), |(low, high), y| (low.min(y), high.max(y)));
        rise += (low + high) / 2.0 * distance;
    }
    (distance, rise)
}

const fn is_flat(projection: &Projection) -> bool {
    matches!(projection, Projection::Orthographic(_))
}
