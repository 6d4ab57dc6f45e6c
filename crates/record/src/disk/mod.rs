//! Where files lie: in folders of the system, or in a browser's storage. The two homes have the same functions, with the errors of the
//! standard library; nothing else in the crate knows which one it is.

#[cfg(not(target_family = "wasm"))]
mod atomic_write;
#[cfg(target_family = "wasm")]
mod browser;
mod file_names;
#[cfg(not(target_family = "wasm"))]
mod folders;

#[cfg(target_family = "wasm")]
pub(super) use browser::{
    about, create, create_folder, lock, names, player_folders, read, remove, remove_abandoned, rename,
    replace,
};
#[cfg(not(target_family = "wasm"))]
pub(super) use folders::{
    about, create, create_folder, lock, names, player_folders, read, remove, remove_abandoned, rename,
    replace,
};

pub(super) use file_names::{byte_of, to_name, to_text};

use std::path::PathBuf;

/// What is known of a file without reading it.
#[derive(Clone, Copy, Debug)]
pub(super) struct About {
    /// Whether it is a file, not a folder or anything else.
    pub(super) is_file: bool,
    /// Its size in bytes.
    pub(super) size: u64,
    /// When it was last written, in nanoseconds since 1970; 0 if that is not known.
    pub(super) modified: u64,
}

/// The player's own folders.
#[derive(Clone, Debug)]
pub(super) struct PlayerFolders {
    /// For what the program keeps for them: matches, layouts, maps.
    pub(super) data: PathBuf,
    /// For what they have set.
    pub(super) settings: PathBuf,
    /// For what they take elsewhere.
    pub(super) downloads: Option<PathBuf>,
}
