//! From frames to a file, on a thread of its own: the table is never held up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use bevy::prelude::*;

use super::frames::{File, InOrder, png, saved};
use super::requests::{Record, RecordingError, Take};
use crate::film::{EncodeError, LARGEST, Reel, encode};
use record::FileError;

/// A recording's frames on their way into a file.
#[derive(Debug)]
pub(super) struct Developer {
    /// Gone once there are no more frames.
    frames: Option<Sender<(usize, Image, u16)>>,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<File>>,
}

#[derive(Debug, Default)]
struct Shared {
    /// In thousandths.
    progress: AtomicU32,
    is_cancelled: AtomicBool,
}

impl Drop for Developer {
    fn drop(&mut self) {
        self.shared.is_cancelled.store(true, Ordering::Relaxed);
    }
}

impl Developer {
    pub(super) fn start(request: Record) -> Self {
        let (frames, received) = channel();
        let shared = Arc::new(Shared::default());
        let for_thread = shared.clone();
        let make = move || saved(&request, &develop(&request, received, &for_thread)?);
        Self { frames: Some(frames), shared, thread: Some(std::thread::spawn(make)) }
    }

    /// Takes the next frame, by its number.
    pub(super) fn add(&mut self, number: usize, frame: Image, hundredths: u16) {
        if let Some(frames) = &self.frames {
            // If the thread has given up, it says why at the end.
            let _ = frames.send((number, frame, hundredths));
        }
    }

    /// There are no more frames.
    pub(super) fn finish(&mut self) {
        self.frames = None;
    }

    /// Which part of the file has been made, from 0 to 1.
    pub(super) fn progress(&self) -> f32 {
        self.shared.progress.load(Ordering::Relaxed) as f32 / 1000.0
    }

    pub(super) fn is_done(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// The path of the file, or why there is none. Waits until it is known.
    pub(super) fn result(&mut self) -> File {
        self.finish();
        let thread = self.thread.take().ok_or(RecordingError::NothingDrawn)?;
        thread.join().unwrap_or(Err(RecordingError::NothingDrawn))
    }
}

/// The bytes of the file.
fn develop(
    request: &Record,
    received: Receiver<(usize, Image, u16)>,
    shared: &Shared,
) -> Result<Vec<u8>, RecordingError> {
    let mut reel: Option<Reel> = None;
    let mut frames = InOrder::default();
    for (number, frame, hundredths) in received {
        for (picture, hundredths) in frames.add(number, frame, hundredths, request)? {
            if request.take == Take::Picture {
                return png(&picture);
            }
            let (width, height) = picture.dimensions();
            let pixels: Vec<[u8; 3]> = picture.pixels().map(|pixel| pixel.0).collect();
            reel.get_or_insert_with(|| Reel::new(width, height)).add(&pixels, hundredths);
        }
    }
    let reel = reel.ok_or(RecordingError::NothingDrawn)?;
    let mut watch = |part: f32| {
        shared.progress.store((part * 1000.0) as u32, Ordering::Relaxed);
        !shared.is_cancelled.load(Ordering::Relaxed)
    };
    encode(&reel, LARGEST, &mut watch).map_err(|error| match error {
        EncodeError::Io(error) => RecordingError::File(error.into()),
        other => RecordingError::File(FileError::System(other.to_string())),
    })
}
