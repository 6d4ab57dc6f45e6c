//! When a search ends by itself, and how it is stopped from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The limits of a search, which ends at whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// The maximum number of plays to make.
    pub nodes: Option<u64>,
    /// The maximum time.
    pub time: Option<Duration>,
    /// The maximum depth, in plays.
    pub depth: Option<u32>,
    /// The number of threads. With more than one the result is not reproducible.
    pub threads: usize,
    /// The number of principal variations to find.
    pub lines: usize,
}

impl Default for Limits {
    /// No limit, one thread, one line.
    fn default() -> Self {
        Self { nodes: None, time: None, depth: None, threads: 1, lines: 1 }
    }
}

impl Limits {
    /// Limits the number of plays.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// Limits the time.
    #[must_use]
    pub fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }
}

/// A flag that stops a search from another thread. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops the search as soon as possible.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search was stopped.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
