//! Headings and texts.

use bevy_egui::egui::{Response, RichText, Ui};

use crate::app::ui::language::Say;
use crate::app::ui::theme::{FAINT, TEXT, title};
use crate::i18n::Message;

/// A heading in the title's face.
pub(crate) fn heading(ui: &mut Ui, text: impl Into<Message>) {
    let text = RichText::new(ui.say(&text.into()));
    ui.label(text.font(title(27.0)).color(TEXT));
}

/// Text of minor weight.
pub(crate) fn faint(ui: &mut Ui, text: impl Into<Message>) -> Response {
    let text = RichText::new(ui.say(&text.into()));
    ui.label(text.color(FAINT).size(15.0))
}
