//! The window, the renderer and the log: for a window, for a picture, or for nothing at all (tests).

use bevy::picking::mesh_picking::MeshPickingSettings;
use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeReceiver;
use bevy::window::{
    ExitCondition, Monitor, MonitorSelection, OnMonitor, PresentMode, PrimaryMonitor, PrimaryWindow,
    WindowMode, WindowResizeConstraints, WindowResolution,
};
use bevy::winit::WinitPlugin;

use super::platform::backends;
use super::settings::Settings;
use crate::app::order::AppSystems;

/// The smallest window, in logical pixels. A page is as small as its screen leaves it, beside a keyboard, too.
const SMALLEST: Vec2 = if cfg!(target_family = "wasm") { Vec2::ONE } else { Vec2::new(320.0, 300.0) };

/// What the table is rendered to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Surface {
    /// A window.
    Window,
    /// A picture: there is a graphics driver, but no window.
    Picture,
    /// Nothing: the window exists as data, without a driver or display. For tests of everything but the looks.
    Nothing,
}

/// An application with Bevy's plugins for a surface, without the table's plugins.
pub(super) fn new_app(surface: Surface) -> App {
    let mut app = App::new();
    let window = Window {
        title: "Spieltisch".to_owned(),
        name: Some("spieltisch".to_owned()),
        resolution: WindowResolution::new(1280, 800),
        present_mode: PresentMode::AutoVsync,
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST.x,
            min_height: SMALLEST.y,
            ..default()
        },
        // In a browser: the page's canvas, as large as the page, which leaves its keys to on-screen keyboards, too.
        canvas: Some("#table".to_owned()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        ..default()
    };
    let plugins = DefaultPlugins
        .set(WindowPlugin {
            primary_window: (surface != Surface::Picture).then_some(window),
            exit_condition: if surface == Surface::Window {
                ExitCondition::OnAllClosed
            } else {
                ExitCondition::DontExit
            },
            ..default()
        })
        .set(RenderPlugin {
            render_creation: WgpuSettings {
                backends: (surface != Surface::Nothing).then_some(backends()),
                ..default()
            }
            .into(),
            // A picture must not be taken before all pipelines are compiled.
            synchronous_pipeline_compilation: surface == Surface::Picture,
            ..default()
        });
    // Tests share a process, which can have only one log.
    let plugins = log::added_to(plugins, surface != Surface::Nothing);
    match surface {
        // Tests do not run on the main thread.
        Surface::Window => app.add_plugins(plugins.set(WinitPlugin { run_on_any_thread: cfg!(test) })),
        Surface::Picture | Surface::Nothing => app.add_plugins(plugins.disable::<WinitPlugin>()),
    };
    // Without it, the time of a picture would be when the last one was finished. After a rest that is long ago, and a finger
    // that has just come down would seem to have been there all the while.
    app.world_mut().remove_resource::<TimeReceiver>();
    app.insert_resource(MeshPickingSettings {
        require_markers: true,
        ray_cast_visibility: RayCastVisibility::Visible,
    })
    .add_plugins(MeshPickingPlugin)
    .add_systems(
        Update,
        apply_settings.in_set(AppSystems::Camera).run_if(resource_exists_and_changed::<Settings>),
    );
    if surface == Surface::Window && !cfg!(target_family = "wasm") {
        app.add_systems(Update, fit_to_screen.in_set(AppSystems::Camera).before(apply_settings));
    }
    app
}

/// What the frame of a window and the bars of a desktop take of a screen, in logical pixels.
const BARS: UVec2 = UVec2::new(16, 96);

/// The size of a window on a screen, in physical pixels: no greater than what is free there.
fn fitted(size: UVec2, screen: UVec2, scale: f64) -> UVec2 {
    let bars = (BARS.as_dvec2() * scale).as_uvec2();
    size.min(screen.saturating_sub(bars).max(SMALLEST.as_uvec2()))
}

/// The first window fits on its screen.
fn fit_to_screen(
    window: Option<Single<(&mut Window, Option<&OnMonitor>), With<PrimaryWindow>>>,
    monitors: Query<(Entity, &Monitor, Has<PrimaryMonitor>)>,
    mut is_done: Local<bool>,
) {
    let Some((mut window, on)) = window.filter(|_| !*is_done).map(Single::into_inner) else { return };
    // Where it is not known on which screen the window is, it will be on the first one.
    let is_its =
        |(entity, _, is_first): &(Entity, &Monitor, bool)| on.map_or(*is_first, |on| on.0 == *entity);
    let Some((_, screen, _)) = monitors.iter().find(is_its).or_else(|| monitors.iter().next()) else {
        return;
    };
    *is_done = true;
    let size = fitted(window.resolution.physical_size(), screen.physical_size(), screen.scale_factor);
    if size != window.resolution.physical_size() {
        window.resolution.set_physical_resolution(size.x, size.y);
    }
}

/// Full screen or windowed.
fn apply_settings(settings: Res<Settings>, window: Option<Single<&mut Window, With<PrimaryWindow>>>) {
    let Some(mut window) = window else { return };
    let mode = if settings.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    if window.mode != mode {
        window.mode = mode;
    }
}

/// The log on standard error: our own warnings, and only errors from others.
#[cfg(not(target_family = "wasm"))]
mod log {
    use bevy::app::PluginGroupBuilder;
    use bevy::log::LogPlugin;
    use bevy::prelude::*;

    const LOGGED: &str = "error,spieltisch=warn,wgpu_hal=off,bevy_winit=error,bevy_egui::text_agent=off";

    pub(super) fn added_to(plugins: PluginGroupBuilder, is_wanted: bool) -> PluginGroupBuilder {
        if is_wanted {
            plugins.set(LogPlugin { filter: LOGGED.to_owned(), ..default() })
        } else {
            plugins.disable::<LogPlugin>()
        }
    }
}

/// The log in the browser's console: errors.
#[cfg(target_family = "wasm")]
mod log {
    use bevy::app::PluginGroupBuilder;
    use tracing::Level;
    use tracing_wasm::{WASMLayerConfigBuilder, set_as_global_default_with_config};

    pub(super) fn added_to(plugins: PluginGroupBuilder, is_wanted: bool) -> PluginGroupBuilder {
        if is_wanted {
            let config = WASMLayerConfigBuilder::new()
                .set_max_level(Level::ERROR)
                .set_report_logs_in_timings(false)
                .build();
            set_as_global_default_with_config(config);
        }
        plugins
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_is_no_greater_than_what_is_free_on_its_screen() {
        let usual = UVec2::new(1280, 800);
        assert_eq!(fitted(usual, UVec2::new(1920, 1080), 1.0), usual);
        assert_eq!(fitted(usual, UVec2::new(1366, 768), 1.0), UVec2::new(1280, 672));
        assert_eq!(fitted(usual, UVec2::new(1024, 768), 1.0), UVec2::new(1008, 672));
        assert_eq!(fitted(usual * 2, UVec2::new(2560, 1600), 2.0), UVec2::new(2528, 1408));
        assert_eq!(
            fitted(usual, UVec2::new(320, 240), 1.0),
            UVec2::new(320, 300),
            "no smaller than the smallest"
        );
    }
}
