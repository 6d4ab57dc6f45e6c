//! What stands in the panel of a match, and in which order: on a phone, in two columns below the board, or beside it.

use bevy::prelude::Commands;
use bevy_egui::egui::{Align, Layout, ScrollArea, Ui, vec2};

use super::history::{last_turn_told, list_turns};
use super::main_action::{offer_main_action, offer_review, offer_swap, room_left};
use super::panel_buttons::{
    AmongViews, InRow, menu_button, offer_alone, offer_history, offer_views, reset_button, review_button,
};
use super::place_info::{marks_told, show_hovered_place};
use super::players::{show_player, show_players};
use super::result::{offer_next, show_result, show_sums, shows_result, was_counted};
use super::review::{offer_to_leave, show_review};
use super::status::show_status;
use super::view::HudView;
use crate::app::camera::Orbit;
use crate::app::ui::theme::CONTROL;
use crate::app::ui::widgets::{faint, fitted_title, warning};
use rules::{Player, Site};
use texts::game_title;

/// In a panel below the board that is higher, the left column has room for more than the players and the status.
const HIGH: f32 = 320.0;
/// Between the rows on a phone: everything is in sight together.
const CLOSE: f32 = 6.0;
/// The minimum height of the list of turns: a line; in a review, of the list with the buttons for the views above it.
const TURNS: f32 = 22.0;
const VIEWS_AND_TURNS: f32 = 150.0;
/// What the marks on the board mean is said on a phone where this is left for it and the buttons for the views.
const MARKS_AND_VIEWS: f32 = 110.0;
/// The least height of what is said about the match.
const SAID: f32 = 92.0;
/// A panel beside the board that is as high has room for more to be said. Its buttons stand at its bottom, and the list of turns, which takes
/// what is left, but at least this, between.
const ROOMY: f32 = 600.0;
const SHORT_LIST: f32 = 70.0;
/// The usual height of those buttons, until they have been measured.
const BUTTONS: f32 = 180.0;
/// A review in a panel of this height shows the players.
const HIGH_REVIEW: f32 = 680.0;
/// In a panel of less height, as with letters twice as large, the players are told briefly: the main button is in sight without scrolling.
const CRAMPED: f32 = 400.0;
/// A panel of less height shows a result above the players: the way to a rematch is in sight without scrolling.
const LOW: f32 = 430.0;

/// Where a panel is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    BesideBoard,
    BelowBoard,
    /// Below the board, where there is room for one column only.
    OnPhone,
}

/// What a panel shows.
pub(super) struct Contents<'a> {
    pub(super) panel: &'a HudView<'a>,
    /// The place under the pointer.
    pub(super) hovered: Option<Site>,
    pub(super) orbit: &'a Orbit,
    pub(super) is_autoplaying: bool,
    pub(super) place: Place,
    /// Whether the players are in it, and not above the board.
    pub(super) has_players: bool,
    /// Its height.
    pub(super) room: f32,
}

