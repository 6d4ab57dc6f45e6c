//! What the session reacts to.

use engine::AnySearchResult;

use crate::command_line::lines::Line;

/// An event from the input or from the search thread.
#[derive(Debug)]
pub(super) enum Event {
    /// A line was read.
    Input(Line),
    /// The input has ended.
    End,
    /// A search has found more.
    Info(AnySearchResult),
    /// A search has ended.
    Finished(AnySearchResult),
}
