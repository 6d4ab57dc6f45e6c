//! The time of day.

use web_time::{SystemTime, UNIX_EPOCH};

/// Seconds since 1970, UTC; 0 if the system clock is set before that.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
