//! Files in folders of the system. What is written is complete, and on the disk, before it gets its name.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use directories::{ProjectDirs, UserDirs};
use tempfile::NamedTempFile;

use super::{About, PlayerFolders, to_name, to_text};

/// Locked while a file of the folder is compared and replaced.
const LOCK: &str = ".lock";
/// How often, and after which pause, the lock is tried while another program has it: that one needs it for one file.
const TRIES: u32 = 100;
const PAUSE: Duration = Duration::from_millis(5);
/// The ending of files that are being written.
const ENDING: &str = ".part";
/// No file takes this long to write: older ones were left behind by a crash.
const ABANDONED: Duration = Duration::from_secs(60 * 60);

/// The player's own folders; `None` where the system has none.
pub(crate) fn player_folders() -> Option<PlayerFolders> {
    let folders = ProjectDirs::from("", "", "spieltisch")?;
    let downloads =
        UserDirs::new().map(|user| user.download_dir().unwrap_or_else(|| user.home_dir()).to_owned());
    Some(PlayerFolders {
        data: folders.data_dir().to_owned(),
        settings: folders.config_dir().to_owned(),
        downloads,
    })
}

pub(crate) fn about(path: &Path) -> io::Result<About> {
    let about = fs::metadata(path)?;
    let modified = nanoseconds(about.modified().ok());
    Ok(About { is_file: about.is_file(), size: about.len(), modified })
}

/// Nanoseconds since 1970; 0 for an unknown or earlier time.
fn nanoseconds(time: Option<SystemTime>) -> u64 {
    let since = time.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.map_or(0, |since| u64::try_from(since.as_nanos()).unwrap_or(u64::MAX))
}

/// The content of a file, of which at most so many bytes are read.
pub(crate) fn read(path: &Path, largest: u64) -> io::Result<Vec<u8>> {
    let mut content = Vec::new();
    File::open(path)?.take(largest).read_to_end(&mut content)?;
    Ok(content)
}

/// The names of what is in a folder, in no order.
pub(crate) fn names(folder: &Path) -> io::Result<Vec<String>> {
    Ok(fs::read_dir(folder)?.filter_map(|entry| Some(to_text(&entry.ok()?.file_name()))).collect())
}

/// Makes a folder, and those that it is in, unless it is there.
pub(crate) fn create_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

pub(crate) fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path)
}

/// Gives a file another name or another place.
pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)
}

/// How much room there is, is the system's affair.
pub(crate) const fn room() -> Option<(u64, u64)> {
    None
}

/// Locks the folder's files for this program until the result is dropped; `None` if another program does not let go of them. A
/// system without locks gets along without.
pub(crate) fn lock(folder: &Path) -> io::Result<Option<File>> {
    let lock = File::options().create(true).truncate(false).write(true).open(folder.join(LOCK))?;
    for _ in 0..TRIES {
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(Some(lock)),
        }
    }
    Ok(None)
}

/// Writes a file in place of the one that had this name, if there was one.
pub(crate) fn replace(folder: &Path, name: &str, content: &[u8]) -> io::Result<()> {
    part(folder, content)?.persist(folder.join(to_name(name))).map_err(|error| error.error)?;
    sync(folder);
    Ok(())
}

/// Writes a file under a name that must not exist yet: otherwise it fails with [`io::ErrorKind::AlreadyExists`].
pub(crate) fn create(folder: &Path, name: &str, content: &[u8]) -> io::Result<()> {
    part(folder, content)?.persist_noclobber(folder.join(to_name(name))).map_err(|error| error.error)?;
    sync(folder);
    Ok(())
}

/// A temporary file, which is removed unless it is renamed.
fn part(folder: &Path, content: &[u8]) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".").suffix(ENDING);
    // Others may read it, as far as the umask of the player allows.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut part = builder.tempfile_in(folder)?;
    part.write_all(content)?;
    part.as_file().sync_all()?;
    Ok(part)
}

/// A new name is on the disk once its folder is synced, which not every system supports.
fn sync(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

/// Removes files that were never finished.
pub(crate) fn remove_abandoned(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_part = name.to_str().is_some_and(|name| name.starts_with('.') && name.ends_with(ENDING));
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if is_part && age().is_some_and(|age| age > ABANDONED) {
            let _ = fs::remove_file(entry.path());
        }
    }
}
