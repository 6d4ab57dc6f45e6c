//! Hand-over between turns: the table waits for the next player.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use crate::app::session::Session;
use crate::app::state::Menu;
use crate::app::ui::language::Say;
use crate::app::ui::layer::UiLayer;
use crate::app::ui::painting::emblem;
use crate::app::ui::widgets::{dialog, heading, main_button};
use bevy_egui::EguiPrimaryContextPass;
use rules::Game;
use texts::msg;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::HandOver)));
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    session: Session,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let player = session.position().to_move();
    dialog(contexts.ctx_mut()?, "hand over", 400.0, |ui| {
        ui.horizontal(|ui| {
            emblem(ui, session.kind(), player, 44.0);
            heading(ui, msg::hand_over_heading(session.name(player)));
        });
        ui.label(ui.say(&msg::hand_over_text()));
        ui.add_space(6.0);
        if main_button(ui, msg::hand_over_ready(), true).clicked() {
            menu.set(Menu::None);
        }
    });
    Ok(())
}
