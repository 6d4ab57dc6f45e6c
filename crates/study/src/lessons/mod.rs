//! Courses for beginners: each teaches one game on its live board, step by step.
//!
//! A course is data: `assets/lessons/<game>.ron`. Its sentences are messages of the locales, named after the keys of the steps: see
//! `crates/texts/src/families.rs`. No code knows what a course teaches; the rules of the game say what is legal and what has happened.
//!
//! | file | topic |
//! |---|---|
//! | `course.rs` | a course and its steps, and how they are read |
//! | `condition.rs` | what an action must do to count |
//! | `progress.rs` | how far a player has come in each course, and the file for it |

mod condition;
mod course;
mod progress;

pub use condition::{Condition, Shortfall, Turn};
pub use course::{Course, CourseError, Idea, Step, Task};
pub use progress::{CourseProgress, Progress};
