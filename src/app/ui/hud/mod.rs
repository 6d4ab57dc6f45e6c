//! The panels of a match: players, status, buttons, the history, and information about a place.

mod actions;
mod advice;
mod exercise;
mod face_to_face;
mod flipped;
mod graph;
mod history;
mod hovered_place;
mod main_action;
mod match_panel;
mod notice;
mod place_info;
mod players;
mod review;
mod status;
mod swap;
mod view;

use bevy::prelude::*;

pub(super) use actions::{offer_history, offer_views};
pub(super) use flipped::FarCard;
#[cfg(test)]
pub(crate) use flipped::FarEdge;
pub(super) use notice::Notice;
pub(super) use players::standing;
pub(super) use status::{place_in_review, status};
pub(super) use view::HudView;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((notice::plugin, match_panel::plugin, flipped::plugin, place_info::plugin));
}
