//! Files on disk: the library of saved matches, the player's own boards, and what is opened from elsewhere.
//!
//! | file | topic |
//! |---|---|
//! | `library.rs`, `reading.rs` | the saved matches, and how their files are read |
//! | `search.rs`, `positions.rs` | how one is found, and the small pictures of those in sight |
//! | `unfinished.rs` | the match to continue |
//! | `manage.rs`, `reviews.rs` | matches are renamed, deleted, restored and exported; their reviews |
//! | `autosave.rs` | the match at the table is saved |
//! | `opening.rs` | what is opened: saved matches, links, texts and files |
//! | `boards.rs` | the player's own boards |
//! | `tally.rs` | the player's own results |
//! | `backup.rs` | everything in one file |

mod autosave;
mod backup;
mod boards;
mod library;
mod manage;
mod opening;
mod positions;
mod reading;
mod reviews;
mod search;
mod tally;
mod unfinished;

use bevy::prelude::*;

pub(crate) use backup::BackUp;
pub(crate) use boards::{BoardFolder, DeleteLayout, LayoutsReported, SaveLayout, UserBoards, not_opened};
pub(crate) use library::Library;
pub(crate) use manage::{DeleteMatch, ExportMatch, RenameMatch, RestoreMatch};
pub(crate) use opening::{
    BoardReceived, OpenLink, OpenMatch, ReadMatch, TakeMatch, is_readable, position_as_text,
};
pub(crate) use positions::{Positions, show_matches};
pub(crate) use reading::{FoundMatch, name_of, title_of};
pub(crate) use search::{Order, Search, search_texts};
pub(crate) use tally::OwnRecord;
pub(crate) use unfinished::LastMatch;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        boards::plugin,
        library::plugin,
        positions::plugin,
        autosave::plugin,
        manage::plugin,
        opening::plugin,
        reviews::plugin,
        tally::plugin,
        backup::plugin,
    ));
}
