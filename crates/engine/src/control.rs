//! The limits of a running search, checked by all of its threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use web_time::Instant;

use crate::{Limits, Stop};

/// The default number of plays between two looks at the clock.
pub(super) const NODES_PER_CHECK: u64 = 32;

/// What a search that consists of several has left of its limits.
#[derive(Debug)]
pub(super) struct Budget<'a> {
    limits: Limits,
    pub(super) stop: &'a Stop,
    pub(super) began: Instant,
    pub(super) nodes: u64,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: Limits, stop: &'a Stop) -> Self {
        Self { limits, stop, began: Instant::now(), nodes: 0 }
    }

    pub(super) fn left(&self) -> Limits {
        let nodes = self.limits.nodes.map(|nodes| nodes.saturating_sub(self.nodes));
        let time = self.limits.time.map(|time| time.saturating_sub(self.began.elapsed()));
        Limits { nodes, time, ..self.limits }
    }

    /// The same with so many nodes at most.
    pub(super) fn left_of(&self, nodes: u64) -> Limits {
        let left = self.left();
        Limits { nodes: Some(left.nodes.map_or(nodes, |left| left.min(nodes))), ..left }
    }

    /// Whether a limit was reached, or the search was stopped.
    pub(super) fn is_over(&self) -> bool {
        self.stop.is_stopped()
            || self.limits.nodes.is_some_and(|limit| self.nodes >= limit)
            || self.limits.time.is_some_and(|limit| self.began.elapsed() >= limit)
    }
}

/// A running search's limits, node count and clock, shared by its threads.
#[derive(Debug)]
pub(super) struct SearchControl<'a> {
    pub(super) limits: Limits,
    stop: &'a Stop,
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
        let total = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        self.stop.count(nodes);
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
}
