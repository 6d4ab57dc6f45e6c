//! Single buttons.

use bevy_egui::egui::{Atom, Button, Color32, Response, RichText, Stroke, Ui, vec2};

use super::text::widest_word;
use crate::app::ui::language::Say;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, CONTROL, FAINT, INK, TEXT, WARNING, strong};
use texts::Message;

/// The sizes of the letters of a main button and of others; and where they need several lines, the largest in which no word is too long.
const LARGE: f32 = 18.0;
const MEDIUM: f32 = 17.0;
const SMALLER: [f32; 4] = [15.0, 12.5, 11.0, 10.0];
/// The space beside letters that need several lines.
const NARROW_PADDING: f32 = 4.0;
/// What egui leaves free beside a centred text as well, both sides together.
const GAPS: f32 = 10.0;

/// The size of the letters of a text on a button of a given width, and the space beside them.
fn fitting(ui: &Ui, text: &str, width: f32, usual: f32) -> (f32, f32) {
    let width_of =
        |text: &str, size| ui.painter().layout_no_wrap(text.to_owned(), strong(size), INK).size().x;
    let padding = ui.spacing().button_padding.x;
    if width_of(text, usual) + 2.0 * padding + GAPS <= width {
        return (usual, padding);
    }
    let has_room = |size: &f32| widest_word(ui, text, &strong(*size)) + 2.0 * NARROW_PADDING + GAPS <= width;
    (SMALLER.into_iter().find(has_room).unwrap_or(SMALLER[SMALLER.len() - 1]), NARROW_PADDING)
}

/// The main button, as wide as possible.
pub(crate) fn main_button(ui: &mut Ui, text: impl Into<Message>, enabled: bool) -> Response {
    wide_button(ui, text, enabled, [BRASS, BRASS_BRIGHT])
}

/// The same for what should be thought about first: in the colour of warnings.
pub(crate) fn doubtful_button(ui: &mut Ui, text: impl Into<Message>, enabled: bool) -> Response {
    wide_button(ui, text, enabled, [WARNING, TEXT])
}

fn wide_button(ui: &mut Ui, text: impl Into<Message>, enabled: bool, [fill, edge]: [Color32; 2]) -> Response {
    let (text, colour) = (ui.say(&text.into()), if enabled { INK } else { FAINT });
    // Content above that is too wide must not make it wider than what is in sight.
    let width = ui.available_width().min(ui.clip_rect().right() - ui.cursor().left());
    add_fitted(ui, &text, width, LARGE, enabled, |text| {
        let button = Button::new(centred(text.color(colour))).min_size(vec2(width, CONTROL));
        if enabled { button.fill(fill).stroke(Stroke::new(1.0, edge)) } else { button }
    })
}

/// A text centred on a button that is wider than it.
pub(super) fn centred<'a>(text: impl Into<Atom<'a>>) -> (Atom<'a>, Atom<'a>, Atom<'a>) {
    (Atom::grow(), text.into(), Atom::grow())
}

/// A button of a given width.
pub(crate) fn button(ui: &mut Ui, text: impl Into<Message>, width: f32, enabled: bool) -> Response {
    let text = ui.say(&text.into());
    add_fitted(ui, &text, width, MEDIUM, enabled, |text| {
        Button::new(centred(text)).min_size(vec2(width, CONTROL))
    })
}

/// Adds a button with a text in letters that fit.
fn add_fitted<'a>(
    ui: &mut Ui,
    text: &str,
    width: f32,
    usual: f32,
    enabled: bool,
    face: impl FnOnce(RichText) -> Button<'a>,
) -> Response {
    let (size, padding) = fitting(ui, text, width, usual);
    let response = ui.scope(|ui| {
        // Lines are broken where the button ends.
        ui.set_max_width(width);
        ui.spacing_mut().button_padding.x = padding;
        ui.add_enabled(enabled, face(RichText::new(text).font(strong(size))).wrap())
    });
    in_sight(&response.inner);
    response.inner
}

/// Scrolls to a widget that receives the keyboard focus.
pub(crate) fn in_sight(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}
