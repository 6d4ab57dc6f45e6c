//! The choice of a board for a new match: the built-in ones, the player's own, or a random one.

use bevy::prelude::NextState;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    CornerRadius, FontId, Painter, Pos2, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};

use super::Draft;
use crate::app::games::BoardChooser;
use crate::app::saves::BoardFolder;
use crate::app::state::Menu;
use crate::app::ui::language::Say;
use crate::app::ui::theme::{BRASS, FAINT, LINE, TEXT, strong};
use crate::app::ui::widgets::{button_row, faint};
use texts::{Message, board_name, msg};

/// The width of a small picture of a board, the frame around it, and the gap to the next one.
const PICTURE: f32 = 84.0;
const MARGIN: f32 = 7.0;
const GAP: f32 = 8.0;
/// What the dialog has at the sides of its boards.
const EDGES: f32 = 12.0;
/// Room for the scroll bar, so that it covers no name.
const BAR: f32 = 10.0;
/// The height of the messages about unreadable files.
const FAULTS: f32 = 92.0;
/// The height of its name.
const NAME: f32 = 22.0;

/// The width of a dialog with this many boards side by side.
pub(crate) fn room_for(boards: usize) -> f32 {
    boards as f32 * (PICTURE + 2.0 * MARGIN + GAP) + EDGES
}

/// The choice of a board: built in, the player's own, random or from the designer.
pub(crate) fn choose_board(
    ui: &mut Ui,
    draft: &mut Draft,
    chooser: &BoardChooser,
    own: Option<&BoardFolder>,
    menu: &mut NextState<Menu>,
    now: u64,
) {
    let chosen = draft.board.clone().unwrap_or_else(|| (Message::verbatim(""), String::new()));
    ui.horizontal(|ui| {
        ui.label(RichText::new(ui.say(&chooser.heading)).font(strong(18.0)));
        faint(ui, &chosen.0);
        if let Some(hint) = &chooser.hint {
            faint(ui, Message::joined([Message::verbatim("·"), hint()], " "));
        }
    });
    let mut choices: Vec<(Message, String)> =
        draft.boards().into_iter().map(|board| (board_name(&board), board.text)).collect();
    let own_boards = own.into_iter().flat_map(BoardFolder::readable);
    choices.extend(own_boards.map(|board| (Message::verbatim(board.title.clone()), board.text.clone())));
    // A board that is not among them is new or could not be saved: it can be played on all the same.
    if !choices.iter().any(|(_, text)| *text == chosen.1) {
        choices.insert(0, chosen.clone());
    }
    ScrollArea::horizontal().id_salt("boards").show(ui, |ui| {
        ui.horizontal(|ui| {
            for (title, text) in choices {
                let paint = |painter: &Painter, corner| (chooser.paint)(painter, &text, corner, PICTURE);
                if show_choice(ui, &title, text == chosen.1, paint) {
                    draft.choose_board(title, &text);
                }
            }
        });
        ui.add_space(BAR);
    });
    let unreadable = own.filter(|_| chooser.has_designer).map_or(0, |own| own.faults().len());
    if unreadable > 0 {
        faint(ui, msg::new_match_unreadable(unreadable));
    }
    make_board(ui, draft, chooser, menu, now);
}

/// Buttons for new boards: random ones, and the designer.
fn make_board(ui: &mut Ui, draft: &mut Draft, chooser: &BoardChooser, menu: &mut NextState<Menu>, now: u64) {
    let random = chooser.random.iter().map(|random| random.title.clone());
    let titles = random.chain(chooser.has_designer.then(msg::new_match_design));
    let buttons: Vec<_> = titles.map(|title| (title, true)).collect();
    if buttons.is_empty() {
        return;
    }
    let Some(pressed) = button_row(ui, &buttons) else { return };
    match chooser.random.get(pressed) {
        Some(random) => draft.choose_board(&random.title, &(random.make)(now)),
        None => menu.set(Menu::Designer),
    }
}

/// The result of dropping a file, and errors in the player's boards, unless the designer shows them.
pub(crate) fn show_faults(
    ui: &mut Ui,
    draft: &Draft,
    chooser: Option<&BoardChooser>,
    own: Option<&BoardFolder>,
) {
    let is_told_here = chooser.is_some_and(|chooser| !chooser.has_designer);
    let faults = own.filter(|_| is_told_here).map(BoardFolder::faults).unwrap_or_default();
    if draft.message.is_none() && faults.is_empty() {
        return;
    }
    ScrollArea::vertical().id_salt("faults").max_height(FAULTS).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        draft.message.iter().for_each(|message| drop(ui.label(ui.say(message))));
        faults.into_iter().for_each(|fault| drop(faint(ui, fault)));
    });
}

/// A picture of a board with its name; returns whether it was clicked.
fn show_choice(ui: &mut Ui, title: &Message, is_chosen: bool, paint: impl Fn(&Painter, Pos2)) -> bool {
    let size = vec2(PICTURE + 2.0 * MARGIN, PICTURE + 2.0 * MARGIN + NAME);
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    let line = match (is_chosen, response.hovered()) {
        (true, _) => Stroke::new(2.5, BRASS),
        (false, true) => Stroke::new(1.5, FAINT),
        (false, false) => Stroke::new(1.0, LINE),
    };
    ui.painter().rect_stroke(place, CornerRadius::same(8), line, StrokeKind::Inside);
    paint(ui.painter(), place.min + Vec2::splat(MARGIN));
    let colour = if is_chosen { TEXT } else { FAINT };
    let title = ui.say(title);
    let mut name = LayoutJob::simple_singleline(title.clone(), FontId::proportional(14.5), colour);
    name.wrap = TextWrapping::truncate_at_width(size.x - MARGIN);
    let name = ui.fonts_mut(|fonts| fonts.layout_job(name));
    let at = pos2(place.center().x - name.size().x / 2.0, place.bottom() - NAME);
    ui.painter().galley(at, name, colour);
    response.on_hover_text(title).clicked()
}
