//! What the rules, the files and the computer report, as messages: halves of sentences unless a file says otherwise. Every
//! `match` is exhaustive, so that a new kind of report without a message does not compile. What one game's rules report is in the
//! game's own folder beside this one.
//!
//! | file | topic |
//! |---|---|
//! | `illegal.rs` | why an action cannot be played |
//! | `set_up.rs` | why a match cannot be set up |
//! | `files.rs` | files and their formats |
//! | `saves.rs` | mistakes in saved matches |
//! | `links.rs` | why a link cannot be opened |
//! | `outcome.rs` | why a match ended |
//! | `position.rs` | tasks and kinds of squares |
//! | `score.rs` | what counts |
//! | `why.rs` | why a turn is good |

mod files;
mod illegal;
mod links;
mod outcome;
mod position;
mod saves;
mod score;
mod set_up;
mod why;

pub(super) use set_up::notation;

use super::Message;
use rules::Faults;

/// Something that players read about: an error, an outcome, a task.
pub trait Report {
    /// It as a message.
    fn message(&self) -> Message;
}

impl<R: Report + ?Sized> Report for &R {
    fn message(&self) -> Message {
        (**self).message()
    }
}

/// All faults, with semicolons between them.
impl<F: Report> Report for Faults<F> {
    fn message(&self) -> Message {
        Message::joined(self.0.iter().map(Report::message), "; ")
    }
}
