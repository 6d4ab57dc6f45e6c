//! Restoring the default settings or keys, which can be undone while the menu is open.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::app::ui::language::Say;
use crate::app::ui::widgets::{button, main_button};
use texts::msg;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BeforeDefaults>()
        .add_systems(OnExit(Menu::Settings), forget)
        .add_systems(OnExit(Menu::Keys), forget);
}

/// The settings before the defaults were restored.
#[derive(Resource, Debug, Default)]
pub(crate) struct BeforeDefaults(Option<Settings>);

fn forget(mut before: ResMut<BeforeDefaults>) {
    before.0 = None;
}

/// The foot of a menu: a button for restoring the defaults, then for undoing that, and one that leaves the menu. Returns
/// whether that was pressed.
pub(super) fn show_foot(
    ui: &mut Ui,
    before: &mut BeforeDefaults,
    wanted: &mut Settings,
    defaults: Settings,
) -> bool {
    let is_left = ui.horizontal(|ui| {
        let width = DEFAULTS.min(ui.available_width() * 0.5);
        if before.0.is_some() {
            let undo = button(ui, msg::settings_restore_undo(), width, true);
            if undo.on_hover_text(ui.say(&msg::settings_restored())).clicked()
                && let Some(settings) = before.0.take()
            {
                *wanted = settings;
            }
        } else if button(ui, msg::settings_restore(), width, *wanted != defaults).clicked() {
            before.0 = Some(std::mem::replace(wanted, defaults));
        }
        main_button(ui, msg::settings_done(), true).clicked()
    });
    is_left.inner
}

/// The width of the button for the defaults.
const DEFAULTS: f32 = 240.0;
