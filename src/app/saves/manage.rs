//! Saved matches are renamed, deleted, restored and exported.

use bevy::prelude::*;

use super::boards::{ENDING, not_opened, not_saved};
use super::library::Library;
use super::reviews::remove_review;
use crate::app::session::SaveSlot;
use record::{FileError, Name, Saved, SavedMatch, Storage, file_name, shown_name, storage_room};
use texts::{Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(rename_match)
        .add_observer(delete_match)
        .add_observer(restore_match)
        .add_observer(export_match);
}

/// Request: rename a match.
#[derive(Event, Clone, Debug)]
pub(crate) struct RenameMatch {
    pub(crate) file: String,
    pub(crate) title: String,
}

/// Request: delete a match; it can be restored.
#[derive(Event, Clone, Debug)]
pub(crate) struct DeleteMatch(pub(crate) String);

/// Request: restore the match that was deleted last.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct RestoreMatch;

/// Request: export a copy of a match.
#[derive(Event, Clone, Debug)]
pub(crate) struct ExportMatch(pub(crate) String);

fn rename_match(request: On<RenameMatch>, mut library: ResMut<Library>, mut slot: ResMut<SaveSlot>) {
    let RenameMatch { file, title } = &*request;
    let title = Name::fitted(title);
    let is_at_table = slot.file.as_ref().is_some_and(|open| open.name() == file);
    let renamed = library.open(file).and_then(|(mut opened, saved)| {
        let text = SavedMatch { title: title.clone(), ..saved }.to_ron();
        // The match at the table keeps its file.
        let target = if is_at_table { slot.file.as_mut() } else { None }.unwrap_or(&mut opened);
        let storage = library.storage().map_err(|error| error.message())?;
        storage.save(target, &text).map_err(|error| error.message())
    });
    if is_at_table {
        slot.title = title;
    }
    library.message = match renamed {
        Ok(Saved::InPlace) => None,
        Ok(Saved::AsCopy { file }) => Some(msg::saved_as_copy(file)),
        Err(fault) => Some(not_opened(file, fault)),
    };
    library.refresh();
}

fn delete_match(request: On<DeleteMatch>, mut library: ResMut<Library>, mut slot: ResMut<SaveSlot>) {
    let file = &request.0;
    let moved = library.storage().and_then(|storage| {
        let removed = library.removed.as_ref().map_err(Clone::clone)?;
        // Where there is little room, only the match that was deleted last can come back.
        if storage_room().is_some() {
            removed.list(ENDING)?.iter().try_for_each(|earlier| removed.remove(earlier))?;
        }
        match storage.move_to(file, removed, &free_name(removed, stem(file))) {
            Err(FileError::Full) => storage.remove(file).map(|()| None),
            moved => moved.map(Some),
        }
    });
    match moved {
        Ok(kept_as) => {
            (library.last_removed, library.message) = (kept_as, None);
            remove_review(&library, file);
            // If the match continues, it is saved as a new one.
            slot.file.take_if(|open| open.name() == file);
        }
        Err(error) => {
            library.message = Some(msg::own_not_deleted(shown_name(file), error.message()));
        }
    }
    library.refresh();
}

fn restore_match(_: On<RestoreMatch>, mut library: ResMut<Library>) {
    let Some(file) = library.last_removed.clone() else { return };
    let moved = library.storage().and_then(|storage| {
        let removed = library.removed.as_ref().map_err(Clone::clone)?;
        removed.move_to(&file, storage, &free_name(storage, stem(&file)))
    });
    // If restoring failed, it can be requested again.
    if moved.is_ok() {
        library.last_removed = None;
    }
    library.message = moved.err().map(|error| not_saved(&file, &error));
    library.refresh();
}

fn export_match(request: On<ExportMatch>, mut library: ResMut<Library>) {
    let file = &request.0;
    let exported = library.storage().and_then(|storage| {
        let text = storage.read(file, SavedMatch::LARGEST)?;
        let folder = Storage::at(library.exports.clone().ok_or(FileError::NoFolder)?);
        let copy = folder.create(stem(file), ENDING, &text)?;
        Ok(folder.folder().join(copy.name()).display().to_string())
    });
    library.message = Some(match exported {
        Ok(path) => msg::matches_exported(path),
        Err(error) => not_saved(file, &error),
    });
}

/// The name of a file without its ending.
fn stem(file: &str) -> &str {
    file.rsplit_once('.').map_or(file, |(stem, _)| stem)
}

/// An unused file name.
fn free_name(storage: &Storage, stem: &str) -> String {
    let names = std::iter::once(stem.to_owned()).chain((2..).map(|i| format!("{stem} {i}")));
    let mut files = names.map(|name| file_name(&name, ENDING));
    files.find(|file| !storage.has(file)).unwrap_or_else(|| file_name(stem, ENDING))
}
