//! What each game's folder defines for players to read.

use crate::{Language, Message};

/// The words of a game, which each game's folder defines.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameWords {
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
