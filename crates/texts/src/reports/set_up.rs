//! Why a match cannot be set up.

use std::fmt::Display;

use super::Report;
use crate::{Message, game_title, msg};
use rules::{OptionError, SetUpError};

impl Report for SetUpError {
    fn message(&self) -> Message {
        match self {
            Self::Rules(error) => msg::set_up_rules(error.message()),
            Self::OneBoard(kind) => msg::set_up_one_board(game_title(*kind)),
            Self::Layout(faults) => msg::set_up_layout(faults.message()),
            Self::Map(error) => msg::set_up_map(error.message()),
            Self::SwapInTurn => msg::set_up_swap_in_turn(),
            Self::TwoBoards => msg::set_up_two_boards(),
            Self::Position(fault) => msg::set_up_position(fault.message()),
        }
    }
}

impl Report for OptionError {
    fn message(&self) -> Message {
        match self {
            // The one pair of options that a dialog offers and that can clash.
            Self::Conflict(_) => msg::option_conflict(),
            // These are mistakes in a text with options, which has a notation of its own, in English.
            Self::UnknownKey { .. }
            | Self::UnknownValue { .. }
            | Self::NotAPair { .. }
            | Self::LatePreset { .. }
            | Self::Twice { .. } => notation(self),
        }
    }
}

/// A mistake in a notation whose parts have English names: in English. It may repeat any text that was pasted, so that only
/// its beginning is shown.
pub(crate) fn notation(fault: &impl Display) -> Message {
    const MOST: usize = 300;
    let text = fault.to_string();
    let text: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    match text.char_indices().nth(MOST) {
        Some((end, _)) => Message::verbatim(format!("{}…", &text[..end])),
        None => Message::verbatim(text),
    }
}
