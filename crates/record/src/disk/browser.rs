//! Files in the storage of a browser: an item of `localStorage` is a file, its key the path, its value the time of writing, a line break
//! and the text. Whatever was set is there after the page is closed, at whatever moment; an item is replaced as a whole.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use js_sys::{Array, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, DomException, HtmlAnchorElement, Storage, Url};
use web_time::{SystemTime, UNIX_EPOCH};

use super::{About, PlayerFolders};

/// The folder whose files are handed over as downloads: their paths are their names.
const DOWNLOADS: &str = "";

pub(crate) fn player_folders() -> Option<PlayerFolders> {
    let root = Path::new("/spieltisch");
    Some(PlayerFolders {
        data: root.to_owned(),
        settings: root.join("settings"),
        downloads: Some(PathBuf::from(DOWNLOADS)),
    })
}

/// The storage of this page; an error if the person has forbidden it.
fn storage() -> io::Result<Storage> {
    let window = web_sys::window().ok_or(ErrorKind::Unsupported)?;
    let storage = window.local_storage().ok().flatten();
    storage.ok_or_else(|| ErrorKind::PermissionDenied.into())
}

fn refused(error: &JsValue) -> io::Error {
    match error.dyn_ref::<DomException>().map(DomException::name).as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => ErrorKind::StorageFull.into(),
        Some("SecurityError") => ErrorKind::PermissionDenied.into(),
        _ => io::Error::other(format!("{error:?}")),
    }
}

fn key(path: &Path) -> String {
    path.display().to_string()
}

/// The time of writing and the text of a file.
fn item(path: &Path) -> io::Result<(u64, String)> {
    let value = storage()?.get_item(&key(path)).map_err(|error| refused(&error))?;
    let value = value.ok_or(ErrorKind::NotFound)?;
    let (time, text) = value.split_once('\n').ok_or(ErrorKind::InvalidData)?;
    Ok((time.parse().unwrap_or(0), text.to_owned()))
}

fn set(path: &Path, content: &[u8]) -> io::Result<()> {
    let text = str::from_utf8(content).map_err(|_| ErrorKind::InvalidData)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    storage()?.set_item(&key(path), &format!("{now}\n{text}")).map_err(|error| refused(&error))
}

pub(crate) fn about(path: &Path) -> io::Result<About> {
    let (modified, text) = item(path)?;
    Ok(About { is_file: true, size: text.len() as u64, modified })
}

/// The content of a file, of which at most so many bytes are wanted.
pub(crate) fn read(path: &Path, largest: u64) -> io::Result<Vec<u8>> {
    let (_, text) = item(path)?;
    if text.len() as u64 > largest { Err(ErrorKind::FileTooLarge.into()) } else { Ok(text.into_bytes()) }
}

/// The names of what is in a folder, in no order.
pub(crate) fn names(folder: &Path) -> io::Result<Vec<String>> {
    let (storage, folder) = (storage()?, format!("{}/", key(folder)));
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|i| storage.key(i).ok().flatten());
    Ok(keys
        .filter_map(|key| key.strip_prefix(&folder).filter(|name| !name.contains('/')).map(ToOwned::to_owned))
        .collect())
}

/// There are no folders to be made; but a storage that is forbidden says so.
pub(crate) fn create_folder(folder: &Path) -> io::Result<()> {
    if folder == Path::new(DOWNLOADS) { Ok(()) } else { storage().map(drop) }
}

pub(crate) fn remove(path: &Path) -> io::Result<()> {
    item(path)?;
    storage()?.remove_item(&key(path)).map_err(|error| refused(&error))
}

/// Gives a file another name or another place. For a moment it has both, so that it is never without. Where there is no room for both it
/// is without for a moment, between two lines of a page, which nothing interrupts.
pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    let (_, text) = item(from)?;
    match set(to, text.as_bytes()) {
        Err(error) if error.kind() == ErrorKind::StorageFull => {
            remove(from)?;
            set(to, text.as_bytes()).or_else(|error| set(from, text.as_bytes()).and(Err(error)))
        }
        Err(error) => Err(error),
        Ok(()) => remove(from),
    }
}

/// How much room the player's files take in the storage of this page, and how much there is, in bytes. Browsers do not tell the latter; all
/// of them give a page 5 MiB, and count characters of ASCII once or twice.
pub(crate) fn room() -> Option<(u64, u64)> {
    const MOST: u64 = 5 * 1024 * 1024;
    let storage = storage().ok()?;
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|i| storage.key(i).ok().flatten());
    let size = |key: String| key.len() + storage.get_item(&key).ok().flatten().map_or(0, |value| value.len());
    Some((keys.map(size).sum::<usize>() as u64, MOST))
}

/// Writes a file in place of the one that had this name, if there was one.
pub(crate) fn replace(folder: &Path, name: &str, content: &[u8]) -> io::Result<()> {
    if folder == Path::new(DOWNLOADS) { download(name, content) } else { set(&folder.join(name), content) }
}

/// Writes a file under a name that must not exist yet.
pub(crate) fn create(folder: &Path, name: &str, content: &[u8]) -> io::Result<()> {
    match item(&folder.join(name)) {
        Ok(_) => Err(ErrorKind::AlreadyExists.into()),
        Err(_) => replace(folder, name, content),
    }
}

/// Nothing is ever half written.
pub(crate) const fn remove_abandoned(_: &Path) {}

/// A page does one thing at a time: while it compares and replaces, no other page changes what it sees.
pub(crate) const fn lock(_: &Path) -> io::Result<Option<()>> {
    Ok(Some(()))
}

/// After so many milliseconds, a browser has taken a download.
const TAKEN: i32 = 60_000;

/// Hands a file over as a download.
fn download(name: &str, content: &[u8]) -> io::Result<()> {
    let click = || -> Result<(), JsValue> {
        let window = web_sys::window().ok_or(JsValue::NULL)?;
        let document = window.document().ok_or(JsValue::NULL)?;
        let parts = Array::of1(&Uint8Array::from(content));
        let address = Url::create_object_url_with_blob(&Blob::new_with_u8_array_sequence(&parts)?)?;
        let anchor: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
        anchor.set_href(&address);
        anchor.set_download(name);
        anchor.click();
        // Some browsers take the file only when the person has said where to.
        let forget = Closure::once_into_js(move || drop(Url::revoke_object_url(&address)));
        window.set_timeout_with_callback_and_timeout_and_arguments_0(forget.unchecked_ref(), TAKEN)?;
        Ok(())
    };
    click().map_err(|error| refused(&error))
}
