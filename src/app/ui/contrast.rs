//! More contrast in panels and menus, for players who want it: at the end of each pass, faint lines and shades are exchanged for clear ones.
//! So no menu has to think of it.

use bevy::prelude::*;
use bevy_egui::egui::epaint::shape_transform::adjust_colors;
use bevy_egui::egui::layers::ShapeIdx;
use bevy_egui::egui::{Color32, LayerId, Plugin, Ui};
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::theme::{BRASS, BRASS_BRIGHT, BUTTON, BUTTON_HOVERED, BUTTON_PRESSED, CARD, FAINT, LINE, TEXT};
use crate::app::order::AppSystems;
use crate::app::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_setting.in_set(AppSystems::Ui));
}

/// What each colour becomes.
const EXCHANGED: [(Color32, Color32); 9] = [
    (CARD, Color32::BLACK),
    (BUTTON, Color32::from_rgb(26, 21, 18)),
    (BUTTON_HOVERED, Color32::from_rgb(72, 58, 46)),
    (BUTTON_PRESSED, Color32::from_rgb(104, 84, 62)),
    (LINE, Color32::from_rgb(190, 176, 158)),
    (TEXT, Color32::WHITE),
    (FAINT, Color32::from_rgb(228, 218, 204)),
    (BRASS, Color32::from_rgb(255, 196, 104)),
    (BRASS_BRIGHT, Color32::from_rgb(255, 216, 140)),
];

/// The plugin for egui that exchanges the colours.
#[derive(Debug, Default)]
pub(super) struct MoreContrast {
    is_on: bool,
}

impl Plugin for MoreContrast {
    fn debug_name(&self) -> &'static str {
        "contrast"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if !self.is_on {
            return;
        }
        let context = ui.ctx();
        let layers: Vec<LayerId> = context.memory(|memory| memory.layer_ids().collect());
        context.graphics_mut(|graphics| {
            for layer in layers {
                let Some(list) = graphics.get_mut(layer) else { continue };
                for nth in 0..list.all_entries().count() {
                    list.mutate_shape(ShapeIdx(nth), |clipped| adjust_colors(&mut clipped.shape, exchange));
                }
            }
        });
    }
}

fn exchange(colour: &mut Color32) {
    if let Some((_, clear)) = EXCHANGED.iter().find(|(faint, _)| faint == colour) {
        *colour = *clear;
    }
}

fn follow_setting(settings: Res<Settings>, mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>) {
    for mut context in &mut contexts {
        let context = context.get_mut();
        context.with_plugin(|contrast: &mut MoreContrast| contrast.is_on = settings.more_contrast);
    }
}

#[cfg(test)]
mod tests {
    use super::super::theme::INK;
    use super::*;

    fn luminance(colour: Color32) -> f32 {
        let [red, green, blue, _] = bevy_egui::egui::Rgba::from(colour).to_array();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast of two colours, by WCAG 2.1.
    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn clear(mut colour: Color32) -> Color32 {
        exchange(&mut colour);
        colour
    }

    /// As much as its highest level asks of texts (7), and its criterion 1.4.11 of the edges of what can be pressed (3).
    #[test]
    fn texts_and_edges_are_as_clear_as_the_guidelines_ask() {
        for ground in [CARD, BUTTON] {
            for text in [TEXT, FAINT, BRASS, BRASS_BRIGHT] {
                assert!(contrast(clear(text), clear(ground)) >= 7.0, "{text:?} on {ground:?}");
            }
            assert!(contrast(clear(LINE), clear(ground)) >= 3.0, "a line on {ground:?}");
        }
        assert!(contrast(INK, clear(BRASS)) >= 7.0, "a main button");
        assert!(contrast(LINE, CARD) < 3.0, "without, lines are quiet");
    }
}
