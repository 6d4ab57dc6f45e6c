//! The panels of a match: players, status, buttons, the history, and information about a place.

mod advice;
mod exercise;
mod face_to_face;
mod flipped;
mod graph;
mod history;
mod main_action;
mod match_panel;
mod panel_buttons;
mod panel_layouts;
mod place_info;
mod players;
mod result;
mod review;
mod status;
mod view;

use bevy::prelude::*;

pub(super) use flipped::FarCard;
#[cfg(test)]
pub(crate) use flipped::FarEdge;
pub(super) use history::last_turn_told;
pub(super) use panel_buttons::{AmongViews, InRow, offer_history, offer_views};
pub(super) use players::standing_in_words;
#[cfg(test)]
pub(crate) use status::outcome_reason;
pub(super) use status::{Notice, place_in_review, status};
pub(super) use view::HudView;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((status::plugin, match_panel::plugin, flipped::plugin, place_info::plugin));
}
