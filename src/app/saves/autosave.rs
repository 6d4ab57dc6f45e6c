//! Autosave of the match at the table.

use bevy::prelude::*;

use super::library::Library;
use super::user_files::ENDING;
use crate::app::platform::now;
use crate::app::session::{ActionPlayed, ActionUndone, MatchEnded, Purpose, SaveSlot, Session, TimeRanOut};
use crate::i18n::{Message, Report, msg};
use crate::record::{FileError, Saved, SavedMatch};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(autosave::<ActionPlayed>)
        .add_observer(autosave::<ActionUndone>)
        .add_observer(autosave::<TimeRanOut>)
        .add_observer(autosave::<MatchEnded>);
}

/// Saves every change before anything else can happen.
fn autosave<E: Event>(_: On<E>, session: Session, mut slot: ResMut<SaveSlot>, mut library: ResMut<Library>) {
    // A course is no match of the players.
    if session.purpose() != Purpose::Match {
        return;
    }
    // The match of a link is only shown until somebody moves.
    if slot.linked.as_ref().is_some_and(|linked| session.is_as(linked)) {
        return;
    }
    slot.linked = None;
    library.save_error = match save(&library, &session, &mut slot) {
        Ok(Saved::InPlace) => None,
        Ok(Saved::AsCopy { file }) => Some(msg::saved_as_copy(file)),
        Err(error) => Some(cannot_be_saved(&error)),
    };
}

/// Saves the match at the table, in its file or a new one.
fn save(library: &Library, session: &Session, slot: &mut SaveSlot) -> Result<Saved, FileError> {
    let saved = session.saved(slot, now());
    let storage = library.storage()?;
    match &mut slot.file {
        Some(file) => storage.save(file, &saved.to_ron()),
        None => {
            slot.file = Some(storage.create(&stem(&saved), ENDING, saved.to_ron())?);
            Ok(Saved::InPlace)
        }
    }
}

/// The prefix of a match's file name.
pub(super) fn stem(saved: &SavedMatch) -> String {
    format!("{} {}", saved.game().start().kind(), saved.began)
}

/// The message that the match at the table cannot be saved.
pub(super) fn cannot_be_saved(error: &FileError) -> Message {
    msg::saves_trouble(error.message())
}
