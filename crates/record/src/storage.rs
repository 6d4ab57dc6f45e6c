//! Files: the program reads and writes them here, and only here.

use std::ffi::OsStr;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::disk::{self, PlayerFolders};
use rules::text::text_of;

/// Why a file cannot be read or written, in half a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum FileError {
    #[error("there is no such file")]
    Missing,
    #[error("it is not a file")]
    NoFile,
    #[error("it is too large: {found} bytes (the maximum is {largest})")]
    TooLarge { found: u64, largest: u64 },
    #[error("it contains no text")]
    NoText,
    #[error("another file already has that name")]
    Taken,
    #[error("the system has no folder for it")]
    NoFolder,
    #[error("there is no room left: delete something, then it works again")]
    Full,
    #[error("it is not allowed here")]
    Forbidden,
    #[error("{0}")]
    System(String),
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Self::Missing,
            ErrorKind::InvalidData => Self::NoText,
            ErrorKind::IsADirectory => Self::NoFile,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::PermissionDenied => Self::Forbidden,
            _ => Self::System(error.to_string()),
        }
    }
}

/// Reads a text file of at most `largest` bytes, in whatever form an editor has saved it: see [`text_of`].
pub fn read_text_file(path: &Path, largest: u64) -> Result<String, FileError> {
    text_of(read_file(path, largest)?).ok_or(FileError::NoText)
}

/// Writes a file in place of the one at this path, if there is one. It is complete, and on the disk, before it takes its place.
///
/// # Errors
/// Why it cannot be written; the old file is then unchanged.
pub fn write_file(path: &Path, content: &[u8]) -> Result<(), FileError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = path.file_name().ok_or(FileError::NoFile)?;
    Storage::at(folder.to_owned()).write(&name_as_text(name), content)
}

/// Reads a file of at most `largest` bytes.
pub(super) fn read_file(path: &Path, largest: u64) -> Result<Vec<u8>, FileError> {
    let about = disk::about(path)?;
    if !about.is_file {
        return Err(FileError::NoFile);
    }
    if about.size > largest {
        return Err(FileError::TooLarge { found: about.size, largest });
    }
    // It may have grown since.
    Ok(disk::read(path, largest)?)
}

/// A file of a folder as the system knows it, which changes when the file does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileStamp {
    /// Its name: see [`name_as_text`].
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// When it was last written, in nanoseconds since 1970; 0 if the system does not know.
    pub modified: u64,
}

/// Some systems count the time of writing in steps of two seconds: within one, a file can change and keep its stamp.
const STEP: u64 = 2;

impl FileStamp {
    /// Whether a file that had this stamp at a time, in seconds since 1970, is unchanged as long as it keeps it.
    pub const fn is_settled(&self, then: u64) -> bool {
        self.modified > 0 && self.modified / 1_000_000_000 + STEP < then
    }
}

/// How far the clocks of two computers that share a folder may be apart, in seconds.
const APART: u64 = 10 * 60;

/// What a time is worth for an order in which the latest comes first: a time after now, in seconds since 1970, comes before all others, as
/// the system's clock was wrong when it was noted.
pub fn believable<T>(seconds: u64, now: u64, time: T) -> (bool, T) {
    (seconds <= now.saturating_add(APART), time)
}

/// The player's own folders. Tests have none, so that they never touch a player's files.
fn player_folders() -> Result<PlayerFolders, FileError> {
    if cfg!(test) {
        return Err(FileError::NoFolder);
    }
    disk::player_folders().ok_or(FileError::NoFolder)
}

/// A folder of the player's own files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Storage {
    folder: PathBuf,
}

impl Storage {
    /// The folder `name` in the system's own place for the program's data. It need not be there yet.
    pub fn of_player(name: &str) -> Result<Self, FileError> {
        Ok(Self::at(player_folders()?.data.join(name)))
    }

    /// The system's own place for the program's settings. It need not be there yet.
    pub fn of_settings() -> Result<Self, FileError> {
        Ok(Self::at(player_folders()?.settings))
    }

    /// The player's folder for downloads, or their home folder.
    pub fn of_downloads() -> Result<Self, FileError> {
        Ok(Self::at(player_folders()?.downloads.ok_or(FileError::NoFolder)?))
    }

