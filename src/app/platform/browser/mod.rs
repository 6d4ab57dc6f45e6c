//! What only a page in a browser has: its history, its live region, texts that it is handed, and where everything is for whoever
//! tries the program out.

mod controls;
mod files;
mod history;
mod page;
mod places;
mod program_files;

use bevy::prelude::*;

pub(crate) use controls::{Control, ControlKind, ControlUse, Controls};
pub(crate) use files::{FileChosen, choose_files};
pub(crate) use history::{LinkEntered, forget_link, link_of, opened_link};
pub use page::tell_failure;
pub(crate) use page::{is_hidden, keep_match, kept_match, say_aloud, start_worker, was_hidden};
pub(crate) use places::Places;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((history::plugin, page::plugin, files::plugin, controls::plugin, places::plugin));
}
