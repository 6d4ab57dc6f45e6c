//! The setting for undo in a match between two people: at will, or by agreement.

use bevy_egui::egui::Ui;

use crate::app::settings::Settings;
use crate::app::ui::widgets::{row, segments_about};
use texts::msg;

/// The row of the settings.
pub(super) fn ask_undo(ui: &mut Ui, wanted: &mut Settings) {
    let ways = [msg::settings_undo_free(), msg::settings_undo_agreement()];
    row(ui, msg::settings_undo(), |ui| {
        if let Some(i) = segments_about(ui, &ways, Some(usize::from(wanted.undo_by_agreement))) {
            wanted.undo_by_agreement = i == 1;
        }
    });
}
