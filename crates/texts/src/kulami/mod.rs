//! What people read about this game alone.
//!
//! | file | topic |
//! |---|---|
//! | `illegal.rs` | why an action cannot be played, and what is wrong with a position |
//! | `layouts.rs` | mistakes in its layouts |

mod illegal;
mod layouts;

use super::games::{GameWords, rules_pages};
use super::msg;

/// Its words.
pub(super) const WORDS: GameWords = GameWords {
    title: msg::game_kulami,
    summary: msg::game_kulami_summary,
    credits: msg::about_kulami,
    players: [msg::player_red, msg::player_black],
    rules: rules_pages!("kulami"),
};
