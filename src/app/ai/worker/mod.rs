//! Answers questions in the background, so that they never delay a frame.
//!
//! | file | topic |
//! |---|---|
//! | `threads.rs` | on the desktop: a thread for each question |
//! | `web/` | in a browser: web workers, and their messages |

#[cfg(not(target_family = "wasm"))]
mod threads;
#[cfg(target_family = "wasm")]
mod web;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

#[cfg(not(target_family = "wasm"))]
pub(crate) use threads::{SearchTask, SearchWorker};
#[cfg(target_family = "wasm")]
pub(crate) use web::{SearchTask, SearchWorker};

/// Fact: what a player has asked for cannot be worked out, because of a fault of the search.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct SearchFailed;

/// The number of threads for searches at full strength: all cores but one, which renders. In a browser there is only one.
pub(crate) fn all_but_one() -> usize {
    std::thread::available_parallelism()
        .map_or(1, |cores| cores.get().saturating_sub(1).clamp(1, MOST_THREADS))
}

/// More threads than this hardly help.
const MOST_THREADS: usize = 8;

/// Requests a redraw when there is a new result, as the table may be idle.
#[derive(Clone, Default)]
pub(crate) struct Waker(Option<bevy::winit::EventLoopProxy<WinitUserEvent>>);

impl Waker {
    /// The waker of a table with a window; without a window nothing needs waking.
    pub(crate) fn of(proxy: Option<Res<EventLoopProxyWrapper>>) -> Self {
        Self(proxy.map(|proxy| (**proxy).clone()))
    }

    /// Has the next frame drawn.
    pub(crate) fn wake(&self) {
        if let Some(proxy) = &self.0 {
            // If the app is closing, there is nothing to wake.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}
