//! Headings and texts.

use bevy_egui::egui::{Align, Color32, FontId, Label, Margin, Response, RichText, TextEdit, Ui, vec2};

use crate::app::text::has_unknown_letters;
use crate::app::ui::language::Say;
use crate::app::ui::theme::{BRASS_BRIGHT, CONTROL, FAINT, TEXT, WARNING, title};
use texts::{Message, msg};

/// The size of a dialog's heading.
const HEADING: f32 = 27.0;

/// A heading in the title's face.
pub(crate) fn heading(ui: &mut Ui, text: impl Into<Message>) {
    let text = RichText::new(ui.say(&text.into()));
    ui.label(text.font(title(HEADING)).color(TEXT));
}

/// The heading of a group.
pub(crate) fn small_heading(ui: &mut Ui, text: impl Into<Message>) {
    let text = RichText::new(ui.say(&text.into()));
    ui.label(text.font(title(20.0)).color(BRASS_BRIGHT));
}

/// A title in a row, in the largest of some sizes in which it fits.
pub(crate) fn fitted_title(ui: &mut Ui, text: impl Into<Message>, largest: f32) {
    fitted(ui, &text.into(), largest, BRASS_BRIGHT);
}

/// A dialog's heading in a row, in the largest size in which it fits.
pub(crate) fn fitted_heading(ui: &mut Ui, text: impl Into<Message>) {
    fitted(ui, &text.into(), HEADING, TEXT);
}

fn fitted(ui: &mut Ui, text: &Message, largest: f32, colour: Color32) {
    const LEAST: f32 = 11.0;
    let text = ui.say(text);
    let width = ui.painter().layout_no_wrap(text.clone(), title(largest), colour).size().x;
    let size = (largest * (ui.available_width() / width).min(1.0)).floor().max(LEAST);
    ui.add(Label::new(RichText::new(text).font(title(size)).color(colour)).truncate());
}

/// Text that is as wide as there is room.
pub(crate) fn paragraph(ui: &mut Ui, text: impl Into<Message>) {
    let text = ui.say(&text.into());
    ui.add(Label::new(text).wrap());
}

/// The size of text of minor weight.
pub(crate) const FAINT_SIZE: f32 = 15.0;

/// Text of minor weight.
pub(crate) fn faint(ui: &mut Ui, text: impl Into<Message>) -> Response {
    let text = RichText::new(ui.say(&text.into()));
    ui.label(text.color(FAINT).size(FAINT_SIZE))
}

/// The width of the widest word of a text, which must not be broken.
pub(crate) fn widest_word(ui: &Ui, text: &str, font: &FontId) -> f32 {
    let width_of = |word: &str| ui.painter().layout_no_wrap(word.to_owned(), font.clone(), FAINT).size().x;
    text.split_whitespace().map(width_of).fold(0.0, f32::max)
}

/// A fault that the player should know.
pub(crate) fn warning(ui: &mut Ui, text: impl Into<Message>) {
    let text = RichText::new(ui.say(&text.into()));
    ui.label(text.color(WARNING).size(15.0));
}

/// A field of one line, with a hint while it is empty.
pub(crate) fn text_field<'t>(ui: &Ui, text: &'t mut String, hint: &Message) -> TextEdit<'t> {
    TextEdit::singleline(text)
        .hint_text(RichText::new(ui.say(hint)).color(FAINT))
        .vertical_align(Align::Center)
        .min_size(vec2(0.0, CONTROL))
        .margin(Margin::symmetric(10, 4))
}

/// Below fields for names: whether some of their letters cannot be shown.
pub(crate) fn name_note<'a>(ui: &mut Ui, names: impl IntoIterator<Item = &'a str>) {
    if names.into_iter().any(has_unknown_letters) {
        let text = RichText::new(ui.say(&msg::name_not_shown()));
        ui.add(Label::new(text.color(FAINT).size(15.0)).wrap());
    }
}
