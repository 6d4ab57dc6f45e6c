//! The computer's play. It depends on nothing but the games, and on a clock where its time is limited.
//!
//! A [`Searcher`] searches a [`RootPosition`] within [`Limits`] and returns a [`SearchResult`]: the best turns, their evaluations, and
//! the principal variations. What it needs to know about a game beyond its rules is [`Searchable`], implemented in a folder for each game.
//!
//! | file | topic |
//! |---|---|
//! | `searchable.rs` | the trait of games that can be searched |
//! | `root.rs`, `search_result.rs` | the position to search; the result, and the scale of evaluations |
//! | `limits.rs` | when a search ends, and how it is stopped |
//! | `time.rs` | time management |
//! | `searcher.rs` | iterative deepening, on one thread or several |
//! | `search/` | alpha-beta |
//! | `transposition_table.rs` | the table of searched positions |
//! | `tree.rs` | the tree of Monte-Carlo search |
//! | `levels.rs` | the levels of difficulty, and the mistakes of the weak ones; what the benchmark searches |
//! | `why.rs` | why a turn is good |
//! | `fair_start.rs`, `before_swap.rs` | the swap rule: a fair first turn, and the decision to swap |
//! | `trials.rs` | what a position is worth by quick games |
//! | `proof.rs` | whether a goal can be reached whatever the opponent does, by exact search |
//! | `any.rs` | the search for a game chosen at run time |
//! | `hash.rs` | hashing for keys |
//! | `netzwerk/`, `kulami/`, `napoleon/` | what the search needs to know about each game |

mod any;
mod before_swap;
mod fair_start;
mod hash;
pub mod kulami;
mod levels;
mod limits;
mod napoleon;
mod netzwerk;
mod proof;
mod root;
mod search;
mod search_result;
mod searchable;
mod searcher;
mod time;
mod transposition_table;
mod tree;
mod trials;
mod why;

pub use any::{
    AnyRootPosition, AnySearchResult, bench_variants, best_defence, goals, keeps, right_turns, skill,
    skipped_turn, sparser, win_probability, winning_turn,
};
pub use levels::{BenchVariant, LEVELS, Level, Skill};
pub use limits::{Limits, Stop};
pub use proof::{Goal, Work};
pub use root::RootPosition;
pub use search_result::{Eval, Line, SURELY_WON, SearchResult, WON};
pub use searchable::Searchable;
pub use searcher::Searcher;
pub use time::TimeControl;
pub use transposition_table::TranspositionTable;
pub use tree::Tree;
pub use why::Why;
