//! What is recorded, and where it goes.

use std::ops::Range;
use std::path::PathBuf;

use bevy::prelude::*;
use thiserror::Error;

use record::{FileError, Storage};

/// Request: record the match at the table. While a recording runs, another one is not begun.
#[derive(Event, Clone, Debug)]
pub(crate) struct Record {
    pub(crate) take: Take,
    /// Width and height of the picture, in pixels.
    pub(crate) size: UVec2,
    /// The line below it, with the players' names; empty without one.
    pub(crate) caption: String,
    pub(crate) destination: Destination,
}

/// A picture or an animation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Take {
    /// The position that is shown.
    Picture,
    /// These turns, counted from 0.
    Turns(Range<usize>),
}

impl Take {
    /// The ending of its file.
    pub(super) const fn ending(&self) -> &'static str {
        match self {
            Self::Picture => "png",
            Self::Turns(_) => "gif",
        }
    }
}

/// Where a recording is saved.
#[derive(Clone, Debug)]
pub(crate) enum Destination {
    /// A new file in a folder, named after this stem; no file is overwritten.
    New(Storage, String),
    /// This file, in place of another one of that name.
    File(PathBuf),
}

/// Why there is no picture or animation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum RecordingError {
    /// The file cannot be written.
    #[error("{0}")]
    File(FileError),
    /// The driver returned no picture, or none that can be written.
    #[error("the graphics driver drew no picture")]
    NothingDrawn,
}

/// Request: stop recording. Nothing is saved.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct CancelRecording;
