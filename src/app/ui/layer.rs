//! The order in which the user interface is drawn.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(EguiPrimaryContextPass, (UiLayer::Screen, UiLayer::Menu).chain());
}

/// What is drawn in a frame, from back to front.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum UiLayer {
    /// The main menu or the panels of a match.
    Screen,
    /// A dialog over them.
    Menu,
}
