//! What is made of matches: their reviews, puzzles from them, courses that lead to them, and how fair they are.
//!
//! - [`fairness`]: how fair a start is, by games of the engine against itself.
//! - [`review`]: a match afterwards: chances, mistakes, better turns.
//! - [`lessons`]: courses for beginners, as data.
//! - [`puzzles`]: positions with one right turn, and their proofs.
//! - [`questions`]: what is asked of the search, as data that can be sent to another thread or to a web worker.

mod built_in;
pub mod fairness;
mod idle_steps;
pub mod lessons;
pub mod puzzles;
pub mod questions;
pub mod review;

pub use built_in::{course_text, puzzles_text};
