//! The time of day.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use web_time::{SystemTime, UNIX_EPOCH};

/// The moment at which a match begins, in seconds since 1970: no two matches of a program begin at the same one, whatever the system's
/// clock says. By a clock that is set before 1970, a match begins at any time in that year.
pub(crate) fn new_moment() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(0);
    let now = match now() {
        0 => 1 + RandomState::new().build_hasher().finish() % YEAR,
        now => now,
    };
    let last = LAST.fetch_update(Relaxed, Relaxed, |last| Some(now.max(last.saturating_add(1))));
    // It is always updated.
    last.map_or(now, |last| now.max(last.saturating_add(1)))
}

/// A year in seconds.
const YEAR: u64 = 365 * 86_400;

/// Seconds since 1970, UTC; 0 if the system clock is set before that.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
