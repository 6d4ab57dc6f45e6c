//! The endgame solver of Kulami, and proofs with it that only one field keeps the result.
//!
//! Alpha-beta to the end of the match, with bounds on what panels, areas and chains can still yield. With the basic score, positions with
//! different marbles are the same if each panel has the same results left.
//!
//! | file | topic |
//! |---|---|
//! | `position.rs` | positions as the solver needs them, those after each marble, and bounds on what can come of them |
//! | `tail.rs` | the last marbles |

mod position;
mod tail;

use std::ops::RangeInclusive;

use smallvec::SmallVec;

use crate::kulami::playout::eval_of;
use crate::limits::SearchControl;
use crate::proof::Prove;
use crate::transposition_table::{Bound, TableEntry};
use crate::{Eval, Goal, Limits, Line, Searchable, Stop, TranspositionTable, Work};
use position::{Ending, Fixed, Glance, INFINITE, facing};
use rules::kulami::{Action, Field, Kulami, MARBLES, NO_FIELD};
use rules::{Game, Player};
use tail::{TAIL, Tail};

/// Solves a match: the number of marbles tried, and the best lines to its end, as many as the limits ask for; none if they do not suffice,
/// or if the match is over. Any table will do; a larger one is faster.
pub fn solve_counted(
    game: &Kulami,
    limits: &Limits,
    stop: &Stop,
    table: &TranspositionTable,
) -> (u64, Vec<Line<Action>>) {
    let control = SearchControl::new(*limits, stop);
    let lines = solve_beside(game, &Guess::default(), &control, table, &mut |marbles| control.count(marbles));
    (control.nodes(), lines)
}

/// The same beside something else: `on_tried` gets the number of marbles tried every now and then, counts them, and can do other work.
pub(in crate::kulami) fn solve_beside(
    game: &Kulami,
    guess: &Guess,
    control: &SearchControl<'_>,
    table: &TranspositionTable,
    on_tried: &mut dyn FnMut(u64),
) -> Vec<Line<Action>> {
    let fixed = Fixed::new(game);
    let start = Ending::new(&fixed, game);
    if start.free.is_empty() {
        return Vec::new();
    }
    let mut solver = Solver { fixed: &fixed, control, table, on_tried, uncounted: 0 };
    let ends = solver.solve(&start, control.limits.lines, guess);
    solver.flush_count();
    let sites = game.layout().fields();
    let turn = |field: Field| vec![Action { at: sites[field.index()] }];
    let line = |(ahead, fields): (i32, Vec<Field>)| Line {
        eval: Eval(eval_of(ahead)),
        turns: fields.into_iter().map(turn).collect(),
    };
    ends.unwrap_or_default().into_iter().map(line).collect()
}

/// The number of marbles left in puzzles.
const LEFT: RangeInclusive<usize> = 4..=20;

impl Prove for Kulami {
    fn goals(&self) -> Vec<Goal> {
        let left = 2 * MARBLES - self.placed().len();
        if LEFT.contains(&left) { vec![Goal::KeepWin, Goal::KeepDraw] } else { Vec::new() }
    }

    fn keeps(&self, player: Player, goal: Goal, work: &mut Work) -> bool {
        // By how many points the player is to be ahead in the end, at least.
        let points = match goal {
            Goal::KeepWin => 1,
            Goal::KeepDraw => 0,
            Goal::Win { .. } | Goal::Hold => return false,
        };
        let stop = Stop::default();
        let control = SearchControl::new(Limits::nodes(work.left()), &stop);
        let fixed = Fixed::new(self);
        let (table, on_tried) = (work.table(), &mut |marbles| control.count(marbles));
        let mut solver = Solver { fixed: &fixed, control: &control, table, on_tried, uncounted: 0 };
        let start = Ending::new(&fixed, self);
        let is_ahead = if self.to_move() == player {
            solver.negamax(&start, points - 1, points) >= points
        } else {
            -solver.negamax(&start, -points, 1 - points) >= points
        };
        solver.flush_count();
        work.count(control.nodes());
        is_ahead
    }
}

/// The factor by which each further marble lengthens the solution.
const GROWTH: f64 = 2.3;
/// The number of marbles that solving takes, if there were none left: chosen so that it is 100,000 for most positions with 20 left.
const LEAST: f64 = 0.005_827;

/// The number of marbles that the solver will probably try.
pub(super) fn marbles_to_solve(game: &Kulami) -> u64 {
    // Multiplied one by one: other ways to a power differ between computers.
    (game.count()..2 * MARBLES as u8).fold(LEAST, |marbles, _| marbles * GROWTH) as u64
}

/// With fewer marbles left, probing the table does not pay.
const MIN_LEFT_FOR_TABLE: u8 = 3;

/// What is known of a position before it is solved.
#[derive(Clone, Debug, Default)]
pub(in crate::kulami) struct Guess {
    /// By how many points the player to move will be ahead.
    pub(in crate::kulami) ahead: Option<i32>,
    /// The fields, the best first.
    pub(in crate::kulami) best: Vec<Field>,
}

