//! The player's own folders. Tests have none, so that they never touch a player's files.

use record::{FileError, Storage};

/// A folder of the program's data.
pub(crate) fn data_folder(name: &str) -> Result<Storage, FileError> {
    of_player(|| Storage::of_player(name))
}

/// The folder of the program's settings.
pub(crate) fn settings_folder() -> Result<Storage, FileError> {
    of_player(Storage::of_settings)
}

/// The player's downloads.
pub(crate) fn downloads_folder() -> Result<Storage, FileError> {
    of_player(Storage::of_downloads)
}

fn of_player(folder: impl FnOnce() -> Result<Storage, FileError>) -> Result<Storage, FileError> {
    if cfg!(test) { Err(FileError::NoFolder) } else { folder() }
}
