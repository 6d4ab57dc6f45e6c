//! Puzzles, played with the window's own events.

mod list;
mod play;

use super::*;
use crate::app::exercises::{PuzzleAtTable, StartPuzzle, Task};
use study::puzzles::{Collection, Puzzle};
use texts::{Message, game_title, msg};

/// The button for the puzzles of a game in the main menu, as a screen reader hears it.
fn way_in(kind: GameKind, language: Language) -> String {
    language.say(&Message::joined([game_title(kind), msg::puzzles_open()], ": "))
}

/// Puts a puzzle on the table, seen from above.
fn begin(table: &mut Table, kind: GameKind, place: usize) {
    table.app.world_mut().trigger(StartPuzzle { kind, place, is_of_day: false });
    table.wait(4);
    table.app.world_mut().resource_mut::<crate::app::camera::Orbit>().flat = true;
    table.wait(4);
    table.rest();
}

fn running(table: &Table) -> &PuzzleAtTable {
    match table.exercise() {
        Some(Running { task: Task::Puzzle(puzzle), .. }) => puzzle,
        _ => panic!("a puzzle should be at the table"),
    }
}

/// The place of the first puzzle of a game that is like this.
fn place_of(kind: GameKind, is_it: impl Fn(&Puzzle) -> bool) -> Option<usize> {
    Collection::of(kind).puzzles.iter().position(is_it)
}

/// Plays a right turn from the present position, with the mouse and the keys.
fn play_right_turn(table: &mut Table) {
    let turns = running(table).puzzle.turns(running(table).kind).unwrap();
    let is_first = table.session().game().played().is_empty();
    let goal = running(table).goal;
    let position = table.session().position().clone();
    let turn: Vec<String> = if is_first {
        turns[0].clone()
    } else {
        let mut work = engine::Work::new(u64::MAX);
        engine::right_turns(&position, goal, &mut work)[0].iter().map(ToString::to_string).collect()
    };
    for text in turn {
        // What was played before is judged in the background.
        table.wait_for("the next action", Table::is_open);
        let action = table.session().position().read_action(&text).unwrap();
        table.perform(&action);
    }
}
