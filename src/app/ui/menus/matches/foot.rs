//! The foot of the dialog of saved matches: what has just happened, matches from elsewhere, the way out.

use bevy::prelude::Commands;
use bevy_egui::egui::{Id, Label, Ui};

use crate::app::platform::{CAN_CHOOSE_FILES, can_drop_files, choose_files};
use crate::app::saves::{BackUp, Library, ReadMatch, RestoreMatch};
use crate::app::ui::language::Say;
use crate::app::ui::widgets::{button, button_row, faint, text_field};
use texts::msg;

/// The width of the button that imports a pasted match.
const TAKE: f32 = 190.0;
/// The least width of a dialog that has all its buttons in one row: a low window has more room for the list.
const ONE_ROW: f32 = 560.0;

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
    if let Some((used, most)) = library.room {
        // Rounded up, so that what is full does not look as if there were room.
        faint(ui, msg::matches_room((used * 100).div_ceil(most).min(100) as usize));
    }
    if let Some(text) = pasted {
        ask_for_text(ui, text, commands);
    }
    let import = if can_drop_files() { msg::find_import() } else { msg::find_import_path() };
    let ways = |ui: &mut Ui| button_row(ui, [(import, true), (msg::backup_all(), true)]);
    // Continuing a game is what one is here for.
    let close = |ui: &mut Ui| button(ui, msg::matches_close(), ui.available_width(), true).clicked();
    let (way, is_closed) = if ui.available_width() >= ONE_ROW {
        ui.columns_const(|[left, right]| (ways(left), close(right)))
    } else {
        (ways(ui), close(ui))
    };
    match way {
        // It closes the field, too.
        Some(0) => {
            let was_open = pasted.take().is_some();
            if !was_open {
                *pasted = Some(String::new());
                ui.memory_mut(|memory| memory.request_focus(field()));
            }
        }
        Some(_) => commands.trigger(BackUp),
        None => {}
    }
    is_closed
}

fn field() -> Id {
    Id::new("pasted match")
}

/// A field for pasting a match as text, and in a browser the way to choose a file.
fn ask_for_text(ui: &mut Ui, text: &mut String, commands: &mut Commands) {
    ui.horizontal(|ui| {
        let hint = if can_drop_files() { msg::matches_paste() } else { msg::matches_paste_path() };
        let take = TAKE.min(ui.available_width() * 0.5);
        let width = ui.available_width() - take - 28.0;
        ui.add(text_field(ui, text, &hint).id(field()).desired_width(width));
        if button(ui, msg::matches_load(), ui.available_width(), !text.trim().is_empty()).clicked() {
            commands.trigger(ReadMatch(std::mem::take(text)));
        }
    });
    if CAN_CHOOSE_FILES && button_row(ui, [(msg::backup_choose(), true)]).is_some() {
        choose_files();
    }
}
