//! What lies over a match that pauses.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::new_match::{Draft, go_on};
use super::parts::{button, dialog, faint, heading, main_button};
use crate::app::screen::Menu;
use crate::app::session::Session;

pub(super) fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut draft: ResMut<Draft>,
    mut menu: ResMut<NextState<Menu>>,
    mut exit: MessageWriter<AppExit>,
    mut commands: Commands,
) -> Result {
    dialog(contexts.ctx_mut()?, "pause", 430.0, |ui| {
        heading(ui, "The match pauses");
        ui.add_space(6.0);
        if main_button(ui, "Go on", true).clicked() {
            menu.set(Menu::None);
        }
        go_on(ui, &session, &mut draft, &mut menu, &mut commands);
        if button(ui, "Quit", ui.available_width(), true).clicked() {
            exit.write(AppExit::Success);
        }
        ui.add_space(6.0);
        ui.separator();
        for line in KEYS {
            faint(ui, *line);
        }
    });
    Ok(())
}

/// What the hands can do, in lines.
const KEYS: &[&str] = &[
    "Drag the table to turn it, use the wheel to come nearer.",
    "Space ends the turn or confirms; U takes back, Y plays again.",
    "L shows the last turn, F the board from above, R the usual view.",
];
