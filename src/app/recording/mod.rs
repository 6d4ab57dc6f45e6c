//! Pictures and animations of the match at the table, to show to others. The table plays the turns again, a second camera draws them frame by
//! frame, and a thread of its own, or in a browser a worker, makes them a file.
//!
//! | file | topic |
//! |---|---|
//! | `requests.rs` | what is recorded, where it goes, and why it cannot be |
//! | `recorder.rs` | the recording that is running: it plays the turns, one frame after the other |
//! | `exposure.rs` | how a frame comes back from the graphics card |
//! | `develop.rs`, `develop_in_worker.rs` | from frames to a file, in the background: on the desktop, and in a browser |
//! | `frames.rs` | what becomes of frames before they are a file, and of the file |
//! | `caption.rs` | the line with the players' names |

mod caption;
#[cfg(not(target_family = "wasm"))]
mod develop;
#[cfg(target_family = "wasm")]
#[path = "develop_in_worker.rs"]
mod develop;
mod exposure;
mod frames;
mod recorder;
mod requests;

use bevy::prelude::*;

pub(crate) use caption::caption_of;
pub(crate) use recorder::Recorder;
pub(crate) use requests::{CancelRecording, Destination, Record, RecordingError, Take};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(recorder::plugin);
}
