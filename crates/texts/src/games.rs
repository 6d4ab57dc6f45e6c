//! The registry of what people read about each game: its words, its rules page, and what its rules report.

use super::{Language, Message, Report, kulami, msg, napoleon, netzwerk};
use rules::{AnyFault, AnyIllegal, GameKind};

/// The words of a game, which each game's folder defines.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameWords {
    /// Its title.
    pub(super) title: fn() -> Message,
    /// It in one short line.
    pub(super) summary: fn() -> Message,
    /// Its authors and publishers.
    pub(super) credits: fn() -> Message,
    /// The names of players who have given none, the first player's first: their colours.
    pub(super) players: [fn() -> Message; 2],
    /// The texts of its rules page, in the order of [`Language::ALL`].
    pub(super) rules: [&'static str; Language::ALL.len()],
}

/// The texts of a game's rules page. A game or a language without its pages does not compile.
macro_rules! rules_pages {
    ($game:literal) => {
        $crate::language::with_languages!(rules_pages, $game)
    };
    ($game:literal $($name:ident $code:literal $own_name:literal,)+) => {
        [$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/rules/", $code, "/", $game, ".md"))),+]
    };
}

pub(super) use rules_pages;

/// The words of a game.
pub(super) const fn words_of(kind: GameKind) -> GameWords {
    match kind {
        GameKind::Netzwerk => netzwerk::WORDS,
        GameKind::Kulami => kulami::WORDS,
        GameKind::Napoleon => napoleon::WORDS,
    }
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
