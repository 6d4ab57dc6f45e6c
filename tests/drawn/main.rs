//! What is drawn without a window. Needs a graphics driver.

#![cfg(feature = "app")]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

#[path = "../common/program.rs"]
mod program;

mod flicker;
mod panels;
mod pictures;
mod snapshot;