impl Contents<'_> {
    pub(super) fn show(&self, ui: &mut Ui, commands: &mut Commands) {
        ScrollArea::vertical().id_salt("panel").show(ui, |ui| match self.place {
            Place::OnPhone => self.show_on_phone(ui, commands),
            Place::BelowBoard => self.show_in_columns(ui, commands),
            Place::BesideBoard if self.is_roomy() => self.show_roomy(ui, commands),
            Place::BesideBoard => self.show_beside(ui, commands),
        });
    }

    fn show_on_phone(&self, ui: &mut Ui, commands: &mut Commands) {
        ui.spacing_mut().item_spacing.y = CLOSE;
        if !self.is_over() && self.has_players {
            show_players(ui, true, self.panel);
        }
        // Beside the status or the way back: further down, the menu would be scrolled out of sight.
        ui.horizontal_top(|ui| {
            let width = ui.available_width() - CONTROL - ui.spacing().item_spacing.x;
            ui.vertical(|ui| {
                ui.set_width(width);
                if self.is_review() {
                    offer_to_leave(ui, commands);
                } else if self.is_over() {
                    show_result(ui, self.panel.session);
                } else {
                    show_status(ui, self.panel);
                }
            });
            offer_alone(ui, menu_button(), commands);
        });
        if self.is_review() {
            self.show_place_in_review(ui);
        }
        self.tell_save_error(ui);
        self.offer_what_is_possible(ui, true, commands);
        if let Some(told) = last_turn_told(self.panel.session) {
            faint(ui, told);
        }
        // Below what is needed all the time; what is told only now and then moves no button.
        let has_room_for_marks = self.room - ui.min_rect().height() >= MARKS_AND_VIEWS;
        self.offer_views(ui, commands);
        if has_room_for_marks {
            for told in marks_told(self.panel) {
                faint(ui, told);
            }
        }
        self.list_turns(ui, 0.0, commands);
    }

    fn show_in_columns(&self, ui: &mut Ui, commands: &mut Commands) {
        let has_views_left = self.room > HIGH;
        ui.columns_const(|[left, right]| {
            // A column of its own would spread the words of a text across its width.
            left.vertical(|ui| {
                self.show_players_and_state(ui, 0.0, commands);
                if has_views_left {
                    self.offer_views(ui, commands);
                }
            });
            right.vertical(|ui| {
                self.offer_what_is_possible(ui, true, commands);
                if !has_views_left {
                    self.offer_views(ui, commands);
                }
                self.list_turns(ui, 0.0, commands);
            });
        });
    }

    /// In a low window, and in a review.
    fn show_beside(&self, ui: &mut Ui, commands: &mut Commands) {
        // The place of a button that is not there now.
        let left_free = room_left(ui, self.panel);
        self.show_players_and_state(ui, left_free, commands);
        self.offer_what_is_possible(ui, left_free == 0.0, commands);
        self.offer_views(ui, commands);
        self.list_turns(ui, 0.0, commands);
    }

    /// With the buttons at the bottom, below the list of turns.
    fn show_roomy(&self, ui: &mut Ui, commands: &mut Commands) {
        let HudView { session, .. } = *self.panel;
        let measured = ui.id().with("buttons at the bottom");
        let buttons = ui.data(|data| data.get_temp(measured)).unwrap_or(BUTTONS);
        self.show_head(ui, commands);
        self.show_each_player(ui);
        if self.is_over() {
            show_result(ui, session);
            show_sums(ui, session);
        } else {
            let taken = ui.min_rect().height() + buttons + SHORT_LIST + 4.0 * ui.spacing().item_spacing.y;
            self.show_what_is_said(ui, (self.room - taken).max(SAID), 0.0);
        }
        self.tell_save_error(ui);
        if self.is_over() {
            offer_next(ui, self.panel, true, commands);
        }
        self.list_turns(ui, buttons, commands);
        let top = ui.min_rect().height();
        self.offer_what_is_possible(ui, true, commands);
        self.offer_views(ui, commands);
        let height = ui.min_rect().height() - top;
        if height != buttons {
            ui.data_mut(|data| data.insert_temp(measured, height));
            ui.ctx().request_repaint();
        }
    }

    fn is_review(&self) -> bool {
        self.panel.session.review_ply().is_some()
    }

    fn is_over(&self) -> bool {
        shows_result(self.panel)
    }

    fn is_roomy(&self) -> bool {
        self.place == Place::BesideBoard && self.room >= ROOMY && !self.is_review()
    }

    /// Whether a result is above the players: what comes next is in sight without scrolling.
    fn has_result_first(&self) -> bool {
        self.is_over() && (self.place == Place::OnPhone || self.room < LOW)
    }

    fn show_players_and_state(&self, ui: &mut Ui, left_free: f32, commands: &mut Commands) {
        self.show_head(ui, commands);
        if self.has_result_first() {
            show_result(ui, self.panel.session);
        } else {
            // A review has more to show: in a low window, what is said about a turn matters more.
            if self.room < CRAMPED && !self.is_review() {
                show_players(ui, true, self.panel);
            } else if !self.is_review() || self.room >= HIGH_REVIEW {
                self.show_each_player(ui);
            }
            if self.is_review() {
                self.show_place_in_review(ui);
            } else if self.is_over() {
                in_room_of_what_is_said(ui, SAID, 0.0, |ui| show_result(ui, self.panel.session));
            } else {
                self.show_what_is_said(ui, SAID, left_free);
            }
        }
        self.tell_save_error(ui);
    }

    fn show_head(&self, ui: &mut Ui, commands: &mut Commands) {
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                offer_alone(ui, menu_button(), commands);
                if let Some(reset) = reset_button(self.orbit) {
                    offer_alone(ui, reset, commands);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    if self.is_review() {
                        offer_to_leave(ui, commands);
                    } else {
                        fitted_title(ui, game_title(self.panel.session.kind()), 24.0);
                    }
                });
            });
        });
    }

    fn show_each_player(&self, ui: &mut Ui) {
        for player in [Player::Two, Player::One] {
            show_player(ui, self.is_review(), player, self.panel);
        }
    }

    /// The number of the turn, unless it stands below a graph.
    fn show_place_in_review(&self, ui: &mut Ui) {
        if !self.panel.computer.review.is_wanted() || self.panel.notice.0.is_some() {
            show_status(ui, self.panel);
        }
    }

    /// The status, and below it what the last turn did, unless something else has to be said, and what is under the pointer: together as
    /// high as all of it usually is, so that no button moves under a finger.
    fn show_what_is_said(&self, ui: &mut Ui, most: f32, left_free: f32) {
        in_room_of_what_is_said(ui, most, left_free, |ui| {
            show_status(ui, self.panel);
            let told = last_turn_told(self.panel.session).filter(|_| self.panel.notice.0.is_none());
            let has_room = told.is_none() || self.is_roomy();
            if let Some(told) = told {
                faint(ui, told);
            }
            if self.is_roomy() {
                for told in marks_told(self.panel) {
                    faint(ui, told);
                }
            }
            if has_room {
                show_hovered_place(ui, self.panel, self.hovered);
            }
        });
    }

    fn tell_save_error(&self, ui: &mut Ui) {
        if let Some(save_error) = self.panel.save_error {
            warning(ui, save_error);
        }
    }

    fn offer_what_is_possible(&self, ui: &mut Ui, has_main_button: bool, commands: &mut Commands) {
        let HudView { session, scoring, computer, .. } = *self.panel;
        if let Some(at) = session.review_ply() {
            show_review(ui, at, self.panel, self.is_autoplaying, commands);
            return;
        }
        let is_over = self.is_over();
        // Whoever wants to skip the end is about to press the place of the main button: where there is room, what comes there ends nothing.
        let has_review_there = is_over && self.is_roomy();
        if has_review_there {
            offer_review(ui, self.panel, commands);
        } else if has_main_button {
            offer_main_action(ui, self.panel, commands);
        }
        offer_swap(ui, self.panel, ui.available_width(), commands);
        let in_row = InRow {
            hint: Some(&*computer.hint).filter(|_| !is_over),
            review: !self.has_review_among_views() && !has_review_there,
            count: is_over && was_counted(session),
        };
        offer_history(ui, session, scoring.is_active(), in_row, commands);
        if is_over && !has_review_there {
            if self.has_result_first() && self.has_players {
                show_players(ui, true, self.panel);
            }
            offer_next(ui, self.panel, false, commands);
            show_sums(ui, session);
        }
    }

    /// A phone has room for it beside what is needed most often; after the end, that is all there is to do.
    fn has_review_among_views(&self) -> bool {
        self.place != Place::OnPhone && !self.is_review() && !self.is_over()
    }

    /// The views. If space is short, the list of turns matters more during a review; the keyboard
    /// shortcuts still work.
    fn offer_views(&self, ui: &mut Ui, commands: &mut Commands) {
        let HudView { session, assists, settings, scoring, .. } = *self.panel;
        let is_phone = self.place == Place::OnPhone;
        if !self.is_review() || is_phone || self.room - ui.min_rect().height() >= VIEWS_AND_TURNS {
            // Elsewhere, the way back stands at the top: a row more would move the buttons of a roomy panel.
            let review = || review_button(session, scoring.is_active());
            let among = AmongViews { review: self.has_review_among_views().then(review), closer: is_phone };
            offer_views(ui, session, among, (assists, self.orbit, settings), commands);
        }
    }

    /// The rest of the panel, less what stands below the list, but at least a line: a small panel scrolls as a whole.
    fn list_turns(&self, ui: &mut Ui, below: f32, commands: &mut Commands) {
        let HudView { session, computer, .. } = *self.panel;
        let left = |ui: &Ui| self.room - below - ui.min_rect().height() - ui.spacing().item_spacing.y;
        // The buttons below it matter more; a phone scrolls for them alone, and has the list in a review.
        let is_left_out = below > 0.0 || self.place == Place::OnPhone && !self.is_review();
        if is_left_out && left(ui) - 2.0 * ui.spacing().item_spacing.y < TURNS {
            return;
        }
        ui.separator();
        let height = left(ui).max(TURNS);
        ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
            ui.set_min_height(height);
            list_turns(ui, session, &computer.review, height, commands);
        });
    }
}

/// Shows something in a place that is as high as it usually needs, with that of a button below it that is not there now; what is longer
/// than most scrolls.
fn in_room_of_what_is_said(ui: &mut Ui, most: f32, left_free: f32, show: impl FnOnce(&mut Ui)) {
    let more = if left_free > 0.0 { left_free + ui.spacing().item_spacing.y } else { 0.0 };
    let (least, most) = (SAID + more, most + more);
    ui.allocate_ui(vec2(ui.available_width(), least), |ui| {
        ui.set_min_height(least);
        ScrollArea::vertical().id_salt("said").max_height(most).min_scrolled_height(most).show(ui, show);
    });
}
