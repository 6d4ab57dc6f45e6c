//! The table: a Bevy application that shows a match and lets people play it.
//!
//! A move goes one way, whoever makes it: a hand, a key or a button sends a request; the session asks the rules and
//! applies it; one fact tells what happened; motion, marks and panels show it.
//!
//! | file or folder | topic |
//! |---|---|
//! | `screen.rs` | which screen, which menu, how far the turn is |
//! | `session.rs` | the match: requests in, facts out |
//! | `opponent.rs` | the machine as a player |
//! | `hint.rs`, `analysis.rs`, `retrospect.rs` | what the machine says: a hint, what a position is worth, where the match turned |
//! | `mind.rs` | thinking in the background |
//! | `selection.rs` | what the player is about to do |
//! | `input/` | mouse, fingers and keys |
//! | `seating.rs` | how the players sit, and how the table changes hands |
//! | `guard.rs` | keeps players from playing for each other by accident |
//! | `inquiry.rs` | what a place is, for whoever asks |
//! | `clock.rs` | the players' clocks |
//! | `camera.rs` | where the table is seen from |
//! | `table/` | the room, the board, the pieces and how they move |
//! | `pieces/` | how each game looks |
//! | `marks/` | what is lit on the board |
//! | `aids.rs` | which of the things that help are shown |
//! | `settings.rs` | what a player has set |
//! | `review.rs` | looks back at a match |
//! | `telling.rs` | tells the score at the end |
//! | `overlay/` | menus and panels |
//! | `keeping.rs` | the match on the table on the disk, and those that were kept |
//! | `own_files.rs`, `layouts.rs`, `maps.rs` | the player's own layouts and maps |
//! | `dropped.rs` | files that are dropped onto the window |
//! | `snapshot.rs` | pictures without a window |
//! | `screens.rs` | pictures of menus and panels |
//! | `rehearsal.rs` | makes the flat view ready before it is asked for |
//! | `wake.rs` | when a picture is drawn |
//! | `machine.rs` | what the machine must have |
//! | `workshop.rs`, `materials.rs`, `shapes/`, `lettering.rs` | what boards and pieces are made of |

mod aids;
mod analysis;
mod camera;
mod clock;
mod dropped;
mod guard;
mod hint;
mod input;
mod inquiry;
mod keeping;
mod layouts;
mod lettering;
mod machine;
mod maps;
mod marks;
mod materials;
mod mind;
mod opponent;
mod overlay;
mod own_files;
mod pieces;
mod rehearsal;
mod retrospect;
mod review;
mod screen;
mod screens;
mod seating;
mod selection;
mod session;
mod settings;
mod shapes;
mod snapshot;
mod table;
mod telling;
mod wake;
mod workshop;

#[cfg(test)]
mod tests;

use bevy::camera::visibility::NoFrustumCulling;
use bevy::log::LogPlugin;
use bevy::picking::mesh_picking::MeshPickingSettings;
use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{Backends, WgpuSettings};
use bevy::window::{ExitCondition, PresentMode, WindowResizeConstraints, WindowResolution};
use bevy::winit::WinitPlugin;

pub use machine::Missing;
pub use screens::{Scene, UnknownScene};
pub use snapshot::{Picture, SnapshotError, take_snapshot};

use crate::games::AnyGame;
use crate::record::{KeptMatch, Match};
use keeping::TakeMatch;
use materials::{GlassMaterial, WaterMaterial, WoodMaterial};
use session::{Session, StartMatch};

/// What the table opens with.
#[derive(Clone, Debug)]
pub enum Opening {
    /// The main menu.
    Title,
    /// A match from its start or from a position.
    Match(Box<Match<AnyGame>>),
    /// A match that was kept in a file: it goes on as one of the player's own.
    Kept(Box<KeptMatch>),
}

