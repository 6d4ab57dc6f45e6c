//! The choice of animation speed, in the settings and beside a match under review.

use bevy_egui::egui::Ui;

use super::widgets::segments;
use crate::app::settings::AnimationSpeed;
use texts::{Message, msg};

/// The speeds' names.
const NAMES: [Message; 3] =
    [msg::settings_pace_slow(), msg::settings_pace_usual(), msg::settings_pace_fast()];

/// A choice of speed. Returns the new one if it was changed.
pub(crate) fn choose_animation_speed(ui: &mut Ui, current: AnimationSpeed) -> Option<AnimationSpeed> {
    let chosen = AnimationSpeed::ALL.iter().position(|speed| *speed == current);
    segments(ui, &NAMES, chosen).map(|i| AnimationSpeed::ALL[i])
}
