//! The settings dialog.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{ComboBox, RichText, Ui};

use super::undo_setting::ask_undo;
use crate::app::settings::{
    ChangeSettings, HighlightColours, Quality, Seating, Settings, SettingsFile, Theme,
};
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::animation_speed::choose_animation_speed;
use crate::app::ui::layer::UiLayer;
use crate::app::ui::theme::CONTROL;
use crate::app::ui::widgets::{dialog_with_foot, faint, heading, main_button, row, segments, segments_about};
use crate::i18n::{Explained, Language, Message, msg};
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
    let body = |ui: &mut Ui, wanted: &mut Settings| {
        heading(ui, msg::settings_heading());
        ui.add_space(6.0);
        row(ui, msg::settings_language(), |ui| {
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
        row(ui, msg::settings_text(), |ui| {
            let sizes = Settings::TEXT_SIZES.map(msg::settings_percent);
            let chosen = Settings::TEXT_SIZES.iter().position(|size| *size == settings.text_size);
            if let Some(i) = segments(ui, &sizes, chosen) {
                wanted.text_size = Settings::TEXT_SIZES[i];
            }
        });
        row(ui, msg::settings_pace(), |ui| {
            wanted.animation_speed =
                choose_animation_speed(ui, settings.animation_speed).unwrap_or(settings.animation_speed);
        });
        two_choices(
            ui,
            msg::settings_motion(),
            [msg::settings_motion_moving(), msg::settings_motion_still()],
            &mut wanted.no_animations,
        );
        row(ui, msg::settings_colours(), |ui| {
            let sets = [msg::settings_colours_usual(), msg::settings_colours_distinct()];
            if let Some(i) =
                segments(ui, &sets, HighlightColours::ALL.iter().position(|set| *set == settings.colours))
            {
                wanted.colours = HighlightColours::ALL[i];
            }
        });
        let screens = [msg::settings_screen_window(), msg::settings_screen_full()];
        two_choices(ui, msg::settings_screen(), screens, &mut wanted.full_screen);
        row(ui, msg::settings_quality(), |ui| {
            let steps = [
                msg::settings_quality_low(),
                msg::settings_quality_medium(),
                msg::settings_quality_high(),
                msg::settings_quality_ultra(),
            ];
            if let Some(i) =
                segments(ui, &steps, Quality::ALL.iter().position(|step| *step == settings.quality))
            {
                wanted.quality = Quality::ALL[i];
                wanted.quality_is_measured = true;
            }
        });
        row(ui, msg::settings_theme(), |ui| {
            let themes = [
                msg::settings_theme_day(),
                msg::settings_theme_evening(),
                msg::settings_theme_green(),
                msg::settings_theme_blue(),
            ];
            if let Some(i) =
                segments(ui, &themes, Theme::ALL.iter().position(|theme| *theme == settings.theme))
            {
                wanted.theme = Theme::ALL[i];
            }
        });
        two_choices(
            ui,
            msg::settings_confirm(),
            [msg::settings_confirm_no(), msg::settings_confirm_yes()],
            &mut wanted.confirm,
        );
        let cameras = [msg::settings_camera_free(), msg::settings_camera_locked()];
        two_choices(ui, msg::settings_camera(), cameras, &mut wanted.lock_camera);
        ask_undo(ui, wanted);
        ask_seating(ui, wanted);
        let ways = [msg::settings_hand_over_no(), msg::settings_hand_over_yes()];
        two_choices(ui, msg::settings_hand_over(), ways, &mut wanted.hand_over);
        if let Some(message) = &file.message {
            faint(ui, message);
        }
    };
    let context = contexts.ctx_mut()?;
    dialog_with_foot(context, "settings", 640.0, CONTROL + 4.0, &mut wanted, body, |ui, _| {
        if main_button(ui, msg::settings_done(), true).clicked() {
            menu.set(history.back());
        }
    });
    if wanted != *settings {
        commands.trigger(ChangeSettings(wanted));
    }
    Ok(())
}

/// A row with two choices, the second of which sets the value.
fn two_choices(ui: &mut Ui, name: Message, ways: [Message; 2], value: &mut bool) {
    row(ui, name, |ui| {
        if let Some(i) = segments(ui, &ways, Some(usize::from(*value))) {
            *value = i == 1;
        }
    });
}

/// The choice of seating.
pub(crate) fn ask_seating(ui: &mut Ui, wanted: &mut Settings) {
    const SEATINGS: [Explained; 3] =
        [msg::seating_same_side(), msg::seating_turning(), msg::seating_face_to_face()];
    let chosen = Seating::ALL.iter().position(|seating| *seating == wanted.seating);
    row(ui, msg::settings_seating(), |ui| {
        if let Some(i) = segments_about(ui, &SEATINGS, chosen) {
            wanted.seating = Seating::ALL[i];
        }
    });
}
