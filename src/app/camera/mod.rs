//! The camera: it orbits the board, tilts and zooms within limits, and has a flat view straight from above.

mod warm_up;

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::camera::{Hdr, ScalingMode, SubCameraView};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::post_process::bloom::Bloom;
use bevy::prelude::*;

use crate::app::AppSystems;
use crate::app::art::room_light;
use crate::app::games::BoardLook;
use crate::app::platform::Redraw;
use crate::app::settings::{Quality, Settings};
use crate::games::Player;

/// Warms up the flat view.
pub(super) fn warm_up_plugin(app: &mut App) {
    app.add_plugins(warm_up::plugin);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Orbit>()
        .init_resource::<FreeView>()
        .add_systems(Startup, spawn_camera)
        .add_systems(
            Update,
            (apply_settings.run_if(resource_changed::<Settings>), turn_camera, place_camera)
                .chain()
                .in_set(CameraSystems)
                .in_set(AppSystems::Camera),
        )
        .add_observer(reset_camera)
        .add_observer(toggle_flat_view);
}

/// Everything that moves the camera.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CameraSystems;

/// The camera that shows the table.
#[derive(Component, Debug)]
pub(crate) struct TableCamera;

/// Request: reset the view.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ResetCamera;

/// Request: switch between the flat view straight from above and the view across the table.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ToggleFlatView;

/// The part of the window that panels leave free for the board, as margins in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct FreeView {
    pub(crate) left: f32,
    pub(crate) right: f32,
    pub(crate) top: f32,
    pub(crate) bottom: f32,
}

impl FreeView {
    /// The same, scaled by a factor.
    pub(crate) fn scaled(self, by: f32) -> Self {
        let Self { left, right, top, bottom } = self;
        Self { left: left * by, right: right * by, top: top * by, bottom: bottom * by }
    }
}

/// The camera's current and target view: angles in radians, zoom as a factor of the distance that shows the whole board.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct Orbit {
    goal: View,
    shown: View,
    /// Straight from above, without perspective.
    pub(crate) flat: bool,
    /// The player has locked it.
    pub(crate) is_locked: bool,
    /// The player on the near side.
    near: Player,
    /// It is rotating to the other side.
    is_changing_sides: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct View {
    yaw: f32,
    pitch: f32,
    zoom: f32,
}

const START: View = View { yaw: 0.0, pitch: 0.93, zoom: 1.0 };
const LOWEST: f32 = 0.3;
const HIGHEST: f32 = 1.5;
const NEAREST: f32 = 0.4;
const FARTHEST: f32 = 1.5;
/// The vertical field of view.
const FIELD_OF_VIEW: f32 = 0.55;
/// The height of the pieces above the board, and the depth of the table below it.
const HEIGHTS: [f32; 2] = [-0.5, 1.3];
/// Free space around the board, as a factor.
const MARGIN: f32 = 1.03;
/// How fast the camera follows, per second.
const HASTE: f32 = 11.0;
/// The height of the camera in the flat view.
const FLAT_HEIGHT: f32 = 40.0;
/// Radians per logical pixel.
const TURNING: f32 = 0.006;

/// Tone mapping and anti-aliasing.
pub(crate) const LOOKS: (Tonemapping, Msaa) = (Tonemapping::TonyMcMapface, Msaa::Sample4);

/// Bloom.
pub(crate) const BLOOM: Bloom = Bloom { intensity: 0.12, ..Bloom::NATURAL };

impl Default for Orbit {
    fn default() -> Self {
        Self {
            goal: START,
            shown: START,
            flat: false,
            is_locked: false,
            near: Player::One,
            is_changing_sides: false,
        }
    }
}

impl Orbit {
    /// Rotates and tilts by a drag of this many pixels.
    pub(crate) fn drag(&mut self, delta: Vec2) {
        if self.is_locked {
            return;
        }
        self.goal.yaw -= delta.x * TURNING;
        if !self.flat {
            self.goal.pitch = (self.goal.pitch + delta.y * TURNING).clamp(LOWEST, HIGHEST);
        }
    }

    /// Zooms and rotates by a pinch: two fingers that move apart by a factor and turn by an angle, clockwise in radians.
    pub(crate) fn pinch(&mut self, apart: f32, turned: f32) {
        if !self.is_locked {
            self.goal.zoom = (self.goal.zoom / apart).clamp(NEAREST, FARTHEST);
            self.goal.yaw += turned;
        }
    }