struct Solver<'a> {
    fixed: &'a Fixed,
    control: &'a SearchControl<'a>,
    table: &'a TranspositionTable,
    on_tried: &'a mut dyn FnMut(u64),
    /// Those of them that are not counted yet.
    uncounted: u64,
}

impl Solver<'_> {
    /// By how many points the player to move is ahead in the end: exact between `alpha` and `beta`, otherwise a bound.
    fn negamax(&mut self, here: &Ending, mut alpha: i32, mut beta: i32) -> i32 {
        let sign = if here.side == 0 { 1 } else { -1 };
        if here.free.is_empty() {
            return sign * i32::from(here.difference());
        }
        if self.control.is_over() {
            return 0;
        }
        if here.left <= TAIL && !self.fixed.counts_marbles() {
            let difference = sign * i32::from(here.difference());
            let mut tail = Tail::new(self.fixed, here);
            // Differences are far smaller than these numbers can be.
            let gain = tail.gain(here, [alpha, beta].map(|bound| (bound - difference) as i16));
            self.count(tail.tried);
            return difference + i32::from(gain);
        }
        let (low, high) = here.bounds_for(self.fixed, here.seen().panels, here.side, [alpha, beta]);
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
        // Ranks with the fields in their lowest byte: the smaller, the sooner.
        let mut ranked = SmallVec::<[i32; 20]>::new();
        for field in here.free.iter() {
            self.count(1);
            let (glance, (low, high)) = if self.fixed.counts_marbles() {
                let next = here.after(self.fixed, field);
                let glance = next.seen();
                (glance, next.bounds_for(self.fixed, glance.panels, here.side, [alpha, beta]))
            } else {
                let glance = here.glance(self.fixed, field);
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
            let rank = if field == hash_field { i32::MIN } else { -ordering_score(&glance, sign) << 8 };
            ranked.push(rank | i32::from(field.0));
        }
        alpha = alpha.max(best);
        if alpha >= beta {
            return (best, best_field);
        }
        ranked.sort_unstable();
        for field in ranked.into_iter().map(|rank| Field(rank as u8)) {
            let next = here.after(self.fixed, field);
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

    fn count(&mut self, nodes: u64) {
        self.uncounted += nodes;
        if self.uncounted >= Kulami::NODES_PER_CHECK {
            self.flush_count();
        }
    }

    fn flush_count(&mut self) {
        (self.on_tried)(std::mem::take(&mut self.uncounted));
    }

    /// The best fields of a position that is not over, best first: by how many points the player to move is ahead in the end, and the line
    /// that leads there. `None` if a limit was reached.
    fn solve(&mut self, start: &Ending, lines: usize, guess: &Guess) -> Option<Vec<(i32, Vec<Field>)>> {
        let mut fields: Vec<Field> = start.free.iter().collect();
        let place = |field: &Field| guess.best.iter().position(|known| known == field);
        fields.sort_by_key(|field| (place(field), start.after(self.fixed, *field).free.count_ones()));
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
                let next = start.after(self.fixed, *field);
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
        let mut here = start.after(self.fixed, field);
        while !here.free.is_empty() {
            eval = -eval;
            // The first field that is as good as the best.
            let is_best = |solver: &mut Self, field: Field| {
                let next = here.after(solver.fixed, field);
                -solver.negamax(&next, -eval, 1 - eval) >= eval
            };
            let best = here.free.iter().find(|field| is_best(self, *field));
            let Some(best) = best.filter(|_| !self.control.is_over()) else { break };
            line.push(best);
            here = here.after(self.fixed, best);
        }
        line
    }
}

/// How promising a marble is that leads to a position of which this is seen: by what is gained now, by what can still be won and lost, and
/// by how few replies there are. The weights are those with which the fewest marbles are tried.
fn ordering_score(glance: &Glance, sign: i32) -> i32 {
    let points = 2 * i32::from(glance.difference) + i32::from(glance.middle);
    sign * points - 2 * glance.replies as i32
}

/// Bounds on a position's evaluation for the player to move, without what is certain, and the field that was best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    low: i32,
    high: i32,
    best: Field,
}

/// More than the difference of any two bounds.
const BOUNDS: i32 = 2 * INFINITE + 1;

impl Known {
    const NOTHING: Self = Self { low: -INFINITE, high: INFINITE, best: NO_FIELD };

    /// What is known of the position with this key.
    fn probe(table: &TranspositionTable, key: u64) -> Self {
        let Some(entry) = table.probe(key, 0) else { return Self::NOTHING };
        // An evaluation of the table holds both bounds.
        let (low, high) = (entry.eval / BOUNDS - INFINITE, entry.eval % BOUNDS - INFINITE);
        Self { low, high, best: Field(entry.best as u8) }
    }

    fn store(self, table: &TranspositionTable, key: u64, left: u8) {
        let eval = (self.low + INFINITE) * BOUNDS + self.high + INFINITE;
        let best = u16::from(self.best.0);
        table.store(key, 0, TableEntry { eval, depth: left, bound: Bound::Exact, best });
    }
}
