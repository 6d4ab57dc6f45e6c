//! The rules and the clock of a new match, and a summary of what is chosen.

use bevy_egui::egui::{ComboBox, Label, RichText, Ui};

use super::draft::{Draft, MINUTES, SECONDS};
use crate::app::games::view_of;
use crate::app::ui::language::Say;
use crate::app::ui::theme::FAINT;
use crate::app::ui::widgets::{faint, row, segments, small_heading};
use rules::{GameKind, RuleOption};
use texts::{Explained, Message, msg, option_name, option_value, preset_name};

/// The rules options about how a match begins, in all games.
const FAIRNESS: [&str; 3] = ["first", "opening", "swap"];

/// Every rules option, and the presets.
pub(super) fn ask_rules(ui: &mut Ui, draft: &mut Draft) {
    choose_preset(ui, draft);
    let Draft { kind, values, .. } = draft;
    let mut ask = |ui: &mut Ui, about_fairness: bool| {
        for (option, value) in kind.options().iter().zip(values.iter_mut()) {
            if FAIRNESS.contains(&option.key) == about_fairness {
                choose_value(ui, *kind, option, value);
            }
        }
    };
    ask(ui, false);
    small_heading(ui, msg::new_match_fairness());
    faint(ui, msg::new_match_fairness_what());
    ask(ui, true);
}

/// The presets, the present one of which is marked.
fn choose_preset(ui: &mut Ui, draft: &mut Draft) {
    let presets: Vec<(Explained, Vec<usize>)> =
        draft.presets().map(|(name, values)| (preset_name(draft.kind(), name), values)).collect();
    if presets.is_empty() {
        return;
    }
    let labels: Vec<Explained> = presets.iter().map(|(label, _)| label.clone()).collect();
    row(ui, msg::new_match_rules(), |ui| {
        let chosen = presets.iter().position(|(_, values)| *values == draft.values);
        if let Some(i) = segments(ui, &labels, chosen) {
            draft.values.clone_from(&presets[i].1);
        }
    });
}

fn choose_value(ui: &mut Ui, kind: GameKind, option: &RuleOption, value: &mut usize) {
    let message = |i: usize| option_value(kind, option, option.values[i]);
    row(ui, option_name(kind, option), |ui| {
        let list = ComboBox::from_id_salt(option.key).width(150.0);
        list.selected_text(ui.say(&message(*value))).show_ui(ui, |ui| {
            for i in 0..option.values.len() {
                ui.selectable_value(value, i, ui.say(&message(i))).on_hover_text(ui.about(&message(i)));
            }
        });
        let about = RichText::new(ui.about(&message(*value))).color(FAINT).size(15.0);
        ui.add(Label::new(about).wrap());
    });
}

/// The time for each player, if it is limited.
pub(super) fn choose_clock(ui: &mut Ui, [minutes, seconds]: &mut [usize; 2]) {
    row(ui, msg::new_match_clock(), |ui| {
        let limit = |i: usize| match MINUTES[i] {
            0 => msg::new_match_clock_none(),
            minutes => msg::new_match_clock_minutes(minutes),
        };
        let list = ComboBox::from_id_salt("clock").width(150.0);
        list.selected_text(ui.say(&limit(*minutes))).show_ui(ui, |ui| {
            for i in 0..MINUTES.len() {
                ui.selectable_value(minutes, i, ui.say(&limit(i)));
            }
        });
        if *minutes == 0 {
            ui.label(RichText::new(ui.say(&msg::new_match_clock_no_limit())).color(FAINT).size(15.0));
            return;
        }
        let added = |i: usize| msg::new_match_clock_seconds(SECONDS[i]);
        let list = ComboBox::from_id_salt("increment").width(190.0);
        list.selected_text(ui.say(&added(*seconds))).show_ui(ui, |ui| {
            for i in 0..SECONDS.len() {
                ui.selectable_value(seconds, i, ui.say(&added(i)));
            }
        });
    });
    if *minutes > 0 {
        let rule = RichText::new(ui.say(&msg::new_match_clock_rule())).color(FAINT).size(15.0);
        ui.add(Label::new(rule).wrap());
    }
}

/// What is chosen behind *More*: the board, the rules that are not as published, the clock.
pub(super) fn summary(draft: &Draft) -> Message {
    let chooser = view_of(draft.kind()).board_chooser;
    let board = draft.board.iter().map(|(title, _)| match chooser {
        Some(chooser) => msg::label_value(&chooser.heading, title),
        None => title.clone(),
    });
    let options = draft.unusual_options().map(|(option, value)| {
        msg::label_value(option_name(draft.kind(), option), option_value(draft.kind(), option, value))
    });
    let [minutes, seconds] = [MINUTES[draft.clock[0]], SECONDS[draft.clock[1]]];
    let clock = match (minutes, seconds) {
        (0, _) => vec![msg::new_match_clock_no_limit()],
        (_, 0) => vec![msg::new_match_clock_minutes(minutes)],
        _ => vec![msg::new_match_clock_minutes(minutes), msg::new_match_clock_seconds(seconds)],
    };
    Message::joined(board.chain(options).chain(clock), " · ")
}
