//! Rows: of buttons, of switches, of choices, and a dialog's rows of a name and its value.

use bevy_egui::egui::emath::Numeric;
use bevy_egui::egui::{Button, FontId, Response, RichText, Slider, Stroke, Ui, WidgetInfo, vec2};

use super::buttons::{centred, in_sight};
use super::text::faint;
use crate::app::ui::language::Say;
use crate::app::ui::theme::{BRASS_BRIGHT, CONTROL, TEXT, strong};
use texts::{Explained, Message};

/// At most half the length of the line below what is selected.
const UNDERLINE: f32 = 22.0;

/// Buttons side by side that fill the width, in several rows if necessary: each one's label
/// and whether it is enabled. Returns the one that was pressed.
pub(crate) fn button_row(ui: &mut Ui, buttons: impl AsRef<[(Explained, bool)]>) -> Option<usize> {
    let buttons = buttons.as_ref();
    let texts: Vec<String> = buttons.iter().map(|(label, _)| ui.say(label)).collect();
    ui.scope(|ui| {
        ui.spacing_mut().button_padding.x = 4.0;
        let font = row_font(ui, &texts);
        in_rows(ui, &texts, font.clone(), buttons.len(), |ui, i, width| {
            let (message, enabled) = &buttons[i];
            let label = RichText::new(&texts[i]).font(font.clone());
            let button = Button::new(centred(label)).min_size(vec2(width, CONTROL));
            let response = ui.add_enabled(*enabled, button);
            in_sight(&response);
            response.on_hover_text(ui.about(message))
        })
    })
    .inner
}

/// The font of buttons in a row: slightly smaller text is better than another row.
fn row_font(ui: &Ui, texts: &[String]) -> FontId {
    let fonts = [17.0, 15.0].map(strong);
    let in_one_row = fonts.iter().find(|font| fit(ui, texts, font) >= texts.len());
    in_one_row.unwrap_or(&fonts[1]).clone()
}

/// What stands on a button: a message, or one with an explanation, which is its tooltip.
pub(crate) trait ButtonLabel {
    fn message(&self) -> &Message;

    fn explained(&self) -> Option<&Explained> {
        None
    }
}

impl ButtonLabel for Message {
    fn message(&self) -> &Message {
        self
    }
}

impl ButtonLabel for Explained {
    fn message(&self) -> &Message {
        self
    }

    fn explained(&self) -> Option<&Explained> {
        Some(self)
    }
}

/// Buttons side by side, one of which is selected. Returns a different one if it was pressed.
pub(crate) fn segments(ui: &mut Ui, labels: &[impl ButtonLabel], chosen: Option<usize>) -> Option<usize> {
    let texts: Vec<String> = labels.iter().map(|label| ui.say(label.message())).collect();
    let pressed = ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().button_padding.x = 4.0;
        // All choices of a dialog have letters of one size.
        let font = strong(15.0);
        in_rows(ui, &texts, font.clone(), texts.len(), |ui, i, width| {
            let is_on = chosen == Some(i);
            let colour = if is_on { BRASS_BRIGHT } else { TEXT };
            let label = RichText::new(&texts[i]).font(font.clone()).color(colour);
            let response = ui.add(Button::new(centred(label)).min_size(vec2(width, CONTROL)).selected(is_on));
            if is_on {
                // Not by colour alone.
                let (bottom, reach) = (response.rect.center_bottom(), (width * 0.25).min(UNDERLINE));
                ui.painter().hline(
                    bottom.x - reach..=bottom.x + reach,
                    bottom.y - 6.0,
                    Stroke::new(2.0, BRASS_BRIGHT),
                );
            }
            in_sight(&response);
            match labels[i].explained() {
                Some(about) => response.on_hover_text(ui.about(about)),
                None => response,
            }
        })
    });
    pressed.inner.filter(|i| chosen != Some(*i))
}

