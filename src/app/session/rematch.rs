//! The same match once more: from its start, or with the sides swapped.

use super::read::Session;
use super::requests::StartMatch;
use super::setup::MatchSetup;
use record::{Clock, Match};

/// The same match from its start, with the same players on the same sides, and the same time.
fn fresh(session: &Session) -> MatchSetup {
    let full = |clock: Clock| {
        Clock::new((clock.limit_ms() / 1000) as u32, (clock.increment_ms() / 1000) as u32).ok()
    };
    let clock = session.clock().and_then(full);
    let game = Match::new(session.game().start().clone());
    MatchSetup::new(game).with_players(session.players().clone()).with_clock(clock)
}

/// The match once more from its start.
pub(crate) fn restart(session: &Session) -> StartMatch {
    StartMatch(fresh(session))
}

/// The next match of the same players: they swap sides, so that the other one begins.
pub(crate) fn rematch(session: &Session) -> StartMatch {
    StartMatch(fresh(session).with_sides_swapped())
}
