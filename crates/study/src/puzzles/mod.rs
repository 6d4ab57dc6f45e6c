//! Puzzles: positions with one right turn, each proved by an exact search.
//!
//! A puzzle is data: `assets/puzzles/<game>.ron`. The command `spieltisch-lab puzzles` finds them in games that the computer plays against
//! itself; where a position has several right turns, it takes neutral pieces away until only one is left, so that no game may
//! lead there. A test proves all of them again from the files. No code here knows a game: what can be proved, and how, is in the engine.
//!
//! | file | topic |
//! |---|---|
//! | `puzzle.rs` | a puzzle: its position, its goal, its solution, and what that is like |
//! | `collection.rs` | the puzzles of a game, and their file; the puzzle of the day |
//! | `proof.rs` | the proof of a puzzle |
//! | `find.rs` | finding puzzles in games |
//! | `difficulty.rs` | which levels solve a puzzle |
//! | `progress.rs` | which puzzles a player has solved, and the file for it |

mod collection;
mod difficulty;
mod find;
mod progress;
mod proof;
mod puzzle;

pub use collection::{Collection, CollectionError, of_day};
pub use difficulty::{SolvedBy, graded, solves};
pub use engine::Goal;
pub use find::Finder;
pub use progress::{PuzzleProgress, Stars};
pub use proof::ProofError;
pub use puzzle::{Grade, Proof, Puzzle, Theme};
