//! The panel of a course, in place of the panel of a match: what to do, what was said about it, and the way through the course.

use bevy::prelude::Commands;
use bevy_egui::egui::{
    Align, CornerRadius, Frame, Id, Label, Layout, Margin, RichText, ScrollArea, Sense, Stroke, Ui, vec2,
};

use super::actions::offer_table;
use super::main_action::{offer_main_action, offers_main_action};
use super::players::show_players;
use super::status::status;
use super::view::HudView;
use crate::app::ai::RequestHint;
use crate::app::camera::Orbit;
use crate::app::interaction::{Selection, Shortcut};
use crate::app::lessons::{
    LeaveLesson, NextStep, PreviousStep, Remark, Running, ShowLessonHint, ShowSolution, SkipStep,
};
use crate::app::session::Undo;
use crate::app::settings::Settings;
use crate::app::state::TurnPhase;
use crate::app::ui::language::Say;
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, FAINT, LINE, LIT, TEXT, strong, symbols as symbol_font};
use crate::app::ui::widgets::{SymbolButton, fitted_title, main_button, pressed, symbol_button, symbol_rows};
use texts::{game_title, lesson_done, msg};

/// The height of the bar that shows how far the course is.
const BAR: f32 = 5.0;
/// The height of the main button, with the gap above it.
const FOOT: f32 = 58.0;
/// A panel of less height scrolls as a whole.
const LOW: f32 = 210.0;
/// One of less height has smaller letters.
const HIGH: f32 = 400.0;

/// The course at the table.
pub(super) fn show_lesson(
    ui: &mut Ui,
    running: &Running,
    panel: &HudView,
    views: (&Orbit, &Settings),
    commands: &mut Commands,
) {
    let room = ui.available_height();
    let has_foot = running.is_done() || offers_main_action(panel);
    let foot = |ui: &mut Ui, commands: &mut Commands| {
        if running.is_done() {
            offer_next(ui, running, commands);
        } else if has_foot {
            offer_main_action(ui, panel, commands);
        }
    };
    // What is to be pressed next is in sight, however long the sentences are.
    let is_fixed = has_foot && room > LOW;
    let height = if is_fixed { room - FOOT } else { room };
    let scroll = ScrollArea::vertical()
        .id_salt(("lesson", running.at()))
        .max_height(height)
        .min_scrolled_height(height);
    scroll.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let is_low = room < HIGH;
        ui.spacing_mut().item_spacing.y = if is_low { 5.0 } else { 8.0 };
        show_head(ui, running, commands);
        let size = if is_low { 16.5 } else { 18.0 };
        ui.add(Label::new(RichText::new(ui.say(&running.sentences())).size(size)).wrap());
        if running.is_match() {
            show_players(ui, panel);
            ui.label(ui.say(&status(panel)));
        }
        show_remark(ui, running, panel);
        if !is_fixed {
            foot(ui, commands);
        }
        offer_ways(ui, running, panel, commands);
        offer_table(ui, views, commands);
    });
    if is_fixed {
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| foot(ui, commands));
    }
}

/// The game and the step, and the way out.
fn show_head(ui: &mut Ui, running: &Running, commands: &mut Commands) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let leave = SymbolButton::new(symbols::LEAVE, msg::lesson_leave(), true);
            if symbol_button(ui, &leave).clicked() {
                commands.trigger(LeaveLesson);
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                fitted_title(ui, game_title(running.kind()), 22.0);
                let step = ui.say(&msg::lesson_step(running.at() + 1, running.count()));
                ui.add(Label::new(RichText::new(step).color(FAINT).size(15.0)).wrap());
            });
        });
    });
    let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    let round = CornerRadius::same(2);
    ui.painter().rect_filled(bar, round, LINE);
    let done = running.at() + usize::from(running.is_done());
    let part = bar.width() * done as f32 / running.count() as f32;
    ui.painter().rect_filled(bar.with_max_x(bar.min.x + part), round, BRASS);
}

