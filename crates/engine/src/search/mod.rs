//! Alpha-beta search with a transposition table, move ordering, null moves, futility and late-move reductions.
//!
//! | file | topic |
//! |---|---|
//! | `state.rs` | the state of one thread's search |
//! | `root.rs` | the plays of the root position |
//! | `negamax.rs` | the search itself, and captures beyond the horizon |
//! | `ordering.rs` | which plays are searched first, and which to a reduced depth |

mod negamax;
mod ordering;
mod root;
mod state;

pub(super) use root::RootPlay;
pub(super) use state::{MAX_PLY, Search, ended};
