//! How two people play: confirmation of moves, seating, handing over, animations.

use bevy_egui::egui::Ui;

use crate::app::settings::{AnimationSpeed, Seating, Settings};
use crate::app::ui::menus::undo_setting::ask_undo;
use crate::app::ui::widgets::{row, segments, segments_about, two_choices};
use texts::{Explained, msg};

pub(super) fn ask_game(ui: &mut Ui, wanted: &mut Settings) {
    let confirm = [msg::settings_confirm_no(), msg::settings_confirm_yes()];
    two_choices(ui, msg::settings_confirm(), confirm, &mut wanted.confirm);
    ask_undo(ui, wanted);
    ask_seating(ui, wanted);
    let ways = [msg::settings_hand_over_no(), msg::settings_hand_over_yes()];
    two_choices(ui, msg::settings_hand_over(), ways, &mut wanted.hand_over);
    ask_animations(ui, wanted);
}

/// The choice of seating.
pub(crate) fn ask_seating(ui: &mut Ui, wanted: &mut Settings) {
    const SEATINGS: [Explained; 3] =
        [msg::seating_same_side(), msg::seating_turning(), msg::seating_face_to_face()];
    let chosen = Seating::ALL.iter().position(|seating| *seating == wanted.seating);
    row(ui, msg::settings_seating(), |ui| {
        if let Some(i) = segments_about(ui, &SEATINGS, chosen) {
            wanted.seating = Seating::ALL[i];
        }
    });
}

/// No animations, or their speed.
fn ask_animations(ui: &mut Ui, wanted: &mut Settings) {
    let ways = [
        msg::settings_motion_still(),
        msg::settings_pace_slow(),
        msg::settings_pace_usual(),
        msg::settings_pace_fast(),
    ];
    let speed = AnimationSpeed::ALL.iter().position(|speed| *speed == wanted.animation_speed);
    let chosen = if wanted.no_animations { Some(0) } else { speed.map(|i| i + 1) };
    row(ui, msg::settings_motion(), |ui| match segments(ui, &ways, chosen) {
        Some(0) => wanted.no_animations = true,
        Some(i) => {
            wanted.no_animations = false;
            wanted.animation_speed = AnimationSpeed::ALL[i - 1];
        }
        None => {}
    });
}
