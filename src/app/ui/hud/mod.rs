//! The panels of a match: players, status, buttons, the turns that were played, and information about a place.

mod advice;
mod face_to_face;
mod flipped;
mod history;
mod match_panel;
mod place_info;
mod players;
mod status;

use bevy::prelude::*;

pub(super) use match_panel::{Panel, can_have_hint, offer_assists, offer_past, offer_views};
pub(super) use players::standing;
pub(super) use status::task;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((match_panel::plugin, flipped::plugin, place_info::plugin));
}