    /// Zooms in (above 0) or out, in steps of a mouse wheel.
    pub(crate) fn zoom(&mut self, steps: f32) {
        if !self.is_locked {
            self.goal.zoom = (self.goal.zoom * 0.9_f32.powf(steps)).clamp(NEAREST, FARTHEST);
        }
    }

    /// Converts a direction as seen (x to the right, y up) to one on the board, by its x and z.
    pub(crate) fn on_board(&self, seen: Vec2) -> Vec2 {
        (Quat::from_rotation_y(self.goal.yaw) * Vec3::new(seen.x, 0.0, -seen.y)).xz()
    }

    /// The target zoom, as a factor of the distance that shows the whole board.
    pub(crate) const fn distance(&self) -> f32 {
        self.goal.zoom
    }

    /// Zooms to a distance.
    pub(crate) fn set_distance(&mut self, distance: f32) {
        self.goal.zoom = distance.clamp(NEAREST, FARTHEST);
    }

    /// The default view.
    fn home(&self) -> View {
        View { yaw: if self.near == Player::One { 0.0 } else { PI }, ..START }
    }

    /// Resets the view, the short way around.
    fn go_home(&mut self) {
        self.goal = self.home();
        self.shown.yaw = self.goal.yaw + (self.shown.yaw - self.goal.yaw + PI).rem_euclid(TAU) - PI;
    }

    /// Is at once where a match begins: on a player's side, in the usual view.
    pub(crate) fn start_at(&mut self, near: Player) {
        self.near = near;
        self.goal = self.home();
        self.shown = self.goal;
        self.is_changing_sides = false;
    }

    /// Rotates to a player's side of the board, or jumps there.
    pub(crate) fn sit(&mut self, near: Player, at_once: bool) {
        if self.near == near {
            return;
        }
        self.near = near;
        self.goal.yaw += if near == Player::One { -PI } else { PI };
        if at_once {
            self.shown = self.goal;
        }
        self.is_changing_sides = !at_once;
    }

    /// The player on the near side, or who will be when the camera has arrived.
    pub(crate) const fn near(&self) -> Player {
        self.near
    }

    /// Whether it is rotating from one player's side to the other's.
    pub(crate) const fn is_changing_sides(&self) -> bool {
        self.is_changing_sides
    }

    /// Sets a view at once.
    pub(crate) fn look_from(&mut self, yaw: f32, pitch: f32, zoom: f32) {
        self.goal = View { yaw, pitch: pitch.clamp(LOWEST, HIGHEST), zoom: zoom.clamp(NEAREST, FARTHEST) };
        self.shown = self.goal;
    }
}

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

fn reset_camera(_: On<ResetCamera>, mut orbit: ResMut<Orbit>) {
    orbit.go_home();
}

fn toggle_flat_view(_: On<ToggleFlatView>, mut orbit: ResMut<Orbit>) {
    orbit.flat = !orbit.flat;
    orbit.goal = orbit.home();
    orbit.shown = orbit.goal;
}

fn turn_camera(mut orbit: ResMut<Orbit>, time: Res<Time>, mut redraw: ResMut<Redraw>) {
    let (goal, shown) = (orbit.goal, orbit.shown);
    if goal == shown {
        if orbit.is_changing_sides {
            orbit.is_changing_sides = false;
        }
        return;
    }
    redraw.request();
    let step = 1.0 - (-HASTE * time.delta_secs().min(0.1)).exp();
    let follow = |from: f32, to: f32| if (to - from).abs() < 1e-4 { to } else { from + (to - from) * step };
    orbit.shown = View {
        yaw: follow(shown.yaw, goal.yaw),
        pitch: follow(shown.pitch, goal.pitch),
        zoom: follow(shown.zoom, goal.zoom),
    };
}

fn place_camera(
    orbit: Res<Orbit>,
    free: Res<FreeView>,
    look: Res<BoardLook>,
    camera: Single<(&mut Camera, &mut Transform, &mut Projection), With<TableCamera>>,
) {
    let (mut camera, mut transform, mut projection) = camera.into_inner();
    let Some(size) = camera.logical_viewport_size().filter(|size| size.min_element() >= 1.0) else { return };
    let (half, tray) = (look.half_size(), look.tray());
    let tray = Vec2::new(half.x + tray.x, tray.y);
    // The area under panels is cut off from a larger picture, centred on the free area.
    let free_size = (size - Vec2::new(free.left + free.right, free.top + free.bottom)).max(size * 0.2);
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
