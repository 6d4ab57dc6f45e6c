//! The library of saved matches, and opening one of them.

use bevy::prelude::*;

use super::user_files::{ENDING, Found, folder_unreadable, not_opened};
use crate::app::session::{MatchSetup, StartMatch};
use crate::app::state::{Menu, Screen};
use crate::i18n::{Message, Report};
use crate::record::{FileError, SavedFile, SavedMatch, Storage};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .add_systems(OnEnter(Screen::Title), look_for_latest)
        .add_systems(OnEnter(Menu::Matches), look_for_matches)
        .add_observer(open_match);
}

/// The folder of saved matches, and the one within it for deleted matches.
const FOLDER: &str = "matches";
const REMOVED: &str = "matches/removed";

/// The saved matches.
#[derive(Resource, Debug)]
pub(crate) struct Library {
    storage: Result<Storage, FileError>,
    /// The folder of deleted matches.
    pub(super) removed: Result<Storage, FileError>,
    /// The folder for exported copies.
    pub(super) exports: Option<std::path::PathBuf>,
    /// The matches in the folder when it was last read, latest first.
    pub(crate) found: Vec<Found<SavedMatch>>,
    /// Why the folder could not be read when it was last looked into.
    pub(crate) unreadable: Option<Message>,
    /// The match that was deleted last, which can be restored.
    pub(crate) last_removed: Option<String>,
    /// Why the match at the table cannot be saved.
    pub(crate) save_error: Option<Message>,
    /// The result of the last request.
    pub(crate) message: Option<Message>,
}

impl Default for Library {
    fn default() -> Self {
        let exports = Storage::of_downloads().ok().map(|storage| storage.folder().to_owned());
        Self::of(Storage::of_player(FOLDER), Storage::of_player(REMOVED), exports)
    }
}

impl Library {
    const fn of(
        storage: Result<Storage, FileError>,
        removed: Result<Storage, FileError>,
        exports: Option<std::path::PathBuf>,
    ) -> Self {
        Self {
            storage,
            removed,
            exports,
            found: Vec::new(),
            unreadable: None,
            last_removed: None,
            save_error: None,
            message: None,
        }
    }

    /// The library in a folder.
    pub(crate) fn at(folder: &std::path::Path) -> Self {
        let storage = |name| Ok(Storage::at(folder.join(name)));
        Self::of(storage(FOLDER), storage(REMOVED), Some(folder.to_owned()))
    }

    pub(super) fn storage(&self) -> Result<&Storage, FileError> {
        self.storage.as_ref().map_err(Clone::clone)
    }

    /// Reads the folder again.
    pub(crate) fn refresh(&mut self) {
        let files = self.list(Storage::list);
        let read = |file: String| {
            let contents = self.read(&file);
            Found { file, contents }
        };
        self.found = files.into_iter().map(read).collect();
        let changed = |found: &Found<SavedMatch>| found.contents.as_ref().map_or(0, |saved| saved.changed);
        self.found.sort_by_key(|found| std::cmp::Reverse(changed(found)));
    }

    /// Finds only the match that was saved last, which is all that the main menu needs.
    fn look_for_latest(&mut self) {
        let files = self.list(Storage::list_latest_first);
        let readable = |file: String| Some(Found { contents: Ok(self.read(&file).ok()?), file });
        self.found = files.into_iter().find_map(readable).into_iter().collect();
    }

    /// The names of the files; none if the folder cannot be read, which is noted.
    fn list(&mut self, list: fn(&Storage, &str) -> Result<Vec<String>, FileError>) -> Vec<String> {
        let listed = match &self.storage {
            Ok(storage) => list(storage, ENDING).map_err(|error| folder_unreadable(storage, &error)),
            Err(error) => Err(not_opened(FOLDER, error.message())),
        };
        self.unreadable = listed.as_ref().err().cloned();
        listed.unwrap_or_default()
    }

    fn read(&self, file: &str) -> Result<SavedMatch, Message> {
        let storage = self.storage().map_err(|error| error.message())?;
        let text = storage.read(file, SavedMatch::LARGEST).map_err(|error| error.message())?;
        SavedMatch::from_ron(&text).map_err(|fault| fault.message())
    }

    /// The match that was played last, if it is not over.
    pub(crate) fn to_go_on_with(&self) -> Option<(&str, &SavedMatch)> {
        let found = self.found.iter().find(|found| found.contents.is_ok())?;
        let saved = found.contents.as_ref().ok()?;
        saved.outcome().is_none().then_some((&*found.file, saved))
    }

    /// Opens a saved match to continue it.
    pub(super) fn open(&self, name: &str) -> Result<(SavedFile, SavedMatch), Message> {
        let storage = self.storage().map_err(|error| error.message())?;
        let (file, text) = storage.open(name, SavedMatch::LARGEST).map_err(|error| error.message())?;
        let saved = SavedMatch::from_ron(&text).map_err(|fault| fault.message())?;
        Ok((file, saved))
    }
}

/// Request: put a saved match on the table.
#[derive(Event, Clone, Debug)]
pub(crate) struct OpenMatch(pub(crate) String);

fn look_for_latest(mut library: ResMut<Library>) {
    library.look_for_latest();
}

fn look_for_matches(mut library: ResMut<Library>) {
    library.refresh();
}

fn open_match(request: On<OpenMatch>, mut library: ResMut<Library>, mut commands: Commands) {
    match library.open(&request.0) {
        Ok((file, saved)) => {
            library.message = None;
            commands.trigger(StartMatch(MatchSetup::of_saved(saved, Some(file))));
        }
        Err(fault) => library.message = Some(not_opened(&request.0, fault)),
    }
}
