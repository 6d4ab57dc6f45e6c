//! Framing: places the camera so that the whole board is in the part of the window that panels leave free.

use std::f32::consts::FRAC_PI_2;

use bevy::camera::visibility::RenderLayers;
use bevy::camera::{ScalingMode, SubCameraView};
use bevy::prelude::*;

use super::fit::{clear_pitch, fit, fit_flat, points_to_see};
use super::lens::{FreeView, Lens};
use super::orbit::Orbit;
use super::table_camera::TableCamera;
use super::view::{Limits, View};
use crate::app::art::layers_seen;
use crate::app::games::BoardLook;
use crate::app::session::Session;
use crate::app::state::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FreeView>().init_resource::<Framing>();
}

/// Free space around the board, as a factor.
const MARGIN: f32 = 1.01;
/// The height of the camera in the flat view.
const FLAT_HEIGHT: f32 = 40.0;
/// From a distance that small, pieces are seen close up, whatever the shape of the window.
const NEAREST: f32 = 11.0;
/// The usual pitch is one of these from the lowest up, so many of them.
const LOWEST_PITCH: f32 = 0.8;
const PITCHES: u8 = 32;
/// The camera is never lower or higher: above all pieces, and below the ceiling.
const LOWEST: f32 = 2.6;
const HIGHEST: f32 = 118.0;
/// The zoom's limits in most windows.
const ZOOMS: [f32; 2] = [0.4, 1.8];
/// The largest distance: inside the room.
const FARTHEST: f32 = 110.0;

/// What must be seen, and from where it was seen last.
#[derive(Resource, Default)]
pub(crate) struct Framing {
    points: Vec<Vec3>,
    /// The lowest usual pitch.
    lowest: f32,
    /// Half the width and depth of the board.
    board: Vec2,
    last: Option<(View, bool, FreeView, Vec2)>,
}

fn rotation(yaw: f32, pitch: f32) -> Quat {
    Quat::from_rotation_y(yaw) * Quat::from_rotation_x(-pitch)
}

/// A point as a camera sees it that is turned so, and in the middle of the board.
fn seen(points: &[Vec3], rotation: Quat) -> impl Iterator<Item = Vec3> + Clone {
    let back = rotation.inverse();
    points.iter().map(move |point| back * *point)
}

/// Another board, or another shape of the window, has its own usual view and limits.
pub(super) fn set_limits(
    look: Res<BoardLook>,
    session: Session,
    free: Res<FreeView>,
    camera: Single<&Camera, With<TableCamera>>,
    mut framing: ResMut<Framing>,
    mut orbit: ResMut<Orbit>,
    mut shape: Local<Option<(FreeView, Vec2)>>,
) {
    if look.is_changed() || framing.points.is_empty() {
        framing.points = points_to_see(&**look, session.game().start());
        framing.lowest = clear_pitch(&**look, session.game().start()).max(LOWEST_PITCH);
        framing.board = look.half_size();
        framing.last = None;
        *shape = None;
    }
    let Some(size) = camera.logical_viewport_size().filter(|size| size.min_element() >= 1.0) else { return };
    if *shape == Some((*free, size)) {
        return;
    }
    *shape = Some((*free, size));
    let lens = Lens::new(size, *free);
    let usual_pitch = framing.usual_pitch(&lens);
    let (distance, _) = fit(seen(&framing.points, rotation(0.0, usual_pitch)), lens.reach());
    let reach = framing.points.iter().fold(Vec2::ZERO, |most, point| most.max(point.xz().abs()));
    let distance = (distance * MARGIN).max(NEAREST);
    let zooms = [ZOOMS[0].min(NEAREST / distance), ZOOMS[1].min(FARTHEST / distance).max(1.0)];
    let limits = Limits { usual_pitch, zooms, reach };
    if orbit.limits != limits {
        orbit.limit(limits);
    }
}

