//! How long a search may go on, and how it is stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use web_time::Instant;

/// When a search ends by itself: at whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// After so many plays.
    pub nodes: Option<u64>,
    /// After so much time.
    pub time: Option<Duration>,
    /// After looking so many plays ahead.
    pub depth: Option<u32>,
    /// On how many threads it runs: with more than one it is not repeatable.
    pub threads: usize,
    /// How many of the best plays are told, each with its line.
    pub lines: usize,
}

impl Default for Limits {
    /// Without an end, on one thread, one line.
    fn default() -> Self {
        Self { nodes: None, time: None, depth: None, threads: 1, lines: 1 }
    }
}

impl Limits {
    /// So many plays.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// So much time.
    #[must_use]
    pub fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }
}

/// A flag that stops a search from outside. Its clones are one flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops the search, at once.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The limits while a search runs, shared by its threads.
#[derive(Debug)]
pub(super) struct Watch<'a> {
    limits: Limits,
    stop: &'a Stop,
    began: Instant,
    /// The plays of all threads, told in handfuls.
    nodes: AtomicU64,
    /// Whether a limit was reached.
    is_over: AtomicBool,
}

/// After how many plays a thread usually tells what it did and looks at the clock.
pub(super) const HANDFUL: u64 = 32;

impl<'a> Watch<'a> {
    pub(super) fn new(limits: Limits, stop: &'a Stop) -> Self {
        Self {
            limits,
            stop,
            began: Instant::now(),
            nodes: AtomicU64::new(0),
            is_over: AtomicBool::new(false),
        }
    }

    /// A share of what is left, one of so many parts.
    pub(super) fn part(&self, parts: u32) -> Limits {
        let nodes = self.limits.nodes.map(|nodes| nodes.saturating_sub(self.nodes()) / u64::from(parts));
        let time = self.limits.time.map(|time| time.saturating_sub(self.elapsed()) / parts);
        Limits { nodes, time, ..self.limits }
    }

    pub(super) const fn stop(&self) -> &'a Stop {
        self.stop
    }

    pub(super) const fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Counts plays.
    pub(super) fn count(&self, nodes: u64) {
        let all = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        let is_late = self.limits.time.is_some_and(|time| self.began.elapsed() >= time);
        if is_late || self.limits.nodes.is_some_and(|most| all >= most) {
            self.end();
        }
    }

    /// Ends the search on all threads.
    pub(super) fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    /// Whether the search has to end.
    pub(super) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed) || self.stop.is_stopped()
    }
}
