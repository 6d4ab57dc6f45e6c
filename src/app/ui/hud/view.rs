//! The view-model of the panels: everything they show, gathered once per frame.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::status::Notice;
use crate::app::ai::{Analysis, Hint, MatchReview, Opponent, Warning};
use crate::app::board::Scoring;
use crate::app::interaction::Selection;
use crate::app::session::{Assists, Session};
use crate::app::settings::Settings;
use crate::app::state::TurnPhase;
use texts::Message;

/// What the computer is doing.
#[derive(SystemParam)]
pub(crate) struct Computer<'w> {
    pub(crate) opponent: Res<'w, Opponent>,
    pub(crate) hint: Res<'w, Hint>,
    pub(crate) warning: Res<'w, Warning>,
    pub(crate) analysis: Res<'w, Analysis>,
    pub(crate) review: Res<'w, MatchReview>,
}

/// What the panels of a match show.
pub(crate) struct HudView<'a> {
    pub(crate) session: &'a Session<'a>,
    pub(crate) selection: &'a Selection,
    pub(crate) notice: &'a Notice,
    pub(crate) scoring: &'a Scoring,
    pub(crate) assists: &'a Assists,
    pub(crate) computer: &'a Computer<'a>,
    pub(crate) settings: &'a Settings,
    /// Why the match cannot be saved, if so.
    pub(crate) save_error: Option<&'a Message>,
    pub(crate) turn: TurnPhase,
    /// Input is ignored for a moment.
    pub(crate) is_guarded: bool,
}
