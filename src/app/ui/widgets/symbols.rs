//! Buttons with a symbol: above its name, beside it, or alone where everybody knows it.

use bevy::prelude::{Commands, CommandsStatesExt, Event};
use bevy_egui::egui::{
    Align2, Button, Color32, Pos2, Rect, Response, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::buttons::in_sight;
use super::text::widest_word;
use crate::app::interaction::Shortcut;
use crate::app::state::Menu;
use crate::app::ui::language::{Say, Tip};
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, CONTROL, FAINT, LIT, TEXT, strong, symbols};
use texts::{Explained, Message};

/// A button with a symbol above its name.
pub(crate) struct SymbolButton {
    pub(crate) symbol: &'static str,
    pub(crate) name: Message,
    /// What it does, if its name does not say all.
    pub(crate) about: Option<Explained>,
    /// The shortcut that does the same.
    pub(crate) shortcut: Option<Shortcut>,
    pub(crate) is_enabled: bool,
    /// Whether what it switches is on.
    pub(crate) is_on: bool,
    /// How much it stands out, beside its name.
    pub(crate) rank: Rank,
    /// What pressing it does, if [`offer_buttons`] shows it.
    pub(crate) request: Option<Request>,
}

/// How much a button stands out among others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Rank {
    /// With an edge of brass: what most people want.
    First,
    #[default]
    Usual,
    /// Without a face until it is pointed at: what is there for whoever looks for it.
    Quiet,
}

/// What a button does.
type Request = Box<dyn FnOnce(&mut Commands)>;

impl SymbolButton {
    pub(crate) fn new(symbol: &'static str, label: Explained, is_enabled: bool) -> Self {
        Self { about: Some(label.clone()), ..Self::plain(symbol, label, is_enabled) }
    }

    /// A button whose name says all.
    pub(crate) fn plain(symbol: &'static str, name: impl Into<Message>, is_enabled: bool) -> Self {
        let name = name.into();
        Self {
            symbol,
            name,
            about: None,
            shortcut: None,
            is_enabled,
            is_on: false,
            rank: Rank::Usual,
            request: None,
        }
    }

    pub(crate) fn ranked(self, rank: Rank) -> Self {
        Self { rank, ..self }
    }

    /// With a shortcut, whose key its tooltip names.
    pub(crate) fn key(self, shortcut: Shortcut) -> Self {
        Self { shortcut: Some(shortcut), ..self }
    }

    /// With the request that it sends.
    pub(crate) fn sends<E: Event<Trigger<'static>: Default>>(self, request: E) -> Self {
        self.does(|commands| commands.trigger(request))
    }

    /// With the menu that it opens.
    pub(crate) fn opens(self, menu: Menu) -> Self {
        self.does(move |commands| commands.set_state(menu))
    }

    pub(crate) fn does(self, request: impl FnOnce(&mut Commands) + 'static) -> Self {
        Self { request: Some(Box::new(request)), ..self }
    }
}

/// The height of a button with a symbol above a name, and the size of the symbol.
pub(crate) const SYMBOL_BUTTON: f32 = 52.0;
const SYMBOL: f32 = 22.0;
/// The sizes of names: the largest in which all of a row fit.
const NAMES: [f32; 4] = [12.0, 11.5, 11.0, 10.5];
/// The space beside a name, both sides together.
const BESIDE_NAME: f32 = 12.0;
/// The least width of a button.
const LEAST: f32 = 56.0;
const GAP: f32 = 6.0;
/// How many buttons a row has: one more, where there is room and it would be left alone in the next row.
const IN_ROW: usize = 4;

/// Buttons in rows of four or five, or fewer if their names need it. Returns the response of each.
pub(crate) fn symbol_rows(ui: &mut Ui, buttons: &[SymbolButton]) -> Vec<Response> {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        let room = ui.available_width().max(CONTROL);
        let fit = ((room + GAP) / (LEAST + GAP)).floor() as usize;
        let most = if buttons.len() > IN_ROW { IN_ROW + 1 } else { IN_ROW };
        let most = if fit < most { fit.clamp(1, IN_ROW) } else { most }.min(buttons.len().max(1));
        let names: Vec<String> = buttons.iter().map(|button| ui.say(&button.name)).collect();
        let (rows, size) = fitting_rows(ui, &names, room, most);
        let mut responses = Vec::with_capacity(buttons.len());
        for widths in rows {
            ui.horizontal(|ui| {
                for width in widths {
                    let i = responses.len();
                    responses.push(show_above(ui, &buttons[i], &names[i], width, size));
                }
            });
        }
        responses
    })
    .inner
}

