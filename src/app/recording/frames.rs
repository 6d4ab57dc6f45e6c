//! What becomes of frames before they are a file, and of the file.

use std::collections::BTreeMap;

use bevy::prelude::*;
use image::{ImageFormat, RgbImage};

use super::caption::add_caption;
use super::requests::{Destination, Record, RecordingError};
use record::{FileError, write_file};

/// The path of a file, or why there is none.
pub(super) type File = Result<String, RecordingError>;

/// Frames, which come back in any order.
#[derive(Debug, Default)]
pub(super) struct InOrder {
    early: BTreeMap<usize, (Image, u16)>,
    next: usize,
}

impl InOrder {
    /// Takes a frame by its number. Returns those whose turn it is, with their line below.
    pub(super) fn add(
        &mut self,
        number: usize,
        frame: Image,
        hundredths: u16,
        request: &Record,
    ) -> Result<Vec<(RgbImage, u16)>, RecordingError> {
        self.early.insert(number, (frame, hundredths));
        let mut due = Vec::new();
        while let Some((frame, hundredths)) = self.early.remove(&self.next) {
            self.next += 1;
            let frame = frame.try_into_dynamic().map_err(|_| RecordingError::NothingDrawn)?.to_rgb8();
            due.push((add_caption(frame, request.size.y, &request.caption), hundredths));
        }
        Ok(due)
    }
}

pub(super) fn png(picture: &RgbImage) -> Result<Vec<u8>, RecordingError> {
    let mut file = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut file, ImageFormat::Png).map_err(|_| RecordingError::NothingDrawn)?;
    Ok(file.into_inner())
}

/// Saves the file where it was wanted.
pub(super) fn saved(request: &Record, content: &[u8]) -> File {
    request.destination.save(content, request.take.ending()).map_err(RecordingError::File)
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
