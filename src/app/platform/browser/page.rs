//! The page around the table: it is told when the first picture stands, when the program has failed, and what is to be read out.

use bevy::prelude::*;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::{Event, window};

use texts::Language;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, tell_ready);
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
