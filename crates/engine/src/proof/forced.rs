//! Forced wins in games whose turns are single actions: every action of the player, every reply of the opponent.

use super::goal::Work;
use rules::{Game, Player};

/// A game whose turns are single actions, and which finds wins within the turn fast.
pub(crate) trait FastWins: Game {
    /// Whether any action of the player to move wins at once.
    fn wins_at_once(&self, work: &mut Work) -> bool;
}

/// The reply that refuted the last tries, by the number of turns left: it is likely to refute the next.
type Killers<A> = [Option<A>; MOST_TURNS];
/// The largest number of turns within which a win is looked for.
const MOST_TURNS: usize = 8;

/// Whether a player wins within so many of their own turns, whoever is to move.
pub(crate) fn wins_within<G: FastWins>(position: &G, player: Player, turns: u8, work: &mut Work) -> bool {
    let mut killers: Killers<G::Action> = Default::default();
    work.count(1);
    let turns = usize::from(turns).min(MOST_TURNS - 1);
    match position.outcome() {
        Some(outcome) => outcome.winner == Some(player),
        None if turns == 0 => false,
        None if position.to_move() == player => wins(position, turns, &mut killers, work),
        None => loses(position, turns, &mut killers, work),
    }
}

/// Whether the player to move wins within so many turns, at least one. The game is not over.
fn wins<G: FastWins>(position: &G, turns: usize, killers: &mut Killers<G::Action>, work: &mut Work) -> bool {
    work.count(1);
    if position.wins_at_once(work) {
        return true;
    }
    if turns == 1 || work.has_given_up() {
        return false;
    }
    position.actions().iter().any(|action| {
        let mut next = position.clone();
        next.play_unchecked(action);
        // A win would have been found above.
        next.outcome().is_none() && loses(&next, turns - 1, killers, work)
    })
}

/// Whether the player to move loses within so many turns of the opponent, at least one, whatever they do. The game is not over.
fn loses<G: FastWins>(position: &G, turns: usize, killers: &mut Killers<G::Action>, work: &mut Work) -> bool {
    work.count(1);
    let player = position.to_move().other();
    let mut replies = work.actions(position);
    if let Some(killer) = &killers[turns]
        && let Some(at) = replies.iter().position(|reply| reply == killer)
    {
        replies.swap(0, at);
    }
    for reply in &replies {
        let mut next = position.clone();
        next.play_unchecked(reply);
        let has_lost = match next.outcome() {
            Some(outcome) => outcome.winner == Some(player),
            None => wins(&next, turns, killers, work),
        };
        if !has_lost || work.has_given_up() {
            killers[turns] = Some(reply.clone());
            return false;
        }
    }
    true
}