pub(super) fn place_camera(
    orbit: Res<Orbit>,
    screen: Res<State<Screen>>,
    free: Res<FreeView>,
    mut framing: ResMut<Framing>,
    camera: Single<(&mut Camera, &mut Transform, &mut Projection, &mut RenderLayers), With<TableCamera>>,
) {
    let (mut camera, mut transform, mut projection, mut layers) = camera.into_inner();
    let Some(size) = camera.logical_viewport_size().filter(|size| size.min_element() >= 1.0) else { return };
    let is_flat = orbit.flat && **screen != Screen::Title;
    let now = Some((orbit.shown, is_flat, *free, size));
    // Redraw only after a change.
    if framing.last == now {
        return;
    }
    framing.last = now;
    let lens = Lens::new(size, *free);
    let ratio = camera.physical_viewport_size().map_or(1.0, |physical| physical.x as f32 / size.x);
    let view = (lens.whole != size || lens.offset != Vec2::ZERO).then(|| SubCameraView {
        full_size: (lens.whole * ratio).as_uvec2(),
        offset: lens.offset * ratio,
        size: (size * ratio).as_uvec2(),
    });
    if camera.sub_camera_view != view {
        camera.sub_camera_view = view;
    }
    (*transform, *projection) = framing.aim(&lens, orbit.shown, is_flat);
    layers.set_if_neq(layers_seen(is_flat));
}

impl Framing {
    /// The pitch from which the board is largest in what is free; the lowest, if there are several.
    pub(super) fn usual_pitch(&self, lens: &Lens) -> f32 {
        let steepest = lens.steepest_pitch();
        let lowest = self.lowest.min(steepest);
        let pitches = (0..=PITCHES).map(|step| lowest.lerp(steepest, f32::from(step) / f32::from(PITCHES)));
        let sizes = pitches.map(|pitch| (self.board_size(lens, pitch), pitch));
        sizes.fold((0.0, steepest), |best, size| if size.0 > best.0 { size } else { best }).1
    }

    /// How large the board is seen in what is free of the picture.
    fn board_size(&self, lens: &Lens, pitch: f32) -> f32 {
        let rotation = rotation(0.0, pitch);
        let (distance, rise) = fit(seen(&self.points, rotation), lens.reach());
        // All that is level is drawn wider and flatter towards the horizon: the widths of the near and the far edge tell.
        let edge = |z: f32| {
            let place = rotation.inverse() * Vec3::new(self.board.x, 0.0, z * self.board.y);
            Vec2::new(place.x, place.y - rise) / (distance - place.z)
        };
        let (near, far) = (edge(1.0), edge(-1.0));
        (near.x + far.x) * (far.y - near.y)
    }

    /// Where a camera with this lens must be for a view, and how it projects.
    pub(super) fn aim(&self, lens: &Lens, view: View, is_flat: bool) -> (Transform, Projection) {
        let View { yaw, pitch, zoom, middle } = view;
        let rotation = rotation(yaw, if is_flat { FRAC_PI_2 } else { pitch });
        let points = seen(&self.points, rotation);
        let (away, projection) = if is_flat {
            let height = fit_flat(points, lens.free) * lens.whole.y * MARGIN * zoom;
            let scaling_mode = ScalingMode::FixedVertical { viewport_height: height };
            let flat = OrthographicProjection { scaling_mode, ..OrthographicProjection::default_3d() };
            (Vec3::Z * FLAT_HEIGHT, Projection::Orthographic(flat))
        } else {
            let (distance, rise) = fit(points, lens.reach());
            let fov = lens.field_of_view();
            let deep = PerspectiveProjection { fov, near: 0.5, far: 400.0, ..default() };
            (Vec3::new(0.0, rise, distance * MARGIN) * zoom, Projection::Perspective(deep))
        };
        let middle = Vec3::new(middle.x, 0.0, middle.y);
        let mut at = middle + rotation * away;
        // In the widest windows the whole board is seen from very near, in the narrowest from very far.
        if !is_flat {
            let back = rotation * Vec3::Z;
            at += back * ((at.y.clamp(LOWEST, HIGHEST) - at.y) / back.y);
        }
        (Transform::from_translation(at).with_rotation(rotation), projection)
    }
}
