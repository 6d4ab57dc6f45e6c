//! What the keys do, on a page.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Grid, Label, RichText};

use super::parts::{dialog, heading, main_button};
use super::theme::{BRASS_BRIGHT, strong};
use crate::app::screen::{Menu, Screen};
use crate::words::{about, say};

/// The messages of the keys, each of which is about something.
const KEYS: [&str; 17] = [
    "key-arrows",
    "key-next",
    "key-enter",
    "key-space",
    "key-ask",
    "key-escape",
    "key-take-back",
    "key-play-again",
    "key-last-turn",
    "key-look-back",
    "key-hint",
    "key-turn-table",
    "key-zoom",
    "key-reset",
    "key-flat",
    "key-tab",
    "key-keys",
];

pub(super) fn show(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    dialog(contexts.ctx_mut()?, "keys", 620.0, |ui| {
        heading(ui, &say("keys-heading"));
        ui.add_space(4.0);
        // Nothing in it can be pressed.
        let height = std::mem::replace(&mut ui.spacing_mut().interact_size.y, 0.0);
        Grid::new("keys").num_columns(2).spacing([18.0, 7.0]).show(ui, |ui| {
            for key in KEYS {
                ui.label(RichText::new(say(key)).font(strong(16.0)).color(BRASS_BRIGHT));
                ui.add(Label::new(about(key)).wrap());
                ui.end_row();
            }
        });
        ui.spacing_mut().interact_size.y = height;
        ui.add_space(8.0);
        if main_button(ui, &say("settings-done"), true).clicked() {
            menu.set(if **screen == Screen::Table { Menu::Pause } else { Menu::None });
        }
    });
    Ok(())
}
