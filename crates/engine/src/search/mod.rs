//! Alpha-beta search with a transposition table, move ordering, null moves, futility and late-move reductions; here, the state of one
//! thread's search.
//!
//! | file | topic |
//! |---|---|
//! | `root.rs` | the plays of the root position |
//! | `negamax.rs` | the search itself, and captures beyond the horizon |
//! | `ordering.rs` | which plays are searched first, and which to a reduced depth |

mod negamax;
mod ordering;
mod root;

pub(super) use root::RootPlay;

use crate::levels::Handicap;
use crate::limits::SearchControl;
use crate::search_result::{LIKELY_WON, later};
use crate::{RootPosition, Searchable, TranspositionTable, WON};

/// Greater than any evaluation.
const INFINITE: i32 = WON + 1;
/// The greatest distance from the root, in plays.
pub(super) const MAX_PLY: usize = 96;
const PLAY_KEYS: usize = 1 << 16;

/// One thread's search.
pub(super) struct Search<'a, G: Searchable> {
    pub(super) control: &'a SearchControl<'a>,
    table: &'a TranspositionTable,
    handicap: Handicap,
    /// Buffers for each ply, reused so that the search does not allocate.
    plies: Vec<Ply<G>>,
    /// The history heuristic: how often plays with this key caused a cutoff, weighted by depth.
    history: Vec<i32>,
    /// The keys of the positions since the last capture or loss: first the match's, then the search's.
    path: Vec<u64>,
    /// For each ply, the number of actions in a row without a capture or loss.
    quiet: [usize; MAX_PLY + 2],
    /// Plays that have not been reported to the control yet.
    uncounted: u64,
    /// How many positions the exact search for a win at once has looked at, at most.
    exact_work: u64,
    /// How many times more plays of the root were listed.
    widened: u32,
    /// How often the search has become many times as long.
    time: u32,
    /// Whether part of the tree was skipped: the horizon was reached, or a play left out.
    pub(super) is_incomplete: bool,
}

/// The buffers of one ply.
struct Ply<G: Searchable> {
    plays: Vec<G::Play>,
    /// Whether `order` has all plays that there are: only then is a loss by all of them proven.
    has_all: bool,
    /// Indices into `plays` with their ordering scores.
    order: Vec<(i32, u32)>,
    /// The principal variation from here.
    line: Vec<G::Play>,
    /// Keys of quiet plays that caused a cutoff at this ply.
    killers: [u16; 2],
}

impl<'a, G: Searchable> Search<'a, G> {
    pub(super) fn new(
        root: &RootPosition<G>,
        control: &'a SearchControl<'a>,
        table: &'a TranspositionTable,
        handicap: Handicap,
    ) -> Self {
        let ply = || Ply {
            plays: Vec::new(),
            has_all: false,
            order: Vec::new(),
            line: Vec::new(),
            killers: [0; 2],
        };
        let mut path = root.repeatable.clone();
        path.reserve(MAX_PLY + 2);
        let mut quiet = [0; MAX_PLY + 2];
        quiet[0] = root.quiet;
        Self {
            control,
            table,
            handicap,
            plies: (0..MAX_PLY + 2).map(|_| ply()).collect(),
            history: vec![0; PLAY_KEYS],
            path,
            quiet,
            uncounted: 0,
            exact_work: 0,
            widened: 0,
            time: 0,
            is_incomplete: false,
        }
    }

    /// The static evaluation of a position, with this level's misjudgement.
    fn static_eval(&self, position: &G, key: u64) -> i32 {
        (position.evaluate() + self.handicap.misjudgement(key)).clamp(1 - LIKELY_WON, LIKELY_WON - 1)
    }

    /// Whether the position occurred before with the same player to move: repetitions count as draws.
    fn is_repeated(&self, key: u64, ply: usize) -> bool {
        let back = self.path.len().min(self.quiet[ply]);
        self.path[self.path.len() - back..].contains(&key)
    }

    fn count(&mut self) {
        self.uncounted += 1;
        if self.uncounted >= G::NODES_PER_CHECK {
            self.flush_count();
        }
    }

    /// Reports all plays so far to the control.
    pub(super) fn flush_count(&mut self) {
        self.control.count(std::mem::take(&mut self.uncounted));
    }
}

/// The evaluation of a play that ended the game, for the player who made it. A winning play need not pass the turn.
pub(super) fn ended<G: Searchable>(before: &G, after: &G, ply: usize) -> Option<i32> {
    // Seen from the root, nearer wins are better.
    let eval = later(after.terminal_eval()?, ply as i32 + 1);
    Some(if after.to_move() == before.to_move() { eval } else { -eval })
}
