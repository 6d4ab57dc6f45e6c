//! The outcome of a match in words.

use crate::app::session::Session;
use rules::{Outcome, Reason};
use texts::{Message, Report, msg};

/// Who won, in a few words.
pub(crate) fn headline(session: &Session, outcome: Outcome) -> Message {
    outcome.winner.map_or_else(msg::result_draw, |winner| msg::result_wins(session.name(winner)))
}

/// Why, in a sentence that names who resigned.
pub(crate) fn explanation(session: &Session, outcome: Outcome) -> Message {
    match (outcome.reason, outcome.winner) {
        (Reason::Resigned, Some(winner)) => msg::result_resigned(session.name(winner.other())),
        _ => reason(outcome),
    }
}

/// Why, in a sentence.
pub(crate) fn reason(outcome: Outcome) -> Message {
    outcome.reason.message().sentence()
}
