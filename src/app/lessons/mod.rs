//! The courses for beginners, on the live board.
//!
//! A course is data: `crates/study/src/lessons/` reads it, and says when an action meets the goal of a step. This room puts the
//! position of each step on the table, watches what is played, takes back what was not asked for, plays what the opponent answers,
//! and remembers how far the player has come. What is shown beside the board is in `src/app/ui/hud/lesson.rs`, what is pointed at on
//! it in `src/app/highlights/lesson.rs`.
//!
//! | file | topic |
//! |---|---|
//! | `requests.rs` | what can be asked of a course |
//! | `running.rs` | the step that is on the table, and what was said about it |
//! | `steps.rs` | begins, continues and leaves a course |
//! | `judge.rs` | whether what was played was asked for |
//! | `script.rs` | what happens by itself: taking back, showing, the opponent's answer, a hint after a while |
//! | `progress.rs` | how far the player has come, and its file |

mod judge;
mod progress;
mod requests;
mod running;
mod script;
mod steps;

use bevy::prelude::*;

pub(crate) use progress::{Lessons, LessonsFile};
pub(crate) use requests::{
    DeclineCourse, LeaveLesson, NextStep, PreviousStep, ShowLessonHint, ShowSolution, SkipStep, StartLesson,
    StartStep,
};
pub(crate) use running::{Lesson, Remark, Running};
#[cfg(test)]
pub(crate) use script::PATIENCE;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lesson>().add_plugins((
        progress::plugin,
        steps::plugin,
        judge::plugin,
        script::plugin,
    ));
}
