//! The page of keyboard shortcuts. What the keys do is in `src/app/interaction/keyboard.rs`.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Label, RichText, vec2};

use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::language::Say;
use crate::app::ui::layer::UiLayer;
use crate::app::ui::theme::{BRASS_BRIGHT, strong};
use crate::app::ui::widgets::{dialog, heading, main_button};
use crate::i18n::{Explained, msg};
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Keys)));
}

/// The width of the keys' names.
const COLUMN: f32 = 170.0;
/// The messages of the shortcuts.
const KEYS: [Explained; 18] = [
    msg::key_arrows(),
    msg::key_next(),
    msg::key_enter(),
    msg::key_space(),
    msg::key_inspect(),
    msg::key_escape(),
    msg::key_undo(),
    msg::key_redo(),
    msg::key_replay_turn(),
    msg::key_review(),
    msg::key_hint(),
    msg::key_turn_table(),
    msg::key_shift_view(),
    msg::key_zoom(),
    msg::key_reset_view(),
    msg::key_flat(),
    msg::key_tab(),
    msg::key_shortcuts(),
];

pub(crate) fn show(
    mut contexts: EguiContexts,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    dialog(contexts.ctx_mut()?, "keys", 620.0, |ui| {
        heading(ui, msg::shortcuts_heading());
        ui.add_space(4.0);
        // It has no buttons.
        let height = std::mem::replace(&mut ui.spacing_mut().interact_size.y, 0.0);
        let column = COLUMN.min(ui.available_width() * 0.4);
        for key in KEYS {
            ui.horizontal_top(|ui| {
                ui.allocate_ui(vec2(column, 0.0), |ui| {
                    ui.set_width(column);
                    let key = RichText::new(ui.say(&key)).font(strong(16.0)).color(BRASS_BRIGHT);
                    ui.add(Label::new(key).wrap());
                });
                ui.add(Label::new(ui.about(&key)).wrap());
            });
        }
        ui.spacing_mut().interact_size.y = height;
        ui.add_space(8.0);
        if main_button(ui, msg::settings_done(), true).clicked() {
            menu.set(history.back());
        }
    });
    Ok(())
}
