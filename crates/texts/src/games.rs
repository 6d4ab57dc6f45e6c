//! The registry of what people read about each game: its words, its rules page, and what its rules report.

use super::language::with_languages;
use super::msg;
use crate::{Language, Message, Report};
use rules::{AnyFault, AnyIllegal, GameKind, Goal, Player};

/// A game's title.
pub const fn game_title(kind: GameKind) -> Message {
    match kind {
        GameKind::Netzwerk => msg::game_netzwerk(),
        GameKind::Kulami => msg::game_kulami(),
        GameKind::Napoleon => msg::game_napoleon(),
    }
}

/// A game in one short line.
pub const fn game_summary(kind: GameKind) -> Message {
    match kind {
        GameKind::Netzwerk => msg::game_netzwerk_summary(),
        GameKind::Kulami => msg::game_kulami_summary(),
        GameKind::Napoleon => msg::game_napoleon_summary(),
    }
}

/// What wins a game, in a sentence.
pub const fn game_aim(kind: GameKind) -> Message {
    match kind {
        GameKind::Netzwerk => msg::aim_netzwerk(),
        GameKind::Kulami => msg::aim_kulami(),
        GameKind::Napoleon => msg::aim_napoleon(),
    }
}

/// A game's authors and publishers, in a sentence or two.
pub const fn game_credits(kind: GameKind) -> Message {
    match kind {
        GameKind::Netzwerk => msg::about_netzwerk(),
        GameKind::Kulami => msg::about_kulami(),
        GameKind::Napoleon => msg::about_napoleon(),
    }
}

/// How near a player is to the goal of a game that is a race; `None` for another game.
pub fn goal_progress(kind: GameKind, goal: Goal) -> Option<Message> {
    let Goal { reached, needed, .. } = goal;
    match kind {
        GameKind::Netzwerk => Some(msg::standing_goal_netzwerk(reached, needed)),
        GameKind::Kulami => None,
        GameKind::Napoleon => Some(msg::standing_goal_napoleon(reached, needed)),
    }
}

/// The name of a player who has given none: the colour.
pub const fn player_name(kind: GameKind, player: Player) -> Message {
    match (kind, player) {
        (GameKind::Netzwerk, Player::One) => msg::player_white(),
        (GameKind::Netzwerk | GameKind::Kulami, Player::Two) => msg::player_black(),
        (GameKind::Kulami, Player::One) | (GameKind::Napoleon, Player::Two) => msg::player_red(),
        (GameKind::Napoleon, Player::One) => msg::player_blue(),
    }
}

/// The texts of a game's rules page, in the order of [`Language::ALL`]. A game or a language without its pages does not compile.
pub(super) const fn rules_texts(kind: GameKind) -> [&'static str; Language::ALL.len()] {
    macro_rules! pages {
        ($game:literal $($name:ident $code:literal $own_name:literal,)+) => {
            [$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/rules/", $code, "/", $game, ".md"))),+]
        };
    }
    match kind {
        GameKind::Netzwerk => with_languages!(pages, "netzwerk"),
        GameKind::Kulami => with_languages!(pages, "kulami"),
        GameKind::Napoleon => with_languages!(pages, "napoleon"),
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
