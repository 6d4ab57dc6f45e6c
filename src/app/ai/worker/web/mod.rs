//! In a browser, questions are answered by web workers, which share no memory with the page: everything goes through messages.

mod desk;

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use send_wrapper::SendWrapper;
use serde::de::DeserializeOwned;

use super::Waker;
use desk::Desk;
use study::questions::{AnyQuestion, Question, Reply, from_text, to_text};
use tracing::error;

/// Whoever thinks, about one question at a time.
///
/// Resources go from thread to thread, which a page does not have: the wrapper says so.
#[derive(Clone)]
pub(crate) struct SearchWorker(SendWrapper<Rc<Desk>>);

/// A question that is being answered. Dropping it stops that.
pub(crate) struct SearchTask<T> {
    desk: SendWrapper<Rc<Desk>>,
    number: u64,
    state: SendWrapper<Rc<RefCell<State<T>>>>,
    waker: Waker,
}

/// What has come of a question.
struct State<T> {
    so_far: Option<T>,
    is_done: bool,
    has_failed: bool,
    /// Whether whatever is found next is the answer.
    is_hurried: bool,
}

impl Default for SearchWorker {
    /// Loads the program when the first question is asked.
    fn default() -> Self {
        Self(SendWrapper::new(Desk::new()))
    }
}

impl SearchWorker {
    /// Thinks about a question, after the current one.
    pub(crate) fn ask<Q>(&self, waker: Waker, question: Q) -> SearchTask<Q::Answer>
    where
        Q: Question<Answer: DeserializeOwned> + Into<AnyQuestion>,
    {
        let state = Rc::new(RefCell::new(State {
            so_far: None,
            is_done: false,
            has_failed: false,
            is_hurried: false,
        }));
        let question: AnyQuestion = question.into();
        let (text, heard, wakes) = (to_text(&question), state.clone(), waker.clone());
        let number = self.0.ask(text, move |reply| {
            let is_done = {
                let mut state = heard.borrow_mut();
                match reply {
                    Reply::Found(text) => match from_text(text) {
                        Ok(found) => {
                            state.so_far = Some(found);
                            state.is_done = state.is_hurried;
                        }
                        Err(error) => error!("an answer cannot be read: {error}"),
                    },
                    Reply::Done => state.is_done = true,
                    Reply::Failed(_) => (state.is_done, state.has_failed) = (true, true),
                    Reply::Ready => {}
                }
                state.is_done
            };
            wakes.wake();
            is_done
        });
        SearchTask { desk: self.0.clone(), number, state: SendWrapper::new(state), waker }
    }
}

impl<T: Clone> SearchTask<T> {
    /// What was found last.
    pub(crate) fn so_far(&self) -> Option<T> {
        self.state.borrow().so_far.clone()
    }

    /// Whether that is the answer.
    pub(crate) fn is_done(&self) -> bool {
        self.state.borrow().is_done
    }

    /// Whether there will be no answer, because of a fault.
    pub(crate) fn has_failed(&self) -> bool {
        self.state.borrow().has_failed
    }

    /// Takes what was found last, or is found next, for the answer.
    pub(crate) fn move_now(&self) {
        let is_done = {
            let mut state = self.state.borrow_mut();
            state.is_hurried = true;
            state.is_done |= state.so_far.is_some();
            state.is_done
        };
        if is_done {
            self.desk.forget(self.number);
            self.waker.wake();
        }
    }
}

impl<T> Drop for SearchTask<T> {
    fn drop(&mut self) {
        self.desk.forget(self.number);
    }
}

impl<T> fmt::Debug for SearchTask<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SearchTask").field("number", &self.number).finish_non_exhaustive()
    }
}
