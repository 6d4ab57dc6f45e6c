//! A match as data: where it started, what was played, what was taken back.

mod history;

pub use history::{Match, PlayError, Played, TextError};