/// Opens the table in a window; comes back when the window is closed.
///
/// # Errors
/// What the machine lacks: a display, or a graphics driver.
pub fn open_table(opening: Opening) -> Result<(), Missing> {
    machine::check_display()?;
    machine::check_driver()?;
    let mut app = table_app(Surface::Window);
    app.add_systems(PostStartup, move |mut commands: Commands| match &opening {
        Opening::Title => {}
        Opening::Match(game) => commands.trigger(StartMatch(Session::unnamed((**game).clone()))),
        Opening::Kept(kept) => commands.trigger(TakeMatch((**kept).clone())),
    });
    app.run();
    Ok(())
}

/// What the table is drawn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Surface {
    /// A window.
    Window,
    /// A picture: there is a graphics driver but no window.
    Picture,
    /// Nothing: there is a window as data, but neither a driver nor a display. For tests of everything but the looks.
    Nothing,
}

fn table_app(surface: Surface) -> App {
    table_app_with(surface, surface != Surface::Picture)
}

/// The application, with or without its menus.
fn table_app_with(surface: Surface, with_menus: bool) -> App {
    let mut app = App::new();
    let window = Window {
        title: "Spieltisch".to_owned(),
        name: Some("spieltisch".to_owned()),
        resolution: WindowResolution::new(1280, 800),
        present_mode: PresentMode::AutoVsync,
        resize_constraints: WindowResizeConstraints { min_width: 400.0, min_height: 300.0, ..default() },
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
            // A picture must not be taken before everything can be drawn.
            synchronous_pipeline_compilation: surface == Surface::Picture,
            ..default()
        })
        .set(LogPlugin { filter: LOGGED.to_owned(), ..default() });
    match surface {
        Surface::Window => app.add_plugins(plugins),
        Surface::Picture => app.add_plugins(plugins.disable::<WinitPlugin>()),
        // Tests share a process, and a process has one log.
        Surface::Nothing => app.add_plugins(plugins.disable::<WinitPlugin>().disable::<LogPlugin>()),
    };
    // The camera's picture is larger than the window where panels cover a part of it: what can be seen is all there is.
    app.register_required_components::<MeshMaterial3d<StandardMaterial>, NoFrustumCulling>()
        .register_required_components::<MeshMaterial3d<WoodMaterial>, NoFrustumCulling>()
        .register_required_components::<MeshMaterial3d<GlassMaterial>, NoFrustumCulling>()
        .register_required_components::<MeshMaterial3d<WaterMaterial>, NoFrustumCulling>();
    app.insert_resource(MeshPickingSettings {
        require_markers: true,
        ray_cast_visibility: RayCastVisibility::Visible,
    })
    .add_plugins((
        MeshPickingPlugin,
        screen::plugin,
        aids::plugin,
        settings::plugin,
        materials::plugin,
        workshop::plugin,
        session::plugin,
        clock::plugin,
        camera::plugin,
    ))
    .add_plugins((
        table::plugin,
        selection::plugin,
        marks::plugin,
        hint::plugin,
        telling::plugin,
        guard::plugin,
        seating::plugin,
        inquiry::plugin,
        wake::plugin,
    ));
    if surface == Surface::Window {
        app.add_plugins(rehearsal::plugin);
    }
    // A picture of the table alone has no menus, and nobody to touch it.
    if surface != Surface::Picture {
        app.add_plugins(input::plugin);
    }
    if with_menus {
        app.add_plugins((
            layouts::plugin,
            maps::plugin,
            dropped::plugin,
            overlay::plugin,
            review::plugin,
            keeping::plugin,
        ))
        .add_plugins((opponent::plugin, analysis::plugin, retrospect::plugin));
    }
    app
}

/// The graphics interfaces that may be used.
fn backends() -> Backends {
    // On Linux only Vulkan draws what it should; elsewhere, what the system has.
    if cfg!(target_os = "linux") { Backends::VULKAN } else { Backends::PRIMARY }
}

/// What is told on standard error: our own warnings, and of others only errors.
const LOGGED: &str = "error,spieltisch=warn,wgpu_hal=off,bevy_winit=error";
