//! The foot of the dialog of saved matches: what has just happened, matches from elsewhere, the way out.

use bevy::prelude::Commands;
use bevy_egui::egui::{Align, Id, Label, Margin, RichText, TextEdit, Ui, vec2};

use crate::app::saves::{Library, ReadMatch, RestoreMatch};
use crate::app::ui::language::Say;
use crate::app::ui::theme::{CONTROL, FAINT};
use crate::app::ui::widgets::button;
use crate::i18n::msg;

/// The width of the button that imports a pasted match.
const TAKE: f32 = 190.0;

/// Shows the foot. Returns whether the dialog is to be closed.
pub(super) fn show(
    ui: &mut Ui,
    library: &Library,
    pasted: &mut Option<String>,
    commands: &mut Commands,
) -> bool {
    if let Some(message) = &library.message {
        ui.add(Label::new(ui.say(message)).wrap());
    }
    if library.last_removed.is_some() {
        ui.horizontal_wrapped(|ui| {
            ui.label(ui.say(&msg::matches_deleted()));
            if ui.button(ui.say(&msg::matches_restore())).clicked() {
                commands.trigger(RestoreMatch);
            }
        });
    }
    if let Some(text) = pasted {
        ask_for_text(ui, text, commands);
    }
    ui.horizontal(|ui| {
        let import = button(ui, msg::find_import(), 0.0, true);
        // It closes the field, too.
        if import.clicked() && pasted.take().is_none() {
            *pasted = Some(String::new());
            ui.memory_mut(|memory| memory.request_focus(field()));
        }
        import.on_hover_text(ui.about(&msg::find_import()));
        // Continuing a game is what one is here for.
        button(ui, msg::matches_close(), ui.available_width(), true).clicked()
    })
    .inner
}

fn field() -> Id {
    Id::new("pasted match")
}

/// A field for pasting a match as text.
fn ask_for_text(ui: &mut Ui, text: &mut String, commands: &mut Commands) {
    ui.horizontal(|ui| {
        let take = TAKE.min(ui.available_width() * 0.5);
        let input = TextEdit::singleline(text)
            .id(field())
            .hint_text(RichText::new(ui.say(&msg::matches_paste())).color(FAINT))
            .vertical_align(Align::Center)
            .min_size(vec2(0.0, CONTROL))
            .margin(Margin::symmetric(10, 4))
            .desired_width(ui.available_width() - take - 28.0);
        ui.add(input);
        if button(ui, msg::matches_load(), ui.available_width(), !text.trim().is_empty()).clicked() {
            commands.trigger(ReadMatch(std::mem::take(text)));
        }
    });
}
