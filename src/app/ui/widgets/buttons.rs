//! Single buttons.

use bevy_egui::egui::{Atom, Button, Response, RichText, Stroke, Ui, vec2};

use crate::app::ui::language::Say;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, CONTROL, FAINT, INK, strong};
use crate::i18n::Message;

/// The main button, as wide as possible.
pub(crate) fn main_button(ui: &mut Ui, text: impl Into<Message>, enabled: bool) -> Response {
    let label =
        RichText::new(ui.say(&text.into())).font(strong(18.0)).color(if enabled { INK } else { FAINT });
    // Content above that is too wide must not make it wider than what is in sight.
    let width = ui.available_width().min(ui.clip_rect().right() - ui.cursor().left() - 4.0);
    let button = Button::new(centred(label)).wrap().min_size(vec2(width, CONTROL + 4.0));
    let button = if enabled { button.fill(BRASS).stroke(Stroke::new(1.0, BRASS_BRIGHT)) } else { button };
    let response = ui.add_enabled(enabled, button);
    in_sight(&response);
    response
}

/// A text centred on a button that is wider than it.
pub(super) fn centred<'a>(text: impl Into<Atom<'a>>) -> (Atom<'a>, Atom<'a>, Atom<'a>) {
    (Atom::grow(), text.into(), Atom::grow())
}

/// A button of a given width.
pub(crate) fn button(ui: &mut Ui, text: impl Into<Message>, width: f32, enabled: bool) -> Response {
    let text = ui.say(&text.into());
    let response = ui.add_enabled(enabled, Button::new(centred(text)).wrap().min_size(vec2(width, CONTROL)));
    in_sight(&response);
    response
}

/// Scrolls to a button that receives keyboard focus.
pub(super) fn in_sight(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}
