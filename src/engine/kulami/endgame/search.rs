//! The search to the end of the match.

use smallvec::SmallVec;

use super::position::{Ending, Ground};
use crate::engine::control::SearchControl;
use crate::engine::searchable::Searchable;
use crate::engine::transposition_table::{Bound, TableEntry, TranspositionTable};
use crate::games::kulami::{Field, Kulami, NO_FIELD};

/// Greater than any difference.
const INFINITE: i32 = 1_000;
/// With fewer marbles left, probing the table does not pay.
const MIN_LEFT_FOR_TABLE: u8 = 3;

/// One search.
pub(super) struct Solver<'a> {
    ground: &'a Ground,
    control: &'a SearchControl<'a>,
    table: &'a TranspositionTable,
    pub(super) nodes: u64,
}

/// A position after a marble is placed.
struct Child {
    /// The ordering score.
    rank: i32,
    field: Field,
    ending: Ending,
}

impl<'a> Solver<'a> {
    pub(super) const fn new(
        ground: &'a Ground,
        control: &'a SearchControl<'a>,
        table: &'a TranspositionTable,
    ) -> Self {
        Self { ground, control, table, nodes: 0 }
    }

    /// The best fields of a position that is not over, best first: by how many points the player to move is ahead in the end, and the line
    /// that leads there. `None` if a limit was reached.
    pub(super) fn solve(&mut self, start: &Ending, lines: usize) -> Option<Vec<(i32, Vec<Field>)>> {
        let after = |field: Field| start.after(self.ground, field);
        let mut fields: Vec<Field> = start.free.iter().collect();
        fields.sort_by_key(|field| after(*field).free.count_ones());
        let mut best: Vec<(i32, Field)> = Vec::new();
        for field in fields {
            let next = start.after(self.ground, field);
            let least = if best.len() < lines { None } else { best.last().map(|(eval, _)| *eval) };
            // A null window quickly proves that a field is no better than those found.
            let is_better =
                |solver: &mut Self, least: i32| -solver.negamax(&next, -least - 1, -least) > least;
            if least.is_none_or(|least| is_better(self, least)) {
                let eval = -self.negamax(&next, -INFINITE, -least.unwrap_or(-INFINITE));
                let place = best.partition_point(|(other, _)| *other >= eval);
                best.insert(place, (eval, field));
                best.truncate(lines.max(1));
            }
            if self.control.is_over() {
                return None;
            }
        }
        Some(best.into_iter().map(|(eval, field)| (eval, self.line(start, field, eval))).collect())
    }

    /// The line of best play after a field with this evaluation.
    fn line(&mut self, start: &Ending, field: Field, mut eval: i32) -> Vec<Field> {
        let mut line = vec![field];
        let mut here = start.after(self.ground, field);
        while !here.free.is_empty() {
            eval = -eval;
            // The first field that is as good as the best.
            let is_best = |solver: &mut Self, field: Field| {
                let next = here.after(solver.ground, field);
                -solver.negamax(&next, -eval, 1 - eval) >= eval
            };
            let best = here.free.iter().find(|field| is_best(self, *field));
            let Some(best) = best.filter(|_| !self.control.is_over()) else { break };
            line.push(best);
            here = here.after(self.ground, best);
        }
        line
    }

