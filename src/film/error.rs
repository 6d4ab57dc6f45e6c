//! Why a film does not become a file.

use thiserror::Error;

/// Why there is no file.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum EncodeError {
    #[error("there is nothing to write")]
    NoFrames,
    #[error("the animation does not fit in {0} bytes")]
    TooLarge(usize),
    #[error("it was cancelled")]
    Cancelled,
    #[error(transparent)]
    Gif(#[from] gif::EncodingError),
    #[error(transparent)]
    Io(#[from] std::io::Error),
}
