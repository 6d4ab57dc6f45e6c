//! The panel of *Learn from it*, in place of the panel of a match: the mistake, what came of the player's turn, and the ways on.

use bevy::prelude::Commands;
use bevy_egui::egui::{Align, Frame, Label, Layout, Margin, RichText, ScrollArea, Stroke, Ui};

use super::actions::offer_table;
use super::advice::{in_notation, percent};
use super::main_action::{offer_main_action, offers_main_action};
use super::status::status;
use super::view::HudView;
use crate::app::camera::Orbit;
use crate::app::mistakes::{LeaveMistakes, Mistakes, NextMistake, ShowBetterTurn, Stage, Task, TryAgain};
use crate::app::settings::Settings;
use crate::app::ui::language::Say;
use crate::app::ui::painting::emblem;
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, FAINT, LIT, TEXT, strong, symbols as symbol_font};
use crate::app::ui::widgets::{SymbolButton, fitted_title, main_button, pressed, symbol_button, symbol_rows};
use texts::{Message, msg, player_name};

/// The size of the emblem of the player whose turn it is.
const EMBLEM: f32 = 26.0;

/// The task at the table.
pub(super) fn show_mistake(
    ui: &mut Ui,
    mistakes: &Mistakes,
    panel: &HudView,
    views: (&Orbit, &Settings),
    commands: &mut Commands,
) {
    let (Some((task, at, count)), Some(stage)) = (mistakes.task(), mistakes.stage()) else { return };
    ScrollArea::vertical().id_salt(("mistake", at)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        show_head(ui, at, count, commands);
        show_task(ui, task, panel);
        show_remark(ui, stage, mistakes, panel);
        if mistakes.is_done() {
            let label = if at + 1 == count { msg::mistake_finish() } else { msg::mistake_next() };
            if main_button(ui, label, true).clicked() {
                commands.trigger(NextMistake);
            }
        } else if mistakes.is_wrong() {
            if main_button(ui, msg::mistake_try_again(), true).clicked() {
                commands.trigger(TryAgain);
            }
        } else if *stage == Stage::Trying && offers_main_action(panel) {
            offer_main_action(ui, panel, commands);
        }
        offer_ways(ui, stage, mistakes, panel, commands);
        offer_table(ui, views, commands);
    });
}

/// What it is, and the way out.
fn show_head(ui: &mut Ui, at: usize, count: usize, commands: &mut Commands) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let leave = SymbolButton::new(symbols::LEAVE, msg::mistake_leave(), true);
            if symbol_button(ui, &leave).clicked() {
                commands.trigger(LeaveMistakes);
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                fitted_title(ui, msg::mistake_learn(), 22.0);
                let which = ui.say(&msg::mistake_number(at + 1, count));
                ui.add(Label::new(RichText::new(which).color(FAINT).size(15.0)).wrap());
            });
        });
    });
}

/// The mistake, and that something better is to be found.
fn show_task(ui: &mut Ui, task: &Task, panel: &HudView) {
    let (kind, player) = (panel.session.kind(), task.turn.player);
    ui.horizontal_top(|ui| {
        emblem(ui, kind, player, EMBLEM);
        let [before, after] = [task.turn.before, task.turn.after].map(percent);
        let text = msg::mistake_task(task.number + 1, player_name(kind, player), &task.played, before, after);
        ui.add(Label::new(RichText::new(ui.say(&text)).size(17.0)).wrap());
    });
}

/// What is said about what the player has done; while they try, what they can do.
fn show_remark(ui: &mut Ui, stage: &Stage, mistakes: &Mistakes, panel: &HudView) {
    let (symbol, text) = match stage {
        Stage::Trying => (None, status(panel)),
        Stage::Judging => (None, msg::analysis_coming()),
        Stage::Answering(attempt) | Stage::Wrong(attempt) => {
            let [chance, best] = [attempt.chance, attempt.best].map(percent);
            let answer = if attempt.reply.is_empty() {
                msg::mistake_lost(chance, best)
            } else {
                msg::mistake_answered(in_notation(&attempt.reply), chance, best)
            };
            (Some(symbols::WRONG), answer)
        }
        Stage::Right(attempt) => (Some(symbols::DONE), msg::mistake_right(percent(attempt.chance))),
        Stage::Showing if mistakes.is_done() => (Some(symbols::HINT), msg::mistake_shown()),
        Stage::Showing => (None, Message::joined([], "")),
    };
    let text = ui.say(&text);
    let Some(symbol) = symbol else {
        ui.add(Label::new(text).wrap());
        return;
    };
    let frame = Frame::new().fill(LIT).stroke(Stroke::new(1.0, BRASS)).corner_radius(9);
    frame.inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            ui.label(RichText::new(symbol).font(symbol_font(20.0)).color(BRASS_BRIGHT));
            let text = RichText::new(text).font(strong(16.0)).color(TEXT);
            ui.vertical(|ui| ui.add(Label::new(text).wrap()));
        });
    });
}

/// The same task from its start, its solution, and the next task.
fn offer_ways(ui: &mut Ui, stage: &Stage, mistakes: &Mistakes, panel: &HudView, commands: &mut Commands) {
    let has_begun = *stage != Stage::Trying || !panel.session.game().played().is_empty();
    let buttons = [
        SymbolButton::new(symbols::UNDO, msg::mistake_again(), has_begun),
        SymbolButton::new(symbols::SOLUTION, msg::mistake_show(), *stage != Stage::Showing),
        SymbolButton::new(symbols::SKIP, msg::mistake_skip(), !mistakes.is_done()),
    ];
    match pressed(&symbol_rows(ui, &buttons)) {
        Some(0) => commands.trigger(TryAgain),
        Some(1) => commands.trigger(ShowBetterTurn),
        Some(_) => commands.trigger(NextMistake),
        None => {}
    }
}
