//! The choice of animation speed, in the settings and beside a match under review.

use bevy_egui::egui::Ui;

use super::widgets::segments;
use crate::app::settings::AnimationSpeed;
use crate::i18n::say;

/// The speeds' names.
const NAMES: [&str; 3] = ["settings-pace-slow", "settings-pace-usual", "settings-pace-fast"];

/// A choice of speed. Returns the new one if it was changed.
pub(crate) fn choose_animation_speed(ui: &mut Ui, current: AnimationSpeed) -> Option<AnimationSpeed> {
    let chosen = AnimationSpeed::ALL.iter().position(|speed| *speed == current);
    segments(ui, &NAMES.map(say), chosen).map(|i| AnimationSpeed::ALL[i])
}
