//! The settings dialog.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{ComboBox, RichText, Ui};

use crate::app::settings::{ChangeSettings, HighlightColours, Quality, Seating, Settings, SettingsFile};
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::animation_speed::choose_animation_speed;
use crate::app::ui::layer::UiLayer;
use crate::app::ui::widgets::{dialog, faint, heading, main_button, row, segments, segments_about};
use crate::i18n::{Language, about, say, say_with};
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Settings)));
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    file: Res<SettingsFile>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let mut wanted = settings.clone();
    dialog(contexts.ctx_mut()?, "settings", 640.0, |ui| {
        heading(ui, &say("settings-heading"));
        ui.add_space(6.0);
        row(ui, &say("settings-language"), |ui| {
            let spoken = settings.language();
            ComboBox::from_id_salt("language").width(200.0).selected_text(spoken.own_name()).show_ui(
                ui,
                |ui| {
                    for language in Language::ALL {
                        let name = RichText::new(language.own_name());
                        if ui.selectable_label(language == spoken, name).clicked() {
                            wanted.language = Some(language.code().to_owned());
                        }
                    }
                },
            );
        });
        row(ui, &say("settings-text"), |ui| {
            let sizes =
                Settings::TEXTS.map(|percent| say_with("settings-percent", &[("percent", percent.into())]));
            let chosen = Settings::TEXTS.iter().position(|size| *size == settings.text);
            if let Some(i) = segments(ui, &sizes, chosen) {
                wanted.text = Settings::TEXTS[i];
            }
        });
        row(ui, &say("settings-pace"), |ui| {
            wanted.pace = choose_animation_speed(ui, settings.pace).unwrap_or(settings.pace);
        });
        yes_or_no(
            ui,
            "settings-motion",
            ["settings-motion-moving", "settings-motion-still"],
            &mut wanted.still,
        );
        row(ui, &say("settings-colours"), |ui| {
            let sets = ["settings-colours-usual", "settings-colours-distinct"].map(say);
            if let Some(i) =
                segments(ui, &sets, HighlightColours::ALL.iter().position(|set| *set == settings.colours))
            {
                wanted.colours = HighlightColours::ALL[i];
            }
        });
        let screens = ["settings-screen-window", "settings-screen-full"];
        yes_or_no(ui, "settings-screen", screens, &mut wanted.full_screen);
        row(ui, &say("settings-quality"), |ui| {
            let steps = ["settings-quality-low", "settings-quality-medium", "settings-quality-high"].map(say);
            if let Some(i) =
                segments(ui, &steps, Quality::ALL.iter().position(|step| *step == settings.quality))
            {
                wanted.quality = Quality::ALL[i];
            }
        });
        yes_or_no(
            ui,
            "settings-confirm",
            ["settings-confirm-no", "settings-confirm-yes"],
            &mut wanted.confirm,
        );
        let cameras = ["settings-camera-free", "settings-camera-locked"];
        yes_or_no(ui, "settings-camera", cameras, &mut wanted.lock_camera);
        ask_seating(ui, &mut wanted);
        let ways = ["settings-hand-over-no", "settings-hand-over-yes"];
        yes_or_no(ui, "settings-hand-over", ways, &mut wanted.hand_over);
        if let Some(told) = &file.told {
            faint(ui, told);
        }
        ui.add_space(8.0);
        if main_button(ui, &say("settings-done"), true).clicked() {
            menu.set(history.back());
        }
    });
    if wanted != *settings {
        commands.trigger(ChangeSettings(wanted));
    }
    Ok(())
}

/// A choice of two.
fn yes_or_no(ui: &mut Ui, key: &str, ways: [&str; 2], value: &mut bool) {
    row(ui, &say(key), |ui| {
        if let Some(i) = segments(ui, &ways.map(say), Some(usize::from(*value))) {
            *value = i == 1;
        }
    });
}

/// The choice of seating.
pub(crate) fn ask_seating(ui: &mut Ui, wanted: &mut Settings) {
    const KEYS: [&str; 3] = ["seating-same-side", "seating-turning", "seating-face-to-face"];
    let chosen = Seating::ALL.iter().position(|seating| *seating == wanted.seating);
    row(ui, &say("settings-seating"), |ui| {
        let about = |i: usize| about(KEYS[i]);
        if let Some(i) = segments_about(ui, &KEYS.map(say), chosen, about) {
            wanted.seating = Seating::ALL[i];
        }
    });
}
