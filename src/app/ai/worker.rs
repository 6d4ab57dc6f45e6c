//! The machine's mind at the table: it thinks in the background, so that no picture waits for it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::engine::{Searcher, Stop};

/// Megabytes for what a mind remembers.
const MEMORY: usize = 32;

/// The threads for what is asked at full strength: all cores but the one that draws.
pub(crate) fn all_but_one() -> usize {
    std::thread::available_parallelism()
        .map_or(1, |cores| cores.get().saturating_sub(1).clamp(1, MOST_THREADS))
}

/// More threads than these find little more.
const MOST_THREADS: usize = 8;

/// A mind that thinks about one thing at a time.
#[derive(Clone, Debug)]
pub(crate) struct SearchWorker(Arc<Mutex<Option<Searcher>>>);

/// Something that is being thought about. What nobody waits for any more is stopped.
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

/// Wakes the table when there is something new, as it may be at rest.
#[derive(Clone, Default)]
pub(crate) struct Waker(Option<bevy::winit::EventLoopProxy<WinitUserEvent>>);

impl Default for SearchWorker {
    /// It takes its memory when it begins to think.
    fn default() -> Self {
        Self(Arc::new(Mutex::new(None)))
    }
}

impl Waker {
    /// The bell of a table with a window; without one nothing needs to be woken.
    pub(crate) fn of(proxy: Option<Res<EventLoopProxyWrapper>>) -> Self {
        Self(proxy.map(|proxy| (**proxy).clone()))
    }

    fn ring(&self) {
        if let Some(proxy) = &self.0 {
            // A program that is closing needs no waking.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

impl SearchWorker {
    /// Thinks, after what it is thinking about now. `think` gets the mind, the flag on which it has to stop, and tells what it has found
    /// so far.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        bell: Waker,
        think: impl FnOnce(&mut Searcher, &Stop, &dyn Fn(T)) + Send + 'static,
    ) -> SearchTask<T> {
        let stop = Stop::default();
        let state = Arc::new(Mutex::new(State { so_far: None, is_done: false }));
        let (mind, flag, told) = (self.0.clone(), stop.clone(), state.clone());
        std::thread::spawn(move || {
            let mut mind = lock(&mind);
            let thinker = mind.get_or_insert_with(|| Searcher::new(MEMORY));
            think(thinker, &flag, &|found| {
                lock(&told).so_far = Some(found);
                bell.ring();
            });
            lock(&told).is_done = true;
            bell.ring();
        });
        SearchTask { stop, state }
    }
}

impl<T: Clone> SearchTask<T> {
    /// What is known so far.
    pub(crate) fn so_far(&self) -> Option<T> {
        lock(&self.state).so_far.clone()
    }

    /// Whether nothing more will be found.
    pub(crate) fn is_done(&self) -> bool {
        lock(&self.state).is_done
    }

    /// Asks it to come to an end: it is done soon after, with what it knows.
    pub(crate) fn move_now(&self) {
        self.stop.stop();
    }
}

impl<T> Drop for SearchTask<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// Whoever panicked while it held the lock has left nothing half done that matters here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
