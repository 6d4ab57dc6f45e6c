//! The endgame solver of Kulami, and proofs that only one field keeps the result.
//!
//! Alpha-beta to the end of the match, with bounds on what panels, areas and chains can still yield. With the basic score, positions with
//! different marbles are the same if each panel has the same results left.
//!
//! | file | topic |
//! |---|---|
//! | `position.rs` | positions as the solver needs them, those after each marble, and bounds on what can come of them |
//! | `search.rs`, `tail.rs` | the search; the last marbles |

mod position;
mod search;
mod tail;

use std::ops::RangeInclusive;

use crate::kulami::playout::eval_of;
use crate::limits::SearchControl;
use crate::proof::Prove;
use crate::{Eval, Goal, Limits, Line, Stop, TranspositionTable, Work};
use position::{Ending, Fixed};
use rules::kulami::{Action, Field, Kulami, MARBLES};
use rules::{Game, Player};
pub(in crate::kulami) use search::Guess;
use search::Solver;

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
    let mut solver = Solver::new(&fixed, control, table, on_tried);
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
        let mut on_tried = |marbles| control.count(marbles);
        let mut solver = Solver::new(&fixed, &control, work.table(), &mut on_tried);
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
