//! Matches in files that an argument names.

use std::fmt::Display;
use std::path::Path;

use spieltisch::record::{KeptMatch, read_text_file};

use super::CommandError;

/// The match that a file holds.
///
/// # Errors
/// Why it cannot be read, or where it breaks a rule.
pub(super) fn read_match(path: &Path) -> Result<KeptMatch, CommandError> {
    let fault = |reason: &dyn Display| CommandError::Usage(format!("{}: {reason}", path.display()));
    let text = read_text_file(path, KeptMatch::LARGEST).map_err(|error| fault(&error))?;
    KeptMatch::from_ron(&text).map_err(|error| fault(&error))
}