    /// A folder, which need not be there yet.
    pub const fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Its path.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The path of a file of the folder.
    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(disk::to_name(name))
    }

    /// The names of the files with this ending (without the dot), sorted; none where there is no folder yet. See [`name_as_text`].
    pub fn list(&self, ending: &str) -> Result<Vec<String>, FileError> {
        let mut names = match disk::names(&self.folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            names => names?,
        };
        names.retain(|name| ends_with(name, ending));
        names.sort_unstable();
        Ok(names)
    }

    /// The same with what the system knows of each file, sorted by the time of writing, the latest first. Files that are later than
    /// now, in seconds since 1970, come last: the system's clock was wrong then.
    pub fn list_latest_first(&self, ending: &str, now: u64) -> Result<Vec<FileStamp>, FileError> {
        let stamp = |name: String| {
            let about = disk::about(&self.path(&name)).ok();
            let (size, modified) = about.map_or((0, 0), |about| (about.size, about.modified));
            FileStamp { name, size, modified }
        };
        let mut files: Vec<FileStamp> = self.list(ending)?.into_iter().map(stamp).collect();
        files.sort_by_key(|file| {
            std::cmp::Reverse(believable(file.modified / 1_000_000_000, now, file.modified))
        });
        Ok(files)
    }

    /// Reads a file of the folder.
    pub fn read(&self, name: &str, largest: u64) -> Result<String, FileError> {
        read_text_file(&self.path(name), largest)
    }

    /// Whether the folder has a file of this name.
    pub fn has(&self, name: &str) -> bool {
        disk::about(&self.path(name)).is_ok()
    }

    /// Moves a file into another folder under a name that is free there, and returns that name.
    ///
    /// # Errors
    /// Why it cannot be moved; it is then still where it was.
    pub fn move_to(&self, name: &str, other: &Self, new_name: &str) -> Result<String, FileError> {
        disk::create_folder(&other.folder)?;
        if other.has(new_name) {
            return Err(FileError::Taken);
        }
        disk::rename(&self.path(name), &other.path(new_name))?;
        Ok(new_name.to_owned())
    }

    /// Writes a file of the folder in place of the one that had this name, even if another program wrote that. It is complete, and on the disk,
    /// before it takes its place.
    ///
    /// # Errors
    /// Why it cannot be written; the old file is then unchanged.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> Result<(), FileError> {
        disk::create_folder(&self.folder)?;
        Ok(disk::replace(&self.folder, name, content.as_ref())?)
    }

    /// Gives a file of the folder another name, unless there is a file of that name already.
    ///
    /// # Errors
    /// Why it cannot be renamed; what was there is unchanged.
    pub fn rename(&self, from: &str, to: &str) -> Result<(), FileError> {
        if self.has(to) {
            return Err(FileError::Taken);
        }
        Ok(disk::rename(&self.path(from), &self.path(to))?)
    }

    /// Removes a file of the folder.
    pub fn remove(&self, name: &str) -> Result<(), FileError> {
        Ok(disk::remove(&self.path(name))?)
    }
}

/// Whether a file has this ending, in large letters or small.
fn ends_with(name: &str, ending: &str) -> bool {
    Path::new(name).extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))
}

/// How much room the player's files take, and how much there is, in bytes, where a browser gives little of it; `None` on a disk.
#[must_use]
pub fn storage_room() -> Option<(u64, u64)> {
    disk::room()
}

/// The name of a file as text, by which a [`Storage`] finds it. It need not be UTF-8: each byte that is not becomes a character that means
/// nothing else, and [`shown_name`] shows that something is there.
pub fn name_as_text(name: &OsStr) -> String {
    disk::to_text(name)
}

/// A name as people read it.
///
/// ```
/// # #[cfg(unix)] {
/// use std::os::unix::ffi::OsStrExt;
/// use record::{name_as_text, shown_name};
/// let latin_1 = std::ffi::OsStr::from_bytes(b"lat\xe4in.ron");
/// assert_eq!(shown_name(&name_as_text(latin_1)), "lat\u{fffd}in.ron");
/// # }
/// ```
pub fn shown_name(name: &str) -> String {
    let shown = |letter| if disk::byte_of(letter).is_some() { char::REPLACEMENT_CHARACTER } else { letter };
    name.chars().map(shown).collect()
}

/// The name of a file, from a name that a person entered: letters and digits of any language stay, everything else becomes a hyphen.
pub fn file_name(name: &str, ending: &str) -> String {
    let mut stem = String::new();
    for letter in name.trim().to_lowercase().chars() {
        if letter.is_alphanumeric() {
            stem.push(letter);
        } else if !stem.is_empty() && !stem.ends_with('-') {
            stem.push('-');
        }
    }
    let stem = stem.trim_end_matches('-');
    let stem = if stem.is_empty() { "unnamed" } else { stem };
    // File systems allow 255 bytes, some of which a number or a temporary file needs.
    let stem = &stem[..stem.floor_char_boundary(200)];
    let reserved = if is_device(stem) { "-" } else { "" };
    format!("{stem}{reserved}.{ending}")
}

