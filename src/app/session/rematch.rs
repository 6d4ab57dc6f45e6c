//! The same match once more: from its start, or with the sides swapped.

use super::read::Session;
use super::requests::StartMatch;
use super::setup::MatchSetup;
use engine::Level;
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

/// The next match of a person who has beaten the computer, against one of the next level; `None` in any other case.
pub(crate) fn harder_rematch(session: &Session) -> Option<(Level, StartMatch)> {
    let winner = session.outcome()?.winner?;
    let computers = session.computers();
    let beaten =
        computers[winner.other().index()].filter(|_| computers[winner.index()].is_none())?.level()?;
    let next = Level::new(beaten.number() + 1)?;
    // Seats go with the persons, not with their sides.
    let players = session.players().computers.map(|computer| computer.map(|_| next));
    let setup = fresh(session).with_computers(players).with_sides_swapped();
    Some((next, StartMatch(setup)))
}

/// The next match of the same players: they swap sides, so that the other one begins.
pub(crate) fn rematch(session: &Session) -> StartMatch {
    StartMatch(fresh(session).with_sides_swapped())
}
