//! Where the page is: with an installed program, or where it was built.

use std::env::current_exe;
use std::path::{Path, PathBuf};

/// The page that every folder for browsers has.
pub(crate) const PAGE: &str = "index.html";

/// Seen from the folder of an installed program.
const INSTALLED: &str = "../share/spieltisch/web";
/// Seen from the sources.
const BUILT: &str = "web/dist";

/// The folder of the program for browsers: the one that was installed with this program, or the one that `web/build` has made below the
/// current folder.
#[must_use]
pub fn find_page() -> Option<PathBuf> {
    let program = current_exe().ok();
    let installed = program.as_deref().and_then(Path::parent).map(|folder| folder.join(INSTALLED));
    installed.into_iter().chain([PathBuf::from(BUILT)]).find(|folder| folder.join(PAGE).is_file())
}
