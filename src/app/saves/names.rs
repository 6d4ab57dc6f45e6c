//! What saved matches and their players are called.

use crate::app::session::{Strength, shown_name};
use record::{MatchSummary, SavedPlayer};
use rules::Player;
use texts::{Message, msg};

/// The display name of a player of a saved match.
pub(crate) fn name_of(summary: &MatchSummary, player: Player) -> Message {
    let SavedPlayer { name, seat } = &summary.players[player.index()];
    shown_name(summary.kind, player, name, Strength::of_seat(*seat))
}

/// The title of a saved match; the two players, if it has none.
pub(crate) fn title_of(summary: &MatchSummary) -> Message {
    if let Some(title) = &summary.title {
        return Message::verbatim(title.to_string());
    }
    let [one, two] = Player::BOTH.map(|player| name_of(summary, player));
    msg::matches_between(one, two)
}
