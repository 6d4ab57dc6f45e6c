//! The page's address, which can hold a match.

use bevy::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Location, window};

use record::link_in_address;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, open_anew_with_another_link);
}

fn location() -> Option<Location> {
    Some(window()?.location())
}

/// A link with the page's address before it.
pub(crate) fn link_of(text: &str) -> String {
    let page = location().and_then(|location| {
        let address = location.href().ok()?;
        // Only the page itself, whatever it was opened with.
        Some(address.split(['#', '?']).next()?.to_owned())
    });
    page.map_or_else(|| text.to_owned(), |page| format!("{page}#{text}"))
}

/// The link with which the page was opened.
pub(crate) fn opened_link() -> Option<String> {
    link_in_address(&location()?.href().ok()?).map(ToOwned::to_owned)
}

/// The match of the link has gone on: who loads the page again goes on with that.
pub(crate) fn forget_link() {
    let Some(window) = window().filter(|_| opened_link().is_some()) else { return };
    let address = window.location().href().unwrap_or_default();
    let page = address.split('#').next().unwrap_or_default();
    // Something on the way may have put it behind the question mark.
    let page =
        if link_in_address(page).is_some() { page.split('?').next().unwrap_or_default() } else { page };
    if let Ok(history) = window.history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(page));
    }
}

/// Who puts another link into the address of an open page wants to see that match. The present one is saved.
fn open_anew_with_another_link() {
    let heard = Closure::<dyn FnMut()>::new(|| {
        if let Some(location) = location().filter(|_| opened_link().is_some()) {
            let _ = location.reload();
        }
    });
    if let Some(window) = window() {
        let _ = window.add_event_listener_with_callback("hashchange", heard.as_ref().unchecked_ref());
    }
    // The page hears it for as long as it is open.
    heard.forget();
}
