//! Restoring the default settings or keys, which can be undone while the menu is open.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::app::ui::widgets::{button, faint};
use crate::i18n::msg;

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

/// A button for restoring the defaults, then one for undoing that.
pub(super) fn offer_defaults(
    ui: &mut Ui,
    before: &mut BeforeDefaults,
    wanted: &mut Settings,
    defaults: Settings,
) {
    let width = ui.available_width();
    if before.0.is_some() {
        faint(ui, msg::settings_restored());
        if button(ui, msg::settings_restore_undo(), width, true).clicked()
            && let Some(settings) = before.0.take()
        {
            *wanted = settings;
        }
    } else if button(ui, msg::settings_restore(), width, *wanted != defaults).clicked() {
        before.0 = Some(std::mem::replace(wanted, defaults));
    }
}
