//! What lies over a match that pauses.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::new_match::{Draft, go_on};
use super::parts::{button, button_row, dialog, faint, heading, main_button};
use super::rules_page::RulesPage;
use crate::app::keeping::{now, position_as_text};
use crate::app::screen::Menu;
use crate::app::session::Session;
use crate::words::say;

pub(super) fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    (mut draft, mut page): (ResMut<Draft>, ResMut<RulesPage>),
    mut menu: ResMut<NextState<Menu>>,
    mut exit: MessageWriter<AppExit>,
    mut commands: Commands,
) -> Result {
    dialog(contexts.ctx_mut()?, "pause", 430.0, |ui| {
        heading(ui, &say("pause-heading"));
        ui.add_space(6.0);
        if main_button(ui, &say("pause-go-on"), true).clicked() {
            menu.set(Menu::None);
        }
        if button(ui, &say("settings-open"), ui.available_width(), true).clicked() {
            menu.set(Menu::Settings);
        }
        if button(ui, &say("rules-read"), ui.available_width(), true).clicked() {
            page.open(session.kind(), Menu::Pause, &mut menu);
        }
        if button(ui, &say("keys-open"), ui.available_width(), true).clicked() {
            menu.set(Menu::Keys);
        }
        match button_row(ui, [("pause-copy-position", true), ("pause-copy-match", true)]) {
            Some(0) => ui.ctx().copy_text(position_as_text(&session)),
            Some(_) => ui.ctx().copy_text(session.kept(now()).to_ron()),
            None => {}
        }
        go_on(ui, &session, &mut draft, &mut menu, &mut commands);
        if button(ui, &say("pause-quit"), ui.available_width(), true).clicked() {
            exit.write(AppExit::Success);
        }
        ui.add_space(6.0);
        ui.separator();
        // What the hands can do, in lines.
        for key in ["pause-mouse", "pause-fingers"] {
            faint(ui, say(key));
        }
    });
    Ok(())
}
