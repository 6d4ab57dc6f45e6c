//! Where buttons and the places of the board are in the window, for whoever tries the program out in a browser.

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};

use crate::app::camera::TableCamera;
use crate::app::games::BoardLook;
use crate::app::platform::Places;
use crate::app::session::Session;
use crate::app::state::{Menu, Screen, TurnPhase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (tell_buttons, tell_sites, tell_state)
            .chain()
            .after(EguiPostUpdateSet::ProcessOutput)
            .run_if(resource_exists::<Places>),
    );
}

/// Buttons and other widgets, as a screen reader would be told of them.
fn tell_buttons(
    mut contexts: Query<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>,
    mut places: ResMut<Places>,
) {
    let Ok((mut context, output)) = contexts.single_mut() else { return };
    let context = context.get_mut();
    context.enable_accesskit();
    let Some(update) = &output.platform_output.accesskit_update else { return };
    let scale = context.zoom_factor();
    context.viewport(|viewport| {
        for widget in viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets) {
            let node = widget.id.accesskit_id();
            let label = update.nodes.iter().find(|(id, _)| *id == node).and_then(|(_, node)| node.label());
            if let Some(label) = label {
                let (min, max) = (widget.interact_rect.min, widget.interact_rect.max);
                // What has been scrolled away has no size.
                if min.x < max.x && min.y < max.y {
                    let place = Rect::new(min.x * scale, min.y * scale, max.x * scale, max.y * scale);
                    places.buttons.push((label.to_owned(), place));
                }
            }
        }
    });
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
