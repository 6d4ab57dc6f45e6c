//! Proofs of forced wins.

use crate::proof::Prove;
use crate::{Goal, Work};
use rules::napoleon::{Action, DIRECTIONS, Napoleon};
use rules::{Game, Player};

/// The most turns within which a win is looked for.
const MOST_TURNS: u8 = 3;

/// The reply that refuted the last tries, by the number of turns left: it is likely to refute the next.
type Killers = [Option<Action>; MOST_PROVED];
/// The largest number of turns within which a win is proved.
const MOST_PROVED: usize = 8;

/// Whether the player to move wins within so many turns, at least one. The game is not over.
fn wins(position: &Napoleon, turns: usize, killers: &mut Killers, work: &mut Work) -> bool {
    work.count(1);
    if wins_at_once(position, work) {
        return true;
    }
    if turns == 1 || work.has_given_up() {
        return false;
    }
    position.actions().iter().any(|action| {
        let next = position.after(action);
        // A win would have been found above.
        next.outcome().is_none() && loses(&next, turns - 1, killers, work)
    })
}

/// Whether the player to move loses within so many turns of the opponent, at least one, whatever they do. The game is not over.
fn loses(position: &Napoleon, turns: usize, killers: &mut Killers, work: &mut Work) -> bool {
    work.count(1);
    let player = position.to_move().other();
    let mut replies = work.actions(position);
    if let Some(killer) = &killers[turns]
        && let Some(at) = replies.iter().position(|reply| reply == killer)
    {
        replies.swap(0, at);
    }
    for reply in &replies {
        let next = position.after(reply);
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

/// Whether any action of the player to move wins at once.
fn wins_at_once(game: &Napoleon, work: &mut Work) -> bool {
    let me = game.to_move();
    let tables = game.map().tables();
    let invades = |action: &Action| {
        let to = tables.square(action.to());
        !action.lost && to.is_some_and(|to| tables.headquarters[me.other().index()].contains(&to))
    };
    let needed = 2 - game.invaders(me).min(2);
    let roomy = roomy(game, me.other());
    work.actions(game).iter().any(|action| {
        // Two counters in the headquarters win; or else the opponent must be left without a move: then all counters that have room
        // for two steps were captured.
        let may_win = (needed <= 1 && invades(action)) || action.captured().count() >= roomy;
        may_win && game.after(action).outcome().is_some_and(|outcome| outcome.winner == Some(me))
    })
}

/// How many counters of a player can step onto at least two squares: whatever single move the other makes without capturing them,
/// they can still move.
fn roomy(game: &Napoleon, player: Player) -> usize {
    let tables = game.map().tables();
    let is_free = |to| game.counter_on(to).is_none() && tables.at(to).can_be_stepped_onto_by(player);
    let has_room = |from: &_| {
        let near = (0..DIRECTIONS.len()).filter_map(|direction| tables.neighbour(*from, direction));
        near.filter(|to| is_free(*to)).nth(1).is_some()
    };
    game.counters()[player.index()].iter().filter(has_room).count()
}

impl Prove for Napoleon {
    fn goals(&self) -> Vec<Goal> {
        // Each turn brings at most one counter into the headquarters.
        let needed = 2 - self.invaders(self.to_move()).min(1) as u8;
        (needed..=MOST_TURNS).map(|turns| Goal::Win { turns }).collect()
    }

    fn keeps(&self, player: Player, goal: Goal, work: &mut Work) -> bool {
        let Goal::Win { turns } = goal else { return false };
        let turns = usize::from(turns).min(MOST_PROVED - 1);
        let mut killers = Killers::default();
        work.count(1);
        match self.outcome() {
            Some(outcome) => outcome.winner == Some(player),
            None if turns == 0 => false,
            None if self.to_move() == player => wins(self, turns, &mut killers, work),
            None => loses(self, turns, &mut killers, work),
        }
    }

    fn best_defence(&self, goal: Goal, work: &mut Work) -> Vec<Action> {
        // The reply after which the fewest turns keep the goal.
        let ways = |reply: &Action, work: &mut Work| {
            let next = self.after(reply);
            let is_slow = goal.harder().is_none_or(|harder| !next.keeps(next.to_move(), harder, work));
            (next.outcome().is_none() && is_slow).then(|| next.right_turns(goal, work).len())
        };
        let mut best: Option<(usize, Action)> = None;
        for reply in work.actions(self) {
            if let Some(ways) = ways(&reply, work)
                && best.as_ref().is_none_or(|(fewest, _)| ways < *fewest)
            {
                best = Some((ways, reply));
            }
            if work.has_given_up() {
                break;
            }
        }
        best.map(|(_, reply)| vec![reply]).unwrap_or_default()
    }
}
