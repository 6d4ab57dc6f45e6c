//! All matches, layouts and maps of the player as one file, to be kept or taken to another device.

use bevy::prelude::*;

use super::boards::{ENDING, UserBoards, not_opened, not_saved};
use super::library::Library;
use crate::app::state::Menu;
use record::{Backup, FileError, Storage};
use texts::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(back_up).add_observer(restore);
}

/// The struct name of such a file.
pub(super) const BACKUP: &str = stringify!(Backup);
/// The name of the file.
const NAME: &str = "spieltisch";
/// How many of the files that are not in it are named.
const MOST_NAMED: usize = 3;
/// The name of the matches' folder in it.
const MATCHES: &str = "matches";

/// Request: hand over all files as one.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct BackUp;

/// Request: take in the files of a backup, given as text.
#[derive(Event, Clone, Debug)]
pub(crate) struct RestoreBackup(pub(crate) String);

/// The player's folders, each with its name in a backup.
fn folders<'a>(
    library: &'a Library,
    boards: &'a UserBoards,
) -> Result<Vec<(&'static str, &'a Storage)>, Message> {
    let matches = library.storage().map_err(|error| error.message())?;
    std::iter::once(Ok((MATCHES, matches))).chain(boards.storages()).collect()
}

fn back_up(_: On<BackUp>, mut library: ResMut<Library>, boards: Res<UserBoards>) {
    let backup =
        folders(&library, &boards).and_then(|folders| Backup::of(&folders).map_err(|error| error.message()));
    let message = backup.and_then(|(backup, left_out)| {
        let saved = backup.to_ron().and_then(|text| {
            let folder = Storage::at(library.exports.clone().ok_or(FileError::NoFolder)?);
            let file = folder.create(NAME, ENDING, &text)?;
            Ok(folder.folder().join(file.name()).display().to_string())
        });
        let path = saved.map_err(|error| not_saved(&format!("{NAME}.{ENDING}"), &error))?;
        if left_out.is_empty() {
            return Ok(msg::backup_saved(path));
        }
        let faults = left_out.iter().take(MOST_NAMED);
        let faults = faults.map(|file| not_opened(&file.name, file.fault.message()));
        Ok(msg::backup_saved_without(left_out.len(), path, Message::joined(faults, " ")))
    });
    let (Ok(message) | Err(message)) = message;
    library.message = Some(message);
}

fn restore(
    request: On<RestoreBackup>,
    mut library: ResMut<Library>,
    boards: Res<UserBoards>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let restored = folders(&library, &boards).and_then(|folders| {
        let backup = Backup::from_ron(&request.0).map_err(|error| error.message())?;
        backup.restore(&folders).map_err(|error| error.message())
    });
    library.refresh();
    library.message = Some(match restored {
        Ok(restored) => msg::backup_restored(restored.added, restored.known),
        Err(fault) => msg::own_fault(format!("{NAME}.{ENDING}"), fault),
    });
    menu.set(Menu::Matches);
}
