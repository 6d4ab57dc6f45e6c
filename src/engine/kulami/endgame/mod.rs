//! The exact end of a match of Kulami.
//!
//! Alpha-beta to the end of the match, with bounds for what can still become of panels, areas and chains. By the basic score, positions
//! with other marbles are the same where the same can become of each panel.
//!
//! | file | topic |
//! |---|---|
//! | `panels.rs` | what can become of a panel |
//! | `surplus.rs` | what areas and chains can still bring |
//! | `position.rs` | positions as the search needs them |
//! | `search.rs` | the search |

mod panels;
mod position;
mod search;
mod surplus;

use std::time::Duration;

use crate::engine::limits::{Limits, Stop, Watch};
use crate::engine::table::Table;
use crate::games::kulami::{Action, Kulami, MARBLES};
use crate::games::{Game, Player};
use position::{Ending, Ground};
use search::Solver;

pub(super) use panels::{PANEL_STATES, STATES, empty};

/// How a match ends with best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact {
    /// The points of the first player less those of the other.
    pub difference: i32,
    /// The best line to the end.
    pub line: Vec<Action>,
}

/// How a match ends with best play; nothing if that was not found within the limits, or if it has ended. The table may be anyone's,
/// and it is the quicker the larger that is.
#[must_use]
pub fn solve(game: &Kulami, limits: &Limits, stop: &Stop, table: &Table) -> Option<Exact> {
    solve_counted(game, &Limits { lines: 1, ..*limits }, stop, table).1.pop()
}

/// How many marbles were tried, and how a match ends after each of as many of the best plays as the limits ask for; nothing if that was
/// not found.
#[must_use]
pub fn solve_counted(game: &Kulami, limits: &Limits, stop: &Stop, table: &Table) -> (u64, Vec<Exact>) {
    let watch = Watch::new(*limits, stop);
    let ground = Ground::new(game);
    let start = Ending::new(&ground, game);
    let mut solver = Solver::new(&ground, &watch, table);
    let ends = if start.free == 0 { None } else { solver.solve(&start, limits.lines) };
    let told = |(worth, fields): (i32, Vec<u8>)| {
        let sites = game.layout.fields();
        let line = fields.into_iter().map(|field| Action { at: sites[usize::from(field)] }).collect();
        Exact { difference: if game.to_move() == Player::One { worth } else { -worth }, line }
    };
    (solver.nodes, ends.unwrap_or_default().into_iter().map(told).collect())
}

/// How many marbles are tried for the last [`USUAL`] marbles, in most positions.
const USUAL_NODES: f64 = 400_000.0;
const USUAL: f64 = 20.0;
/// How many times as many for one marble more.
const GROWTH: f64 = 2.3;
/// How many marbles are tried in a millisecond, about.
const PACE: u64 = 3_000;

impl Kulami {
    /// Whether there is hope to solve it within the limits.
    pub(super) fn is_near_end(&self, limits: &Limits) -> bool {
        let left = 2.0 * MARBLES as f64 - f64::from(self.count);
        let needed = USUAL_NODES * GROWTH.powf(left - USUAL);
        let pace = |time: Duration| PACE.saturating_mul(time.as_millis() as u64);
        let nodes = limits.nodes.unwrap_or(u64::MAX).min(limits.time.map_or(u64::MAX, pace));
        needed < 2.0 * nodes as f64
    }
}
