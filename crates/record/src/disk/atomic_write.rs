//! Atomic writes: a file is complete, and on the disk, before it gets its name.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use tempfile::NamedTempFile;

use super::to_name;

/// The ending of files that are being written.
const ENDING: &str = ".part";
/// No file takes this long to write: older ones were left behind by a crash.
const ABANDONED: Duration = Duration::from_secs(60 * 60);

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
