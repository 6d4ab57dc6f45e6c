//! The outcome of a match in words.

use crate::app::session::Session;
use crate::games::Outcome;
use crate::i18n::{Message, Report, msg};

/// Who won, in a few words.
pub(crate) fn headline(session: &Session, outcome: Outcome) -> Message {
    outcome.winner.map_or_else(msg::result_draw, |winner| msg::result_wins(session.name(winner)))
}

/// Why, in a sentence.
pub(crate) fn reason(outcome: Outcome) -> Message {
    outcome.reason.message().sentence()
}
