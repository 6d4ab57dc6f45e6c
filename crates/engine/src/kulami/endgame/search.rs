//! The search to the end of the match.

use smallvec::SmallVec;

use super::bounds::{INFINITE, facing};
use super::children::{Glance, Ranked};
use super::known::Known;
use super::position::{Ending, Ground};
use super::tail::{TAIL, Tail};
use crate::control::SearchControl;
use crate::searchable::Searchable;
use crate::transposition_table::TranspositionTable;
use rules::kulami::{Field, Kulami, NO_FIELD};

/// With fewer marbles left, probing the table does not pay.
const MIN_LEFT_FOR_TABLE: u8 = 3;

/// One search.
pub(super) struct Solver<'a> {
    pub(super) ground: &'a Ground,
    pub(super) control: &'a SearchControl<'a>,
    table: &'a TranspositionTable,
    /// Counts the marbles tried.
    on_tried: &'a mut dyn FnMut(u64),
    /// Those of them that are not counted yet.
    uncounted: u64,
}

impl<'a> Solver<'a> {
    pub(super) const fn new(
        ground: &'a Ground,
        control: &'a SearchControl<'a>,
        table: &'a TranspositionTable,
        on_tried: &'a mut dyn FnMut(u64),
    ) -> Self {
        Self { ground, control, table, on_tried, uncounted: 0 }
    }

    /// By how many points the player to move is ahead in the end: exact between `alpha` and `beta`, otherwise a bound.
    pub(super) fn negamax(&mut self, here: &Ending, mut alpha: i32, mut beta: i32) -> i32 {
        let sign = if here.side == 0 { 1 } else { -1 };
        if here.free.is_empty() {
            return sign * i32::from(here.difference());
        }
        if self.control.is_over() {
            return 0;
        }
        if here.left <= TAIL && !self.ground.counts_marbles() {
            let difference = sign * i32::from(here.difference());
            return difference + self.gain_of_tail(here, alpha - difference, beta - difference);
        }
        let (low, high) = here.bounds_for(self.ground, here.seen().panels, here.side, [alpha, beta]);
        if low >= beta || low == high {
            return low;
        }
        if high <= alpha {
            return high;
        }
        let certain = sign * i32::from(here.certain);
        let uses_table = here.left >= MIN_LEFT_FOR_TABLE;
        let key = if uses_table { here.full_key() } else { 0 };
        let mut known = if uses_table { Known::probe(self.table, key) } else { Known::NOTHING };
        if known.low > -INFINITE {
            alpha = alpha.max(known.low + certain);
        }
        if known.high < INFINITE {
            beta = beta.min(known.high + certain);
        }
        if alpha >= beta {
            return if known.low + certain >= beta { known.low + certain } else { known.high + certain };
        }
        let (best, best_field) = self.best_of_children(here, known.best, alpha, beta);
        if uses_table && !self.control.is_over() {
            if best > alpha {
                known.low = known.low.max(best - certain);
            }
            if best < beta {
                known.high = known.high.min(best - certain);
            }
            known.best = best_field;
            known.store(self.table, key, here.left);
        }
        best
    }

    /// The evaluation of the best field, and which one it is; `hash_field` is searched before the others.
    fn best_of_children(
        &mut self,
        here: &Ending,
        hash_field: Field,
        mut alpha: i32,
        beta: i32,
    ) -> (i32, Field) {
        let sign = if here.side == 0 { 1 } else { -1 };
        let (mut best, mut best_field) = (-INFINITE, NO_FIELD);
        let mut fields = SmallVec::<[Ranked; 20]>::new();
        for field in here.free.iter() {
            self.count(1);
            let (glance, (low, high)) = if self.ground.counts_marbles() {
                let next = here.after(self.ground, field);
                let glance = next.seen();
                (glance, next.bounds_for(self.ground, glance.panels, here.side, [alpha, beta]))
            } else {
                let glance = here.glance(self.ground, field);
                (glance, facing(here.side, glance.panels))
            };
            if glance.replies == 0 {
                let eval = sign * i32::from(glance.difference);
                if eval > best {
                    (best, best_field) = (eval, field);
                }
                continue;
            }
            // The bounds alone can decide.
            if low >= beta {
                return (low, field);
            }
            if high <= alpha {
                best = best.max(high);
                continue;
            }
            fields.push(if field == hash_field {
                Ranked::first(field)
            } else {
                Ranked::new(field, ordering_score(&glance, sign))
            });
        }
        alpha = alpha.max(best);
        if alpha >= beta {
            return (best, best_field);
        }
        fields.sort_unstable();
        for field in fields.into_iter().map(Ranked::field) {
            let next = here.after(self.ground, field);
            let eval = -self.negamax(&next, -beta, -alpha);
            if self.control.is_over() {
                break;
            }
            if eval > best {
                (best, best_field) = (eval, field);
            }
            alpha = alpha.max(eval);
            if alpha >= beta {
                break;
            }
        }
        (best, best_field)
    }

    /// What the player to move gains from the last marbles: exact between `alpha` and `beta`, otherwise a bound.
    fn gain_of_tail(&mut self, here: &Ending, alpha: i32, beta: i32) -> i32 {
        let mut tail = Tail::new(self.ground, here);
        // Differences are far smaller than these numbers can be.
        let gain = tail.gain(here, alpha as i16, beta as i16);
        self.count(tail.tried);
        i32::from(gain)
    }

    fn count(&mut self, nodes: u64) {
        self.uncounted += nodes;
        if self.uncounted >= Kulami::NODES_PER_CHECK {
            self.flush_count();
        }
    }

    /// Counts what was not counted yet.
    pub(super) fn flush_count(&mut self) {
        (self.on_tried)(std::mem::take(&mut self.uncounted));
    }
}

/// How promising a marble is that leads to a position of which this is seen: by what is gained now, by what can still be won and lost, and
/// by how few replies there are. The weights are those with which the fewest marbles are tried.
fn ordering_score(glance: &Glance, sign: i32) -> i32 {
    let points = 2 * i32::from(glance.difference) + i32::from(glance.middle);
    sign * points - 2 * glance.replies as i32
}
