//! The outcome of a match in words.

use crate::app::session::Session;
use crate::app::ui::widgets::sentence;
use crate::games::Outcome;
use crate::i18n::{say, say_with, tell};

/// Who won, in a few words.
pub(crate) fn headline(session: &Session, outcome: Outcome) -> String {
    outcome.winner.map_or_else(
        || say("result-draw"),
        |winner| say_with("result-wins", &[("player", session.name(winner).into())]),
    )
}

/// Why, in a sentence.
pub(crate) fn reason(outcome: Outcome) -> String {
    sentence(&tell("reason", &outcome.reason))
}
