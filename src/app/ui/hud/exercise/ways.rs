//! The buttons of an exercise: hint, solution, and the ways to another one.

use bevy::prelude::{Commands, CommandsStatesExt};
use bevy_egui::egui::Ui;

use super::super::view::HudView;
use crate::app::ai::RequestHint;
use crate::app::exercises::{ExerciseRequest, Lesson, Remark, Running, Stage, Task};
use crate::app::interaction::Shortcut;
use crate::app::session::{PlayFromHere, Undo};
use crate::app::state::Menu;
use crate::app::ui::symbols;
use crate::app::ui::widgets::{SymbolButton, pressed, symbol_rows};
use texts::{Explained, Message, msg};

/// What the main button says.
pub(super) fn next_label(task: &Task, next: ExerciseRequest) -> Message {
    match task {
        _ if next == ExerciseRequest::Again => msg::mistake_try_again(),
        Task::Lesson(lesson) if lesson.is_last() => msg::lesson_first_match(),
        Task::Lesson(_) => msg::lesson_next(),
        Task::Puzzle(puzzle) if puzzle.is_of_day => msg::puzzle_leave().into(),
        Task::Puzzle(_) => msg::puzzle_next(),
        Task::Mistakes(mistakes) if mistakes.at + 1 == mistakes.list.len() => msg::mistake_finish(),
        Task::Mistakes(_) => msg::mistake_next(),
    }
}

/// Hint, solution, and the ways to another exercise.
pub(super) fn offer_ways(ui: &mut Ui, running: &Running, panel: &HudView, commands: &mut Commands) {
    let Running { task, trial } = running;
    let game = panel.session.game();
    let is_open = trial.is_open();
    let button = SymbolButton::new;
    let hint = |label: Explained| button(symbols::HINT, label, is_open).key(Shortcut::Hint);
    let back = |lesson: &Lesson| button(symbols::PREVIOUS, msg::lesson_back(), lesson.at > 0);
    let ways = match task {
        // The course is finished: the main button offers the first match.
        Task::Lesson(lesson) if lesson.is_match() && trial.is_done() => {
            let leave = SymbolButton::plain(symbols::LEAVE, msg::match_main_menu(), true);
            let mut buttons = vec![leave, back(lesson)];
            if lesson.more() > 0 {
                buttons.push(button(symbols::LEARN, msg::lesson_more(), true));
            }
            match pressed(&symbol_rows(ui, &buttons)) {
                Some(0) => commands.trigger(ExerciseRequest::Leave),
                Some(1) => commands.trigger(ExerciseRequest::Previous),
                Some(_) => commands.trigger(ExerciseRequest::More),
                None => {}
            }
            return;
        }
        Task::Lesson(lesson) if lesson.is_match() => {
            let undo = button(symbols::UNDO, msg::panel_undo(), game.can_undo() && is_open);
            let buttons = [hint(msg::lesson_hint()), undo.key(Shortcut::Undo), back(lesson)];
            match pressed(&symbol_rows(ui, &buttons)) {
                Some(0) => commands.trigger(RequestHint),
                Some(1) => commands.trigger(Undo),
                Some(_) => commands.trigger(ExerciseRequest::Previous),
                None => {}
            }
            return;
        }
        Task::Lesson(lesson) => vec![
            (hint(msg::lesson_hint()), ExerciseRequest::Hint),
            (button(symbols::SOLUTION, msg::lesson_show(), is_open), ExerciseRequest::Solution),
            (back(lesson), ExerciseRequest::Previous),
            (button(symbols::SKIP, msg::lesson_skip(), true), ExerciseRequest::Next),
        ],
        // Who wants to see what follows plays on, against the computer.
        Task::Puzzle(_) if trial.is_done() && panel.session.outcome().is_none() => {
            let buttons = [
                button(symbols::CONTINUE, msg::review_play_from_here(), true),
                button(symbols::FIRST, msg::puzzle_again(), true),
                button(symbols::PUZZLE_LIST, msg::puzzle_list(), true),
            ];
            match pressed(&symbol_rows(ui, &buttons)) {
                Some(0) => commands.trigger(PlayFromHere),
                Some(1) => commands.trigger(ExerciseRequest::Again),
                Some(_) => commands.set_state(Menu::Puzzles),
                None => {}
            }
            return;
        }
        Task::Puzzle(_) => vec![
            (hint(msg::puzzle_hint()), ExerciseRequest::Hint),
            (button(symbols::SOLUTION, msg::puzzle_show(), is_open), ExerciseRequest::Solution),
            (button(symbols::FIRST, msg::puzzle_again(), is_open || trial.is_done()), ExerciseRequest::Again),
        ],
        Task::Mistakes(_) => {
            // After a wrong try, the main button says so.
            let has_begun = (!is_open || !game.played().is_empty()) && trial.stage != Stage::Wrong;
            let is_shown = trial.stage == Stage::Showing || trial.remark == Some(Remark::Shown);
            vec![
                (button(symbols::UNDO, msg::mistake_again(), has_begun), ExerciseRequest::Again),
                (button(symbols::SOLUTION, msg::mistake_show(), !is_shown), ExerciseRequest::Solution),
                (button(symbols::SKIP, msg::mistake_skip(), !trial.is_done()), ExerciseRequest::Next),
            ]
        }
    };
    let (mut buttons, requests): (Vec<_>, Vec<_>) = ways.into_iter().unzip();
    if let Task::Puzzle(_) = task {
        buttons.push(button(symbols::PUZZLE_LIST, msg::puzzle_list(), true));
    }
    match pressed(&symbol_rows(ui, &buttons)).map(|i| requests.get(i)) {
        Some(Some(request)) => commands.trigger(*request),
        Some(None) => commands.set_state(Menu::Puzzles),
        None => {}
    }
}
