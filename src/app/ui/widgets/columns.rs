//! Dialogs in two columns, where the window is wide enough.

use bevy_egui::egui::{Context, Ui};

/// The width of a window, in points, that has room for two columns.
const WIDE_WINDOW: f32 = 1000.0;
/// The width of a dialog in two columns, and in one.
const TWO: f32 = 1080.0;
const ONE: f32 = 640.0;

/// The width of a dialog that consists of [`columns`].
pub(crate) fn columns_width(context: &Context) -> f32 {
    if context.viewport_rect().width() >= WIDE_WINDOW { TWO } else { ONE }
}

/// Draws the two halves of a dialog, 0 and 1: side by side if there is room, otherwise the second one below the first.
pub(crate) fn columns(ui: &mut Ui, mut add: impl FnMut(&mut Ui, usize)) {
    if ui.ctx().viewport_rect().width() < WIDE_WINDOW {
        (0..2).for_each(|half| add(ui, half));
        return;
    }
    ui.spacing_mut().item_spacing.x += GAP;
    ui.columns(2, |halves| {
        for (half, ui) in halves.iter_mut().enumerate() {
            ui.spacing_mut().item_spacing.x -= GAP;
            add(ui, half);
        }
    });
    ui.spacing_mut().item_spacing.x -= GAP;
}

/// What is added to the space between two widgets.
const GAP: f32 = 16.0;
