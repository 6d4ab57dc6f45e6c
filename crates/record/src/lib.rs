//! A match as data: where it started, the actions that were played and undone, the clock, and files.
//!
//! | file | topic |
//! |---|---|
//! | `history.rs` | a match: play, undo, redo; where its turns begin and end; who plays which side |
//! | `repetition_table.rs` | how often a position has occurred, how long nothing was captured |
//! | `clock.rs` | the time that the players have left |
//! | `timed_match.rs` | a match whose clock follows undo and redo, and that its players can end: they resign, or agree to a draw |
//! | `saved_match.rs`, `players.rs` | a match as it is saved in a file, with its title and date; its players |
//! | `match_file.rs`, `migration.rs` | the fields of that file, and its format; files of older formats; start here for a new field |
//! | `save_error.rs` | why a file is refused |
//! | `summary.rs`, `match_index.rs` | what a list shows of a match, without playing it through; these for a whole folder |
//! | `statistics.rs` | a player's own results, which outlive their matches |
//! | `link/` | a match as a short text, for an address |
//! | `storage.rs`, `file_path.rs` | a folder of files of any kind: reading and writing them; the path that a text names |
//! | `disk/` | where folders are: on a disk, whose files are replaced as a whole, or in a browser's storage |
//! | `backup.rs` | the files of several folders as one text |
//! | `saved_file.rs` | a file of such a folder that two programs may be writing; its contents do not matter |
//!
//! What files of every kind share, a format number and a limit on the size, is in `crates/rules/src/file_format.rs`. The commands read a match's
//! file with `src/command_line/read_match.rs`.

mod backup;
mod clock;
mod disk;
mod file_path;
mod history;
mod link;
mod match_file;
mod match_index;
mod migration;
mod players;
mod repetition_table;
mod save_error;
mod saved_file;
mod saved_match;
mod statistics;
mod storage;
mod summary;
mod timed_match;

pub use backup::{Backup, LeftOut, Restored};
pub use clock::{Clock, ClockError, INCREMENTS, LIMITS};
pub use file_path::path_of;
pub use history::{LONGEST, MOST_LETTERS, Match, PlayError, Played, TextError, in_notation};
pub use link::{LONGEST_LINK, LinkError, MatchLink, is_link, link_in_address, read_link, write_link};
pub use match_file::reason_identifier;
pub use match_index::{read_match_index, write_match_index};
pub use players::{HIGHEST_LEVEL, LONGEST_NAME, LONGEST_THINKING, Name, SavedPlayer, Seat};
pub use save_error::SaveError;
pub use saved_file::{Saved, SavedFile};
pub use saved_match::SavedMatch;
pub use statistics::{Against, Count, Ended, Statistics, own_result};
pub use storage::{
    FileError, FileStamp, Storage, believable, file_name, name_as_text, read_text_file, shown_name,
    storage_room, write_file,
};
pub use summary::{MatchState, MatchSummary};
pub use timed_match::{AlreadyOver, Ending, TimedMatch, outcome_with_clock};
