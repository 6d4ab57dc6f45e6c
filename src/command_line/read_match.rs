//! Reads saved matches that are arguments of commands.

use std::ffi::OsStr;
use std::fmt::Display;

use record::{SavedMatch, is_link, path_of, read_link, read_text_file};

use super::CommandError;

/// Why a saved match cannot be combined with options for its start.
pub(super) const COMPLETE: &str =
    "a saved game contains its own rules, board and moves: it cannot be combined with other options";

/// A match that an argument names.
pub(super) struct NamedMatch {
    pub(super) saved: SavedMatch,
    /// The text that has its link, if it came by one.
    #[cfg_attr(not(feature = "app"), expect(dead_code, reason = "only the table goes on with it"))]
    pub(super) link: Option<String>,
}

/// Reads the match in a file, or that of a link.
///
/// # Errors
/// Why it cannot be read, or where it breaks a rule.
pub(super) fn read_match(argument: impl AsRef<OsStr>) -> Result<SavedMatch, CommandError> {
    read_named_match(argument.as_ref()).map(|named| named.saved)
}

/// The same, with the link if it is one, or if the file has one.
///
/// # Errors
/// Why it cannot be read, or where it breaks a rule.
pub(super) fn read_named_match(argument: &OsStr) -> Result<NamedMatch, CommandError> {
    let path = path_of(argument);
    let of_link = |text: String, before: &str| {
        let fault = |error| CommandError::Usage(format!("{before}the link cannot be opened: {error}"));
        let saved = read_link(&text).map_err(fault)?;
        Ok(NamedMatch { saved, link: Some(text) })
    };
    let named = argument.to_string_lossy();
    if is_link(&named) && !path.is_file() {
        return of_link(named.into_owned(), "");
    }
    let fault = |reason: &dyn Display| CommandError::Usage(format!("{}: {reason}", path.display()));
    let text = read_text_file(&path, SavedMatch::LARGEST).map_err(|error| fault(&error))?;
    if is_link(&text) {
        return of_link(text, &format!("{}: ", path.display()));
    }
    let saved = SavedMatch::from_ron(&text).map_err(|error| fault(&error))?;
    Ok(NamedMatch { saved, link: None })
}