/// Whether Windows takes a file of this name for a device, whatever its ending.
fn is_device(stem: &str) -> bool {
    let port = stem.strip_prefix("com").or_else(|| stem.strip_prefix("lpt"));
    let is_port =
        port.is_some_and(|port| matches!(port.as_bytes(), [b'0'..=b'9']) || matches!(port, "¹" | "²" | "³"));
    is_port || matches!(stem, "con" | "prn" | "aux" | "nul")
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;

    #[test]
    fn names_become_names_of_files_that_lead_nowhere_else() {
        assert_eq!(file_name("My Layout 2", "ron"), "my-layout-2.ron");
        assert_eq!(file_name("../../etc/passwd", "ron"), "etc-passwd.ron");
        assert_eq!(file_name(" Größe: „groß“ ", "ron"), "größe-groß.ron");
        assert_eq!(file_name("…", "ron"), "unnamed.ron");
        assert_eq!(file_name("CON", "ron"), "con-.ron", "a device of Windows");
        assert_eq!(file_name("Lpt1", "ron"), "lpt1-.ron");
        assert_eq!(file_name("Console", "ron"), "console.ron");
        assert_eq!(file_name(&"ü".repeat(300), "ron").len(), 204);
    }

    #[test]
    fn files_are_written_listed_read_and_removed() {
        let folder = tempfile::tempdir().unwrap();
        let storage = Storage::at(folder.path().join("a").join("b"));
        assert_eq!(storage.list("ron"), Ok(vec![]), "the folder is not there yet");
        storage.write("two.ron", "2").unwrap();
        storage.write("one.ron", "1").unwrap();
        storage.write("one.ron", "one").unwrap();
        storage.write("other.txt", "").unwrap();
        assert_eq!(storage.list("ron").unwrap(), ["one.ron", "two.ron"]);
        assert_eq!(storage.read("one.ron", 3).unwrap(), "one");
        assert_eq!(storage.read("one.ron", 2), Err(FileError::TooLarge { found: 3, largest: 2 }));
        storage.remove("one.ron").unwrap();
        assert_eq!(storage.read("one.ron", 10), Err(FileError::Missing));
        assert_eq!(read_text_file(folder.path(), 10), Err(FileError::NoFile));
        fs::write(folder.path().join("bytes"), [0xff, 0xfe]).unwrap();
        assert_eq!(read_text_file(&folder.path().join("bytes"), 10), Err(FileError::NoText));
    }

    #[test]
    fn files_are_listed_with_their_stamps_the_latest_first() {
        let folder = tempfile::tempdir().unwrap();
        let storage = Storage::at(folder.path().to_owned());
        assert_eq!(storage.list_latest_first("ron", 0), Ok(vec![]));
        for (name, seconds) in [("a.ron", 20), ("b.ron", 30), ("c.ron", 10)] {
            storage.write(name, name).unwrap();
            let file = File::options().write(true).open(folder.path().join(name)).unwrap();
            file.set_modified(UNIX_EPOCH + Duration::from_secs(seconds)).unwrap();
        }
        let files = storage.list_latest_first("ron", u64::MAX).unwrap();
        let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["b.ron", "a.ron", "c.ron"]);
        assert_eq!((files[0].size, files[0].modified), (5, 30_000_000_000));
        assert!(files[0].is_settled(40));
        assert!(files[0].is_settled(33));
        assert!(
            !files[0].is_settled(32) && !files[0].is_settled(31),
            "it may change once more at the same time"
        );
        assert!(!files[0].is_settled(10), "the clock was set back");
    }

    #[test]
    fn files_that_are_later_than_now_come_last() {
        let folder = tempfile::tempdir().unwrap();
        let storage = Storage::at(folder.path().to_owned());
        let now = 1_000_000;
        // The clocks of two computers that share a folder may be a little apart.
        for (name, seconds) in
            [("old", 20), ("future", now + 2 * APART), ("now", now), ("apart", now + APART)]
        {
            let name = format!("{name}.ron");
            storage.write(&name, "").unwrap();
            let file = File::options().write(true).open(folder.path().join(name)).unwrap();
            file.set_modified(UNIX_EPOCH + Duration::from_secs(seconds)).unwrap();
        }
        let files = storage.list_latest_first("ron", now).unwrap();
        let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["apart.ron", "now.ron", "old.ron", "future.ron"]);
    }

    #[test]
    fn a_file_that_cannot_be_written_leaves_the_old_one_alone() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "old").unwrap();
        // A folder cannot be created where there is a file.
        let storage = Storage::at(folder.path().join("file"));
        assert!(storage.write("a.ron", "a").is_err());
        assert_eq!(fs::read_to_string(folder.path().join("file")).unwrap(), "old");
    }
}
