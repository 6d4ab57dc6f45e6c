//! The search at the root: exact results and whole lines, from searches that only compare.

use super::bounds::INFINITE;
use super::position::Ending;
use super::search::Solver;
use crate::games::kulami::Field;

impl Solver<'_> {
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
                let eval = -self.exact(&next);
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

    /// By how many points the player to move is ahead in the end, by null windows alone (MTD(f): Aske Plaat and others, "Best-first
    /// fixed-depth minimax algorithms", 1996). What one of them finds is in the table for the next.
    fn exact(&mut self, here: &Ending) -> i32 {
        let (mut low, mut high) = (-INFINITE, INFINITE);
        let mut eval = here.middle_for_mover();
        while low < high && !self.control.is_over() {
            let beta = eval.max(low + 1);
            eval = self.negamax(here, beta - 1, beta);
            if eval < beta {
                high = eval;
            } else {
                low = eval;
            }
        }
        eval
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
}
