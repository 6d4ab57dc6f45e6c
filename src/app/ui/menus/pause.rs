//! The pause menu.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::match_actions::offer_match_actions;
use super::new_match::Draft;
use super::rules_page::RulesPage;
use crate::app::ai::Hint;
use crate::app::board::Scoring;
use crate::app::camera::Orbit;
use crate::app::platform::now;
use crate::app::saves::position_as_text;
use crate::app::session::{Assists, SaveSlot, Session, is_face_to_face};
use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::app::ui::hud::{offer_history, offer_views};
use crate::app::ui::layer::UiLayer;
use crate::app::ui::widgets::{button, button_row, dialog, faint, heading, main_button};
use crate::i18n::msg;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Pause)));
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    (session, slot): (Session, Res<SaveSlot>),
    (settings, assists, orbit): (Res<Settings>, Res<Assists>, Res<Orbit>),
    (scoring, hint): (Res<Scoring>, Res<Hint>),
    (mut draft, mut page): (ResMut<Draft>, ResMut<RulesPage>),
    mut menu: ResMut<NextState<Menu>>,
    mut exit: MessageWriter<AppExit>,
    mut commands: Commands,
) -> Result {
    dialog(contexts.ctx_mut()?, "pause", 430.0, |ui| {
        heading(ui, msg::pause_heading());
        ui.add_space(6.0);
        if main_button(ui, msg::pause_resume(), true).clicked() {
            menu.set(Menu::None);
        }
        if button(ui, msg::settings_open(), ui.available_width(), true).clicked() {
            menu.set(Menu::Settings);
        }
        if button(ui, msg::rules_read(), ui.available_width(), true).clicked() {
            page.open(session.kind(), &mut menu);
        }
        if button(ui, msg::shortcuts_open(), ui.available_width(), true).clicked() {
            menu.set(Menu::Keys);
        }
        // The buttons of the panel beside the board, if there is no panel.
        if is_face_to_face(&session, &settings) {
            ui.separator();
            let is_scoring = scoring.is_active();
            let is_done = offer_history(ui, &session, is_scoring, &mut commands)
                | offer_views(ui, &session, (&assists, &hint, &orbit), None, &mut commands);
            if is_done {
                menu.set(Menu::None);
            }
            ui.separator();
        }
        match button_row(ui, [(msg::pause_copy_position(), true), (msg::pause_copy_match(), true)]) {
            Some(0) => ui.ctx().copy_text(position_as_text(session.shown(), session.names())),
            Some(_) => ui.ctx().copy_text(session.saved(&slot, now()).to_ron()),
            None => {}
        }
        offer_match_actions(ui, &session, &mut draft, &mut menu, &mut commands);
        if button(ui, msg::pause_quit(), ui.available_width(), true).clicked() {
            exit.write(AppExit::Success);
        }
        ui.add_space(6.0);
        ui.separator();
        // A summary of mouse and touch input.
        for summary in [msg::pause_mouse(), msg::pause_fingers()] {
            faint(ui, summary);
        }
    });
    Ok(())
}
