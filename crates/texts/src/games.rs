//! The registry of what people read about each game: its words, its rules page, and what its rules report.

use super::game_words::GameWords;
use super::{kulami, msg, napoleon, netzwerk};
use crate::{Message, Report};
use rules::{AnyFault, AnyIllegal, GameKind, Player};

pub(super) const fn words_of(kind: GameKind) -> GameWords {
    match kind {
        GameKind::Netzwerk => netzwerk::WORDS,
        GameKind::Kulami => kulami::WORDS,
        GameKind::Napoleon => napoleon::WORDS,
    }
}

/// A game's title.
pub fn game_title(kind: GameKind) -> Message {
    (words_of(kind).title)()
}

/// A game in one short line.
pub fn game_summary(kind: GameKind) -> Message {
    (words_of(kind).summary)()
}

/// A game's authors and publishers, in a sentence or two.
pub fn game_credits(kind: GameKind) -> Message {
    (words_of(kind).credits)()
}

/// The name of a player who has given none: the colour.
pub fn player_name(kind: GameKind, player: Player) -> Message {
    (words_of(kind).players[player.index()])()
}

impl Report for AnyIllegal {
    fn message(&self) -> Message {
        match self {
            Self::Netzwerk(reason) => reason.message(),
            Self::Kulami(reason) => reason.message(),
            Self::Napoleon(reason) => reason.message(),
            Self::NoSwap => msg::illegal_no_swap(),
            // The table offers no actions of other games.
            Self::OtherGame => msg::illegal_netzwerk_otherwise(),
        }
    }
}

impl Report for AnyFault {
    fn message(&self) -> Message {
        match self {
            Self::Netzwerk(faults) => faults.message(),
            Self::Kulami(faults) => faults.message(),
            Self::Napoleon(faults) => faults.message(),
        }
    }
}
