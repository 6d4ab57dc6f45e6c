//! An index of a folder of saved matches: the summaries of its files, so that few of them need be read again.
//!
//! It only saves time. An entry counts as long as its file has the size and the time of the last change that it had then; a file
//! without an entry is read. If the index is lost, damaged or written by two programs at once, nothing else is.

use serde::{Deserialize, Serialize};

use super::players::text_of;
use crate::{FileError, FileStamp, MatchState, MatchSummary, Name, SavedPlayer, Seat, Storage};
use rules::Player;

/// The name of its file, which no match has.
const FILE: &str = ".index";
/// The format. Other ones are not read: in the first, finished matches of the first format of matches are drawn.
const FORMAT: u32 = 2;
/// The largest file that is read, in bytes.
const LARGEST: u64 = 64 * 1024 * 1024;

/// The fields of the file. They are written without line breaks and names of structs, as there may be thousands of entries.
#[derive(Serialize, Deserialize)]
struct IndexFile {
    format: u32,
    matches: Vec<Entry>,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    file: String,
    size: u64,
    modified: u64,
    game: String,
    title: String,
    players: [(String, Seat); 2],
    began: u64,
    changed: u64,
    turns: usize,
    state: StateField,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
enum StateField {
    Unfinished,
    One,
    Two,
    Drawn,
}

/// Reads the index of a folder: nothing if there is none, or none that can be read.
pub fn read_match_index(storage: &Storage) -> Vec<(FileStamp, MatchSummary)> {
    let Ok(text) = storage.read(FILE, LARGEST) else { return Vec::new() };
    let Ok(index) = ron::from_str::<IndexFile>(&text) else { return Vec::new() };
    if index.format != FORMAT {
        return Vec::new();
    }
    index.matches.into_iter().filter_map(Entry::read).collect()
}

/// Writes the index of a folder.
pub fn write_match_index<'a>(
    storage: &Storage,
    matches: impl IntoIterator<Item = (&'a FileStamp, &'a MatchSummary)>,
) -> Result<(), FileError> {
    let entries = matches.into_iter().map(|(stamp, summary)| Entry::of(stamp, summary));
    let index = IndexFile { format: FORMAT, matches: entries.collect() };
    // Numbers, texts and lists of them can always be written.
    storage.write(FILE, ron::to_string(&index).unwrap_or_default())
}

impl Entry {
    fn of(stamp: &FileStamp, summary: &MatchSummary) -> Self {
        Self {
            file: stamp.name.clone(),
            size: stamp.size,
            modified: stamp.modified,
            game: summary.kind.name().to_owned(),
            title: text_of(&summary.title),
            players: summary.players.each_ref().map(|player| (text_of(&player.name), player.seat)),
            began: summary.began,
            changed: summary.changed,
            turns: summary.turns,
            state: match summary.state {
                MatchState::Unfinished => StateField::Unfinished,
                MatchState::Won(Player::One) => StateField::One,
                MatchState::Won(Player::Two) => StateField::Two,
                MatchState::Drawn => StateField::Drawn,
            },
        }
    }

    /// `None` for a game that this release does not have.
    fn read(self) -> Option<(FileStamp, MatchSummary)> {
        let stamp = FileStamp { name: self.file, size: self.size, modified: self.modified };
        let summary = MatchSummary {
            kind: self.game.parse().ok()?,
            title: Name::fitted(&self.title),
            players: self.players.map(|(name, seat)| SavedPlayer { name: Name::fitted(&name), seat }),
            began: self.began,
            changed: self.changed,
            turns: self.turns,
            state: match self.state {
                StateField::Unfinished => MatchState::Unfinished,
                StateField::One => MatchState::Won(Player::One),
                StateField::Two => MatchState::Won(Player::Two),
                StateField::Drawn => MatchState::Drawn,
            },
        };
        Some((stamp, summary))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::GameKind;

    fn entries() -> Vec<(FileStamp, MatchSummary)> {
        let states = [
            MatchState::Unfinished,
            MatchState::Won(Player::One),
            MatchState::Won(Player::Two),
            MatchState::Drawn,
        ];
        let entry = |(i, state): (usize, MatchState)| {
            let number = i as u64;
            let stamp = FileStamp { name: format!("{i}.ron"), size: 10 + number, modified: 100 + number };
            let player = |name: &str, seat| SavedPlayer { name: Name::fitted(name), seat };
            let summary = MatchSummary {
                kind: GameKind::ALL[i % GameKind::ALL.len()],
                title: Name::fitted(if i == 0 { "" } else { "“Sunday”\\" }),
                players: [player("Zoë", Seat::Human), player("", Seat::Computer(4))],
                began: number,
                changed: number + 1,
                turns: i,
                state,
            };
            (stamp, summary)
        };
        states.into_iter().enumerate().map(entry).collect()
    }

    fn write(storage: &Storage, entries: &[(FileStamp, MatchSummary)]) {
        write_match_index(storage, entries.iter().map(|(stamp, summary)| (stamp, summary))).unwrap();
    }

    #[test]
    fn an_index_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let storage = Storage::at(folder.path().to_owned());
        assert_eq!(read_match_index(&storage), []);
        write(&storage, &entries());
        assert_eq!(read_match_index(&storage), entries());
        assert_eq!(storage.list("ron"), Ok(vec![]), "it is not taken for a match");
    }

    #[test]
    fn a_damaged_index_and_one_of_another_format_are_ignored() {
        let folder = tempfile::tempdir().unwrap();
        let storage = Storage::at(folder.path().to_owned());
        write(&storage, &entries());
        let text = storage.read(FILE, LARGEST).unwrap();
        let newer = text.replacen("format:2", "format:3", 1);
        assert_ne!(newer, text);
        for other in [&text[..text.len() / 2], "", "[[[[", &newer] {
            storage.write(FILE, other).unwrap();
            assert_eq!(read_match_index(&storage), []);
        }
        storage.write(FILE, text.replacen("netzwerk", "chess", 1)).unwrap();
        assert_eq!(read_match_index(&storage), entries()[1..], "a game that is not known");
    }
}
