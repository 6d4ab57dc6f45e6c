//! The camera: it orbits the board, tilts, zooms and shifts within limits, and has a flat view straight from above.

mod culling;
mod film;
mod fit;
mod framing;
mod gestures;
mod lens;
mod light;
mod orbit;
mod quality;
mod table_camera;
mod view;
mod warm_up;

use bevy::prelude::*;

#[cfg(test)]
pub(crate) use film::FilmCamera;
pub(crate) use film::spawn_film_camera;
pub(crate) use lens::FreeView;
pub(crate) use orbit::{ComeCloser, Orbit, ResetCamera, ToggleFlatView};
pub(crate) use table_camera::TableCamera;

use crate::app::games::BoardLook;
use crate::app::order::AppSystems;
use crate::app::settings::Settings;
use crate::app::state::Screen;

/// Warms up the flat view.
pub(super) fn warm_up_plugin(app: &mut App) {
    app.add_plugins(warm_up::plugin);
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((orbit::plugin, framing::plugin, culling::plugin))
        .add_systems(Startup, table_camera::spawn_camera)
        .add_systems(
            Update,
            (
                (apply_lock, quality::apply_settings).run_if(resource_changed::<Settings>),
                framing::set_limits,
                orbit::look_over_table.run_if(in_state(Screen::Title).and_then(state_changed::<Screen>)),
                orbit::turn_camera,
                light::turn_lamp,
                light::cover_board.run_if(resource_changed::<BoardLook>),
                framing::place_camera,
                film::place_film_camera,
            )
                .chain()
                .in_set(AppSystems::Camera),
        );
}

fn apply_lock(settings: Res<Settings>, mut orbit: ResMut<Orbit>) {
    orbit.is_locked = settings.lock_camera;
}
