//! The page with the table.

use spieltisch::app::{Opening, open_table, tell_failure};

/// Opens the table in the page's canvas; it stays open as long as the page.
pub(crate) fn open_page() {
    std::panic::set_hook(Box::new(|fault| tell_failure(&fault.to_string())));
    if let Err(missing) = open_table(Opening::Title) {
        tell_failure(&missing.to_string());
    }
}
