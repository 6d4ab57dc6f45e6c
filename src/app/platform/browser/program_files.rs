//! Files of the program that a page loads when its first picture stands, so that they do not delay it.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use js_sys::{ArrayBuffer, Uint8Array};
use tracing::warn;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

use super::page::{address_of_file, wake};
use crate::app::platform::ProgramFile;

thread_local! {
    /// The files that are wanted, in this order, until the first picture stands; and whether the table is woken for them.
    static WANTED: RefCell<Vec<(&'static str, bool)>> = const { RefCell::new(Vec::new()) };
    static HAS_PICTURE: Cell<bool> = const { Cell::new(false) };
    /// The files that are being loaded, or have been.
    static FILES: RefCell<HashMap<&'static str, Option<&'static [u8]>>> = RefCell::default();
}

impl ProgramFile {
    /// Its content; none before it has come. The table is woken then.
    pub(crate) fn content(self) -> Option<&'static [u8]> {
        let path = self.0;
        if let Some(content) = FILES.with_borrow(|files| files.get(path).copied()) {
            return content;
        }
        want(path, true);
        None
    }

    /// Has it loaded before it is wanted, without waking the table.
    pub(crate) fn preload(self) {
        if !FILES.with_borrow(|files| files.contains_key(self.0)) {
            want(self.0, false);
        }
    }
}

/// Loads a file that nobody has wanted before, once the first picture stands.
fn want(path: &'static str, wakes: bool) {
    FILES.with_borrow_mut(|files| files.insert(path, None));
    if HAS_PICTURE.get() {
        load(path, wakes);
    } else {
        WANTED.with_borrow_mut(|wanted| wanted.push((path, wakes)));
    }
}

/// The first picture stands.
pub(super) fn load_wanted() {
    HAS_PICTURE.set(true);
    WANTED.take().into_iter().for_each(|(path, wakes)| load(path, wakes));
}

fn load(path: &'static str, wakes: bool) {
    spawn_local(async move {
        match fetch(path).await {
            Ok(content) => {
                // Loaded once, and kept as long as the page.
                let content: &'static [u8] = content.leak();
                FILES.with_borrow_mut(|files| files.insert(path, Some(content)));
                if wakes {
                    wake();
                }
            }
            Err(fault) => {
                warn!("{path} cannot be loaded: {fault:?}");
                // Whoever wants it again tries again.
                FILES.with_borrow_mut(|files| files.remove(path));
            }
        }
    });
}

async fn fetch(path: &str) -> Result<Vec<u8>, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let response: Response =
        JsFuture::from(window.fetch_with_str(&address_of_file(path))).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status().into());
    }
    let content: ArrayBuffer = JsFuture::from(response.array_buffer()?).await?.dyn_into()?;
    Ok(Uint8Array::new(&content).to_vec())
}