/// What is said about what the player has done.
fn show_remark(ui: &mut Ui, running: &Running, panel: &HudView) {
    let sentences = running.sentences();
    let text = match running.remark() {
        _ if running.is_match() && running.is_done() => {
            // The match is counted first.
            (panel.turn == TurnPhase::Over).then(|| ui.say(&msg::lesson_finished()))
        }
        Some(Remark::Refused(reason)) => Some(ui.say(reason)),
        Some(Remark::Otherwise) => {
            Some(format!("{} {}", ui.say(&msg::lesson_otherwise()), ui.about(&sentences)))
        }
        Some(Remark::Hint) => Some(ui.about(&sentences)),
        Some(Remark::Idea(idea)) => Some(ui.say(idea)),
        Some(Remark::Done) => Some(ui.say(&lesson_done(running.kind(), &running.step().key))),
        // How a payment is changed.
        None if matches!(panel.selection, Selection::Offer { .. }) => Some(ui.say(&status(panel))),
        None => None,
    };
    let Some(text) = text else { return };
    let said = text.clone();
    let (symbol, line) = match running.remark() {
        _ if running.is_done() => (symbols::DONE, BRASS_BRIGHT),
        Some(Remark::Refused(_) | Remark::Otherwise) => (symbols::WRONG, FAINT),
        _ => (symbols::HINT, BRASS),
    };
    let frame = Frame::new().fill(LIT).stroke(Stroke::new(1.0, line)).corner_radius(9);
    let shown = frame.inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            ui.label(RichText::new(symbol).font(symbol_font(20.0)).color(BRASS_BRIGHT));
            let text = RichText::new(text).font(strong(16.0)).color(TEXT);
            ui.vertical(|ui| ui.add(Label::new(text).wrap()));
        });
    });
    // What is said now is in sight, even in the lowest panel.
    let id = Id::new("remark of the course");
    let last: Option<String> = ui.data(|data| data.get_temp(id));
    if last.as_ref() != Some(&said) {
        shown.response.scroll_to_me(Some(Align::Max));
        ui.data_mut(|data| data.insert_temp(id, said));
    }
}

/// The next step, once this one is done; after the last one, the main menu.
fn offer_next(ui: &mut Ui, running: &Running, commands: &mut Commands) {
    let is_last = running.at() + 1 == running.count();
    let label = if is_last { msg::lesson_finish() } else { msg::lesson_next() };
    if main_button(ui, label, true).clicked() {
        commands.trigger(NextStep);
    }
}

/// Hint, solution, and the ways through the course.
fn offer_ways(ui: &mut Ui, running: &Running, panel: &HudView, commands: &mut Commands) {
    let is_open = running.is_open();
    let back = SymbolButton::new(symbols::PREVIOUS, msg::lesson_back(), running.at() > 0);
    let hint = SymbolButton::new(symbols::HINT, msg::lesson_hint(), is_open).key(Shortcut::Hint);
    if running.is_match() {
        let undo =
            SymbolButton::new(symbols::UNDO, msg::panel_undo(), panel.session.game().can_undo() && is_open);
        match pressed(&symbol_rows(ui, &[hint, undo.key(Shortcut::Undo), back])) {
            Some(0) => commands.trigger(RequestHint),
            Some(1) => commands.trigger(Undo),
            Some(_) => commands.trigger(PreviousStep),
            None => {}
        }
        return;
    }
    let show = SymbolButton::new(symbols::SOLUTION, msg::lesson_show(), is_open);
    let skip = SymbolButton::new(symbols::SKIP, msg::lesson_skip(), true);
    match pressed(&symbol_rows(ui, &[hint, show, back, skip])) {
        Some(0) => commands.trigger(ShowLessonHint),
        Some(1) => commands.trigger(ShowSolution),
        Some(2) => commands.trigger(PreviousStep),
        Some(_) => commands.trigger(SkipStep),
        None => {}
    }
}
