//! The running program in a window, under a virtual display. Needs Xvfb and a graphics driver, and minutes: see each file.

#![cfg(all(feature = "app", target_os = "linux"))]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

#[path = "../common/processor_time.rs"]
mod processor_time;
#[path = "../common/program.rs"]
mod program;
#[path = "../common/window.rs"]
mod window;

mod resting;
mod sound;
mod two_windows;
