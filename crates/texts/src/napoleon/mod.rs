//! What people read about this game alone.
//!
//! | file | topic |
//! |---|---|
//! | `illegal.rs` | why an action cannot be played, and what is wrong with a position |
//! | `maps.rs` | mistakes in its maps |

mod illegal;
mod maps;

use super::games::{GameWords, rules_pages};
use super::msg;

/// Its words.
pub(super) const WORDS: GameWords = GameWords {
    title: msg::game_napoleon,
    summary: msg::game_napoleon_summary,
    credits: msg::about_napoleon,
    players: [msg::player_blue, msg::player_red],
    rules: rules_pages!("napoleon"),
};
