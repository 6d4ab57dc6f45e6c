//! The machine's play: pure, and knowing nothing but the games.
//!
//! A [`Thinker`] looks at a [`Problem`] within [`Limits`] and finds a [`Thought`]: the best turns, what they are worth, and how the game
//! would go on. What it needs to know of a game beyond its rules is [`Searched`], which each game has in a folder of its own.
//!
//! | file | topic |
//! |---|---|
//! | `searched.rs` | the trait of games that can be searched |
//! | `problem.rs`, `thought.rs` | what a search is asked, and what it answers |
//! | `limits.rs` | when a search ends, and how it is stopped |
//! | `time.rs` | how much of a clock to spend on a turn |
//! | `thinker.rs` | deeper and deeper, on one thread or several |
//! | `search/` | alpha-beta, and what comes beyond its horizon |
//! | `table.rs` | what is remembered of positions |
//! | `tree.rs` | what is remembered of positions that were sampled |
//! | `skill.rs` | levels, and how the weak ones err |
//! | `why.rs` | why a turn is good |
//! | `turning.rs` | the turns that decided a match |
//! | `any.rs` | the machine for whichever game it is |
//! | `elo.rs` | how much stronger one player is than another, by their games |
//! | `uct.rs` | plain Monte-Carlo tree search, as a yardstick |
//! | `netzwerk/`, `kulami/`, `napoleon/` | what the search has to know of each game |

mod any;
mod elo;
pub mod kulami;
mod limits;
mod napoleon;
mod netzwerk;
mod problem;
mod search;
mod searched;
mod skill;
mod table;
mod thinker;
mod thought;
mod time;
mod tree;
mod turning;
mod uct;
mod why;

pub use any::{AnyProblem, AnyThought, chance, skill};
pub use elo::Tally;
pub use limits::{Limits, Stop};
pub use problem::Problem;
pub use searched::{SURELY_WON, Searched, Solved, WON};
pub use skill::{LEVELS, Level, Skill};
pub use table::Table;
pub use thinker::Thinker;
pub use thought::{Line, Thought, Worth};
pub use time::TimeControl;
pub use tree::Tree;
pub use turning::{TurningPoint, turning_points};
pub use uct::uct;
pub use why::{Why, why};
