//! The language and the text size.

use bevy_egui::egui::{ComboBox, RichText, Ui};

use crate::app::settings::Settings;
use crate::app::ui::language::Say;
use crate::app::ui::widgets::{row, segments};
use texts::{Language, msg};

/// The width of the list of languages.
const LIST: f32 = 260.0;

pub(super) fn ask_text(ui: &mut Ui, wanted: &mut Settings) {
    row(ui, msg::settings_language(), |ui| ask_language(ui, wanted));
    row(ui, msg::settings_text(), |ui| {
        let sizes = Settings::TEXT_SIZES.map(msg::settings_percent);
        let chosen = Settings::TEXT_SIZES.iter().position(|size| *size == wanted.text_size);
        if let Some(i) = segments(ui, &sizes, chosen) {
            wanted.text_size = Settings::TEXT_SIZES[i];
        }
    });
}

/// The system's language, or one of the program's.
fn ask_language(ui: &mut Ui, wanted: &mut Settings) {
    let chosen = wanted.language.as_deref().and_then(Language::of_code);
    let of_system = Settings { language: None, ..Settings::default() }.language();
    let of_system = ui.say(&msg::settings_language_system(of_system.own_name()));
    let shown = chosen.map_or_else(|| of_system.clone(), |language| language.own_name().to_owned());
    ComboBox::from_id_salt("language").width(LIST).selected_text(shown).show_ui(ui, |ui| {
        if ui.selectable_label(chosen.is_none(), of_system).clicked() {
            wanted.language = None;
        }
        for language in Language::ALL {
            let name = RichText::new(language.own_name());
            if ui.selectable_label(chosen == Some(language), name).clicked() {
                wanted.language = Some(language.code().to_owned());
            }
        }
    });
}
