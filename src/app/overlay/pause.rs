//! What lies over a match that pauses.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::match_panel::{can_have_hint, offer_aids, offer_past, offer_views};
use super::new_match::{Draft, go_on};
use super::parts::{button, button_row, dialog, faint, heading, main_button};
use super::rules_page::RulesPage;
use crate::app::aids::Aids;
use crate::app::camera::Orbit;
use crate::app::hint::Hint;
use crate::app::keeping::{now, position_as_text};
use crate::app::screen::Menu;
use crate::app::seating::is_face_to_face;
use crate::app::session::Session;
use crate::app::settings::Settings;
use crate::app::telling::Telling;
use crate::words::say;

pub(super) fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    (settings, aids, orbit): (Res<Settings>, Res<Aids>, Res<Orbit>),
    (telling, hint): (Res<Telling>, Res<Hint>),
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
        // What else stands in the panel beside the board, where there is none.
        if is_face_to_face(&session, &settings) {
            ui.separator();
            let is_telling = telling.is_active();
            let can_hint = can_have_hint(&session, &hint);
            let is_done = offer_past(ui, &session, is_telling, &mut commands)
                | offer_views(ui, orbit.flat, can_hint, &mut commands);
            if is_done {
                menu.set(Menu::None);
            }
            offer_aids(ui, &session, &aids, &mut commands);
            ui.separator();
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
