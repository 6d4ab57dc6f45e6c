//! Reads saved matches that are arguments of commands.

use std::fmt::Display;
use std::path::Path;

use spieltisch::record::{SavedMatch, is_link, read_link, read_text_file};

use super::CommandError;

/// Why a saved match cannot be combined with options for its start.
pub(super) const COMPLETE: &str =
    "a saved game contains its own rules, board and moves: it cannot be combined with other options";

/// Reads the match in a file, or that of a link.
///
/// # Errors
/// Why it cannot be read, or where it breaks a rule.
pub(super) fn read_match(path: &Path) -> Result<SavedMatch, CommandError> {
    if let Some(link) = path.to_str().filter(|text| is_link(text)) {
        return read_link(link)
            .map_err(|error| CommandError::Usage(format!("the link cannot be opened: {error}")));
    }
    let fault = |reason: &dyn Display| CommandError::Usage(format!("{}: {reason}", path.display()));
    let text = read_text_file(path, SavedMatch::LARGEST).map_err(|error| fault(&error))?;
    SavedMatch::from_ron(&text).map_err(|error| fault(&error))
}
