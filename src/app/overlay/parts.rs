//! The cards and buttons that everything is made of.

use bevy_egui::egui::{
    Area, Atom, Button, Color32, Context, CornerRadius, Frame, Id, Margin, Modal, Order, Rect, Response,
    RichText, ScrollArea, Stroke, Ui, Vec2, vec2,
};

use super::theme::{BRASS, BRASS_BRIGHT, CARD, CONTROL, FAINT, INK, LINE, SOLID, TEXT, strong, title};
use crate::words::{about, say};

fn card_frame(padding: i8) -> Frame {
    Frame::new()
        .fill(CARD)
        .stroke(Stroke::new(1.0, LINE))
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::same(padding))
}

/// A card in the middle of the window, as wide as asked and as fits, that scrolls where it is too high. What is behind it is
/// darkened and out of reach.
pub(super) fn dialog(context: &Context, name: &str, width: f32, add: impl FnOnce(&mut Ui)) {
    modal(context, name, width, |ui, size| {
        ui.set_width(size.x);
        // Else it would never become higher than it was in its first picture.
        let scroll = ScrollArea::vertical().max_height(size.y).min_scrolled_height(size.y);
        scroll.show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui);
        });
    });
}

/// The same, always as high as fits, for what scrolls by itself.
pub(super) fn dialog_fixed(context: &Context, name: &str, width: f32, add: impl FnOnce(&mut Ui)) {
    modal(context, name, width, |ui, size| {
        ui.set_min_size(size);
        ui.set_max_size(size);
        add(ui);
    });
}

/// The card of a dialog, with the most room that there is for what is in it.
fn modal(context: &Context, name: &str, width: f32, add: impl FnOnce(&mut Ui, Vec2)) {
    let padding = 22.0;
    let most = context.viewport_rect().size() - Vec2::splat(24.0 + 2.0 * padding);
    let size = vec2(width.min(most.x), most.y);
    let id = Id::new(name);
    let area = Modal::default_area(id).default_size(size + Vec2::splat(2.0 * padding));
    let frame = card_frame(padding as i8).fill(SOLID);
    let modal = Modal::new(id).area(area).frame(frame).backdrop_color(Color32::from_black_alpha(120));
    modal.show(context, |ui| add(ui, size));
}

/// A card in a fixed place.
pub(super) fn card(context: &Context, name: &str, place: Rect, add: impl FnOnce(&mut Ui)) {
    let padding = 14.0;
    Area::new(Id::new(name)).order(Order::Middle).fixed_pos(place.min).constrain(false).show(context, |ui| {
        card_frame(padding as i8).show(ui, |ui| {
            let size = place.size() - Vec2::splat(2.0 * padding + 2.0);
            ui.set_min_size(size);
            ui.set_max_size(size);
            add(ui);
        });
    });
}

/// A heading in the title's face.
pub(super) fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(title(27.0)).color(TEXT));
}

/// Text of minor weight.
pub(super) fn faint(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(RichText::new(text).color(FAINT).size(15.0))
}

/// The button that most players will want, across the width.
pub(super) fn main_button(ui: &mut Ui, text: &str, enabled: bool) -> Response {
    let label = RichText::new(text).font(strong(18.0)).color(if enabled { INK } else { FAINT });
    let button = Button::new(centred(label)).min_size(vec2(ui.available_width(), CONTROL + 4.0));
    let button = if enabled { button.fill(BRASS).stroke(Stroke::new(1.0, BRASS_BRIGHT)) } else { button };
    ui.add_enabled(enabled, button)
}

/// A text in the middle of a button that is wider than it.
fn centred<'a>(text: impl Into<Atom<'a>>) -> (Atom<'a>, Atom<'a>, Atom<'a>) {
    (Atom::grow(), text.into(), Atom::grow())
}

/// A button of a given width.
pub(super) fn button(ui: &mut Ui, text: &str, width: f32, enabled: bool) -> Response {
    ui.add_enabled(enabled, Button::new(centred(text)).min_size(vec2(width, CONTROL)))
}

/// Buttons side by side that fill the width: each one's message, which is about something, and whether it can be pressed. Gives the
/// one that was pressed.
pub(super) fn button_row<const N: usize>(ui: &mut Ui, buttons: [(&str, bool); N]) -> Option<usize> {
    let mut pressed = None;
    ui.horizontal(|ui| {
        let gap = ui.spacing().item_spacing.x;
        let width = (ui.available_width() - gap * (N - 1) as f32) / N as f32;
        ui.spacing_mut().button_padding.x = 4.0;
        for (i, (key, enabled)) in buttons.into_iter().enumerate() {
            if button(ui, &say(key), width, enabled).on_hover_text(about(key)).clicked() {
                pressed = Some(i);
            }
        }
    });
    pressed
}

/// Switches side by side, as many in a row as have room: each one's message, which is about something, and whether it is on. Gives the
/// one that was pressed.
pub(super) fn switches(ui: &mut Ui, switches: &[(String, bool)]) -> Option<usize> {
    const SIZE: f32 = 14.0;
    let gap = 6.0;
    // Told by more than its colour: what is on has a mark.
    let text = |(key, is_on): &(String, bool)| if *is_on { format!("• {}", say(key)) } else { say(key) };
    let width_of = |switch: &(String, bool)| {
        let marked = format!("• {}", say(&switch.0));
        ui.fonts_mut(|fonts| fonts.layout_no_wrap(marked, strong(SIZE), TEXT).size().x)
    };
    let widest = switches.iter().map(width_of).fold(0.0, f32::max) + 6.0;
    let fit = ((ui.available_width() + gap) / (widest + gap)).floor().clamp(1.0, 4.0);
    let width = (ui.available_width() - gap * (fit - 1.0)) / fit;
    let mut pressed = None;
    for (row, switches) in switches.chunks(fit as usize).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            ui.spacing_mut().button_padding.x = 0.0;
            for (i, switch) in switches.iter().enumerate() {
                let is_on = switch.1;
                let label = RichText::new(text(switch)).font(strong(SIZE));
                let label = label.color(if is_on { BRASS_BRIGHT } else { FAINT });
                let button = Button::new(centred(label)).min_size(vec2(width, CONTROL)).selected(is_on);
                if ui.add(button).on_hover_text(about(&switch.0)).clicked() {
                    pressed = Some(row * fit as usize + i);
                }
            }
        });
    }
    pressed
}

/// Buttons side by side of which one is chosen. Gives another one that was pressed.
pub(super) fn segments(ui: &mut Ui, texts: &[String], chosen: Option<usize>) -> Option<usize> {
    let gap = 6.0;
    let width = (ui.available_width() - gap * (texts.len() - 1) as f32) / texts.len() as f32;
    let mut pressed = None;
    ui.spacing_mut().item_spacing.x = gap;
    ui.spacing_mut().button_padding.x = 4.0;
    for (i, text) in texts.iter().enumerate() {
        let is_chosen = chosen == Some(i);
        // Told by more than its colour: what is chosen has a mark.
        let text = if is_chosen { format!("• {text}") } else { text.clone() };
        let label = RichText::new(text).color(if is_chosen { BRASS_BRIGHT } else { TEXT });
        let button = Button::new(centred(label)).min_size(vec2(width, CONTROL)).selected(is_chosen);
        if ui.add(button).clicked() && !is_chosen {
            pressed = Some(i);
        }
    }
    pressed
}

/// What the rules say in half a sentence as a whole one.
pub(super) fn sentence(half: &str) -> String {
    let mut letters = half.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).chain(['.']).collect())
}
