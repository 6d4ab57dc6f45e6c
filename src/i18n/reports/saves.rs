//! Mistakes in saved matches.

use super::Report;
use crate::i18n::{Message, msg};
use crate::record::SaveError;

impl Report for SaveError {
    fn message(&self) -> Message {
        match self {
            Self::Format(error) => error.message(),
            Self::LongField { field, found, largest } => msg::kept_long_field(*field, *found, *largest),
            Self::Name { field } => msg::kept_name(*field),
            Self::Time { field, .. } => msg::kept_time(*field),
            Self::Machine(level) => msg::kept_machine(*level),
            Self::Clock(_) => msg::kept_clock(),
            Self::Game(_) => msg::kept_game(),
            Self::NoBoard(_) => msg::kept_no_board(),
            Self::BoardName(name) => msg::kept_board_name(*name),
            Self::SetUp(error) => error.message(),
            Self::TooMany(actions) => msg::kept_too_many(*actions),
            Self::TooLong(_) => msg::kept_too_long(),
            Self::EmptyTurn(turn) => msg::kept_empty_turn(*turn),
            Self::Action { turn, action, text, .. } => msg::kept_action(*turn, *action, brief(text)),
            Self::Undone { text, .. } => msg::kept_undone(brief(text)),
            Self::NotOver(_) => msg::kept_not_over(),
            Self::NoResult(_) => msg::kept_no_result(),
            Self::OtherResult { .. } => msg::kept_other_result(),
        }
    }
}

/// The beginning of an action's text. A file can hold anything, and the message must stay short.
fn brief(text: &str) -> String {
    const MOST: usize = 40;
    let mut characters = text.chars().map(|character| if character.is_control() { ' ' } else { character });
    let beginning: String = characters.by_ref().take(MOST).collect();
    if characters.next().is_some() { beginning + "…" } else { beginning }
}
