//! The newest match that is not over, which the main menu offers to continue.

use std::collections::HashMap;

use super::library::Library;
use super::reading::read_index;
use crate::app::platform::now;
use record::{FileStamp, MatchSummary, SavedMatch, Storage};
use rules::AnyGame;

/// The match to continue.
#[derive(Clone, Debug)]
pub(crate) struct LastMatch {
    pub(crate) file: String,
    pub(crate) summary: MatchSummary,
    /// The position it was left in.
    pub(crate) position: AnyGame,
}

impl LastMatch {
    pub(super) fn new(file: String, saved: &SavedMatch) -> Self {
        Self { file, summary: MatchSummary::of(saved), position: saved.game().position().clone() }
    }

    pub(super) fn is_over(&self) -> bool {
        self.summary.state.is_over()
    }
}

/// The files that have nothing to continue: their matches are over, or they are unreadable. They are not read again.
#[derive(Debug, Default)]
pub(super) struct Finished {
    files: HashMap<String, FileStamp>,
    has_read_index: bool,
}

impl Finished {
    fn knows(&self, file: &FileStamp) -> bool {
        self.files.get(&file.name) == Some(file)
    }

    fn add(&mut self, file: FileStamp) {
        self.files.insert(file.name.clone(), file);
    }

    /// Adds those of the index, once.
    fn add_index(&mut self, storage: &Storage) {
        if std::mem::replace(&mut self.has_read_index, true) {
            return;
        }
        let indexed = read_index(storage).into_iter();
        let finished =
            indexed.filter(|found| found.contents.as_ref().is_ok_and(|known| known.state.is_over()));
        finished.for_each(|found| self.add(found.stamp));
    }
}

impl Library {
    /// Finds the newest match that is not over, which is all that the main menu needs.
    pub(crate) fn look_for_unfinished(&mut self) {
        let files = self.list();
        self.unfinished = None;
        let Ok(storage) = self.storage().cloned() else { return };
        for (number, file) in files.into_iter().enumerate() {
            // Most often it is the first one, and nothing else needs to be read.
            if number == 1 {
                self.finished.add_index(&storage);
            }
            if self.finished.knows(&file) {
                continue;
            }
            self.unfinished = read_unfinished(&storage, &file);
            if self.unfinished.is_some() {
                return;
            }
            if file.is_settled(now()) {
                self.finished.add(file);
            }
        }
    }

    /// The match to continue, if there is one.
    pub(crate) const fn to_go_on_with(&self) -> Option<&LastMatch> {
        self.unfinished.as_ref()
    }
}

/// The match in a file, if it is not over. One that is over is not played through.
fn read_unfinished(storage: &Storage, file: &FileStamp) -> Option<LastMatch> {
    let text = storage.read(&file.name, SavedMatch::LARGEST).ok()?;
    MatchSummary::from_ron(&text).ok().filter(|summary| !summary.state.is_over())?;
    let saved = SavedMatch::from_ron(&text).ok()?;
    Some(LastMatch::new(file.name.clone(), &saved)).filter(|last| !last.is_over())
}
