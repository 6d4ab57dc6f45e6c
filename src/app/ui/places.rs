//! Where buttons and the places of the board are in the window, for whoever tries the program out in a browser.

use bevy::prelude::*;

use super::page_controls::show_controls;
use crate::app::camera::TableCamera;
use crate::app::games::BoardLook;
use crate::app::platform::{ControlKind, Controls, Places};
use crate::app::session::Session;
use crate::app::state::{Menu, Screen, TurnPhase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (tell_buttons, tell_sites, tell_state).chain().after(show_controls).run_if(resource_exists::<Places>),
    );
}

/// Buttons and fields, as the page has them for screen readers.
fn tell_buttons(controls: Option<NonSend<Controls>>, mut places: ResMut<Places>) {
    let Some(controls) = controls else { return };
    let pressed = controls.shown().iter().filter(|control| control.kind != ControlKind::Text);
    places.buttons.extend(pressed.filter_map(|control| Some((control.label.clone(), control.place?))));
}

/// The places of the board that can be seen.
fn tell_sites(
    look: Option<Res<BoardLook>>,
    camera: Option<Single<(&Camera, &GlobalTransform), With<TableCamera>>>,
    mut places: ResMut<Places>,
) {
    let (Some(look), Some(camera)) = (look, camera) else { return };
    let (camera, transform) = *camera;
    places.sites.extend(look.spots().iter().filter_map(|spot| {
        Some((spot.site.to_string(), camera.world_to_viewport(transform, spot.place).ok()?))
    }));
}

/// What is open, and how far the match is.
fn tell_state(
    (screen, menu, phase): (Res<State<Screen>>, Res<State<Menu>>, Option<Res<State<TurnPhase>>>),
    session: Option<Session>,
    mut places: ResMut<Places>,
) {
    let phase = phase.map_or_else(String::new, |phase| format!("{:?}", **phase));
    places.open = [format!("{:?}", **screen), format!("{:?}", **menu), phase];
    places.actions = session.map_or(0, |session| session.game().played().len());
}
