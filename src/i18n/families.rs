//! Messages that are named after data. What the locales lack is called by the data's own name; a test goes through all data
//! in all languages.

use super::{Explained, Message, msg};
use crate::engine::Level;
use crate::games::{BoardChoice, GameKind, Player, RuleOption};

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

/// The name of a player who has given none: the colour.
pub const fn player_name(kind: GameKind, player: Player) -> Message {
    match (kind, player) {
        (GameKind::Netzwerk, Player::One) => msg::player_white(),
        (GameKind::Napoleon, Player::One) => msg::player_blue(),
        (GameKind::Kulami, Player::One) | (GameKind::Napoleon, Player::Two) => msg::player_red(),
        (GameKind::Netzwerk | GameKind::Kulami, Player::Two) => msg::player_black(),
    }
}

/// A level of the computer in a word.
pub fn level_name(level: Level) -> Message {
    let number = level.number();
    msg::find(&format!("level-{number}")).unwrap_or_else(|| Message::verbatim(number.to_string()))
}

/// A board that is built in. Maps are called by their own names in all languages.
pub fn board_name(board: &BoardChoice) -> Message {
    msg::find(&format!("board-{}", board.key)).unwrap_or_else(|| Message::verbatim(board.title.as_str()))
}

/// A rules option.
pub fn option_name(kind: GameKind, option: &RuleOption) -> Message {
    msg::find(&format!("option-{kind}-{}", option.key)).unwrap_or_else(|| Message::verbatim(option.key))
}

/// A value of a rules option, and what it means.
pub fn option_value(kind: GameKind, option: &RuleOption, value: &str) -> Explained {
    let key = format!("option-{kind}-{}-{value}", option.key);
    msg::find_explained(&key).unwrap_or_else(|| Explained::new(Message::verbatim(value)))
}
