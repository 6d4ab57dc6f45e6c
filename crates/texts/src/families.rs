//! Messages that are named after data. What the locales lack is called by the data's own name; a test goes through all data
//! in all languages.

use super::msg;
use crate::{Explained, Message};
use engine::Level;
use rules::{AnyGame, BoardChoice, GameKind, RuleOption};
use study::puzzles::{Goal, Grade, Theme};

/// A level of the computer in a word.
pub fn level_name(level: Level) -> Message {
    let number = level.number();
    msg::find(&format!("level-{number}")).unwrap_or_else(|| Message::verbatim(number.to_string()))
}

/// A board that is built in. Maps are called by their own names in all languages.
pub fn board_name(board: &BoardChoice) -> Message {
    msg::find(&format!("board-{}", board.key)).unwrap_or_else(|| Message::verbatim(board.title.as_str()))
}

/// A rules option.
pub fn option_name(kind: GameKind, option: &RuleOption) -> Message {
    msg::find(&format!("option-{kind}-{}", option.key))
        .or_else(|| msg::find(&format!("option-{}", option.key)))
        .unwrap_or_else(|| Message::verbatim(option.key))
}

/// A value of a rules option, and what it means.
pub fn option_value(kind: GameKind, option: &RuleOption, value: &str) -> Explained {
    // Some options are the same in all games.
    msg::find_explained(&format!("option-{kind}-{}-{value}", option.key))
        .or_else(|| msg::find_explained(&format!("option-{}-{value}", option.key)))
        .unwrap_or_else(|| Explained::new(Message::verbatim(value)))
}

/// What counts by the rules of a game that ends with points: the value of the option for it.
pub fn what_counts(position: &AnyGame) -> Option<Explained> {
    let (kind, rules) = (position.kind(), position.rules());
    let option = kind.options().iter().find(|option| option.key == "score")?;
    let changed = rules.split(',').find_map(|rule| rule.strip_prefix("score="));
    Some(option_value(kind, option, changed.unwrap_or(option.values[0])))
}

/// A preset of the rules, and what it changes.
pub fn preset_name(kind: GameKind, preset: &str) -> Explained {
    let key = format!("preset-{kind}-{preset}");
    msg::find_explained(&key).unwrap_or_else(|| Explained::new(Message::verbatim(preset)))
}

/// The sentences of a step of a course, `lesson-<game>-<step>`: what it is about and what to do, explained by the hint.
pub fn lesson_step(kind: GameKind, step: &str) -> Explained {
    msg::find_explained(&format!("lesson-{kind}-{step}"))
        .unwrap_or_else(|| Explained::new(Message::verbatim(step)))
}

/// The sentences of a step after the first of several actions, `lesson-<game>-<step>-then`: what is still to do, explained by the hint.
pub fn lesson_then(kind: GameKind, step: &str) -> Explained {
    msg::find_explained(&format!("lesson-{kind}-{step}-then")).unwrap_or_else(|| lesson_step(kind, step))
}

/// What is said once a step is done.
pub fn lesson_done(kind: GameKind, step: &str) -> Message {
    msg::find(&format!("lesson-{kind}-{step}-done")).unwrap_or_else(msg::lesson_well_done)
}

/// An idea that comes up in the match at the end of a course.
pub fn lesson_idea(kind: GameKind, idea: &str) -> Message {
    msg::find(&format!("lesson-{kind}-idea-{idea}")).unwrap_or_else(|| Message::verbatim(idea))
}

/// What is to be reached in a puzzle.
pub fn puzzle_goal(goal: Goal) -> Message {
    match goal {
        Goal::Win { turns: 0 | 1 } => msg::puzzle_goal_win_now(),
        Goal::Win { turns } => msg::puzzle_goal_win(usize::from(turns)),
        Goal::Hold => msg::puzzle_goal_hold(),
        Goal::KeepWin => msg::puzzle_goal_keep_win(),
        Goal::KeepDraw => msg::puzzle_goal_keep_draw(),
    }
}

/// Why a try in a puzzle was wrong, given the opponent's reply.
pub const fn puzzle_missed(goal: Goal) -> Message {
    match goal {
        Goal::Win { .. } => msg::puzzle_missed_win(),
        Goal::Hold => msg::puzzle_missed_hold(),
        Goal::KeepWin => msg::puzzle_missed_keep_win(),
        Goal::KeepDraw => msg::puzzle_missed_keep_draw(),
    }
}

/// What is certain once a puzzle is solved, where the board does not show it.
pub const fn puzzle_reached(goal: Goal) -> Option<Message> {
    match goal {
        Goal::Win { .. } => None,
        Goal::Hold => Some(msg::puzzle_solved_hold()),
        Goal::KeepWin => Some(msg::puzzle_solved_keep_win()),
        Goal::KeepDraw => Some(msg::why_ends_even()),
    }
}

/// The idea of a puzzle, as a hint.
pub fn puzzle_hint(theme: Theme) -> Message {
    match theme {
        Theme::River => msg::puzzle_hint_river(),
        Theme::Capture => msg::puzzle_hint_capture(),
        Theme::Jump => msg::puzzle_hint_jump(),
        Theme::Energy => msg::puzzle_hint_energy(),
        Theme::Step => msg::puzzle_hint_step(),
        Theme::Hold => msg::puzzle_hint_hold(),
        Theme::Win => msg::puzzle_hint_win(),
        Theme::Draw => msg::puzzle_hint_draw(),
    }
}

/// The name of a grade of puzzles.
pub fn puzzle_grade(grade: Grade) -> Message {
    match grade {
        Grade::Easy => msg::puzzle_grade_easy(),
        Grade::Medium => msg::puzzle_grade_medium(),
        Grade::Hard => msg::puzzle_grade_hard(),
    }
}
