//! The computer at the table: it plays, answers offers of a draw, gives hints, analyses positions and finds a match's turning points.

mod analysis;
mod draw_answer;
mod hint;
mod opponent;
mod turning_points;
mod worker;

use bevy::prelude::*;

pub(crate) use analysis::{AnalysedLine, Analysis, SwitchAnalysis};
pub(crate) use hint::{Advice, Hint, RequestHint};
pub(crate) use opponent::{MoveNow, Opponent, ResumeComputer};
pub(crate) use turning_points::{FindTurningPoints, TurningPoints};
#[cfg(test)]
pub(crate) use {
    hint::Advisor,
    worker::{SearchTask, SearchWorker, Waker},
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((opponent::plugin, draw_answer::plugin, analysis::plugin, turning_points::plugin));
}

/// Only hints, for pictures of the table that show one.
pub(super) fn hint_plugin(app: &mut App) {
    app.add_plugins(hint::plugin);
}
