//! Proofs of forced wins.

use crate::proof::Prove;
use crate::proof::{FastWins, wins_within};
use crate::{Goal, Work};
use rules::napoleon::{Action, DIRECTIONS, Napoleon};
use rules::{Game, Player};

/// The most turns within which a win is looked for.
const MOST_TURNS: u8 = 3;

impl FastWins for Napoleon {
    fn wins_at_once(&self, work: &mut Work) -> bool {
        let me = self.to_move();
        let tables = self.map().tables();
        let invades = |action: &Action| {
            let to = tables.square(action.to());
            !action.lost && to.is_some_and(|to| tables.headquarters[me.other().index()].contains(&to))
        };
        let needed = 2 - self.invaders(me).min(2);
        let roomy = roomy(self, me.other());
        work.actions(self).iter().any(|action| {
            // Two counters in the headquarters win; or else the opponent must be left without a move: then all counters that have room
            // for two steps were captured.
            let may_win = (needed <= 1 && invades(action)) || action.captured().count() >= roomy;
            may_win && {
                let mut next = *self;
                next.play_unchecked(action);
                next.outcome().is_some_and(|outcome| outcome.winner == Some(me))
            }
        })
    }
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
        wins_within(self, player, turns, work)
    }

    fn best_defence(&self, goal: Goal, work: &mut Work) -> Vec<Action> {
        // The reply after which the fewest turns keep the goal.
        let ways = |reply: &Action, work: &mut Work| {
            let mut next = *self;
            next.play_unchecked(reply);
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
