//! On the desktop, each question is answered by a thread.

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
}

impl SearchWorker {
    /// Thinks about a question, after the current one.
    pub(crate) fn ask<Q: Question>(&self, waker: Waker, question: Q) -> SearchTask<Q::Answer> {
        let task = SearchTask {
            stop: Stop::default(),
            state: Arc::new(Mutex::new(State { so_far: None, is_done: false })),
        };
        let (thinker, stop, state) = (self.0.clone(), task.stop.clone(), task.state.clone());
        std::thread::spawn(move || {
            question.think(&mut lock(&thinker), &stop, &|found| {
                lock(&state).so_far = Some(found);
                waker.wake();
            });
            lock(&state).is_done = true;
            waker.wake();
        });
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
