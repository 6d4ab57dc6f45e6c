//! Small files in the system's configuration folder, which players never open: each is read at the start, and written when something
//! changes.

use std::marker::PhantomData;

use bevy::prelude::*;

use crate::app::platform::settings_folder;
use record::{FileError, Storage};
use rules::file_format::{self, FileFormat};
use texts::{Message, Report};

/// What is saved in a file beside the settings.
pub(crate) trait Stored: FileFormat + Send + Sync + 'static {
    /// The file's name without its ending.
    const FILE: &'static str;

    /// The message that the file cannot be read.
    fn unread(fault: Message) -> Message;

    /// The message that it cannot be saved.
    fn not_saved(fault: Message) -> Message;
}

/// A file beside the settings.
#[derive(Resource, Debug)]
pub(crate) struct StoredFile<T> {
    storage: Result<Storage, FileError>,
    /// Whether the file was unreadable: then it is moved aside before another replaces it.
    is_foreign: bool,
    /// An error message for the player.
    pub(crate) message: Option<Message>,
    content: PhantomData<fn() -> T>,
}

impl<T> Default for StoredFile<T> {
    fn default() -> Self {
        Self { storage: settings_folder(), ..Self::none() }
    }
}

impl<T> StoredFile<T> {
    /// Nothing is read or saved.
    pub(crate) const fn none() -> Self {
        Self { storage: Err(FileError::NoFolder), is_foreign: false, message: None, content: PhantomData }
    }

    #[cfg(test)]
    pub(crate) fn at(folder: &std::path::Path) -> Self {
        Self { storage: Ok(Storage::at(folder.to_owned())), ..Self::none() }
    }
}

impl<T: Stored> StoredFile<T> {
    /// What was saved, if anything was and it can be read.
    pub(crate) fn read(&mut self) -> Option<T> {
        let text = match self.storage.as_ref().ok()?.read(&format!("{}.ron", T::FILE), T::LARGEST) {
            Err(FileError::Missing) => return None,
            text => text.map_err(|error| error.message()),
        };
        let read = text.and_then(|text| file_format::parse(&text).map_err(|error| error.message()));
        self.is_foreign = read.is_err();
        read.map_err(|fault| self.message = Some(T::unread(fault))).ok()
    }

    /// Saves.
    pub(crate) fn write(&mut self, content: &T) {
        let written = self.try_write(content);
        self.message = written.err().map(|error| T::not_saved(error.message()));
    }

    fn try_write(&mut self, content: &T) -> Result<(), FileError> {
        let storage = self.storage.as_ref().map_err(Clone::clone)?;
        let name = format!("{}.ron", T::FILE);
        if self.is_foreign {
            storage.rename(&name, &format!("{}-unread.ron", T::FILE))?;
        }
        storage.write(&name, file_format::to_text(content))?;
        self.is_foreign = false;
        Ok(())
    }
}
