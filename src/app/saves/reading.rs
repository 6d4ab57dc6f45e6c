//! The files of saved matches: what each says about its match, and how they are read: the latest at once, so that a first page can be
//! shown, the others in the background.

use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use tracing::debug;

use crate::app::platform::now;
use crate::app::session::{Strength, shown_name};
use record::{
    FileStamp, MatchSummary, SavedMatch, SavedPlayer, Storage, read_match_index, write_match_index,
};
use rules::Player;
use texts::{Message, Report, msg};

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

/// The display name of a player of a saved match.
pub(crate) fn name_of(summary: &MatchSummary, player: Player) -> Message {
    let SavedPlayer { name, seat } = &summary.players[player.index()];
    shown_name(summary.kind, player, name, Strength::of_seat(*seat))
}

/// The title of a saved match; the two players, if it has none.
pub(crate) fn title_of(summary: &MatchSummary) -> Message {
    if let Some(title) = &summary.title {
        return Message::verbatim(title.to_string());
    }
    let [one, two] = Player::BOTH.map(|player| name_of(summary, player));
    msg::matches_between(one, two)
}

/// The matches of the index.
pub(super) fn read_index(storage: &Storage) -> Vec<FoundMatch> {
    let indexed = |(stamp, summary): (FileStamp, MatchSummary)| FoundMatch::indexed(stamp, summary);
    read_match_index(storage).into_iter().map(indexed).collect()
}

/// How many bytes of files are read at once, and how many files by one task in the background.
const AT_ONCE: u64 = 128 * 1024;
const TOGETHER: usize = 250;
/// The index is written again when it lacks more than this many matches: a few are read as quickly.
const FEW: usize = 20;

/// The files that are still to be read.
#[derive(Debug, Default)]
pub(super) struct Reading {
    /// The next one last.
    unread: Vec<FileStamp>,
    /// The files that are being read in the background, and their number.
    task: Option<(Task<Vec<FoundMatch>>, usize)>,
    /// How many matches were read that the index lacks.
    not_in_index: usize,
    has_read_index: bool,
}

impl Reading {
    /// The matches of the index. It is read once, as the library then knows more.
    pub(super) fn index(&mut self, storage: &Storage) -> Vec<FoundMatch> {
        if std::mem::replace(&mut self.has_read_index, true) {
            return Vec::new();
        }
        read_index(storage)
    }

    /// Begins to read these files, the latest first, instead of any others. Returns those of the first page.
    pub(super) fn begin(&mut self, storage: &Storage, mut files: Vec<FileStamp>) -> Vec<FoundMatch> {
        files.reverse();
        (self.unread, self.task) = (files, None);
        self.read_at_once(storage, AT_ONCE)
    }

    /// How many files are still to be read.
    pub(super) fn unread(&self) -> usize {
        self.unread.len() + self.task.as_ref().map_or(0, |(_, files)| *files)
    }

    /// Reads all the files that are not being read already.
    pub(super) fn read_rest(&mut self, storage: &Storage) -> Vec<FoundMatch> {
        self.read_at_once(storage, u64::MAX)
    }

    fn read_at_once(&mut self, storage: &Storage, most: u64) -> Vec<FoundMatch> {
        let mut bytes = 0;
        let mut read = Vec::new();
        while bytes < most
            && let Some(file) = self.unread.pop()
        {
            bytes = bytes.saturating_add(file.size);
            read.push(FoundMatch::read(storage, file));
        }
        read
    }

    /// Reads on in the background. Returns the files that have been read since it was last called.
    pub(super) fn read_on(&mut self, storage: &Storage) -> Vec<FoundMatch> {
        let mut read = Vec::new();
        if let Some((task, _)) = &mut self.task {
            let Some(files) = check_ready(task) else { return read };
            (self.task, read) = (None, files);
        }
        let mut files = self.unread.split_off(self.unread.len().saturating_sub(TOGETHER));
        if !files.is_empty() {
            files.reverse();
            let (storage, number) = (storage.clone(), files.len());
            let read =
                async move { files.into_iter().map(|file| FoundMatch::read(&storage, file)).collect() };
            self.task = Some((AsyncComputeTaskPool::get().spawn(read), number));
        }
        read
    }

    /// Notes that these matches were read, and writes the index in the background if many of all that were found are not in it.
    pub(super) fn note(&mut self, read: usize, storage: &Storage, found: &[FoundMatch]) {
        self.not_in_index += read;
        if self.unread() > 0 || self.not_in_index <= FEW {
            return;
        }
        self.not_in_index = 0;
        let settled = found.iter().filter(|found| found.is_settled);
        let entry = |found: &FoundMatch| Some((found.stamp.clone(), found.contents.as_ref().ok()?.clone()));
        let entries: Vec<_> = settled.filter_map(entry).collect();
        if entries.is_empty() {
            return;
        }
        let storage = storage.clone();
        let write = async move {
            let entries = entries.iter().map(|(stamp, summary)| (stamp, summary));
            // Without an index the files are read again next time.
            if let Err(error) = write_match_index(&storage, entries) {
                debug!("the index of saved matches cannot be written: {error}");
            }
        };
        AsyncComputeTaskPool::get().spawn(write).detach();
    }
}
