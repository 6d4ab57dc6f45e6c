//! Miniature layouts and panels: in small pictures and in the designer.

use bevy::color::ColorToPacked;
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use super::colours::WOODS;
use rules::kulami::{Layout, Panel, SPAN};

/// The wood of a panel, as on the table.
fn wood(panel: Panel) -> Color32 {
    let [red, green, blue, _] = WOODS[panel.kind().unwrap_or(0)].0.to_u8_array();
    Color32::from_rgb(red, green, blue)
}

/// Paints a panel whose lower left corner is at `corner`.
pub(crate) fn paint_panel(painter: &Painter, panel: Panel, corner: Pos2, cell: f32, faded: bool) {
    let size = vec2(f32::from(panel.width), f32::from(panel.height)) * cell;
    let body = Rect::from_min_size(corner - vec2(0.0, size.y), size).shrink((cell * 0.03).max(0.5));
    let fade = |colour: Color32| if faded { colour.gamma_multiply(0.55) } else { colour };
    let wood = wood(panel);
    let edge = Stroke::new((cell * 0.04).max(0.5), fade(Color32::from_rgb(60, 38, 22)));
    let radius = CornerRadius::same((cell * 0.1) as u8);
    painter.rect(body, radius, fade(wood), edge, StrokeKind::Inside);
    for (x, y) in (0..panel.width).flat_map(|x| (0..panel.height).map(move |y| (x, y))) {
        let middle = corner + vec2(f32::from(x) + 0.5, -f32::from(y) - 0.5) * cell;
        painter.circle_filled(middle, cell * 0.26, fade(wood.lerp_to_gamma(Color32::BLACK, 0.38)));
        painter.circle_filled(
            middle + vec2(0.0, cell * 0.035),
            cell * 0.22,
            fade(wood.lerp_to_gamma(Color32::BLACK, 0.22)),
        );
    }
}

/// Paints a layout into a square whose upper left corner is at `corner`, with room for the largest.
pub(crate) fn paint_layout(painter: &Painter, layout: Layout, corner: Pos2, size: f32) {
    let cell = size / f32::from(SPAN);
    let aside = vec2(f32::from(SPAN - layout.width()), f32::from(SPAN - layout.height())) * cell / 2.0;
    paint_layout_in(painter, layout, corner + aside, cell);
}

/// Paints a layout whose upper left corner is at `corner`.
pub(super) fn paint_layout_in(painter: &Painter, layout: Layout, corner: Pos2, cell: f32) {
    for panel in layout.panels() {
        let steps = vec2(f32::from(panel.corner.file), f32::from(layout.height() - panel.corner.rank)) * cell;
        paint_panel(painter, *panel, corner + steps, cell, false);
    }
}
