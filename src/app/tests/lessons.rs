//! The courses for beginners, played with the window's own events.

mod course;
mod finished;
mod parts;
mod progress;

use super::*;
use crate::app::exercises::{Lesson, Remark, Task};
use texts::{Message, game_title, msg};

/// The button for the course of a game in the main menu, as a screen reader hears it.
fn way_in(kind: GameKind, language: Language) -> String {
    language.say(&Message::joined([game_title(kind), msg::lesson_learn()], ": "))
}

/// The table after the course of a game was begun from the main menu, seen from above.
fn begun(table: &mut Table, kind: GameKind, language: Language) {
    table.set_up(|settings| settings.language = Some(language.code().to_owned()));
    table.click_button(&way_in(kind, language));
    table.wait(4);
    table.press(KeyCode::KeyF);
    table.wait(4);
}

fn running(table: &Table) -> &Lesson {
    match table.exercise() {
        Some(Running { task: Task::Lesson(lesson), .. }) => lesson,
        _ => panic!("a course should be at the table"),
    }
}

fn remark(table: &Table) -> Option<&Remark> {
    table.exercise().and_then(|running| running.trial.remark.as_ref())
}

/// Does what the step asks for, with the mouse and the keys.
fn solve(table: &mut Table) {
    for text in running(table).step.solution().split_whitespace() {
        let action = table.session().position().read_action(text).unwrap();
        table.perform(&action);
    }
    table.wait_for("the end of the step", Table::is_done);
}
