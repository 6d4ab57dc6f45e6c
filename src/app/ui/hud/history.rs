//! The turns of the match, one per line, and the buttons of a review.

use bevy::prelude::Commands;
use bevy_egui::egui::{
    Align, FontId, Label, Layout, RichText, ScrollArea, Sense, Slider, Ui, WidgetInfo, WidgetType, vec2,
};

use crate::app::interaction::Shortcut;
use crate::app::session::{GoToPly, LeaveReview, PlayFromHere, Session, StepByTurn, ToggleAutoplay};
use crate::app::settings::{ChangeSettings, Settings};
use crate::app::ui::animation_speed::choose_animation_speed;
use crate::app::ui::painting::emblem;
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS_BRIGHT, FAINT, TEXT};
use crate::app::ui::widgets::{
    SymbolButton, button, button_with_symbol, faint, in_sight, long_list, main_button, pressed, symbol_rows,
};
use crate::i18n::msg;

/// The buttons and the slider of a review, after `at` actions.
pub(crate) fn show_review(
    ui: &mut Ui,
    at: usize,
    session: &Session,
    plays: bool,
    settings: &Settings,
    commands: &mut Commands,
) {
    let last = session.game().played().len();
    if main_button(ui, msg::review_leave(), true).clicked() {
        commands.trigger(LeaveReview);
    }
    let (has_before, has_after) = (at > 0, at < last);
    let buttons = [
        SymbolButton::new(symbols::FIRST, msg::review_start(), has_before).key(Shortcut::ReviewStart),
        SymbolButton::new(symbols::PREVIOUS, msg::review_previous(), has_before).key(Shortcut::ReviewBack),
        SymbolButton::new(symbols::NEXT, msg::review_next(), has_after).key(Shortcut::ReviewForward),
        SymbolButton::new(symbols::LAST, msg::review_end(), has_after).key(Shortcut::ReviewEnd),
    ];
    match pressed(&symbol_rows(ui, &buttons)) {
        Some(0) => commands.trigger(GoToPly(0)),
        Some(1) => commands.trigger(StepByTurn { is_forward: false }),
        Some(2) => commands.trigger(StepByTurn { is_forward: true }),
        Some(_) => commands.trigger(GoToPly(last)),
        None => {}
    }
    let mut wanted = at;
    ui.spacing_mut().slider_width = ui.available_width();
    if ui.add(Slider::new(&mut wanted, 0..=last).show_value(false)).changed() && wanted != at {
        commands.trigger(GoToPly(wanted));
    }
    let play = if plays {
        SymbolButton::plain(symbols::PAUSE, msg::review_stop(), true).key(Shortcut::Autoplay)
    } else {
        SymbolButton::plain(symbols::AUTOPLAY, msg::review_autoplay(), true).key(Shortcut::Autoplay)
    };
    let width = ui.available_width();
    if button_with_symbol(ui, &play, width).clicked() {
        commands.trigger(ToggleAutoplay);
    }
    ui.horizontal(|ui| {
        if let Some(animation_speed) = choose_animation_speed(ui, settings.animation_speed) {
            commands.trigger(ChangeSettings(Settings { animation_speed, ..settings.clone() }));
        }
    });
    if button(ui, msg::review_play_from_here(), ui.available_width(), true).clicked() {
        commands.trigger(PlayFromHere);
    }
}

/// The size of a turn's text and of its emblem, and between two turns.
const SMALL: f32 = 15.5;
const EMBLEM: f32 = 18.0;
/// The width of a digit of its number.
const DIGIT: f32 = 8.5;
const BETWEEN: f32 = 4.0;

/// A list of turns, one per line, with a given height; clicking a line reviews that turn.
pub(crate) fn list_turns(ui: &mut Ui, session: &Session, height: f32, commands: &mut Commands) {
    let played = session.game().played();
    if played.is_empty() {
        faint(ui, msg::panel_nothing_played());
        return;
    }
    let follows = session.review_ply().is_none();
    // Whole lines only, where each turn is one.
    let line = ui.fonts_mut(|fonts| fonts.row_height(&FontId::proportional(SMALL))).max(EMBLEM) + BETWEEN;
    let height = ((height + BETWEEN) / line).floor().max(1.0) * line - BETWEEN;
    let list = ScrollArea::vertical().id_salt("turns").max_height(height).min_scrolled_height(height);
    list.stick_to_bottom(follows).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = BETWEEN;
        let turns = session.game().turns();
        long_list(ui, "turns", turns.len(), |ui, i| {
            let turn = turns[i].clone();
            let is_shown = session.review_ply().is_some_and(|at| turn.start < at && at <= turn.end);
            let actions = played[turn.clone()].iter().map(|played| played.action.to_string());
            let actions = actions.collect::<Vec<_>>().join("  ");
            let line = ui.horizontal_top(|ui| {
                // All numbers have the room of the longest, so that the turns stand below one another.
                let number = RichText::new((i + 1).to_string()).color(FAINT).size(15.0);
                let room = vec2(DIGIT * turns.len().to_string().len() as f32, EMBLEM);
                ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
                    ui.set_min_size(room);
                    ui.label(number);
                });
                emblem(ui, session.kind(), played[turn.start].by, EMBLEM);
                let text = RichText::new(&actions).size(SMALL);
                let text = text.color(if is_shown { BRASS_BRIGHT } else { TEXT });
                let text = if is_shown { text.underline() } else { text };
                ui.add(Label::new(text).wrap());
            });
            // The whole line can be clicked, even if its text is short.
            let line = line.response.interact(Sense::click());
            in_sight(&line);
            line.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &actions));
            if line.clicked() {
                commands.trigger(GoToPly(turn.end));
            }
        });
    });
}
