//! The pause menu: what most people want of it, and the rest behind *More*.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Ui;

use super::match_actions::{NewMatchOfGame, pair};
use super::rules::RulesPage;
use crate::app::ai::Hint;
use crate::app::board::Scoring;
use crate::app::camera::Orbit;
use crate::app::platform::CAN_QUIT;
use crate::app::session::{
    Assists, LeaveTable, Offers, Session, SwapSides, can_offer_draw, can_swap_sides, is_face_to_face,
    restart, who_can_end,
};
use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::app::ui::hud::{AmongViews, InRow, offer_history, offer_views};
use crate::app::ui::widgets::{button, button_row, dialog, faint, heading, main_button};
use texts::msg;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShowsMore>().add_systems(OnEnter(Menu::None), show_less);
}

/// Whether what is rarely wanted is shown, too.
#[derive(Resource, Default)]
pub(crate) struct ShowsMore(bool);

fn show_less(mut shows_more: ResMut<ShowsMore>) {
    shows_more.0 = false;
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    (session, offers): (Session, Res<Offers>),
    (settings, assists, orbit): (Res<Settings>, Res<Assists>, Res<Orbit>),
    (scoring, hint): (Res<Scoring>, Res<Hint>),
    (mut page, mut shows_more): (ResMut<RulesPage>, ResMut<ShowsMore>),
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
        match pair(ui, [msg::rules_read(), msg::settings_open()]) {
            Some(0) => page.open(session.kind(), &mut menu),
            Some(_) => menu.set(Menu::Settings),
            None => {}
        }
        match pair(ui, [msg::match_new().into(), msg::match_main_menu().into()]) {
            Some(0) => commands.trigger(NewMatchOfGame),
            Some(_) => commands.trigger(LeaveTable),
            None => {}
        }
        // The buttons of the panel beside the board, if there is no panel.
        if is_face_to_face(&session, &settings) {
            ui.separator();
            let is_scoring = scoring.is_active();
            let hint = Some(&*hint).filter(|_| session.outcome().is_none());
            let in_row = InRow { hint, review: true, count: false };
            let is_done = offer_history(ui, &session, is_scoring, in_row, &mut commands);
            let among = AmongViews { review: None, closer: true };
            let is_done =
                is_done | offer_views(ui, &session, among, (&assists, &orbit, &settings), &mut commands);
            if is_done {
                menu.set(Menu::None);
            }
        }
        ui.separator();
        if !shows_more.0 {
            shows_more.0 = button(ui, msg::pause_more(), ui.available_width(), true).clicked();
            return;
        }
        offer_decisions(ui, &session, &offers, &mut menu, &mut commands);
        match button_row(ui, [(msg::match_restart(), true), (msg::share_open(), true)]) {
            Some(0) => commands.trigger(restart(&session)),
            Some(_) => menu.set(Menu::Share),
            None => {}
        }
        match pair(ui, [msg::shortcuts_open(), msg::about_open()]) {
            Some(0) => menu.set(Menu::Keys),
            Some(_) => menu.set(Menu::About),
            None => {}
        }
        if CAN_QUIT && button(ui, msg::pause_quit(), ui.available_width(), true).clicked() {
            exit.write(AppExit::Success);
        }
        // A summary of mouse and touch input.
        for summary in [msg::pause_mouse(), msg::pause_fingers()] {
            faint(ui, summary);
        }
    });
    Ok(())
}

/// What can be decided about the match now: a draw, resigning, or to swap sides before the first move.
fn offer_decisions(
    ui: &mut Ui,
    session: &Session,
    offers: &Offers,
    menu: &mut NextState<Menu>,
    commands: &mut Commands,
) {
    if who_can_end(session).is_some() {
        let can_offer = can_offer_draw(session, offers);
        match button_row(ui, [(msg::pause_offer_draw(), can_offer), (msg::pause_resign(), true)]) {
            Some(0) => menu.set(Menu::OfferDraw),
            Some(_) => menu.set(Menu::Resign),
            None => {}
        }
        if !can_offer {
            faint(ui, msg::pause_offer_draw_later());
        }
    }
    if can_swap_sides(session) && button_row(ui, [(msg::pause_swap_sides(), true)]).is_some() {
        commands.trigger(SwapSides);
    }
}
