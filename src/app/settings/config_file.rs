//! A small file in the system's configuration folder, which players never open: it is read at the start, and written when something
//! changes.

use crate::app::platform::settings_folder;
use record::{FileError, Storage};
use rules::file_format::{self, FileFormat};
use texts::{Message, Report};

/// A file beside the settings.
#[derive(Debug)]
pub(crate) struct ConfigFile {
    storage: Result<Storage, FileError>,
    name: &'static str,
    /// Where the file is moved if it cannot be read, before another replaces it.
    aside: &'static str,
    /// Whether the file was unreadable.
    is_foreign: bool,
}

impl ConfigFile {
    /// A file of the player.
    pub(crate) fn of_player(name: &'static str, aside: &'static str) -> Self {
        Self { storage: settings_folder(), name, aside, is_foreign: false }
    }

    /// Nothing is read or saved.
    pub(crate) const fn none() -> Self {
        Self { storage: Err(FileError::NoFolder), name: "", aside: "", is_foreign: false }
    }

    #[cfg(test)]
    pub(crate) fn at(folder: &std::path::Path, name: &'static str, aside: &'static str) -> Self {
        Self { storage: Ok(Storage::at(folder.to_owned())), name, aside, is_foreign: false }
    }

    /// What was saved, if anything was; or else why it cannot be read.
    pub(crate) fn read<F: FileFormat>(&mut self) -> Result<Option<F>, Message> {
        let Ok(storage) = &self.storage else { return Ok(None) };
        let text = match storage.read(self.name, F::LARGEST) {
            Err(FileError::Missing) => return Ok(None),
            text => text.map_err(|error| error.message()),
        };
        let read = text.and_then(|text| file_format::parse(&text).map_err(|error| error.message()));
        self.is_foreign = read.is_err();
        read.map(Some)
    }

    /// Saves.
    pub(crate) fn write<F: FileFormat>(&mut self, content: &F) -> Result<(), FileError> {
        let storage = self.storage.as_ref().map_err(Clone::clone)?;
        if self.is_foreign {
            storage.rename(self.name, self.aside)?;
        }
        storage.write(self.name, file_format::to_text(content))?;
        self.is_foreign = false;
        Ok(())
    }
}
