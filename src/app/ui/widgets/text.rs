//! Headings and texts.

use bevy_egui::egui::{Response, RichText, Ui};

use crate::app::ui::theme::{FAINT, TEXT, title};

/// A heading in the title's face.
pub(crate) fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(title(27.0)).color(TEXT));
}

/// Text of minor weight.
pub(crate) fn faint(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(RichText::new(text).color(FAINT).size(15.0))
}

/// Turns a reason, half a sentence, into a whole sentence.
pub(crate) fn sentence(half: &str) -> String {
    let mut letters = half.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).chain(['.']).collect())
}
