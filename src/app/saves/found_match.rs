//! A file in the folder of saved matches.

use crate::app::platform::now;
use record::{FileStamp, MatchSummary, SavedMatch, Storage};
use texts::{Message, Report};

/// A file in the folder of saved matches: what it says about its match, which is not played through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FoundMatch {
    /// The file when it was read.
    pub(crate) stamp: FileStamp,
    /// Whether it is unchanged as long as it has the same stamp.
    pub(super) is_settled: bool,
    /// What it says, or why it is unreadable.
    pub(crate) contents: Result<MatchSummary, Message>,
}

impl FoundMatch {
    pub(super) fn read(storage: &Storage, stamp: FileStamp) -> Self {
        let is_settled = stamp.is_settled(now());
        let text = storage.read(&stamp.name, SavedMatch::LARGEST).map_err(|error| error.message());
        let contents = text.and_then(|text| MatchSummary::from_ron(&text).map_err(|fault| fault.message()));
        Self { stamp, is_settled, contents }
    }

    /// A match of the index.
    pub(super) const fn indexed(stamp: FileStamp, summary: MatchSummary) -> Self {
        Self { stamp, is_settled: true, contents: Ok(summary) }
    }

    /// Whether a file is certainly the one that was read.
    pub(super) fn is_still(&self, file: &FileStamp) -> bool {
        self.is_settled && self.stamp == *file
    }

    /// Its name in the folder.
    pub(crate) fn file(&self) -> &str {
        &self.stamp.name
    }

    /// When the match was last played; 0 for an unreadable file.
    pub(crate) fn changed(&self) -> u64 {
        self.contents.as_ref().map_or(0, |summary| summary.changed)
    }
}
