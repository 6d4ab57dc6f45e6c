//! The cards and buttons that everything is made of.

use bevy_egui::egui::{
    Area, Atom, Button, Color32, Context, CornerRadius, FontId, Frame, Id, Key, Margin, Modal, Order, Rect,
    Response, RichText, ScrollArea, Stroke, Ui, Vec2, vec2,
};

use super::theme::{BRASS, BRASS_BRIGHT, CARD, CONTROL, FAINT, INK, LINE, SOLID, TEXT, strong, title};
use crate::i18n::{about, say};

pub(crate) fn card_frame(padding: i8) -> Frame {
    Frame::new()
        .fill(CARD)
        .stroke(Stroke::new(1.0, LINE))
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::same(padding))
}

/// A card in the middle of the window, as wide as asked and as fits, that scrolls where it is too high. What is behind it is
/// darkened and out of reach.
pub(crate) fn dialog(context: &Context, name: &str, width: f32, add: impl FnOnce(&mut Ui)) {
    modal(context, name, width, |ui, size| {
        ui.set_width(size.x);
        // Else it would never become higher than it was in its first picture.
        let scroll = ScrollArea::vertical().max_height(size.y).min_scrolled_height(size.y);
        scroll.show(ui, |ui| {
            ui.set_width(ui.available_width());
            scroll_by_keys(ui);
            add(ui);
        });
    });
}

/// What is too long is scrolled by the keys that everybody knows, unless something in it has the keys.
pub(crate) fn scroll_by_keys(ui: &Ui) {
    if ui.memory(|memory| memory.focused().is_some()) {
        return;
    }
    let page = ui.clip_rect().height() * 0.9;
    let ways = [(Key::ArrowUp, 40.0), (Key::ArrowDown, -40.0), (Key::PageUp, page), (Key::PageDown, -page)];
    for (key, way) in ways {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, way));
        }
    }
}

/// The same, with a foot of a height that stays where it is: what most players want is in sight without scrolling.
pub(crate) fn dialog_with_foot<T>(
    context: &Context,
    name: &str,
    width: f32,
    foot_height: f32,
    state: &mut T,
    add: impl FnOnce(&mut Ui, &mut T),
    add_foot: impl FnOnce(&mut Ui, &mut T),
) {
    modal(context, name, width, |ui, size| {
        ui.set_width(size.x);
        let height = (size.y - foot_height - ui.spacing().item_spacing.y).max(40.0);
        let scroll = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        scroll.show(ui, |ui| {
            ui.set_width(ui.available_width());
            scroll_by_keys(ui);
            add(ui, state);
        });
        add_foot(ui, state);
    });
}

/// The same, always as high as fits, for what scrolls by itself.
pub(crate) fn dialog_fixed(context: &Context, name: &str, width: f32, add: impl FnOnce(&mut Ui)) {
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
pub(crate) fn card(context: &Context, name: &str, place: Rect, add: impl FnOnce(&mut Ui)) {
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
pub(crate) fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(title(27.0)).color(TEXT));
}

/// Text of minor weight.
pub(crate) fn faint(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(RichText::new(text).color(FAINT).size(15.0))
}

/// The button that most players will want, across the width.
pub(crate) fn main_button(ui: &mut Ui, text: &str, enabled: bool) -> Response {
    let label = RichText::new(text).font(strong(18.0)).color(if enabled { INK } else { FAINT });
    let button = Button::new(centred(label)).min_size(vec2(ui.available_width(), CONTROL + 4.0));
    let button = if enabled { button.fill(BRASS).stroke(Stroke::new(1.0, BRASS_BRIGHT)) } else { button };
    let response = ui.add_enabled(enabled, button);
    in_sight(&response);
    response
}

/// A text in the middle of a button that is wider than it.
fn centred<'a>(text: impl Into<Atom<'a>>) -> (Atom<'a>, Atom<'a>, Atom<'a>) {
    (Atom::grow(), text.into(), Atom::grow())
}

/// A button of a given width.
pub(crate) fn button(ui: &mut Ui, text: &str, width: f32, enabled: bool) -> Response {
    let response = ui.add_enabled(enabled, Button::new(centred(text)).min_size(vec2(width, CONTROL)));
    in_sight(&response);
    response
}

/// Buttons side by side that fill the width, in several rows where the width is too small: each one's message, which is about something,
/// and whether it can be pressed. Gives the one that was pressed.
pub(crate) fn button_row<'a>(ui: &mut Ui, buttons: impl AsRef<[(&'a str, bool)]>) -> Option<usize> {
    let buttons = buttons.as_ref();
    let texts: Vec<String> = buttons.iter().map(|(key, _)| say(key)).collect();
    ui.scope(|ui| {
        ui.spacing_mut().button_padding.x = 4.0;
        let font = row_font(ui, &texts);
        in_rows(ui, &texts, font.clone(), buttons.len(), |ui, i, width| {
            let (key, enabled) = buttons[i];
            let label = RichText::new(&texts[i]).font(font.clone());
            let button = Button::new(centred(label)).min_size(vec2(width, CONTROL));
            let response = ui.add_enabled(enabled, button);
            in_sight(&response);
            response.on_hover_text(about(key))
        })
    })
    .inner
}

