//! The page around the table: it is told when the first picture stands, when the program has failed, and what is to be read out.

use std::cell::{Cell, RefCell};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use js_sys::Reflect;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, Worker, WorkerOptions, WorkerType, window};

use super::program_files::load_wanted;
use texts::Language;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, be_woken)
        .add_systems(Startup, watch_visibility)
        .add_systems(Last, tell_ready);
}

thread_local! {
    /// What wakes a table at rest.
    static EVENT_LOOP: RefCell<Option<EventLoopProxy<WinitUserEvent>>> = const { RefCell::new(None) };
    /// Whether the page has been hidden since this was asked for.
    static WAS_HIDDEN: Cell<bool> = const { Cell::new(false) };
}

/// Whether the page is hidden: behind another tab, on a device that is locked.
pub(crate) fn is_hidden() -> bool {
    window().and_then(|window| window.document()).is_some_and(|document| document.hidden())
}

/// The same, or whether it has been hidden since this was asked for last.
pub(crate) fn was_hidden() -> bool {
    let is_hidden = is_hidden();
    WAS_HIDDEN.replace(is_hidden) || is_hidden
}

fn be_woken(event_loop: Option<Res<EventLoopProxyWrapper>>) {
    EVENT_LOOP.set(event_loop.map(|proxy| (**proxy).clone()));
}

/// Something has happened to the page: the table hears of it in the next frame.
pub(super) fn wake() {
    EVENT_LOOP.with_borrow(|event_loop| {
        if let Some(event_loop) = event_loop {
            let _ = event_loop.send_event(WinitUserEvent::WakeUp);
        }
    });
}

/// A hidden page draws nothing, but what rests must hear of it.
fn watch_visibility() {
    let heard = Closure::<dyn FnMut()>::new(move || {
        WAS_HIDDEN.set(WAS_HIDDEN.get() || is_hidden());
        wake();
    });
    if let Some(document) = window().and_then(|window| window.document()) {
        let _ = document.add_event_listener_with_callback("visibilitychange", heard.as_ref().unchecked_ref());
    }
    // The page hears it for as long as it is open.
    heard.forget();
}

/// The event after which the page shows the table.
const READY: &str = "spieltisch-ready";
/// The event after which the page says that the program has failed; `window.spieltischFailure` is why.
const FAILED: &str = "spieltisch-failed";
/// The element with the folder of the program's files, which all have the page's own version: they understand each other even when a newer
/// one has been installed meanwhile.
const CANVAS: &str = "table";
const FOLDER: &str = "data-files";
/// The element whose text screen readers read out when it changes.
const SAID: &str = "said";

/// The address of one of the program's files.
pub(super) fn address_of_file(path: &str) -> String {
    let canvas = window().and_then(|window| window.document()?.get_element_by_id(CANVAS));
    let folder = canvas.and_then(|canvas| canvas.get_attribute(FOLDER));
    format!("{}{path}", folder.as_deref().unwrap_or("./"))
}

/// Starts a web worker with the program that thinks; `src/browser/thinker.rs` says what it understands.
pub(crate) fn start_worker() -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&address_of_file("worker.js"), &options)
}

/// Where the page keeps, as long as its tab, which match is at the table.
const MATCH: &str = "spieltisch-match";

/// Keeps the name of the file of the match at the table: when the page is loaded again, by the person, by a system that wanted its memory, or
/// because it lost its graphics, it goes back there.
pub(crate) fn keep_match(file: Option<&str>) {
    // Where storage is forbidden, it goes back to the main menu.
    if let Some(storage) = window().and_then(|window| window.session_storage().ok().flatten()) {
        let _ = match file {
            Some(file) => storage.set_item(MATCH, file),
            None => storage.remove_item(MATCH),
        };
    }
}

/// The file of the match that was at the table when the page was loaded again.
pub(crate) fn kept_match() -> Option<String> {
    window()?.session_storage().ok()??.get_item(MATCH).ok()?
}

fn dispatch(event: &str) {
    if let (Some(window), Ok(event)) = (window(), Event::new(event)) {
        // Its listeners cannot stop it.
        let _ = window.dispatch_event(&event);
    }
}

/// When a third frame begins, the first one with all that it loads has been drawn.
fn tell_ready(mut frames: Local<u32>) {
    *frames = frames.saturating_add(1);
    if *frames == 3 {
        dispatch(READY);
        load_wanted();
    }
}

/// The program has failed: the page takes over.
pub fn tell_failure(text: &str) {
    web_sys::console::error_1(&JsValue::from_str(text));
    if let Some(window) = window() {
        let _ = Reflect::set(&window, &"spieltischFailure".into(), &text.into());
    }
    dispatch(FAILED);
}

/// Has a screen reader say this in its language, unless it has been said last.
pub(crate) fn say_aloud(text: &str, language: Language) {
    let element = window().and_then(|window| window.document()?.get_element_by_id(SAID));
    if let Some(element) = element.filter(|element| element.text_content().as_deref() != Some(text)) {
        // The name is a valid one.
        let _ = element.set_attribute("lang", language.code());
        element.set_text_content(Some(text));
    }
}
