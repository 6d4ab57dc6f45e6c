//! In a browser, an animation becomes a file in a web worker of its own: a page has no threads. A single picture is made at once.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use std::time::Duration;

use bevy::prelude::*;
use js_sys::Uint8Array;
use send_wrapper::SendWrapper;
use tracing::error;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker};
use web_time::Instant;

use super::frames::{File, InOrder, png, saved};
use super::requests::{Record, RecordingError, Take};
use crate::app::platform::start_worker;
use crate::film::frame_message;
use record::FileError;
use study::questions::{Reply, from_text};

/// How long the worker may be silent.
const PATIENCE: Duration = Duration::from_secs(60);

/// A recording's frames on their way into a file.
///
/// Resources go from thread to thread, which a page does not have: the wrapper says so.
pub(super) struct Developer {
    request: Record,
    frames: InOrder,
    film: Option<SendWrapper<FilmWorker>>,
    /// The bytes of the file, or why there are none.
    content: Option<Result<Vec<u8>, RecordingError>>,
    asked: Instant,
}

/// The worker, which makes the file. It ends with this.
struct FilmWorker {
    worker: Worker,
    news: Rc<RefCell<News>>,
    _listeners: (Closure<dyn FnMut(MessageEvent)>, Closure<dyn FnMut(Event)>),
}

/// What the worker has said.
#[derive(Default)]
struct News {
    /// Whether it has loaded its program: what it is sent before may be lost.
    is_ready: bool,
    /// What it will be sent then.
    unsent: Vec<Uint8Array>,
    progress: f32,
    content: Option<Result<Vec<u8>, RecordingError>>,
    heard: Option<Instant>,
}

impl Developer {
    pub(super) fn start(request: Record) -> Self {
        let (film, content) = if request.take == Take::Picture {
            (None, None)
        } else {
            match FilmWorker::start() {
                Ok(film) => (Some(SendWrapper::new(film)), None),
                Err(fault) => (None, Some(Err(failed(&format!("{fault:?}"))))),
            }
        };
        Self { request, frames: InOrder::default(), film, content, asked: Instant::now() }
    }

    /// Takes the next frame, by its number.
    pub(super) fn add(&mut self, number: usize, frame: Image, hundredths: u16) {
        match self.frames.add(number, frame, hundredths, &self.request) {
            Ok(due) => {
                for (picture, hundredths) in due {
                    match &self.film {
                        Some(film) => {
                            let message = frame_message(picture.dimensions(), hundredths, picture.as_raw());
                            film.send(Uint8Array::from(&message[..]));
                        }
                        None if self.content.is_none() => self.content = Some(png(&picture)),
                        None => {}
                    }
                }
            }
            Err(error) => self.content = Some(Err(error)),
        }
    }

    /// There are no more frames.
    pub(super) fn finish(&mut self) {
        self.asked = Instant::now();
        if let Some(film) = &self.film {
            film.send(Uint8Array::new_with_length(0));
        }
    }

    /// Which part of the file has been made, from 0 to 1.
    pub(super) fn progress(&self) -> f32 {
        self.film.as_ref().map_or(0.0, |film| film.news.borrow().progress)
    }

    pub(super) fn is_done(&self) -> bool {
        let Some(film) = &self.film else { return true };
        let news = film.news.borrow();
        let heard = news.heard.map_or(self.asked, |heard| heard.max(self.asked));
        self.content.is_some() || news.content.is_some() || heard.elapsed() > PATIENCE
    }

    /// The path of the file, or why there is none.
    pub(super) fn result(&mut self) -> File {
        let made = self.film.take().and_then(|film| film.news.borrow_mut().content.take());
        let content = self.content.take().or(made).unwrap_or(Err(RecordingError::NothingDrawn));
        saved(&self.request, &content?)
    }
}

fn failed(reason: &str) -> RecordingError {
    error!("the worker that makes an animation has failed: {reason}");
    RecordingError::File(FileError::System(reason.to_owned()))
}

impl FilmWorker {
    fn start() -> Result<Self, JsValue> {
        let worker = start_worker()?;
        let news: Rc<RefCell<News>> = Rc::default();
        let (hears, to) = (news.clone(), worker.clone());
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            hears.borrow_mut().hear(&message.data(), &to);
        });
        let fails = news.clone();
        let on_error = Closure::<dyn FnMut(Event)>::new(move |_: Event| {
            fails.borrow_mut().content.get_or_insert_with(|| Err(failed("it cannot be loaded")));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Self { worker, news, _listeners: (on_message, on_error) })
    }

    fn send(&self, message: Uint8Array) {
        let mut news = self.news.borrow_mut();
        if news.is_ready {
            news.post(&message, &self.worker);
        } else {
            news.unsent.push(message);
        }
    }
}

impl News {
    fn hear(&mut self, said: &JsValue, worker: &Worker) {
        self.heard = Some(Instant::now());
        if let Some(progress) = said.as_f64() {
            self.progress = progress as f32;
        } else if let Some(content) = said.dyn_ref::<Uint8Array>() {
            self.content = Some(Ok(content.to_vec()));
        } else if let Some(text) = said.as_string() {
            match from_text(&text) {
                Ok(Reply::Ready) => {
                    self.is_ready = true;
                    for message in std::mem::take(&mut self.unsent) {
                        self.post(&message, worker);
                    }
                }
                Ok(Reply::Failed(reason)) => self.content = Some(Err(failed(&reason))),
                _ => {}
            }
        }
    }

    fn post(&mut self, message: &Uint8Array, worker: &Worker) {
        if let Err(fault) = worker.post_message(message) {
            self.content = Some(Err(failed(&format!("{fault:?}"))));
        }
    }
}

impl Drop for FilmWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl fmt::Debug for Developer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Developer").field("request", &self.request).finish_non_exhaustive()
    }
}
