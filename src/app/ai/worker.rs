//! Runs searches in the background, so that they never delay a frame.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::engine::{Searcher, Stop};

/// The size of a transposition table, in megabytes.
const MEMORY: usize = 32;

/// The number of threads for searches at full strength: all cores but one, which renders.
pub(crate) fn all_but_one() -> usize {
    std::thread::available_parallelism()
        .map_or(1, |cores| cores.get().saturating_sub(1).clamp(1, MOST_THREADS))
}

/// More threads than this hardly help.
const MOST_THREADS: usize = 8;

/// A search worker: it runs one search at a time.
#[derive(Clone, Debug)]
pub(crate) struct SearchWorker(Arc<Mutex<Option<Searcher>>>);

/// A running search. Dropping it stops the search.
#[derive(Debug)]
pub(crate) struct SearchTask<T> {
    stop: Stop,
    state: Arc<Mutex<State<T>>>,
}

#[derive(Debug)]
struct State<T> {
    so_far: Option<T>,
    is_done: bool,
}

/// Requests a redraw when there is a new result, as the table may be idle.
#[derive(Clone, Default)]
pub(crate) struct Waker(Option<bevy::winit::EventLoopProxy<WinitUserEvent>>);

impl Default for SearchWorker {
    /// Allocates the transposition table when the first search starts.
    fn default() -> Self {
        Self(Arc::new(Mutex::new(None)))
    }
}

impl Waker {
    /// The waker of a table with a window; without a window nothing needs waking.
    pub(crate) fn of(proxy: Option<Res<EventLoopProxyWrapper>>) -> Self {
        Self(proxy.map(|proxy| (**proxy).clone()))
    }

    fn wake(&self) {
        if let Some(proxy) = &self.0 {
            // If the app is closing, there is nothing to wake.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

impl SearchWorker {
    /// Runs a search after the current one. `think` gets the searcher and the stop flag, and reports results as they come.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        waker: Waker,
        think: impl FnOnce(&mut Searcher, &Stop, &dyn Fn(T)) + Send + 'static,
    ) -> SearchTask<T> {
        let worker = self.0.clone();
        SearchTask::begin(waker, move |stop, tell| {
            let mut worker = lock(&worker);
            think(worker.get_or_insert_with(|| Searcher::new(MEMORY)), stop, tell);
        })
    }
}

impl<T: Send + 'static> SearchTask<T> {
    /// Runs a search that has a searcher of its own, beside all others. `think` gets the stop flag, and reports results as they come.
    pub(crate) fn begin(waker: Waker, think: impl FnOnce(&Stop, &dyn Fn(T)) + Send + 'static) -> Self {
        let stop = Stop::default();
        let state = Arc::new(Mutex::new(State { so_far: None, is_done: false }));
        let (flag, shared) = (stop.clone(), state.clone());
        std::thread::spawn(move || {
            think(&flag, &|found| {
                lock(&shared).so_far = Some(found);
                waker.wake();
            });
            lock(&shared).is_done = true;
            waker.wake();
        });
        Self { stop, state }
    }
}

impl<T: Clone> SearchTask<T> {
    /// The latest result.
    pub(crate) fn so_far(&self) -> Option<T> {
        lock(&self.state).so_far.clone()
    }

    /// Whether the search is finished.
    pub(crate) fn is_done(&self) -> bool {
        lock(&self.state).is_done
    }

    /// Asks the search to finish: it soon returns its latest result.
    pub(crate) fn move_now(&self) {
        self.stop.stop();
    }
}

impl<T> Drop for SearchTask<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// Ignores poisoning: a panic under the lock leaves no inconsistent state here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
