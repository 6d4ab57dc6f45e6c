//! The computer at the table: it plays, answers offers of a draw, gives hints and warnings, analyses positions, reviews matches and tries out how fair a
//! board is.

mod analysis;
mod draw_answer;
mod fairness;
mod hint;
mod match_review;
mod opponent;
mod warning;
mod worker;

use bevy::prelude::*;

pub(crate) use analysis::{AnalysedLine, Analysis, SwitchAnalysis};
pub(crate) use fairness::{CheckFairness, FairnessCheck, StopFairnessCheck};
#[cfg(test)]
pub(crate) use hint::Advisor;
pub(crate) use hint::{Hint, RequestHint};
pub(crate) use match_review::{KnownReview, MatchReview, ReviewAdvanced, ReviewMatch};
pub(crate) use opponent::{MoveNow, Opponent, ResumeComputer};
pub(crate) use warning::Warning;
pub(crate) use worker::{SearchFailed, SearchTask, SearchWorker, Waker};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((opponent::plugin, draw_answer::plugin, analysis::plugin, match_review::plugin));
}

/// Only what pictures of the table and its menus show, too: hints and warnings, and how fair a board is.
pub(super) fn hint_plugin(app: &mut App) {
    app.add_plugins((hint::plugin, warning::plugin, fairness::plugin));
}
