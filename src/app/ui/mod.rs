//! The user interface over the board: menus, the panels of a match, the layout designer, texts for screen readers. It reads the state
//! and sends requests; of its own it has only what it shows, and it tells the camera what it covers.

mod accessibility;
mod context;
mod designer;
mod hud;
mod menus;
mod painting;
mod theme;
mod widgets;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

#[cfg(test)]
pub(crate) use designer::Designer;
pub(crate) use menus::{Draft, RulesPage};

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(EguiPrimaryContextPass, (UiLayer::Screen, UiLayer::Menu).chain()).add_plugins((
        context::plugin,
        theme::plugin,
        hud::plugin,
        menus::plugin,
        designer::plugin,
    ));
}

/// What is drawn in a frame, from back to front.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
enum UiLayer {
    /// The main menu or the panels of a match.
    Screen,
    /// A dialog over them.
    Menu,
}
