//! The library of saved matches.

use std::cmp::Reverse;
use std::collections::HashMap;

use bevy::prelude::*;

use super::boards::{ENDING, folder_unreadable, not_opened};
use super::reading::{FoundMatch, Reading};
use super::unfinished::{Finished, LastMatch};
use crate::app::order::AppSystems;
use crate::app::platform::{Redraw, data_folder, downloads_folder, now};
use crate::app::state::{Menu, Screen};
use record::{FileError, FileStamp, SavedFile, SavedMatch, Storage, believable, storage_room};
use texts::{Message, Report};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .add_systems(OnEnter(Screen::Title), look_for_unfinished)
        .add_systems(OnEnter(Menu::Matches), look_for_matches)
        .add_systems(OnExit(Menu::Matches), look_for_unfinished.run_if(in_state(Screen::Title)))
        .add_systems(
            Update,
            read_on.in_set(AppSystems::Ui).run_if(|library: Res<Library>| library.unread() > 0),
        );
}

/// The folder of saved matches, and the one within it for deleted matches.
const FOLDER: &str = "matches";
const REMOVED: &str = "matches/removed";
/// The folder of reviews: each has the name of its match.
const REVIEWS: &str = "matches/reviews";

/// The saved matches.
#[derive(Resource, Debug)]
pub(crate) struct Library {
    storage: Result<Storage, FileError>,
    /// The folder of deleted matches.
    pub(super) removed: Result<Storage, FileError>,
    /// The folder of reviews.
    pub(super) reviews: Result<Storage, FileError>,
    /// The folder for exported copies.
    pub(crate) exports: Option<std::path::PathBuf>,
    /// The matches in the folder when it was last looked into, as far as they have been read, latest first.
    pub(crate) found: Vec<FoundMatch>,
    reading: Reading,
    /// The newest match that is not over, when the main menu last looked, and what it knows of the others.
    pub(super) unfinished: Option<LastMatch>,
    pub(super) finished: Finished,
    /// How much room the player's files take, and how much there is, in bytes, where that is little.
    pub(crate) room: Option<(u64, u64)>,
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
        let exports = downloads_folder().ok().map(|storage| storage.folder().to_owned());
        Self::of(data_folder, exports)
    }
}

impl Library {
    fn of(storage: impl Fn(&str) -> Result<Storage, FileError>, exports: Option<std::path::PathBuf>) -> Self {
        Self {
            storage: storage(FOLDER),
            removed: storage(REMOVED),
            reviews: storage(REVIEWS),
            exports,
            found: Vec::new(),
            reading: Reading::default(),
            unfinished: None,
            finished: Finished::default(),
            room: None,
            unreadable: None,
            last_removed: None,
            save_error: None,
            message: None,
        }
    }

    /// The library in a folder.
    pub(crate) fn at(folder: &std::path::Path) -> Self {
        Self::of(|name| Ok(Storage::at(folder.join(name))), Some(folder.to_owned()))
    }

    pub(super) fn storage(&self) -> Result<&Storage, FileError> {
        self.storage.as_ref().map_err(Clone::clone)
    }

    /// Looks into the folder again. Only files that have changed are read: a page of them at once, the others in the background.
    pub(crate) fn refresh(&mut self) {
        let files = self.list();
        self.room = storage_room();
        let Ok(storage) = self.storage().cloned() else { return };
        let indexed = self.reading.index(&storage).into_iter();
        // The library knows the files at least as well as the index.
        let known = indexed.chain(self.found.drain(..)).map(|found| (found.file().to_owned(), found));
        let mut known: HashMap<String, FoundMatch> = known.collect();
        let mut changed = Vec::new();
        for file in files {
            match known.remove(&file.name) {
                Some(found) if found.is_still(&file) => self.found.push(found),
                _ => changed.push(file),
            }
        }
        let read = self.reading.begin(&storage, changed);
        self.add(read, &storage);
    }

    /// The same, with nothing left to be read in the background.
    pub(super) fn refresh_all(&mut self) {
        self.refresh();
        let Ok(storage) = self.storage().cloned() else { return };
        let read = self.reading.read_rest(&storage);
        self.add(read, &storage);
    }

    /// Adds files that were read.
    fn add(&mut self, read: Vec<FoundMatch>, storage: &Storage) {
        let number = read.len();
        self.found.extend(read);
        let now = now();
        self.found.sort_by_key(|found| Reverse(believable(found.changed(), now, found.changed())));
        self.reading.note(number, storage, &self.found);
    }

    /// How many files are still to be read.
    pub(crate) fn unread(&self) -> usize {
        self.reading.unread()
    }

    /// The files, the latest first; none if the folder cannot be read, which is noted.
    pub(super) fn list(&mut self) -> Vec<FileStamp> {
        let listed = match &self.storage {
            Ok(storage) => {
                storage.list_latest_first(ENDING, now()).map_err(|error| folder_unreadable(storage, &error))
            }
            Err(error) => Err(not_opened(FOLDER, error.message())),
        };
        self.unreadable = listed.as_ref().err().cloned();
        listed.unwrap_or_default()
    }

    fn read(&self, file: &str) -> Result<SavedMatch, Message> {
        let storage = self.storage().map_err(|error| error.message())?;
        read_match(storage, file)
    }

    /// A match as text.
    pub(crate) fn text(&self, file: &str) -> Result<String, Message> {
        Ok(self.read(file)?.to_ron())
    }

    /// Opens a saved match to continue it.
    pub(super) fn open(&self, name: &str) -> Result<(SavedFile, SavedMatch), Message> {
        let storage = self.storage().map_err(|error| error.message())?;
        let (file, text) = storage.open(name, SavedMatch::LARGEST).map_err(|error| error.message())?;
        let saved = SavedMatch::from_ron(&text).map_err(|fault| fault.message())?;
        Ok((file, saved))
    }
}

/// Reads a match as a whole.
pub(super) fn read_match(storage: &Storage, file: &str) -> Result<SavedMatch, Message> {
    let text = storage.read(file, SavedMatch::LARGEST).map_err(|error| error.message())?;
    SavedMatch::from_ron(&text).map_err(|fault| fault.message())
}

fn look_for_unfinished(mut library: ResMut<Library>) {
    library.look_for_unfinished();
}

fn look_for_matches(mut library: ResMut<Library>) {
    library.refresh();
}

/// Reads on in the background.
fn read_on(mut library: ResMut<Library>, mut redraw: ResMut<Redraw>) {
    redraw.request();
    let Ok(storage) = library.storage().cloned() else { return };
    // Only what has been read is a change.
    let read = library.bypass_change_detection().reading.read_on(&storage);
    if !read.is_empty() {
        library.add(read, &storage);
    }
}
