//! Mistakes in saved matches.

use super::Report;
use crate::{Message, msg};
use record::SaveError;
use rules::text::beginning;

impl Report for SaveError {
    fn message(&self) -> Message {
        match self {
            Self::Format(error) => error.message(),
            Self::LongField { field, found, largest } => msg::saved_long_field(*field, *found, *largest),
            Self::Name { field } => msg::saved_name(*field),
            Self::Time { field, .. } => msg::saved_time(*field),
            Self::NoLevel(level) => msg::saved_computer(*level),
            Self::ThinkingTime(seconds) => msg::saved_thinking_time(*seconds),
            Self::Clock(_) => msg::saved_clock(),
            Self::Game(_) => msg::saved_game(),
            Self::NoBoard(_) => msg::saved_no_board(),
            Self::BoardName(name) => msg::saved_board_name(*name),
            Self::SetUp(error) => error.message(),
            Self::TooMany(actions) => msg::saved_too_many(*actions),
            Self::TooLong(_) => msg::saved_too_long(),
            Self::EmptyTurn(turn) => msg::saved_empty_turn(*turn),
            Self::Action { turn, action, text, .. } => msg::saved_action(*turn, *action, brief(text)),
            Self::Undone { text, .. } => msg::saved_undone(brief(text)),
            Self::Ended(_) => msg::saved_ended(),
            Self::NotOver(_) => msg::saved_not_over(),
            Self::NoResult(_) => msg::saved_no_result(),
            Self::OtherResult { .. } => msg::saved_other_result(),
        }
    }
}

/// The beginning of an action's text. A file can hold anything, and the message must stay short.
fn brief(text: &str) -> String {
    beginning(text, 40)
}
