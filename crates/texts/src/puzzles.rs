//! The sentences of the puzzles: messages that are named after what is to be reached, and after the idea.

use super::{Message, msg};
use study::puzzles::{Goal, Grade, Theme};

/// What is to be reached.
pub fn puzzle_goal(goal: Goal) -> Message {
    match goal {
        Goal::Win { turns: 0 | 1 } => msg::puzzle_goal_win_now(),
        Goal::Win { turns } => msg::puzzle_goal_win(usize::from(turns)),
        Goal::KeepWin => msg::puzzle_goal_keep_win(),
        Goal::KeepDraw => msg::puzzle_goal_keep_draw(),
    }
}

/// The idea, as a hint.
pub fn puzzle_hint(theme: Theme) -> Message {
    match theme {
        Theme::River => msg::puzzle_hint_river(),
        Theme::Capture => msg::puzzle_hint_capture(),
        Theme::Jump => msg::puzzle_hint_jump(),
        Theme::Energy => msg::puzzle_hint_energy(),
        Theme::Step => msg::puzzle_hint_step(),
        Theme::Win => msg::puzzle_hint_win(),
        Theme::Draw => msg::puzzle_hint_draw(),
    }
}

/// The name of a grade.
pub fn puzzle_grade(grade: Grade) -> Message {
    match grade {
        Grade::Easy => msg::puzzle_grade_easy(),
        Grade::Medium => msg::puzzle_grade_medium(),
        Grade::Hard => msg::puzzle_grade_hard(),
    }
}
