//! Who plays the sounds: a thread of its own, or in a browser, which has none, the page.

#[cfg(target_family = "wasm")]
mod page;
#[cfg(not(target_family = "wasm"))]
mod thread;

#[cfg(target_family = "wasm")]
pub(super) use page::{play, wake};
#[cfg(not(target_family = "wasm"))]
pub(super) use thread::{play, wake};
