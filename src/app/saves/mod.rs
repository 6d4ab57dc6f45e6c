//! Files on disk: the library of saved matches, the player's own layouts and maps, and files dropped onto the window.

mod autosave;
mod backup;
mod boards;
mod drop;
mod found_match;
mod import;
mod layouts;
mod library;
mod links;
mod manage;
mod maps;
mod names;
mod positions;
mod reading;
mod reviews;
mod search;
mod tally;
mod user_files;

use bevy::prelude::*;

pub(crate) use backup::BackUp;
pub(crate) use boards::{BoardFolder, UserBoards};
pub(crate) use drop::BoardReceived;
pub(crate) use found_match::FoundMatch;
pub(crate) use import::{ReadMatch, TakeMatch, is_readable, position_as_text};
pub(crate) use layouts::{DeleteLayout, LayoutsReported, SaveLayout, UserLayouts};
pub(crate) use library::{Library, OpenMatch};
pub(crate) use links::OpenLink;
pub(crate) use manage::{DeleteMatch, ExportMatch, RenameMatch, RestoreMatch};
pub(crate) use maps::UserMaps;
pub(crate) use names::{name_of, title_of};
pub(crate) use positions::{Positions, show_matches};
pub(crate) use search::{Order, Search, search_texts};
pub(crate) use tally::OwnRecord;
pub(crate) use user_files::not_opened;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((layouts::plugin, maps::plugin, drop::plugin)).add_plugins((
        library::plugin,
        positions::plugin,
        autosave::plugin,
        manage::plugin,
        import::plugin,
        links::plugin,
        reviews::plugin,
        tally::plugin,
        backup::plugin,
    ));
}
