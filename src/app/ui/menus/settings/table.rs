//! What the table looks like: highlights, table, window, graphics, camera.

use bevy_egui::egui::Ui;

use crate::app::settings::{HighlightColours, Quality, Settings, Theme};
use crate::app::ui::widgets::{row, segments, segments_about, two_choices};
use texts::msg;

pub(super) fn ask_table(ui: &mut Ui, wanted: &mut Settings) {
    row(ui, msg::settings_theme(), |ui| {
        let themes = [
            msg::settings_theme_day(),
            msg::settings_theme_evening(),
            msg::settings_theme_green(),
            msg::settings_theme_blue(),
        ];
        let chosen = Theme::ALL.iter().position(|theme| *theme == wanted.theme);
        if let Some(i) = segments(ui, &themes, chosen) {
            wanted.theme = Theme::ALL[i];
        }
    });
    row(ui, msg::settings_colours(), |ui| {
        let sets = [msg::settings_highlights_usual(), msg::settings_highlights_distinct()];
        let chosen = HighlightColours::ALL.iter().position(|set| *set == wanted.colours);
        if let Some(i) = segments_about(ui, &sets, chosen) {
            wanted.colours = HighlightColours::ALL[i];
        }
    });
    let cameras = [msg::settings_camera_free(), msg::settings_camera_locked()];
    two_choices(ui, msg::settings_camera(), cameras, &mut wanted.lock_camera);
    let screens = [msg::settings_screen_window(), msg::settings_screen_full()];
    two_choices(ui, msg::settings_screen(), screens, &mut wanted.full_screen);
    row(ui, msg::settings_quality(), |ui| {
        let steps = [
            msg::settings_quality_low(),
            msg::settings_quality_medium(),
            msg::settings_quality_high(),
            msg::settings_quality_ultra(),
        ];
        let chosen = Quality::ALL.iter().position(|step| *step == wanted.quality);
        if let Some(i) = segments(ui, &steps, chosen) {
            wanted.quality = Quality::ALL[i];
            (wanted.quality_is_measured, wanted.quality_is_chosen) = (true, true);
        }
    });
}
