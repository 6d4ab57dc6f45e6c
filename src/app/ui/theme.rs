//! Colours, fonts, sizes.

use bevy::prelude::{Add, On, Query};
use bevy_egui::EguiContext;
use bevy_egui::egui::{self, Color32, CornerRadius, FontFamily, FontId, Stroke, TextStyle, vec2};

use super::contrast::MoreContrast;
use crate::app::text::{TextPass, definitions};

/// A card: readable over a busy board.
pub(crate) const CARD: Color32 = Color32::from_rgb(29, 24, 22);
pub(crate) const LINE: Color32 = Color32::from_rgb(82, 66, 48);
pub(crate) const TEXT: Color32 = Color32::from_rgb(240, 232, 220);
/// Warnings.
pub(crate) const WARNING: Color32 = Color32::from_rgb(255, 168, 120);
pub(crate) const FAINT: Color32 = Color32::from_rgb(178, 165, 150);
pub(crate) const BRASS: Color32 = Color32::from_rgb(222, 168, 92);
pub(crate) const BRASS_BRIGHT: Color32 = Color32::from_rgb(240, 192, 120);
pub(crate) const INK: Color32 = Color32::from_rgb(32, 24, 16);
/// The card of the player to move.
pub(crate) const LIT: Color32 = Color32::from_rgb(66, 49, 30);
pub(super) const BUTTON: Color32 = Color32::from_rgb(58, 48, 41);
pub(super) const BUTTON_HOVERED: Color32 = Color32::from_rgb(80, 66, 55);
pub(super) const BUTTON_PRESSED: Color32 = Color32::from_rgb(98, 80, 64);

/// The height of a control: enough for a fingertip.
pub(crate) const CONTROL: f32 = 44.0;

/// The font of names and buttons.
pub(crate) fn strong(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("strong".into()))
}

/// The font of titles.
pub(crate) fn title(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("title".into()))
}

/// The font of symbols: `src/app/ui/symbols.rs` lists them.
pub(crate) fn symbols(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("symbols".into()))
}

/// Sets up egui's style as soon as its context exists: fonts must be there before the first text.
pub(crate) fn dress(added: On<Add, EguiContext>, mut contexts: Query<&mut EguiContext>) {
    let Ok(mut context) = contexts.get_mut(added.entity) else { return };
    let context = context.get_mut();
    context.set_fonts(definitions());
    context.add_plugin(TextPass::default());
    context.add_plugin(MoreContrast::default());
    context.options_mut(|options| {
        // The text size is a setting.
        options.zoom_with_keyboard = false;
        // Slow hands, and slow pictures: a button is pressed however long it was held.
        options.input_options.max_click_duration = f64::INFINITY;
    });
    context.set_theme(egui::Theme::Dark);
    context.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, FontId::proportional(14.5)),
            (TextStyle::Body, FontId::proportional(17.0)),
            (TextStyle::Monospace, FontId::proportional(16.0)),
            (TextStyle::Button, strong(17.0)),
            (TextStyle::Heading, title(27.0)),
        ]
        .into();
        style.spacing.item_spacing = vec2(8.0, 8.0);
        style.spacing.button_padding = vec2(14.0, 8.0);
        style.spacing.interact_size = vec2(CONTROL, CONTROL);
        style.spacing.combo_height = 320.0;
        // A cursor that blinks would have the table drawn for as long as a text field has the focus.
        style.visuals.text_cursor.blink = false;
        // The bar of what scrolls has room of its own, and shows before a pointer comes near.
        style.spacing.scroll.floating_allocated_width =
            style.spacing.scroll.bar_width + style.spacing.scroll.bar_outer_margin;
        style.spacing.scroll.dormant_handle_opacity = 0.35;
        style.spacing.scroll.dormant_background_opacity = 0.08;
        // A line that is cut at the edge of a list fades there, as there is more.
        style.spacing.scroll.fade.strength = 0.85;
        style.interaction.selectable_labels = false;
        let visuals = &mut style.visuals;
        visuals.override_text_color = Some(TEXT);
        visuals.extreme_bg_color = Color32::from_rgb(16, 13, 12);
        visuals.panel_fill = CARD;
        visuals.window_fill = CARD;
        visuals.window_stroke = Stroke::new(1.0, LINE);
        visuals.selection.bg_fill = Color32::from_rgb(120, 84, 44);
        visuals.selection.stroke = Stroke::new(1.0, BRASS_BRIGHT);
        let widgets = &mut visuals.widgets;
        for (widget, fill, line) in [
            (&mut widgets.inactive, BUTTON, LINE),
            (&mut widgets.hovered, BUTTON_HOVERED, BRASS),
            (&mut widgets.active, BUTTON_PRESSED, BRASS_BRIGHT),
            (&mut widgets.open, BUTTON_PRESSED, BRASS),
        ] {
            widget.bg_fill = fill;
            widget.weak_bg_fill = fill;
            widget.bg_stroke = Stroke::new(1.0, line);
            widget.corner_radius = CornerRadius::same(9);
            widget.expansion = 0.0;
        }
        widgets.noninteractive.bg_stroke = Stroke::new(1.0, LINE);
    });
}