/// Which of the buttons was pressed.
pub(crate) fn pressed(responses: &[Response]) -> Option<usize> {
    responses.iter().position(Response::clicked)
}

/// Buttons in rows, which send their requests. Returns whether one was pressed.
pub(crate) fn offer_buttons(ui: &mut Ui, buttons: Vec<SymbolButton>, commands: &mut Commands) -> bool {
    let responses = symbol_rows(ui, &buttons);
    send_pressed(buttons, &responses, commands)
}

/// Sends the request of the button that was pressed. Returns whether there is one.
pub(crate) fn send_pressed(
    buttons: Vec<SymbolButton>,
    responses: &[Response],
    commands: &mut Commands,
) -> bool {
    let pressed = buttons.into_iter().zip(responses).find(|(_, response)| response.clicked());
    let request = pressed.and_then(|(button, _)| button.request);
    let is_sent = request.is_some();
    request.into_iter().for_each(|request| request(commands));
    is_sent
}

/// The widths of the buttons in each row, up to `most` of them, and the size of their names: every name fits on its button.
fn fitting_rows(ui: &Ui, names: &[String], room: f32, most: usize) -> (Vec<Vec<f32>>, f32) {
    for in_row in (1..=most).rev() {
        // If one does not fit, none is left alone in the next row.
        let in_row = if in_row < most { names.len().div_ceil(names.len().div_ceil(in_row)) } else { in_row };
        for size in NAMES {
            let needs: Vec<f32> =
                names.iter().map(|name| text_size(ui, name, size).x + BESIDE_NAME).collect();
            let rows: Option<Vec<_>> =
                needs.chunks(in_row).map(|needs| row_widths(needs, room, in_row)).collect();
            if let Some(rows) = rows {
                return (rows, size);
            }
        }
    }
    (names.iter().map(|_| vec![room]).collect(), NAMES[NAMES.len() - 1])
}

/// The widths of the buttons of a row with room for `places` of them: all the same, but for those that need more. `None` if there is
/// not enough room.
fn row_widths(needs: &[f32], room: f32, places: usize) -> Option<Vec<f32>> {
    let (mut left, mut others) = (room - GAP * (places - 1) as f32, places);
    let mut is_wide = vec![false; needs.len()];
    while let Some(i) = (0..needs.len()).find(|i| !is_wide[*i] && needs[*i] > left / others as f32) {
        is_wide[i] = true;
        left -= needs[i];
        others -= 1;
    }
    let equal = if others > 0 { left / others as f32 } else { 0.0 };
    let fits = left >= 0.0 && (others == 0 || equal >= CONTROL.min(room / places as f32));
    let width_of = |(need, is_wide): (&f32, bool)| if is_wide { *need } else { equal };
    fits.then(|| needs.iter().zip(is_wide).map(width_of).collect())
}

fn text_size(ui: &Ui, text: &str, size: f32) -> Vec2 {
    ui.painter().layout_no_wrap(text.to_owned(), strong(size), TEXT).size()
}

fn show_above(ui: &mut Ui, button: &SymbolButton, name: &str, width: f32, size: f32) -> Response {
    let face = Button::new("").min_size(vec2(width, SYMBOL_BUTTON)).selected(button.is_on);
    let face = ranked(face, button.rank);
    let response = ui.add_enabled(button.is_enabled, face);
    let colour = colour_of(button);
    let place = response.rect;
    paint_symbol(ui, button.symbol, pos2(place.center().x, place.min.y + 18.0), SYMBOL, colour);
    let at = pos2(place.center().x, place.max.y - 14.0);
    ui.painter().text(at, Align2::CENTER_CENTER, name, strong(size), colour);
    named(ui, response, button, name)
}

