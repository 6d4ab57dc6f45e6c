//! Folders of the player's own files. An unreadable file is reported and left alone.

use bevy::prelude::*;

use crate::app::platform::data_folder;
use record::{FileError, Storage, file_name, shown_name};
use texts::{Message, Report, msg};

/// A kind of file for which players have a folder.
pub(crate) trait UserFile: PartialEq + Sized + Send + Sync + 'static {
    /// The name of the folder.
    const FOLDER: &'static str;
    /// The maximum size of a file, in bytes.
    const LARGEST: u64;

    /// Parses a file, or returns what is wrong with it.
    fn from_file(text: &str) -> Result<Self, Message>;

    /// Its display name.
    fn title(&self) -> &str;

    /// The board as text.
    fn board(&self) -> &str;

    /// The text of its file.
    fn to_file(&self) -> String;
}

/// The player's own files of a kind.
#[derive(Resource, Debug)]
pub(crate) struct UserFiles<F: UserFile> {
    storage: Result<Storage, FileError>,
    /// The files in the folder when it was last read.
    pub(crate) found: Vec<Found<F>>,
}

/// A file in the player's folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found<F> {
    pub(crate) file: String,
    /// Its content, or why it is unreadable.
    pub(crate) contents: Result<F, Message>,
}

/// The file extension.
pub(crate) const ENDING: &str = "ron";

impl<F: UserFile> Default for UserFiles<F> {
    fn default() -> Self {
        Self { storage: data_folder(F::FOLDER), found: Vec::new() }
    }
}

impl<F: UserFile> UserFiles<F> {
    pub(crate) fn at(folder: &std::path::Path) -> Self {
        Self { storage: Ok(Storage::at(folder.to_owned())), found: Vec::new() }
    }

    pub(crate) fn storage(&self) -> Result<&Storage, Message> {
        self.storage.as_ref().map_err(|error| msg::own_folder_unusable(F::FOLDER, error.message()))
    }

    /// Reads the folder again.
    pub(crate) fn refresh(&mut self) -> Result<(), Message> {
        let storage = self.storage()?;
        let files = storage.list(ENDING).map_err(|error| folder_unreadable(storage, &error))?;
        let read = |file: String| {
            let text = storage.read(&file, F::LARGEST).map_err(|error| error.message());
            Found { file, contents: text.and_then(|text| F::from_file(&text)) }
        };
        self.found = files.into_iter().map(read).collect();
        Ok(())
    }

    /// Saves an item among the player's own files and returns a message. Never overwrites a file.
    pub(crate) fn import(&mut self, contents: &F) -> Result<Message, Message> {
        let title = contents.title().to_owned();
        self.refresh()?;
        if self.readable().any(|other| other == contents) {
            return Ok(msg::own_there_already(title));
        }
        let file = file_name(&title, ENDING);
        if self.found.iter().any(|found| found.file.to_lowercase() == file) {
            return Err(msg::own_not_added(file));
        }
        let saved = self.storage()?.write(&file, contents.to_file());
        saved.map_err(|error| not_saved(&file, &error))?;
        self.refresh()?;
        Ok(msg::own_added(title))
    }

    /// The readable files.
    pub(crate) fn readable(&self) -> impl Iterator<Item = &F> {
        self.found.iter().filter_map(|found| found.contents.as_ref().ok())
    }

    /// A message for each unreadable file.
    pub(crate) fn faults(&self) -> Vec<Message> {
        let fault = |found: &Found<F>| {
            let fault = found.contents.as_ref().err()?.clone();
            Some(not_opened(&found.file, fault))
        };
        self.found.iter().filter_map(fault).collect()
    }
}

/// That a folder cannot be read, as a sentence.
pub(super) fn folder_unreadable(storage: &Storage, error: &FileError) -> Message {
    let folder = storage.folder().display().to_string();
    msg::own_folder_unreadable(folder, error.message())
}

/// The message that a file could not be opened.
pub(crate) fn not_opened(file: &str, fault: Message) -> Message {
    msg::own_fault(shown_name(file), fault)
}

/// The message that a file could not be saved.
pub(crate) fn not_saved(file: &str, error: &FileError) -> Message {
    msg::own_not_saved(shown_name(file), error.message())
}
