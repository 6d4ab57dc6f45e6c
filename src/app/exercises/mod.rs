//! Exercises on the live board: the courses for beginners, puzzles, and *Learn from it*, a player's own mistakes in a match.
//!
//! In all of them a position is put on the table, the player acts, what they do is judged, and an answer is shown. Courses and puzzles are
//! data, which `crates/study` reads. What is shown beside the board is in `src/app/ui/hud/exercise/`, the list of puzzles in
//! `src/app/ui/menus/puzzles.rs`, what is pointed at on the board in `src/app/highlights/pointing.rs`.
//!
//! | file | topic |
//! |---|---|
//! | `trial.rs` | how the player is doing: what can be asked of an exercise, and what is said about it |
//! | `lesson.rs` | a step of a course |
//! | `puzzle.rs` | a puzzle |
//! | `mistakes.rs` | the mistakes of a match, each as a task |
//! | `running.rs` | the exercise on the table, whichever it is |
//! | `script.rs` | what happens by itself: the opponent's answer, taking back, showing the solution |
//! | `progress.rs` | how far the player has come in the courses, and the stars of the puzzles; their files |

mod lesson;
mod mistakes;
mod progress;
mod puzzle;
mod running;
mod script;
mod trial;

use bevy::prelude::*;

#[cfg(test)]
pub(crate) use lesson::PATIENCE;
pub(crate) use lesson::{DeclineCourse, Lesson, StartLesson};
pub(crate) use mistakes::{LearnFromMistakes, Mistakes, own_mistakes};
pub(crate) use progress::{Lessons, PuzzleStars};
pub(crate) use puzzle::{PuzzleAtTable, StartPuzzle};
pub(crate) use running::{Exercise, Running, Task};
pub(crate) use trial::{ExerciseRequest, Remark, Stage};

use super::order::AppSystems;
use super::state::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((progress::plugin, running::plugin, lesson::plugin, mistakes::plugin)).add_systems(
        Update,
        (
            running::take_judgement,
            (running::hint_after_a_while, script::run_script)
                .chain()
                .run_if(in_state(Screen::Table))
                .run_if(in_state(Menu::None)),
        )
            .chain()
            .in_set(AppSystems::Ai),
    );
}
