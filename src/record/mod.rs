//! A match as data: where it started, what was played, what was taken back; and files.

mod history;
mod storage;

pub use history::{Match, PlayError, Played, TextError};
pub use storage::{FileError, Storage, file_name, read_text_file};
