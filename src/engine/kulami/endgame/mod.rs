//! The endgame solver of Kulami.
//!
//! Alpha-beta to the end of the match, with bounds on what panels, areas and chains can still yield. With the basic score, positions with
//! different marbles are the same if each panel has the same results left.
//!
//! | file | topic |
//! |---|---|
//! | `chains.rs` | chains, and the lines they can still fill |
//! | `position.rs`, `children.rs` | positions as the solver needs them; those after each marble |
//! | `reach.rs`, `surplus.rs`, `bounds.rs` | bounds on panels, on areas and chains, and on all that counts |
//! | `known.rs` | what the table remembers |
//! | `tail.rs` | the last marbles |
//! | `search.rs`, `root.rs` | the search, and what starts it |

mod bounds;
mod chains;
mod children;
mod known;
mod position;
mod reach;
mod root;
mod search;
mod surplus;
mod tail;

use std::time::Duration;

use crate::engine::control::SearchControl;
use crate::engine::limits::{Limits, Stop};
use crate::engine::transposition_table::TranspositionTable;
use crate::games::kulami::{Action, Field, Kulami, MARBLES};
use crate::games::{Game, Player};
use position::{Ending, Ground};
use search::Solver;

/// The result of a match with best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact {
    /// The first player's points minus the other's.
    pub difference: i32,
    /// The principal variation to the end.
    pub line: Vec<Action>,
}

/// Solves a match; `None` if the limits do not suffice, or if it is over. Any table of a match by the same rules on the same layout will
/// do; a larger one is faster.
#[must_use]
pub fn solve(game: &Kulami, limits: &Limits, stop: &Stop, table: &TranspositionTable) -> Option<Exact> {
    solve_counted(game, &Limits { lines: 1, ..*limits }, stop, table).1.pop()
}

/// The number of marbles tried, and the result after each of the best plays, as many as the limits ask for; empty if they do not suffice.
#[must_use]
pub fn solve_counted(
    game: &Kulami,
    limits: &Limits,
    stop: &Stop,
    table: &TranspositionTable,
) -> (u64, Vec<Exact>) {
    let control = SearchControl::new(*limits, stop);
    let ground = Ground::new(game);
    let start = Ending::new(&ground, game);
    let mut solver = Solver::new(&ground, &control, table);
    let ends = if start.free.is_empty() { None } else { solver.solve(&start, limits.lines) };
    let exact = |(eval, fields): (i32, Vec<Field>)| {
        let sites = game.layout.fields();
        let line = fields.into_iter().map(|field| Action { at: sites[field.index()] }).collect();
        Exact { difference: if game.to_move() == Player::One { eval } else { -eval }, line }
    };
    (solver.nodes, ends.unwrap_or_default().into_iter().map(exact).collect())
}

/// Whether a player is at least so many points ahead in the end with best play by both, and the number of marbles tried; meaningless if
/// the limits do not suffice.
pub(in crate::engine::kulami) fn is_ahead(
    game: &Kulami,
    player: Player,
    points: i32,
    limits: &Limits,
    table: &TranspositionTable,
) -> (bool, u64) {
    let stop = Stop::default();
    let control = SearchControl::new(*limits, &stop);
    let ground = Ground::new(game);
    let mut solver = Solver::new(&ground, &control, table);
    let start = Ending::new(&ground, game);
    let is_ahead = if game.to_move() == player {
        solver.negamax(&start, points - 1, points) >= points
    } else {
        -solver.negamax(&start, -points, 1 - points) >= points
    };
    (is_ahead, solver.nodes)
}

/// The number of marbles that most positions with [`USUAL`] marbles left take to solve.
const USUAL_NODES: f64 = 100_000.0;
const USUAL: f64 = 20.0;
/// The factor for each further marble.
const GROWTH: f64 = 2.3;
/// About the number of marbles tried in a millisecond.
const SPEED: u64 = 3_000;

impl Kulami {
    /// Whether it can probably be solved within the limits.
    pub(super) fn is_near_end(&self, limits: &Limits) -> bool {
        let left = 2.0 * MARBLES as f64 - f64::from(self.count);
        let needed = USUAL_NODES * GROWTH.powf(left - USUAL);
        let by_time = |time: Duration| SPEED.saturating_mul(time.as_millis() as u64);
        let nodes = limits.nodes.unwrap_or(u64::MAX).min(limits.time.map_or(u64::MAX, by_time));
        needed < 2.0 * nodes as f64
    }
}
