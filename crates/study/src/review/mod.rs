//! The review of a match: both players' chances after every turn, good and bad turns, and what would have been better. Pure.
//!
//! A [`Reviewer`] judges the positions of a match one by one, each with the same effort on any computer, so that it can be interrupted and
//! continued, and a [`Review`] is the same everywhere. It can be saved beside its match.
//!
//! | file | topic |
//! |---|---|
//! | `reviewer.rs` | judging a match, position by position; whether a turn is about as good as the best one: a mistake as a task |
//! | `judged.rs` | the review: what was found about each position, what that says about the turns, and which turns decided the match |
//! | `review_file.rs` | a review as a file |

mod judged;
mod review_file;
mod reviewer;

pub use judged::{Judgement, Mark, NOTABLE, Review, ReviewedTurn, notable_turns, turning_points};
pub use review_file::ReviewError;
pub use reviewer::{Attempt, Reviewer, judge_attempt};
