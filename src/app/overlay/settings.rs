//! The dialog for what a player can set.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{ComboBox, RichText, Ui, vec2};

use super::parts::{dialog, faint, heading, main_button, segments};
use super::theme::CONTROL;
use crate::app::screen::{Menu, Screen};
use crate::app::session::Session;
use crate::app::settings::{ChangeSettings, Colours, Pace, Quality, Settings, SettingsFile};
use crate::words::{Language, say, say_with};

/// How fast pieces move, in words.
pub(super) const PACES: [&str; 3] = ["settings-pace-slow", "settings-pace-usual", "settings-pace-fast"];

/// The width of what a row is called.
const NAME: f32 = 190.0;

pub(super) fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    file: Res<SettingsFile>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let mut wanted = settings.clone();
    dialog(contexts.ctx_mut()?, "settings", 640.0, |ui| {
        heading(ui, &say("settings-heading"));
        ui.add_space(6.0);
        row(ui, "settings-language", |ui| {
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
        row(ui, "settings-text", |ui| {
            let sizes =
                Settings::TEXTS.map(|percent| say_with("settings-percent", &[("percent", percent.into())]));
            let chosen = Settings::TEXTS.iter().position(|size| *size == settings.text);
            if let Some(i) = segments(ui, &sizes, chosen) {
                wanted.text = Settings::TEXTS[i];
            }
        });
        row(ui, "settings-pace", |ui| {
            let paces = PACES.map(say);
            if let Some(i) = segments(ui, &paces, Pace::ALL.iter().position(|pace| *pace == settings.pace)) {
                wanted.pace = Pace::ALL[i];
            }
        });
        row(ui, "settings-motion", |ui| {
            let ways = ["settings-motion-moving", "settings-motion-still"].map(say);
            if let Some(i) = segments(ui, &ways, Some(usize::from(settings.still))) {
                wanted.still = i == 1;
            }
        });
        row(ui, "settings-colours", |ui| {
            let sets = ["settings-colours-usual", "settings-colours-distinct"].map(say);
            if let Some(i) = segments(ui, &sets, Colours::ALL.iter().position(|set| *set == settings.colours))
            {
                wanted.colours = Colours::ALL[i];
            }
        });
        row(ui, "settings-screen", |ui| {
            let ways = ["settings-screen-window", "settings-screen-full"].map(say);
            if let Some(i) = segments(ui, &ways, Some(usize::from(settings.full_screen))) {
                wanted.full_screen = i == 1;
            }
        });
        row(ui, "settings-quality", |ui| {
            let steps = ["settings-quality-low", "settings-quality-medium", "settings-quality-high"].map(say);
            if let Some(i) =
                segments(ui, &steps, Quality::ALL.iter().position(|step| *step == settings.quality))
            {
                wanted.quality = Quality::ALL[i];
            }
        });
        if let Some(told) = &file.told {
            faint(ui, told);
        }
        ui.add_space(8.0);
        if main_button(ui, &say("settings-done"), true).clicked() {
            // Over a match the way back leads to the pause that it was opened from.
            let is_at_table = **screen == Screen::Table && session.is_some();
            menu.set(if is_at_table { Menu::Pause } else { Menu::None });
        }
    });
    if wanted != *settings {
        commands.trigger(ChangeSettings(wanted));
    }
    Ok(())
}

fn row(ui: &mut Ui, key: &str, add: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.allocate_ui(vec2(NAME, CONTROL), |ui| {
            ui.set_min_width(NAME);
            ui.horizontal_centered(|ui| ui.label(say(key)));
        });
        add(ui);
    });
}