    /// By how many points the player to move is ahead in the end: exact between `alpha` and `beta`, otherwise a bound.
    fn negamax(&mut self, here: &Ending, mut alpha: i32, beta: i32) -> i32 {
        let sign = if here.side == 0 { 1 } else { -1 };
        if here.free.is_empty() {
            return sign * i32::from(here.difference());
        }
        let (low, high) = self.bounds_for(here, here.side, alpha, beta);
        if low >= beta || low == high {
            return low;
        }
        if high <= alpha {
            return high;
        }
        if self.control.is_over() {
            return 0;
        }
        let certain = sign * i32::from(here.certain);
        let uses_table = here.left >= MIN_LEFT_FOR_TABLE;
        let mut hash_field = None;
        let key = if uses_table { here.full_key() } else { 0 };
        if uses_table && let Some(entry) = self.table.probe(key, 0) {
            let eval = entry.eval + certain;
            match entry.bound {
                Bound::Exact => return eval,
                Bound::Lower if eval >= beta => return eval,
                Bound::Upper if eval <= alpha => return eval,
                _ => {}
            }
            hash_field = Some(Field(entry.best as u8));
        }
        let first_alpha = alpha;
        let (mut best, mut best_field) = (-INFINITE, NO_FIELD);
        let mut children = SmallVec::<[Child; 20]>::new();
        for field in here.free.iter() {
            let ending = here.after(self.ground, field);
            self.count();
            if ending.free.is_empty() {
                let eval = sign * i32::from(ending.difference());
                if eval > best {
                    (best, best_field) = (eval, field);
                }
                continue;
            }
            let (low, high) = self.bounds_for(&ending, here.side, alpha, beta);
            // The bounds alone can decide.
            if low >= beta {
                best = low;
                best_field = field;
                break;
            }
            if high <= alpha {
                best = best.max(high);
                continue;
            }
            let replies = ending.free.count_ones() as i32;
            let rank = if hash_field == Some(field) {
                i32::MAX
            } else {
                sign * i32::from(ending.low + ending.high) * 2 - 4 * replies
            };
            children.push(Child { rank, field, ending });
        }
        alpha = alpha.max(best);
        if alpha < beta {
            children.sort_unstable_by_key(|child| (std::cmp::Reverse(child.rank), child.field));
            for child in &children {
                let mut eval;
                if best == -INFINITE || beta - alpha == 1 {
                    eval = -self.negamax(&child.ending, -beta, -alpha);
                } else {
                    eval = -self.negamax(&child.ending, -alpha - 1, -alpha);
                    if eval > alpha && eval < beta {
                        eval = -self.negamax(&child.ending, -beta, -alpha);
                    }
                }
                if self.control.is_over() {
                    return 0;
                }
                if eval > best {
                    best = eval;
                    best_field = child.field;
                }
                alpha = alpha.max(eval);
                if alpha >= beta {
                    break;
                }
            }
        }
        if uses_table {
            let bound = match best {
                _ if best >= beta => Bound::Lower,
                _ if best > first_alpha => Bound::Exact,
                _ => Bound::Upper,
            };
            let (eval, best) = (best, u16::from(best_field.0));
            self.table.store(key, 0, TableEntry { eval: eval - certain, depth: here.left, bound, best });
            return eval;
        }
        best
    }

    /// The bounds for either player.
    fn bounds_for(&self, here: &Ending, side: u8, alpha: i32, beta: i32) -> (i32, i32) {
        if side == 0 {
            return self.bounds(here, alpha, beta);
        }
        let (low, high) = self.bounds(here, -beta, -alpha);
        (-high, -low)
    }

    /// By how many points the first player is ahead at worst and at best, only as tight as needed to compare with `alpha` and `beta`.
    fn bounds(&self, here: &Ending, alpha: i32, beta: i32) -> (i32, i32) {
        let surplus = here.surplus();
        let (mut low, mut high) = (here.low + surplus, here.high + surplus);
        if self.ground.counts_areas {
            if i32::from(low) >= beta {
                low -= here.most_area(self.ground, 1) - here.areas[1];
            } else {
                low = -(INFINITE as i16);
            }
            if i32::from(high) <= alpha {
                high += here.most_area(self.ground, 0) - here.areas[0];
            } else {
                high = INFINITE as i16;
            }
        }
        if self.ground.counts_chains {
            if i32::from(low) >= beta {
                low -= here.most_chains(self.ground, 1) - here.chains[1];
            } else {
                low = -(INFINITE as i16);
            }
            if i32::from(high) <= alpha {
                high += here.most_chains(self.ground, 0) - here.chains[0];
            } else {
                high = INFINITE as i16;
            }
        }
        (i32::from(low), i32::from(high))
    }

    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(Kulami::NODES_PER_CHECK) {
            self.control.count(Kulami::NODES_PER_CHECK);
        }
    }
}
