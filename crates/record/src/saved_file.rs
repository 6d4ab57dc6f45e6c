//! A file that this program writes again and again, while another one may be writing it too.

use std::hash::{DefaultHasher, Hasher};
use std::io::{self, ErrorKind};
use std::path::Path;

use super::disk;
use super::storage::read_file;
use crate::{FileError, Storage, file_name};
use rules::text::text_of;

/// A file of a [`Storage`], and what this program last read from it or wrote to it. [`Storage::save`] replaces it only if it still
/// contains that.
///
/// ```
/// use record::{Saved, Storage};
/// let folder = tempfile::tempdir()?;
/// let storage = Storage::at(folder.path().to_owned());
/// let mut file = storage.create("match", "ron", "one")?;
/// let (mut same_file, _) = storage.open("match.ron", 100)?;
/// assert_eq!(storage.save(&mut file, "two")?, Saved::InPlace);
/// assert_eq!(storage.save(&mut same_file, "three")?, Saved::AsCopy { file: "match-2.ron".to_owned() });
/// assert_eq!(storage.read("match.ron", 100)?, "two");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedFile {
    name: String,
    seen: Fingerprint,
}

/// How a file was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
#[must_use]
pub enum Saved {
    /// In its place.
    InPlace,
    /// In a new file, because another program has changed the old one. From now on the [`SavedFile`] is this one.
    AsCopy { file: String },
}

/// What stands for the text of a file: its length and a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fingerprint(u64, u64);

impl Fingerprint {
    fn of(bytes: &[u8]) -> Self {
        // The same in one run of the program, which is all that is needed.
        let mut hasher = DefaultHasher::new();
        hasher.write(bytes);
        Self(bytes.len() as u64, hasher.finish())
    }

    /// Whether a file contains the text; `None` if there is no such file.
    fn is_that_of(self, path: &Path) -> io::Result<Option<bool>> {
        let bytes = match disk::about(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Ok(about) if about.size == self.0 => disk::read(path, u64::MAX),
            Ok(_) => return Ok(Some(false)),
            Err(error) => return Err(error),
        };
        match bytes {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            bytes => Ok(Some(Self::of(&bytes?) == self)),
        }
    }
}

impl SavedFile {
    /// Its name in the folder: see [`name_as_text`](super::name_as_text).
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl Storage {
    /// Writes a new file, named after the stem: with a number if a file of that name exists. No file is overwritten.
    pub fn create(
        &self,
        stem: &str,
        ending: &str,
        content: impl AsRef<[u8]>,
    ) -> Result<SavedFile, FileError> {
        let content = content.as_ref();
        disk::create_folder(self.folder())?;
        disk::remove_abandoned(self.folder());
        let stems = std::iter::once(stem.to_owned()).chain((2..=u32::MAX).map(|i| format!("{stem} {i}")));
        for name in stems.map(|stem| file_name(&stem, ending)).filter(|name| !self.has(name)) {
            match disk::create(self.folder(), &name, content) {
                Ok(()) => return Ok(SavedFile { name, seen: Fingerprint::of(content) }),
                // Another program was faster.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(FileError::Taken)
    }

    /// Reads a file of at most `largest` bytes, to be saved again later.
    pub fn open(&self, name: &str, largest: u64) -> Result<(SavedFile, String), FileError> {
        let content = read_file(&self.path(name), largest)?;
        let file = SavedFile { name: name.to_owned(), seen: Fingerprint::of(&content) };
        Ok((file, text_of(content).ok_or(FileError::NoText)?))
    }

    /// Saves a file. If another program has changed it in the meantime, or is saving it right now, the text goes to a new file. A file
    /// that was removed is written again.
    ///
    /// # Errors
    /// Why it cannot be written; the files are then unchanged.
    pub fn save(&self, file: &mut SavedFile, text: &str) -> Result<Saved, FileError> {
        disk::create_folder(self.folder())?;
        let saved = match disk::lock(self.folder())? {
            Some(_lock) => self.save_in_place(file, text)?,
            None => false,
        };
        if saved {
            file.seen = Fingerprint::of(text.as_bytes());
            return Ok(Saved::InPlace);
        }
        let (stem, ending) = file.name.rsplit_once('.').unwrap_or((&file.name, ""));
        *file = self.create(stem, ending, text)?;
        Ok(Saved::AsCopy { file: file.name.clone() })
    }

    /// Replaces a file unless another program has changed it; otherwise returns `false`.
    fn save_in_place(&self, file: &SavedFile, text: &str) -> Result<bool, FileError> {
        match file.seen.is_that_of(&self.path(&file.name))? {
            Some(true) => disk::replace(self.folder(), &file.name, text.as_bytes())?,
            Some(false) => return Ok(false),
            None => match disk::create(self.folder(), &file.name, text.as_bytes()) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => return Ok(false),
                created => created?,
            },
        }
        Ok(true)
    }
}
