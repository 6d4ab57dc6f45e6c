//! Platform differences: requirements, when a frame is drawn, the time of day, the program's address, what only a page in a browser has.

mod address;
#[cfg(target_family = "wasm")]
mod browser;
mod events;
mod folders;
mod program_file;
mod redraw;
mod requirements;
mod time;
mod wishes;

use bevy::prelude::*;

pub(crate) use address::{forget_link, link_of, opened_link};
#[cfg(target_family = "wasm")]
pub use browser::tell_failure;
#[cfg(target_family = "wasm")]
pub(crate) use browser::{
    Control, ControlKind, ControlUse, Controls, FileChosen, LinkEntered, Places, choose_files, is_hidden,
    keep_match, kept_match, say_aloud, start_worker, was_hidden,
};
pub(crate) use events::{has_mouse_left, is_modifier};
pub(crate) use folders::{data_folder, downloads_folder, settings_folder};
pub(crate) use program_file::{ProgramFile, program_file};
pub(crate) use redraw::Redraw;
pub use requirements::Missing;
pub(crate) use requirements::{backends, can_drop_files, check_display, check_driver};
pub(crate) use time::{new_moment, now};
pub(crate) use wishes::{prefers_less_motion, prefers_more_contrast};

/// Whether the program can end itself: a page in a browser is closed by its tab.
pub(crate) const CAN_QUIT: bool = !cfg!(target_family = "wasm");

/// Whether the program can serve the one for browsers to others.
pub(crate) const CAN_SERVE: bool = !cfg!(target_family = "wasm");

/// Whether there is a dialog for choosing files. On the desktop, a file is dropped onto the window, or its path is pasted.
pub(crate) const CAN_CHOOSE_FILES: bool = cfg!(target_family = "wasm");

/// There is no dialog for choosing files.
#[cfg(not(target_family = "wasm"))]
pub(crate) const fn choose_files() {}

/// A window is not loaded again.
#[cfg(not(target_family = "wasm"))]
pub(crate) const fn kept_match() -> Option<String> {
    None
}

/// Whether nobody can see the program, as far as the system does not tell it by events of the window.
#[cfg(not(target_family = "wasm"))]
pub(crate) const fn is_hidden() -> bool {
    false
}

/// The same, or whether it has been so since this was asked for last.
#[cfg(not(target_family = "wasm"))]
pub(crate) const fn was_hidden() -> bool {
    false
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((redraw::plugin, events::plugin));
    #[cfg(target_family = "wasm")]
    app.add_plugins(browser::plugin);
}
