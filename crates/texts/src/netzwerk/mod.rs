//! What people read about this game alone.
//!
//! | file | topic |
//! |---|---|
//! | `illegal.rs` | why an action cannot be played, and what is wrong with a position |

mod illegal;

use super::games::{GameWords, rules_pages};
use super::msg;

/// Its words.
pub(super) const WORDS: GameWords = GameWords {
    title: msg::game_netzwerk,
    summary: msg::game_netzwerk_summary,
    credits: msg::about_netzwerk,
    players: [msg::player_white, msg::player_black],
    rules: rules_pages!("netzwerk"),
};
