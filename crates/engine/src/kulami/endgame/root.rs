//! The search at the root: exact results and whole lines, from searches that only compare.

use super::bounds::INFINITE;
use super::position::Ending;
use super::search::Solver;
use rules::kulami::Field;

/// What is known of a position before it is solved.
#[derive(Clone, Debug, Default)]
pub(in crate::kulami) struct Guess {
    /// By how many points the player to move will be ahead.
    pub(in crate::kulami) ahead: Option<i32>,
    /// The fields, the best first.
    pub(in crate::kulami) best: Vec<Field>,
}

impl Solver<'_> {
    /// The best fields of a position that is not over, best first: by how many points the player to move is ahead in the end, and the line
    /// that leads there. `None` if a limit was reached.
    pub(super) fn solve(
        &mut self,
        start: &Ending,
        lines: usize,
        guess: &Guess,
    ) -> Option<Vec<(i32, Vec<Field>)>> {
        let mut fields: Vec<Field> = start.free.iter().collect();
        let place = |field: &Field| guess.best.iter().position(|known| known == field);
        fields.sort_by_key(|field| (place(field), start.after(self.ground, *field).free.count_ones()));
        let mut best = Vec::new();
        let mut ahead = guess.ahead.unwrap_or_else(|| start.middle_for_mover());
        while best.len() < lines.max(1) && !fields.is_empty() {
            let (eval, field) = self.best_of(start, &mut fields, ahead)?;
            ahead = eval;
            fields.retain(|other| *other != field);
            best.push((eval, field));
        }
        Some(best.into_iter().map(|(eval, field)| (eval, self.line(start, field, eval))).collect())
    }

    /// The best of these fields and by how many points the player to move is ahead in the end, by null windows alone (MTD(f): Aske Plaat and
    /// others, "Best-first fixed-depth minimax algorithms", 1996). What one of them finds is in the table for the next.
    fn best_of(&mut self, start: &Ending, fields: &mut [Field], guess: i32) -> Option<(i32, Field)> {
        let (mut low, mut high) = (-INFINITE, INFINITE);
        let mut eval = guess;
        while low < high {
            let beta = eval.max(low + 1);
            eval = -INFINITE;
            let place = fields.iter().position(|field| {
                let next = start.after(self.ground, *field);
                eval = eval.max(-self.negamax(&next, -beta, 1 - beta));
                eval >= beta || self.control.is_over()
            });
            if self.control.is_over() {
                return None;
            }
            match place {
                // It is searched first from now on.
                Some(place) => {
                    low = eval;
                    fields[..=place].rotate_right(1);
                }
                None => high = eval,
            }
        }
        fields.first().map(|field| (low, *field))
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
