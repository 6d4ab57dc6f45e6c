//! Matches and positions from elsewhere: pasted, dropped or named on the command line.

use bevy::prelude::*;

use super::autosave::{cannot_be_saved, save_time, stem};
use super::backup::{BACKUP, RestoreBackup};
use super::drop::{MATCH, TakeFile, named_file};
use super::found_match::FoundMatch;
use super::library::Library;
use super::links::OpenLink;
use super::user_files::ENDING;
use crate::app::platform::now;
use crate::app::session::{MatchSetup, SaveSlot, Session, StartMatch};
use crate::app::state::Menu;
use record::{FileError, Match, MatchSummary, Name, SavedFile, SavedMatch, is_link};
use rules::file_format::struct_name;
use rules::text::clean_text;
use rules::{AnyGame, GameKind};
use texts::{Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(take_match).add_observer(read_match);
}

/// Request: save a match from elsewhere, and put it on the table.
#[derive(Event, Clone, Debug)]
pub(crate) struct TakeMatch(pub(crate) SavedMatch);

/// Request: the same for a match or a position as text; the match of a link is only shown until somebody moves.
#[derive(Event, Clone, Debug)]
pub(crate) struct ReadMatch(pub(crate) String);

fn take_match(
    request: On<TakeMatch>,
    session: Session,
    (mut slot, mut library): (ResMut<SaveSlot>, ResMut<Library>),
    mut commands: Commands,
) {
    // It may be the match at the table.
    save_time(&session, &mut slot, &mut library);
    let taken = take_in(&mut library, &request.0);
    library.save_error = taken.as_ref().err().map(cannot_be_saved);
    commands.trigger(StartMatch(MatchSetup::of_saved(request.0.clone(), taken.ok())));
}

fn read_match(
    request: On<ReadMatch>,
    mut library: ResMut<Library>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let text = clean_text(&request.0);
    let text = text.trim();
    if let Some(file) = named_file(text) {
        return commands.trigger(TakeFile(file));
    }
    if is_link(text) {
        return commands.trigger(OpenLink(text.to_owned()));
    }
    if struct_name(text) == BACKUP {
        return commands.trigger(RestoreBackup(text.to_owned()));
    }
    if let Some(position) = read_position(text) {
        return commands.trigger(StartMatch(MatchSetup::new(Match::new(position))));
    }
    match SavedMatch::from_ron(text) {
        Ok(saved) => commands.trigger(TakeMatch(saved)),
        Err(fault) => {
            library.message = Some(msg::matches_no_match(fault.message()));
            menu.set(Menu::Matches);
        }
    }
}

/// Whether [`ReadMatch`] can do something with a text, which need not be whole.
pub(crate) fn is_readable(text: &str) -> bool {
    let text = clean_text(text);
    let text = text.trim();
    let holds = struct_name(text);
    let is_text = is_link(text) || holds == MATCH || holds == BACKUP;
    is_text || named_file(text).is_some() || read_position(text).is_some()
}

/// Saves a match from elsewhere and returns its file: the existing one if it was saved before.
fn take_in(library: &mut Library, saved: &SavedMatch) -> Result<SavedFile, FileError> {
    library.refresh_all();
    let text = saved.to_ron();
    let summary = MatchSummary::from_ron(&text).ok();
    let is_like =
        |found: &&FoundMatch| found.contents.as_ref().is_ok_and(|other| Some(other) == summary.as_ref());
    let storage = library.storage()?;
    for found in library.found.iter().filter(is_like) {
        if let Ok((file, other)) = storage.open(found.file(), SavedMatch::LARGEST)
            && SavedMatch::from_ron(&other).is_ok_and(|other| other.to_ron() == text)
        {
            return Ok(file);
        }
    }
    storage.create(&stem(saved), ENDING, &text)
}

/// Parses a position string of any game, with the table's default rules.
fn read_position(text: &str) -> Option<AnyGame> {
    GameKind::ALL.into_iter().find_map(|kind| kind.set_up(kind.table_rules(), None, Some(text)).ok())
}

/// A position as text for [`ReadMatch`]: its position string if that is enough, otherwise a match that starts from it.
pub(crate) fn position_as_text(position: &AnyGame, names: &[Option<Name>; 2]) -> String {
    let text = position.to_string();
    if read_position(&text).as_ref() == Some(position) {
        return text;
    }
    MatchSetup::new(Match::new(position.clone())).with_names(names.clone()).saved(now()).to_ron()
}
