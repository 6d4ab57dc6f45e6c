//! When a search ends by itself, how it is stopped from outside, and how its threads notice.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use web_time::Instant;

use crate::{Line, SearchResult};

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
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// The same without limits so large that they can only stand for none: from 2³¹ − 1 on, in nodes as in milliseconds, of which that is 25 days.
    #[must_use]
    pub fn without_placeholders(self) -> Self {
        let is_meant = |number: u128| number < i32::MAX as u128;
        Self {
            nodes: self.nodes.filter(|nodes| is_meant(u128::from(*nodes))),
            time: self.time.filter(|time| is_meant(time.as_millis())),
            ..self
        }
    }

    /// Limits the time.
    pub fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }
}

/// A flag that stops a search from another thread. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    is_stopped: Arc<AtomicBool>,
    /// How many plays are left until it stops by itself, if it does.
    left: Option<Arc<AtomicU64>>,
}

impl From<Arc<AtomicBool>> for Stop {
    /// One that is stopped by setting the flag.
    fn from(is_stopped: Arc<AtomicBool>) -> Self {
        Self { is_stopped, left: None }
    }
}

impl Stop {
    /// One that stops by itself after so many plays, as if somebody had stopped the search just then: unlike a moment by the clock, it is
    /// always the same one.
    pub fn after(nodes: u64) -> Self {
        Self { left: Some(Arc::new(AtomicU64::new(nodes))), ..Self::default() }
    }

    /// Stops the search as soon as possible.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the search was stopped.
    pub fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    fn count(&self, nodes: u64) {
        if let Some(left) = &self.left {
            let less = |left: u64| Some(left.saturating_sub(nodes));
            let before = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
            if before.is_ok_and(|before| before <= nodes) {
                self.stop();
            }
        }
    }
}

/// A running search's limits, node count and clock, shared by its threads; or those of a search that consists of several.
#[derive(Debug)]
pub(super) struct SearchControl<'a> {
    pub(super) limits: Limits,
    pub(super) stop: &'a Stop,
    pub(super) began: Instant,
    /// The plays of all threads, reported in batches.
    nodes: AtomicU64,
    is_over: AtomicBool,
}

impl<'a> SearchControl<'a> {
    pub(super) fn new(limits: Limits, stop: &'a Stop) -> Self {
        Self {
            limits,
            stop,
            began: Instant::now(),
            nodes: AtomicU64::new(0),
            is_over: AtomicBool::new(false),
        }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Adds plays to the count and ends the search if a limit is reached.
    pub(super) fn count(&self, nodes: u64) {
        self.stop.count(nodes);
        self.add(nodes);
    }

    /// The same for the plays of a search that this one consists of.
    pub(super) fn add(&self, nodes: u64) {
        let total = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        let is_late = self.limits.time.is_some_and(|time| self.began.elapsed() >= time);
        if is_late || self.limits.nodes.is_some_and(|limit| total >= limit) {
            self.end();
        }
    }

    /// Ends the search on all threads.
    pub(super) fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed) || self.stop.is_stopped()
    }

    /// The same after a look at the clock.
    pub(super) fn is_over_by_now(&self) -> bool {
        self.add(0);
        self.is_over()
    }

    /// What is left of the limits, with so many nodes at most.
    pub(super) fn left_of(&self, nodes: Option<u64>) -> Limits {
        let left = self.limits.nodes.map(|limit| limit.saturating_sub(self.nodes()));
        let time = self.limits.time.map(|time| time.saturating_sub(self.began.elapsed()));
        Limits { nodes: left.into_iter().chain(nodes).min(), time, ..self.limits }
    }

    /// What the search has found.
    pub(super) fn result<A>(&self, lines: Vec<Line<A>>, depth: u32, is_exact: bool) -> SearchResult<A> {
        SearchResult { lines, depth, nodes: self.nodes(), elapsed: self.began.elapsed(), is_exact }
    }
}
