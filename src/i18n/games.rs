//! The registry of what people read about each game: its words, its rules page, and what its rules report.

use super::{Language, Message, Report, kulami, msg, napoleon, netzwerk};
use crate::games::{AnyFault, AnyIllegal, GameKind};

/// The words of a game, which each game's folder defines.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameWords {
    /// Its title.
    pub(super) title: fn() -> Message,
    /// It in one short line.
    pub(super) summary: fn() -> Message,
    /// The names of players who have given none, the first player's first: their colours.
    pub(super) players: [fn() -> Message; 2],
    /// The text of its rules page.
    pub(super) rules: fn(Language) -> &'static str,
}

/// The text of a game's rules page, by language. A game or a language without its pages does not compile.
macro_rules! rules_page {
    ($game:literal) => {
        |language| {
            use $crate::i18n::Language;
            macro_rules! of_language {
                ($code:literal) => {
                    include_str!(concat!(
                        env!("CARGO_MANIFEST_DIR"),
                        "/assets/rules/",
                        $code,
                        "/",
                        $game,
                        ".md"
                    ))
                };
            }
            match language {
                Language::English => of_language!("en"),
                Language::German => of_language!("de"),
                Language::French => of_language!("fr"),
                Language::Dutch => of_language!("nl"),
                Language::Italian => of_language!("it"),
            }
        }
    };
}

pub(super) use rules_page;

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
