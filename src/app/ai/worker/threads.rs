//! On the desktop, each question is answered by a thread.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::Waker;
use engine::Stop;
use study::questions::{Question, Thinker};

/// Whoever thinks, about one question at a time.
#[derive(Clone, Debug, Default)]
pub(crate) struct SearchWorker(Arc<Mutex<Thinker>>);

/// A question that is being answered. Dropping it stops that.
#[derive(Debug)]
pub(crate) struct SearchTask<T> {
    stop: Stop,
    state: Arc<Mutex<State<T>>>,
}

/// What has come of a question.
#[derive(Debug)]
struct State<T> {
    so_far: Option<T>,
    is_done: bool,
    has_failed: bool,
}

impl SearchWorker {
    /// Thinks about a question, after the current one.
    pub(crate) fn ask<Q: Question>(&self, waker: Waker, question: Q) -> SearchTask<Q::Answer> {
        let task = SearchTask {
            stop: Stop::default(),
            state: Arc::new(Mutex::new(State { so_far: None, is_done: false, has_failed: false })),
        };
        let (thinker, stop, state) = (self.0.clone(), task.stop.clone(), task.state.clone());
        let end = move |state: &Mutex<State<_>>, has_failed| {
            let mut state = lock(state);
            (state.is_done, state.has_failed) = (true, has_failed);
        };
        let thread = std::thread::Builder::new().spawn(move || {
            let think = || {
                question.think(&mut lock(&thinker), &stop, &|found| {
                    lock(&state).so_far = Some(found);
                    waker.wake();
                });
            };
            // A fault of the search ends the search, not the match.
            let has_failed = catch_unwind(AssertUnwindSafe(think)).is_err();
            if has_failed {
                *lock(&thinker) = Thinker::default();
            }
            end(&state, has_failed);
            waker.wake();
        });
        if thread.is_err() {
            end(&task.state, true);
        }
        task
    }
}

impl<T: Clone> SearchTask<T> {
    /// What was found last.
    pub(crate) fn so_far(&self) -> Option<T> {
        lock(&self.state).so_far.clone()
    }

    /// Whether that is the answer.
    pub(crate) fn is_done(&self) -> bool {
        lock(&self.state).is_done
    }

    /// Whether there will be no answer, because of a fault.
    pub(crate) fn has_failed(&self) -> bool {
        lock(&self.state).has_failed
    }

    /// Asks for the answer now: it soon comes.
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
