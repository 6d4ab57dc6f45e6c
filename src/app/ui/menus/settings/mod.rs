//! The settings dialog: a file for each group of settings.

mod game;
mod sound;
mod table;
mod text;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align, Layout, Ui};

use super::defaults::{BeforeDefaults, show_foot};
use crate::app::interaction::Shortcut;
use crate::app::settings::{ChangeSettings, Settings, SettingsFile};
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::layer::UiLayer;
use crate::app::ui::symbols;
use crate::app::ui::theme::CONTROL;
use crate::app::ui::widgets::{
    SymbolButton, button_with_symbol, columns, columns_width, dialog_with_foot, faint, heading, small_heading,
};
pub(crate) use game::ask_seating;
use texts::{Message, msg};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Settings)));
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    (settings, file): (Res<Settings>, Res<SettingsFile>),
    mut before: ResMut<BeforeDefaults>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let mut wanted = settings.clone();
    let mut opened = None;
    let body = |ui: &mut Ui, wanted: &mut Settings| {
        let is_wide = ui.available_width() > WIDE;
        ui.horizontal(|ui| {
            heading(ui, msg::settings_heading());
            if is_wide {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    opened = opened.or(offer_pages(ui, PAGE));
                });
            }
        });
        if let Some(message) = &file.message {
            faint(ui, message);
        }
        columns(ui, |ui, half| {
            ui.spacing_mut().item_spacing.y = BETWEEN;
            if half == 0 {
                group(ui, msg::settings_group_game());
                game::ask_game(ui, wanted);
                group(ui, msg::settings_group_text());
                text::ask_text(ui, wanted);
            } else {
                group(ui, msg::settings_group_table());
                table::ask_table(ui, wanted);
                group(ui, msg::settings_group_sound());
                sound::ask_sound(ui, wanted);
            }
        });
        if !is_wide {
            ui.separator();
            let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
            ui.horizontal(|ui| opened = opened.or(offer_pages(ui, half)));
        }
    };
    let context = contexts.ctx_mut()?;
    let width = columns_width(context);
    dialog_with_foot(context, "settings", width, CONTROL + 4.0, &mut wanted, body, |ui, wanted| {
        // The keys have defaults of their own; what was chosen for the last games is no setting.
        let defaults = Settings {
            keys: wanted.keys.clone(),
            last_games: wanted.last_games.clone(),
            ..Settings::default()
        };
        if show_foot(ui, &mut before, wanted, defaults) {
            menu.set(history.back());
        }
    });
    if let Some(opened) = opened {
        menu.set(opened);
    }
    if wanted != *settings {
        commands.trigger(ChangeSettings(wanted));
    }
    Ok(())
}

/// Between two rows: so that a window of 1024 × 768 has room for all.
const BETWEEN: f32 = 6.0;
/// The least width of a dialog whose heading has room for other pages, and the width of their buttons there.
const WIDE: f32 = 700.0;
const PAGE: f32 = 230.0;

/// The pages about keys and about the program. Returns the one that was opened.
fn offer_pages(ui: &mut Ui, width: f32) -> Option<Menu> {
    let keys = SymbolButton::new(symbols::SHORTCUTS, msg::settings_shortcuts(), true);
    let keys = button_with_symbol(ui, &keys.key(Shortcut::Shortcuts), width).clicked();
    let about = SymbolButton::plain(symbols::ABOUT, msg::about_open(), true);
    let about = button_with_symbol(ui, &about, width).clicked();
    if keys { Some(Menu::Keys) } else { about.then_some(Menu::About) }
}

/// The heading of a group of settings.
fn group(ui: &mut Ui, name: Message) {
    ui.add_space(6.0);
    small_heading(ui, name);
}
