//! Single buttons.

use bevy_egui::egui::{Atom, Button, Response, RichText, Stroke, Ui, vec2};

use crate::app::ui::language::Say;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, CONTROL, FAINT, INK, strong};
use crate::i18n::Message;

/// The size of the letters of a main button, and where they need two lines.
const LARGE: f32 = 18.0;
const SMALL: f32 = 15.0;
/// The space beside letters that need two lines.
const NARROW_PADDING: f32 = 4.0;

/// The main button, as wide as possible.
pub(crate) fn main_button(ui: &mut Ui, text: impl Into<Message>, enabled: bool) -> Response {
    let (text, colour) = (ui.say(&text.into()), if enabled { INK } else { FAINT });
    // Content above that is too wide must not make it wider than what is in sight.
    let width = ui.available_width().min(ui.clip_rect().right() - ui.cursor().left());
    let size = ui.painter().layout_no_wrap(text.clone(), strong(LARGE), colour).size();
    let fits = size.x + 2.0 * ui.spacing().button_padding.x <= width;
    let response = ui.scope(|ui| {
        if !fits {
            ui.spacing_mut().button_padding.x = NARROW_PADDING;
        }
        let label = RichText::new(text).font(strong(if fits { LARGE } else { SMALL })).color(colour);
        let button = Button::new(centred(label)).wrap().min_size(vec2(width, CONTROL + 4.0));
        let button = if enabled { button.fill(BRASS).stroke(Stroke::new(1.0, BRASS_BRIGHT)) } else { button };
        ui.add_enabled(enabled, button)
    });
    in_sight(&response.inner);
    response.inner
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

/// Scrolls to a widget that receives the keyboard focus.
pub(crate) fn in_sight(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}
