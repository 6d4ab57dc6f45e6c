//! A match as data: where it started, what was played, what was taken back; clocks; and files.
//!
//! | file | topic |
//! |---|---|
//! | `history.rs` | a match: playing, taking back, playing again |
//! | `turns.rs` | where its turns begin and end |
//! | `ledger.rs` | how often a position has come up, how long nothing happened |
//! | `clock.rs` | the time that the players have left |
//! | `kept.rs` | a match as it is kept in a file |
//! | `contents.rs`, `kept_error.rs` | the fields of that file; what can be wrong with it |
//! | `storage.rs` | reading and writing files |

mod clock;
mod contents;
mod history;
mod kept;
mod kept_error;
mod ledger;
mod storage;
mod turns;

pub use clock::{Clock, ClockError, INCREMENTS, LIMITS};
pub use history::{LONGEST, MOST_LETTERS, Match, PlayError, Played, TextError};
pub use kept::{HIGHEST_LEVEL, KeptMatch, LONGEST_NAME};
pub use kept_error::KeptError;
pub use storage::{FileError, Storage, file_name, read_text_file};
