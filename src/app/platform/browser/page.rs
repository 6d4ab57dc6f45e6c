//! The page around the table: it is told when the first picture stands, when the program has failed, and what is to be read out.

use std::cell::Cell;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use js_sys::Reflect;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, window};

use texts::Language;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, watch_visibility).add_systems(Last, tell_ready);
}

thread_local! {
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

/// A hidden page draws nothing, but what rests must hear of it.
fn watch_visibility(event_loop: Option<Res<EventLoopProxyWrapper>>) {
    let proxy = event_loop.map(|proxy| (**proxy).clone());
    let heard = Closure::<dyn FnMut()>::new(move || {
        WAS_HIDDEN.set(WAS_HIDDEN.get() || is_hidden());
        if let Some(proxy) = &proxy {
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
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
/// The element whose text screen readers read out when it changes.
const SAID: &str = "said";

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
