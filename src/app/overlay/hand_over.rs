//! Between two turns: the table waits for the next player to take it.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::emblem::emblem;
use super::parts::{dialog, heading, main_button};
use crate::app::screen::Menu;
use crate::app::session::Session;
use crate::games::Game;
use crate::words::{say, say_with};

pub(super) fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let player = session.position().to_move();
    dialog(contexts.ctx_mut()?, "hand over", 400.0, |ui| {
        ui.horizontal(|ui| {
            emblem(ui, session.kind(), player, 44.0);
            heading(
                ui,
                &say_with("hand-over-heading", &[("player", session.name(player).to_owned().into())]),
            );
        });
        ui.label(say("hand-over-text"));
        ui.add_space(6.0);
        if main_button(ui, &say("hand-over-ready"), true).clicked() {
            menu.set(Menu::None);
        }
    });
    Ok(())
}
