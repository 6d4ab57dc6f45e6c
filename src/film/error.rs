//! Why a film does not become a file.

use thiserror::Error;

/// Why there is no file.
#[derive(Debug, Error)]
pub enum EncodeError {
    /// There are no frames, or larger ones than the format has.
    #[error("there is nothing to write")]
    NoFrames,
    /// Even the smallest file is too large.
    #[error("the animation does not fit in {0} bytes")]
    TooLarge(usize),
    /// It was asked to stop.
    #[error("it was cancelled")]
    Cancelled,
    /// The encoder refuses.
    #[error(transparent)]
    Gif(#[from] gif::EncodingError),
    /// It cannot be written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}
