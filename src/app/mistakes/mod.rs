//! *Learn from it*: a player's own mistakes in a match as tasks, on the live board.
//!
//! Each task puts the position before a mistake on the table. What the player does instead is judged by the same measure as the review;
//! if it is not about as good as the best turn, the opponent answers it. At the end the match is on the table again. What is shown
//! beside the board is in `src/app/ui/hud/mistake.rs`.
//!
//! | file | topic |
//! |---|---|
//! | `tasks.rs` | the tasks of a match, and the one that is on the table |
//! | `ways.rs` | begins, repeats and leaves the tasks |
//! | `judge.rs` | what is played: judged, answered by the opponent, shown |

mod judge;
mod tasks;
mod ways;

use bevy::prelude::*;

pub(crate) use tasks::{Mistakes, Stage, Task};
pub(crate) use ways::{
    LearnFromMistakes, LeaveMistakes, NextMistake, ShowBetterTurn, TryAgain, own_mistakes,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mistakes>().add_plugins((ways::plugin, judge::plugin));
}
