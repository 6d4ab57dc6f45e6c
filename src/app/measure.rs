//! The list of saved matches without a window, for measurements: everything runs as it does for a player, but nothing is rendered.

use std::path::Path;

use bevy::prelude::*;

use super::saves::{Library, Positions, UserBoards};
use super::settings::SettingsFile;
use super::state::Menu;
use super::window::Surface;

/// The program at its main menu, with the saved matches of a folder.
pub fn library_to_measure(folder: &Path) -> App {
    let mut app = super::table_app(Surface::Nothing);
    app.insert_resource(Library::at(folder))
        .insert_resource(UserBoards::at(|name| folder.join(name)))
        .insert_resource(SettingsFile::none());
    app.finish();
    app.cleanup();
    app
}

/// Opens the list of saved matches: the next update draws it.
pub fn open_library(app: &mut App) {
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
}

/// How many matches the list has, how many files are still to be read, and how many boards have been drawn.
#[must_use]
pub fn library_progress(app: &App) -> (usize, usize, usize) {
    let library = app.world().resource::<Library>();
    (library.found.len(), library.unread(), app.world().resource::<Positions>().len())
}
