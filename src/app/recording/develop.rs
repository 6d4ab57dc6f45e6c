//! From frames to a file, on a thread of its own: the table is never held up. A browser has no threads: there the file is made as a whole
//! when the last frame has come.

use std::collections::BTreeMap;
use std::sync::Arc;
#[cfg(target_family = "wasm")]
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
#[cfg(not(target_family = "wasm"))]
use std::thread::JoinHandle;

use bevy::prelude::*;
use image::{ImageFormat, RgbImage};

use super::caption::add_caption;
use super::requests::{Destination, Record, RecordingError, Take};
use crate::film::{EncodeError, LARGEST, Reel, encode};
use record::{FileError, write_file};

/// A recording's frames on their way into a file.
#[derive(Debug)]
pub(super) struct Developer {
    /// Gone once there are no more frames.
    frames: Option<Sender<(usize, Image, u16)>>,
    shared: Arc<Shared>,
    work: Option<Work>,
}

type File = Result<String, RecordingError>;

/// What makes the file: a thread.
#[cfg(not(target_family = "wasm"))]
#[derive(Debug)]
struct Work(JoinHandle<File>);

#[cfg(not(target_family = "wasm"))]
impl Work {
    fn begin(request: Record, received: Receiver<(usize, Image, u16)>, shared: Arc<Shared>) -> Self {
        Self(std::thread::spawn(move || make(&request, received, &shared)))
    }

    fn is_done(&self) -> bool {
        self.0.is_finished()
    }

    fn wait(self) -> File {
        self.0.join().unwrap_or(Err(RecordingError::NothingDrawn))
    }
}

/// The task that makes the file.
#[cfg(target_family = "wasm")]
#[derive(Debug)]
struct Work(Record, Mutex<Receiver<(usize, Image, u16)>>, Arc<Shared>);

#[cfg(target_family = "wasm")]
impl Work {
    const fn begin(request: Record, received: Receiver<(usize, Image, u16)>, shared: Arc<Shared>) -> Self {
        Self(request, Mutex::new(received), shared)
    }

    const fn is_done(&self) -> bool {
        true
    }

    fn wait(self) -> File {
        let received = self.1.into_inner().map_err(|_| RecordingError::NothingDrawn)?;
        make(&self.0, received, &self.2)
    }
}

/// Makes and saves the file.
fn make(request: &Record, received: Receiver<(usize, Image, u16)>, shared: &Shared) -> File {
    let file = develop(request, received, shared)?;
    request.destination.save(&file, request.take.ending()).map_err(RecordingError::File)
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
        let work = Some(Work::begin(request, received, shared.clone()));
        Self { frames: Some(frames), shared, work }
    }

    /// Takes the next frame, by its number.
    pub(super) fn add(&self, number: usize, frame: Image, hundredths: u16) {
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
        self.work.as_ref().is_none_or(Work::is_done)
    }

    /// The path of the file, or why there is none. Waits until it is known.
    pub(super) fn result(&mut self) -> Result<String, RecordingError> {
        self.finish();
        self.work.take().ok_or(RecordingError::NothingDrawn)?.wait()
    }
}

/// The bytes of the file.
fn develop(
    request: &Record,
    received: Receiver<(usize, Image, u16)>,
    shared: &Shared,
) -> Result<Vec<u8>, RecordingError> {
    let mut reel: Option<Reel> = None;
    let mut early = BTreeMap::new();
    let mut next = 0;
    for (number, frame, hundredths) in received {
        early.insert(number, (frame, hundredths));
        while let Some((frame, hundredths)) = early.remove(&next) {
            next += 1;
            let frame = frame.try_into_dynamic().map_err(|_| RecordingError::NothingDrawn)?.to_rgb8();
            let picture = add_caption(frame, request.size.y, &request.caption);
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

fn png(picture: &RgbImage) -> Result<Vec<u8>, RecordingError> {
    let mut file = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut file, ImageFormat::Png).map_err(|_| RecordingError::NothingDrawn)?;
    Ok(file.into_inner())
}

impl Destination {
    /// Saves the file; returns its path.
    fn save(&self, content: &[u8], ending: &str) -> Result<String, FileError> {
        match self {
            Self::New(folder, stem) => {
                let file = folder.create(stem, ending, content)?;
                Ok(folder.folder().join(file.name()).display().to_string())
            }
            Self::File(path) => {
                write_file(path, content)?;
                Ok(path.display().to_string())
            }
        }
    }
}
