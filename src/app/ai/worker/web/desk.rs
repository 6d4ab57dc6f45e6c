//! Where questions lie until a web worker has answered them.
//!
//! A worker hears nothing while it thinks. To stop it, it is ended, and the next question gets a new one.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use js_sys::Reflect;
use tracing::error;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker};

use crate::app::platform::start_worker;
use study::questions::{Reply, from_text};

/// How long a worker may be silent while it owes an answer, in milliseconds: longer than any of its searches takes for a further depth. A
/// browser that ends a worker for want of memory does not say so.
const PATIENCE: i32 = 120_000;

/// The questions of one worker.
pub(super) struct Desk {
    papers: RefCell<Papers>,
    on_message: Closure<dyn FnMut(MessageEvent)>,
    on_error: Closure<dyn FnMut(Event)>,
    on_silence: Closure<dyn FnMut()>,
}

#[derive(Default)]
struct Papers {
    worker: Option<Worker>,
    /// Whether the worker has loaded its program: what it is sent before may be lost.
    is_ready: bool,
    /// The questions, the current one first.
    questions: VecDeque<Asked>,
    /// Whether the first of them was sent.
    is_sent: bool,
    /// How many were asked.
    count: u64,
    /// The timer that runs while the worker owes something.
    patience: Option<i32>,
}

/// A question.
struct Asked {
    number: u64,
    text: String,
    /// Takes a reply. Returns whether no more is wanted.
    hear: Rc<dyn Fn(&Reply) -> bool>,
    /// Whether a worker has failed to answer it.
    has_failed: bool,
}

impl Desk {
    pub(super) fn new() -> Rc<Self> {
        Rc::new_cyclic(|desk: &Weak<Self>| {
            let (hears, fails, is_silent) = (desk.clone(), desk.clone(), desk.clone());
            Self {
                papers: RefCell::default(),
                on_message: Closure::new(move |message: MessageEvent| {
                    if let (Some(desk), Some(text)) = (hears.upgrade(), message.data().as_string()) {
                        desk.hear(&text);
                    }
                }),
                on_error: Closure::new(move |event: Event| {
                    if let Some(desk) = fails.upgrade() {
                        // A program that cannot be loaded has no message.
                        let message =
                            Reflect::get(&event, &"message".into()).ok().and_then(|text| text.as_string());
                        desk.fail(&message.unwrap_or_else(|| "it cannot be loaded".to_owned()), true);
                    }
                }),
                on_silence: Closure::new(move || {
                    if let Some(desk) = is_silent.upgrade() {
                        // That was long enough.
                        desk.fail("it does not answer", false);
                    }
                }),
            }
        })
    }

    /// Adds a question, and returns its number. `hear` takes the replies, and returns whether no more are wanted.
    pub(super) fn ask(&self, text: String, hear: impl Fn(&Reply) -> bool + 'static) -> u64 {
        let number = {
            let mut papers = self.papers.borrow_mut();
            papers.count += 1;
            let number = papers.count;
            papers.questions.push_back(Asked { number, text, hear: Rc::new(hear), has_failed: false });
            number
        };
        self.go_on();
        number
    }

    /// Takes a question away, if it is still there. If the worker thinks about it, it is ended.
    pub(super) fn forget(&self, number: u64) {
        {
            let mut papers = self.papers.borrow_mut();
            let is_current = papers.questions.front().is_some_and(|asked| asked.number == number);
            if is_current && papers.is_sent {
                papers.end_worker();
            }
            papers.questions.retain(|asked| asked.number != number);
        }
        self.go_on();
    }

    /// Sends the next question, if the worker has nothing to do.
    fn go_on(&self) {
        let mut papers = self.papers.borrow_mut();
        if papers.is_sent || papers.questions.is_empty() {
            return;
        }
        if papers.worker.is_none() {
            match self.new_worker() {
                Ok(worker) => papers.worker = Some(worker),
                Err(fault) => {
                    drop(papers);
                    return self.fail(&format!("it cannot be started: {fault:?}"), true);
                }
            }
        }
        self.wait(&mut papers);
        let papers = &mut *papers;
        if let (true, Some(worker), Some(asked)) = (papers.is_ready, &papers.worker, papers.questions.front())
        {
            match worker.post_message(&JsValue::from_str(&asked.text)) {
                Ok(()) => papers.is_sent = true,
                Err(fault) => error!("a question cannot be sent: {fault:?}"),
            }
        }
    }

    /// Waits from now on, but not for ever.
    fn wait(&self, papers: &mut Papers) {
        papers.wait_no_longer();
        let silence = self.on_silence.as_ref().unchecked_ref();
        papers.patience = web_sys::window().and_then(|window| {
            window.set_timeout_with_callback_and_timeout_and_arguments_0(silence, PATIENCE).ok()
        });
    }

    fn new_worker(&self) -> Result<Worker, JsValue> {
        let worker = start_worker()?;
        worker.set_onmessage(Some(self.on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(self.on_error.as_ref().unchecked_ref()));
        Ok(worker)
    }

    fn hear(&self, text: &str) {
        let reply = match from_text(text) {
            Ok(Reply::Failed(reason)) => return self.fail(&reason, true),
            Ok(reply) => reply,
            Err(error) => return self.fail(&error.to_string(), true),
        };
        if reply == Reply::Ready {
            self.papers.borrow_mut().is_ready = true;
            return self.go_on();
        }
        let current = self.papers.borrow().questions.front().map(|asked| (asked.number, asked.hear.clone()));
        let Some((number, hear)) = current else { return };
        if reply == Reply::Done {
            // The worker waits for the next question.
            let mut papers = self.papers.borrow_mut();
            papers.is_sent = false;
            papers.wait_no_longer();
        } else {
            self.wait(&mut self.papers.borrow_mut());
        }
        if hear(&reply) {
            self.forget(number);
        }
    }

    /// The worker cannot go on. Another one may try once more; then whoever has asked is told.
    fn fail(&self, reason: &str, may_try_again: bool) {
        error!("the worker that thinks has failed: {reason}");
        let given_up = {
            let mut papers = self.papers.borrow_mut();
            papers.end_worker();
            match papers.questions.front_mut() {
                Some(asked) if may_try_again && !asked.has_failed => {
                    asked.has_failed = true;
                    None
                }
                _ => papers.questions.pop_front(),
            }
        };
        if let Some(asked) = given_up {
            (asked.hear)(&Reply::Failed(reason.to_owned()));
        }
        self.go_on();
    }
}

impl Papers {
    fn wait_no_longer(&mut self) {
        if let (Some(timer), Some(window)) = (self.patience.take(), web_sys::window()) {
            window.clear_timeout_with_handle(timer);
        }
    }

    fn end_worker(&mut self) {
        self.wait_no_longer();
        if let Some(worker) = self.worker.take() {
            // What it has posted and was not heard yet is not about the next question.
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        (self.is_ready, self.is_sent) = (false, false);
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.papers.get_mut().end_worker();
    }
}
