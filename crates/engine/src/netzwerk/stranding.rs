//! Leaving the opponent without a run by shifts: where the robots stand, and which batteries are controlled, no longer changes then.

use foldhash::{HashSet, HashSetExt as _};

use super::places::may_end_after;
use super::tables::{ahead, beside};
use crate::Work;
use rules::netzwerk::{Action, Direction, Energy, Field, FieldSet, Netzwerk, Square, SquareSet};
use rules::{Game, Player};

/// Shifts, and the end of the turn, that leave the opponent without a run. If there are none, no others do either, unless the work gave up.
pub(super) fn stranding_shifts(position: &Netzwerk, work: &mut Work) -> Option<Vec<Action>> {
    let (player, phase) = (position.to_move(), position.phase());
    if position.decided().is_some() || phase.begins_turn() {
        return None;
    }
    let movable = if phase.allows_shifts() { position.shiftable() } else { FieldSet::EMPTY };
    let search = Stranding { player, useful: useful_fields(position), movable };
    if !search.is_possible(position) || !may_end_after(position) {
        return None;
    }
    let mut shifts = Vec::new();
    let is_found = search.finds(position, &mut HashSet::new(), &mut shifts, work);
    is_found.then_some(shifts)
}

/// The enemy robots with an empty square to run to.
pub(super) fn free_enemies(position: &Netzwerk) -> SquareSet {
    let board = ahead(position.to_move(), 0);
    let empty = board & !(position.own() | position.enemy());
    // What is beside a square in the direction of the player's runs is the square from which the enemy runs there.
    beside(position.to_move(), empty) & position.enemy()
}

/// The fields where a battery lets the opponent run.
pub(super) fn useful_fields(position: &Netzwerk) -> FieldSet {
    let beside = free_enemies(position).iter().flat_map(Square::touching);
    let fields = beside.fold(FieldSet::EMPTY, |all, field| all | field.bit());
    match position.rules().energy {
        Energy::Adjacent => fields,
        Energy::Controlled => fields & position.controlled()[position.to_move().other().index()],
    }
}

struct Stranding {
    player: Player,
    /// The fields where no battery may be in the end.
    useful: FieldSet,
    /// The fields from which batteries may be shifted.
    movable: FieldSet,
}

impl Stranding {
    /// A necessary condition: each battery on a useful field can still be shifted to one that is not.
    fn is_possible(&self, position: &Netzwerk) -> bool {
        let batteries = position.batteries();
        let open = batteries & self.movable & !position.shifted();
        let wrong = batteries & self.useful;
        (wrong & !open).is_empty()
            && wrong.iter().all(|field| {
                Direction::ALL.into_iter().any(|way| self.leads_out(field, way, batteries, open))
            })
    }

    /// Whether a battery may come to a field that is not useful, if others are shifted well before. It passes over batteries only, and no
    /// other can come to a useful field, as it would have to stay there.
    fn leads_out(&self, from: Field, direction: Direction, batteries: FieldSet, open: FieldSet) -> bool {
        let mut field = from;
        while let Some(next) = field.next(direction) {
            let is_taken = batteries.has(next);
            if !self.useful.has(next) && (!is_taken || open.has(next)) {
                return true;
            }
            if !is_taken {
                return false;
            }
            field = next;
        }
        false
    }

    /// Whether it can be done from here; the actions are left in `shifts`.
    fn finds(
        &self,
        position: &Netzwerk,
        failed: &mut HashSet<(FieldSet, FieldSet)>,
        shifts: &mut Vec<Action>,
        work: &mut Work,
    ) -> bool {
        work.count(1);
        if work.has_given_up()
            || !self.is_possible(position)
            || !failed.insert((position.batteries(), position.shifted()))
        {
            return false;
        }
        let (batteries, open) =
            (position.batteries(), position.batteries() & self.movable & !position.shifted());
        let wrong = batteries & self.useful;
        if wrong.is_empty() {
            let outcome = position.after(&Action::End).outcome();
            if outcome.is_some_and(|outcome| outcome.winner == Some(self.player)) {
                shifts.push(Action::End);
                return true;
            }
        }
        // What is in the wrong place is shifted first; anything else only makes way for it.
        for from in (open & wrong).iter().chain((open & !wrong).iter()) {
            for direction in Direction::ALL {
                let Some(to) = Netzwerk::shift_target(batteries, from, direction) else { continue };
                if self.useful.has(to) {
                    continue;
                }
                let shift = Action::Shift { from, to };
                let mut next = *position;
                next.play_unchecked(&shift);
                shifts.push(shift);
                if self.finds(&next, failed, shifts, work) {
                    return true;
                }
                shifts.pop();
            }
        }
        false
    }
}