fn ranked(face: Button, rank: Rank) -> Button {
    match rank {
        Rank::First => face.fill(LIT).stroke(Stroke::new(1.5, BRASS)),
        Rank::Usual => face,
        Rank::Quiet => face.frame_when_inactive(false),
    }
}

fn colour_of(button: &SymbolButton) -> Color32 {
    match (button.is_enabled, button.is_on || button.rank == Rank::First) {
        (false, _) => FAINT.gamma_multiply(0.7),
        (true, true) => BRASS_BRIGHT,
        (true, false) => TEXT,
    }
}

/// What a screen reader and a tooltip say of a button.
fn named(ui: &Ui, response: Response, button: &SymbolButton, name: &str) -> Response {
    in_sight(&response);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, button.is_enabled, name));
    let about = button.about.as_ref().map(|about| match button.shortcut {
        Some(shortcut) => ui.tip(about, shortcut),
        None => ui.about(about),
    });
    let about = about.unwrap_or_else(|| name.to_owned());
    response.on_hover_text(&about).on_disabled_hover_text(about)
}

/// A square button with a symbol alone; its name is its tooltip.
pub(crate) fn symbol_button(ui: &mut Ui, button: &SymbolButton) -> Response {
    let name = ui.say(&button.name);
    let face = Button::new("").min_size(Vec2::splat(CONTROL)).selected(button.is_on);
    let response = ui.add_enabled(button.is_enabled, face);
    paint_symbol(ui, button.symbol, response.rect.center(), SYMBOL, colour_of(button));
    named(ui, response, button, &name)
}

/// The sizes of a name beside a symbol: the largest in which it fits.
const NAMES_BESIDE: [f32; 4] = [17.0, 15.5, 14.0, 12.5];
/// What is left free beside such a name, both sides together.
const AROUND: f32 = 12.0;

/// The width below which [`button_with_symbol`] would break a word of a name.
pub(crate) fn least_width(ui: &Ui, name: &Message) -> f32 {
    let smallest = NAMES_BESIDE[NAMES_BESIDE.len() - 1];
    widest_word(ui, &ui.say(name), &strong(smallest)) + AROUND
}

/// A button of a given width with a symbol beside its name, which has several lines if it does not fit in one.
pub(crate) fn button_with_symbol(ui: &mut Ui, button: &SymbolButton, width: f32) -> Response {
    const BESIDE: f32 = 8.0;
    let name = ui.say(&button.name);
    let symbol = SYMBOL - 2.0;
    // Rather no symbol than half a word in a line.
    let has_symbol = least_width(ui, &button.name) <= width - symbol - BESIDE;
    let beside = if has_symbol { symbol + BESIDE } else { 0.0 };
    let room = width - beside - AROUND;
    let fits = |size: &f32| text_size(ui, &name, *size).x <= room;
    let size = NAMES_BESIDE.into_iter().find(fits).unwrap_or(NAMES_BESIDE[NAMES_BESIDE.len() - 1]);
    let colour = colour_of(button);
    let text = ui.painter().layout(name.clone(), strong(size), colour, room);
    let face = Button::new("").min_size(vec2(width, CONTROL.max(text.size().y + 10.0)));
    let face = ranked(face, button.rank);
    let response = ui.add_enabled(button.is_enabled, face);
    let place = response.rect;
    let start = place.center().x - (beside + text.size().x) / 2.0;
    if has_symbol {
        paint_symbol(ui, button.symbol, pos2(start + symbol / 2.0, place.center().y), symbol, colour);
    }
    let at = pos2(start + beside, place.center().y - text.size().y / 2.0);
    ui.painter().galley(at, text, colour);
    named(ui, response, button, &name)
}

/// Paints a symbol around a point.
pub(crate) fn paint_symbol(ui: &Ui, symbol: &str, middle: Pos2, size: f32, colour: Color32) {
    let around = Rect::from_center_size(middle, Vec2::splat(size));
    ui.painter().text(around.center(), Align2::CENTER_CENTER, symbol, symbols(size), colour);
}