/// The letters of buttons that stand in a row: a little smaller is better than another row.
fn row_font(ui: &Ui, texts: &[String]) -> FontId {
    let fonts = [17.0, 15.0].map(strong);
    let in_one_row = fonts.iter().find(|font| fit(ui, texts, font) >= texts.len());
    in_one_row.unwrap_or(&fonts[1]).clone()
}

/// Switches side by side, as many in a row as have room: each one's message, which is about something, and whether it is on. Gives the
/// one that was pressed.
pub(crate) fn switches(ui: &mut Ui, switches: &[(String, bool)]) -> Option<usize> {
    let font = strong(14.0);
    let marked: Vec<String> = switches.iter().map(|(key, _)| marked(&say(key), true)).collect();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().button_padding.x = 0.0;
        in_rows(ui, &marked, font.clone(), 4, |ui, i, width| {
            let (key, is_on) = &switches[i];
            choice(ui, &say(key), *is_on, width, font.clone(), FAINT).on_hover_text(about(key))
        })
    })
    .inner
}

/// Buttons side by side of which one is chosen. Gives another one that was pressed.
pub(crate) fn segments(ui: &mut Ui, texts: &[String], chosen: Option<usize>) -> Option<usize> {
    segments_about(ui, texts, chosen, |_| String::new())
}

/// The same, with what is to be said about each.
pub(crate) fn segments_about(
    ui: &mut Ui,
    texts: &[String],
    chosen: Option<usize>,
    about: impl Fn(usize) -> String,
) -> Option<usize> {
    let widest: Vec<String> = texts.iter().map(|text| marked(text, true)).collect();
    let pressed = ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().button_padding.x = 4.0;
        let font = row_font(ui, &widest);
        in_rows(ui, &widest, font.clone(), texts.len(), |ui, i, width| {
            let response = choice(ui, &texts[i], chosen == Some(i), width, font.clone(), TEXT);
            let about = about(i);
            if about.is_empty() { response } else { response.on_hover_text(about) }
        })
    });
    pressed.inner.filter(|i| chosen != Some(*i))
}

/// Told by more than its colour: what is on or chosen has a mark.
fn marked(text: &str, is_on: bool) -> String {
    if is_on { format!("• {text}") } else { text.to_owned() }
}

/// A button that can be on.
fn choice(ui: &mut Ui, text: &str, is_on: bool, width: f32, font: FontId, off: Color32) -> Response {
    let label = RichText::new(marked(text, is_on)).font(font).color(if is_on { BRASS_BRIGHT } else { off });
    let response = ui.add(Button::new(centred(label)).min_size(vec2(width, CONTROL)).selected(is_on));
    in_sight(&response);
    response
}

/// How many buttons with texts like these have room in a row: one at least.
fn fit(ui: &Ui, texts: &[String], font: &FontId) -> usize {
    let gap = ui.spacing().item_spacing.x;
    let padding = 2.0 * ui.spacing().button_padding.x + 6.0;
    let width_of =
        |text: &String| ui.fonts_mut(|fonts| fonts.layout_no_wrap(text.clone(), font.clone(), TEXT).size().x);
    let widest = texts.iter().map(width_of).fold(0.0, f32::max) + padding;
    ((ui.available_width() + gap) / (widest + gap)).floor().max(1.0) as usize
}

/// Lays out what has these texts in rows of equal parts, as many in a row as have room and `most` at most. Gives the one that was
/// pressed.
fn in_rows(
    ui: &mut Ui,
    texts: &[String],
    font: FontId,
    most: usize,
    mut add: impl FnMut(&mut Ui, usize, f32) -> Response,
) -> Option<usize> {
    let gap = ui.spacing().item_spacing.x;
    // As full as the fullest row: five in rows of four would leave one alone.
    let rows = texts.len().div_ceil(fit(ui, texts, &font).min(most)).max(1);
    let in_row = texts.len().div_ceil(rows).max(1);
    let width = (ui.available_width() - gap * (in_row - 1) as f32) / in_row as f32;
    let mut pressed = None;
    for row in 0..rows {
        ui.horizontal(|ui| {
            for i in row * in_row..texts.len().min((row + 1) * in_row) {
                if add(ui, i, width).clicked() {
                    pressed = Some(i);
                }
            }
        });
    }
    pressed
}

/// Whoever goes through the buttons by key sees the one that they have come to.
fn in_sight(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

/// A row of a dialog: what it is called, then what can be chosen, below where there is little room.
pub(crate) fn row(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui)) {
    if ui.available_width() < NARROW {
        ui.label(name);
        return add(ui);
    }
    ui.horizontal(|ui| {
        ui.allocate_ui(vec2(NAME, CONTROL), |ui| {
            ui.set_min_width(NAME);
            ui.horizontal_centered(|ui| ui.label(name));
        });
        add(ui);
    });
}

/// The width of what a row is called.
const NAME: f32 = 190.0;
/// A dialog of less width has no room for two columns.
const NARROW: f32 = 480.0;

/// What the rules say in half a sentence as a whole one.
pub(crate) fn sentence(half: &str) -> String {
    let mut letters = half.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).chain(['.']).collect())
}