/// The same for values with these names. Returns another value if it was chosen.
pub(crate) fn choose<T: Copy + PartialEq, L: ButtonLabel>(
    ui: &mut Ui,
    values: &[T],
    name: impl Fn(T) -> L,
    chosen: T,
) -> Option<T> {
    let labels: Vec<L> = values.iter().map(|value| name(*value)).collect();
    segments(ui, &labels, values.iter().position(|value| *value == chosen)).map(|i| values[i])
}

/// How many buttons with texts like these fit in a row: at least one.
fn fit(ui: &Ui, texts: &[String], font: &FontId) -> usize {
    let gap = ui.spacing().item_spacing.x;
    // A centred text has a gap on each side as well.
    let padding = 2.0 * ui.spacing().button_padding.x + 10.0;
    let width_of =
        |text: &String| ui.fonts_mut(|fonts| fonts.layout_no_wrap(text.clone(), font.clone(), TEXT).size().x);
    let widest = texts.iter().map(width_of).fold(0.0, f32::max) + padding;
    ((ui.available_width() + gap) / (widest + gap)).floor().max(1.0) as usize
}

/// Lays out buttons with these texts in rows of equal parts, as many per row as fit, up to `most`. Returns the one that was
/// pressed.
fn in_rows(
    ui: &mut Ui,
    texts: &[String],
    font: FontId,
    most: usize,
    mut add: impl FnMut(&mut Ui, usize, f32) -> Response,
) -> Option<usize> {
    let gap = ui.spacing().item_spacing.x;
    // Balance the rows: five buttons in rows of four would leave one alone.
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

/// A row of a dialog: a label and its value, below it if space is short.
pub(crate) fn row(ui: &mut Ui, name: impl Into<Message>, add: impl FnOnce(&mut Ui)) {
    let name = ui.say(&name.into());
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

/// A row with two choices, the second of which sets the value.
pub(crate) fn two_choices(ui: &mut Ui, name: Message, ways: [impl ButtonLabel; 2], value: &mut bool) {
    row(ui, name, |ui| {
        if let Some(i) = segments(ui, &ways, Some(usize::from(*value))) {
            *value = i == 1;
        }
    });
}

/// The same for a switch that may have no effect: then it is greyed, and the reason stands below it, where a finger and a screen reader
/// find it as well.
pub(crate) fn two_choices_unless(
    ui: &mut Ui,
    name: Message,
    ways: [impl ButtonLabel; 2],
    value: &mut bool,
    obstacle: Option<Message>,
) {
    ui.add_enabled_ui(obstacle.is_none(), |ui| two_choices(ui, name, ways, value));
    if let Some(obstacle) = obstacle {
        faint(ui, obstacle);
    }
}

/// A row with the choice of a value. Returns whether it has changed.
pub(crate) fn choose_row<T: Copy + PartialEq, L: ButtonLabel>(
    ui: &mut Ui,
    name: Message,
    values: &[T],
    value_name: impl Fn(T) -> L,
    value: &mut T,
) -> bool {
    let before = *value;
    row(ui, name, |ui| *value = choose(ui, values, value_name, before).unwrap_or(before));
    *value != before
}

/// A row with a slider, which can be dragged or changed by the arrow keys, and its value in words, which have so much room.
pub(crate) fn slider_row<N: Numeric>(
    ui: &mut Ui,
    name: Message,
    value: &mut N,
    room: f32,
    slider: impl FnOnce(&mut N) -> Slider<'_>,
    in_words: impl FnOnce(N) -> Message,
) {
    let label = ui.say(&name);
    row(ui, name, |ui| {
        ui.spacing_mut().slider_width = (ui.available_width() - room).max(CONTROL);
        ui.spacing_mut().interact_size.y = CONTROL;
        let response = ui.add(slider(value).show_value(false));
        in_sight(&response);
        // After the mouse the arrow keys go on.
        if response.drag_started() || response.clicked() {
            response.request_focus();
        }
        response.widget_info(|| WidgetInfo::slider(true, value.to_f64(), &label));
        ui.label(ui.say(&in_words(*value)));
    });
}

/// The width of a label.
const NAME: f32 = 190.0;
/// A dialog narrower than this has no room for two columns.
const NARROW: f32 = 460.0;
