//! A backup: a player's own files of several folders in one text, to be taken to another device or kept.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::{FileError, Storage, file_name};
use rules::file_format::{self, FileFormat, FormatError};
use rules::text::clean_text;

/// The ending of the files that are kept.
const ENDING: &str = "ron";

/// The largest file that is kept or restored, in bytes.
const LARGEST_FILE: u64 = 4 * 1024 * 1024;

/// Files of several folders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backup {
    format: u32,
    files: Vec<KeptFile>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptFile {
    folder: String,
    name: String,
    text: String,
}

impl FileFormat for Backup {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = 256 * 1024 * 1024;
}

/// A file that is not in a backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Its name: see [`name_as_text`](super::name_as_text).
    pub name: String,
    /// Why it cannot be read.
    pub fault: FileError,
}

/// What became of a backup's files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// How many are new.
    pub added: usize,
    /// How many were there already.
    pub known: usize,
}

impl Backup {
    /// The files in these folders, each with a name for it; and those that cannot be read, which are left out.
    pub fn of(folders: &[(&str, &Storage)]) -> Result<(Self, Vec<LeftOut>), FileError> {
        let (mut files, mut left_out) = (Vec::new(), Vec::new());
        for (folder, storage) in folders {
            for name in storage.list(ENDING)? {
                match storage.read(&name, LARGEST_FILE) {
                    Ok(text) => files.push(KeptFile { folder: (*folder).to_owned(), name, text }),
                    Err(fault) => left_out.push(LeftOut { name, fault }),
                }
            }
        }
        Ok((Self { format: Self::FORMAT, files }, left_out))
    }

    /// Reads a backup.
    pub fn from_ron(text: &str) -> Result<Self, FormatError> {
        file_format::parse(text)
    }

    /// The backup as text.
    ///
    /// # Errors
    /// It is larger than what is read again.
    pub fn to_ron(&self) -> Result<String, FileError> {
        self.to_ron_within(Self::LARGEST)
    }

    fn to_ron_within(&self, largest: u64) -> Result<String, FileError> {
        let text = file_format::to_text(self);
        let found = text.len() as u64;
        if found > largest { Err(FileError::TooLarge { found, largest }) } else { Ok(text) }
    }

    /// The number of files.
    pub const fn len(&self) -> usize {
        self.files.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Writes the files into the folders of these names, unless one with the same text is there. No file is overwritten, and those of
    /// unknown folders are left out.
    ///
    /// # Errors
    /// Why a file cannot be written; those before it are.
    pub fn restore(&self, folders: &[(&str, &Storage)]) -> Result<Restored, FileError> {
        let mut restored = Restored::default();
        for (folder, storage) in folders {
            let names = storage.list(ENDING)?.into_iter();
            // A set, as there may be very many.
            let mut texts: HashSet<String> =
                names.filter_map(|name| storage.read(&name, LARGEST_FILE).ok()).collect();
            for file in self.files.iter().filter(|file| file.folder == *folder) {
                let text = clean_text(&file.text);
                if texts.contains(&*text) {
                    restored.known += 1;
                    continue;
                }
                // The backup may come from anywhere and name it anything.
                let stem = file_name(file.name.trim_end_matches(".ron"), ENDING);
                storage.create(stem.trim_end_matches(".ron"), ENDING, &*text)?;
                texts.insert(text.into_owned());
                restored.added += 1;
            }
        }
        Ok(restored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_is_there_after_restoring_and_nothing_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| Storage::at(folder.path().join(name));
        let (matches, maps) = (at("matches"), at("maps"));
        for (storage, name, text) in
            [(&matches, "a.ron", "A"), (&matches, "b.ron", "“B”\\\n"), (&maps, "c.ron", "C")]
        {
            storage.write(name, text).unwrap();
        }
        matches.write("other.txt", "not kept").unwrap();
        let (kept, left_out) = Backup::of(&[("matches", &matches), ("maps", &maps)]).unwrap();
        assert_eq!(left_out, []);
        let backup = Backup::from_ron(&kept.to_ron().unwrap()).unwrap();
        assert_eq!(backup.len(), 3);

        let (there, other) = (at("new/matches"), at("new/maps"));
        there.write("a.ron", "another one").unwrap();
        there.write("z.ron", "“B”\\\n").unwrap();
        let folders = [("matches", &there), ("maps", &other)];
        assert_eq!(backup.restore(&folders), Ok(Restored { added: 2, known: 1 }));
        assert_eq!(there.list("ron").unwrap(), ["a-2.ron", "a.ron", "z.ron"]);
        assert_eq!(there.read("a.ron", 100).unwrap(), "another one");
        assert_eq!(there.read("a-2.ron", 100).unwrap(), "A");
        assert_eq!(other.read("c.ron", 100).unwrap(), "C");
        assert_eq!(backup.restore(&folders), Ok(Restored { added: 0, known: 3 }), "a second time");
    }

    #[test]
    fn what_is_left_out_is_named_and_no_backup_is_too_large_to_be_read() {
        let folder = tempfile::tempdir().unwrap();
        let matches = Storage::at(folder.path().to_owned());
        let found = LARGEST_FILE + 1;
        matches.write("bytes.ron", [0xc3, 0x28]).unwrap();
        matches.write("good.ron", "good").unwrap();
        matches.write("large.ron", " ".repeat(found as usize)).unwrap();
        let (backup, left_out) = Backup::of(&[("matches", &matches)]).unwrap();
        assert_eq!(backup.len(), 1);
        let largest = LARGEST_FILE;
        let faults = [FileError::NoText, FileError::TooLarge { found, largest }];
        let names = ["bytes.ron", "large.ron"].map(str::to_owned);
        let named = names.into_iter().zip(faults).map(|(name, fault)| LeftOut { name, fault });
        assert_eq!(left_out, named.collect::<Vec<_>>());

        let found = backup.to_ron().unwrap().len() as u64;
        assert!(backup.to_ron_within(found).is_ok());
        let largest = found - 1;
        assert_eq!(backup.to_ron_within(largest), Err(FileError::TooLarge { found, largest }));
    }

    #[test]
    fn a_name_leads_nowhere_else_and_a_damaged_backup_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let storage = Storage::at(folder.path().join("matches"));
        let text = "Backup(format: 1, files: [(folder: \"matches\", name: \"../../x.ron\", text: \"X\"), \
                    (folder: \"elsewhere\", name: \"y.ron\", text: \"Y\")])";
        let backup = Backup::from_ron(text).unwrap();
        assert_eq!(backup.restore(&[("matches", &storage)]), Ok(Restored { added: 1, known: 0 }));
        assert_eq!(storage.list("ron").unwrap(), ["x.ron"]);
        for damaged in ["", "Backup", "Backup(format: 1)", &text[..text.len() - 2]] {
            assert!(Backup::from_ron(damaged).is_err(), "{damaged}");
        }
        let newer = Backup::from_ron("Backup(format: 2)").err();
        assert_eq!(newer, Some(FormatError::Newer { found: 2, known: 1 }));
    }
}
