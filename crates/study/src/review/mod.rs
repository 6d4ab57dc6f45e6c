//! The review of a match: both players' chances after every turn, good and bad turns, and what would have been better. Pure.
//!
//! A [`Reviewer`] judges the positions of a match one by one, each with the same effort on any computer, so that it can be interrupted and
//! continued, and a [`Review`] is the same everywhere. It can be saved beside its match.
//!
//! | file | topic |
//! |---|---|
//! | `reviewer.rs` | judging a match, position by position |
//! | `judged.rs` | the review: what was found about each position, what that says about the turns, and which turns decided the match |
//! | `mark.rs` | what is said about good and bad turns |
//! | `attempt.rs` | whether a turn is about as good as the best one: a mistake as a task |
//! | `review_file.rs` | a review as a file |

mod attempt;
mod judged;
mod mark;
mod review_file;
mod reviewer;

pub use attempt::{Attempt, judge_attempt};
pub use judged::{Judgement, Review, ReviewedTurn, turning_points};
pub use mark::Mark;
pub use review_file::ReviewError;
pub use reviewer::Reviewer;
