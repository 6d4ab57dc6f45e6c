//! Puzzles on the live board.
//!
//! A puzzle is data: `crates/study/src/puzzles/` reads it, and the engine proves what keeps its goal. This room puts a puzzle on the
//! table, judges what is played, lets the computer answer as the opponent, takes back what was wrong, and
//! remembers the stars. What is shown beside the board is in `src/app/ui/hud/puzzle.rs`, the list of puzzles in
//! `src/app/ui/menus/puzzles.rs`, the hint on the board in `src/app/highlights/lesson.rs`.
//!
//! | file | topic |
//! |---|---|
//! | `requests.rs` | what can be asked of a puzzle |
//! | `running.rs` | the puzzle that is on the table, and what was said about it |
//! | `start.rs` | begins and leaves a puzzle; hint and solution |
//! | `judge.rs` | whether what was played is right |
//! | `script.rs` | what happens by itself: the opponent's answer, taking back, showing |
//! | `progress.rs` | the stars, and their file |

mod judge;
mod progress;
mod requests;
mod running;
mod script;
mod start;

use bevy::prelude::*;

pub(crate) use progress::{PuzzleStars, PuzzlesFile};
pub(crate) use requests::{
    LeavePuzzle, NextPuzzle, RestartPuzzle, ShowPuzzleHint, ShowPuzzleSolution, StartPuzzle,
};
pub(crate) use running::{PuzzleAtTable, PuzzleRemark, RunningPuzzle};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleAtTable>().add_plugins((
        progress::plugin,
        start::plugin,
        judge::plugin,
        script::plugin,
    ));
}
