//! The choice of a board for a new match: those that are built in, the player's own, a random one.

use bevy::prelude::NextState;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    CornerRadius, FontId, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::design::paint_layout;
use super::new_match::Draft;
use super::parts::{button_row, faint};
use super::theme::{BRASS, FAINT, LINE, TEXT, strong};
use crate::app::layouts::OwnLayouts;
use crate::app::screen::Menu;
use crate::games::kulami::{Layout, random_closed, random_irregular};

/// The width of a small picture of a board.
const PICTURE: f32 = 84.0;
/// The height of its name.
const NAME: f32 = 22.0;

pub(super) fn choose_board(
    ui: &mut Ui,
    draft: &mut Draft,
    layouts: &OwnLayouts,
    menu: &mut NextState<Menu>,
    now: u64,
) {
    let chosen = draft.board.clone().unwrap_or_default();
    ui.horizontal(|ui| {
        ui.label(RichText::new("Layout").font(strong(18.0)));
        faint(ui, &chosen.0);
    });
    let mut choices: Vec<(String, String)> =
        draft.boards().into_iter().map(|board| (board.title, board.text)).collect();
    let own = layouts.found.iter().filter_map(|found| found.layout.as_ref().ok());
    choices.extend(own.map(|named| (named.name.clone(), named.layout.to_string())));
    // What is not among them was made just now.
    if !choices.iter().any(|(_, text)| *text == chosen.1) {
        choices.insert(0, chosen.clone());
    }
    ScrollArea::horizontal().show(ui, |ui| {
        ui.horizontal(|ui| {
            for (title, text) in choices {
                if show_choice(ui, &title, &text, text == chosen.1) {
                    draft.choose_board(&title, &text);
                }
            }
        });
    });
    let unreadable = layouts.found.iter().filter(|found| found.layout.is_err()).count();
    if unreadable > 0 {
        faint(ui, format!("Layouts of yours that cannot be read: {unreadable}. The designer says why."));
    }
    match button_row(
        ui,
        [
            ("Random square", "A closed layout that nobody has seen before", true),
            ("Random irregular", "With holes and gaps", true),
            ("Design …", "Lay the panels yourself", true),
        ],
    ) {
        Some(0) => draft.choose_board("Random square", random_closed(now).text()),
        Some(1) => draft.choose_board("Random irregular", random_irregular(now).text()),
        Some(_) => menu.set(Menu::Design),
        None => {}
    }
}

/// A picture of a board with its name; whether it was pressed.
fn show_choice(ui: &mut Ui, title: &str, text: &str, is_chosen: bool) -> bool {
    let Ok(layout) = Layout::from_text(text) else { return false };
    let margin = 7.0;
    let size = vec2(PICTURE + 2.0 * margin, PICTURE + 2.0 * margin + NAME);
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    let line = match (is_chosen, response.hovered()) {
        (true, _) => Stroke::new(2.5, BRASS),
        (false, true) => Stroke::new(1.5, FAINT),
        (false, false) => Stroke::new(1.0, LINE),
    };
    ui.painter().rect_stroke(place, CornerRadius::same(8), line, StrokeKind::Inside);
    paint_layout(ui.painter(), layout, place.min + Vec2::splat(margin), PICTURE);
    let colour = if is_chosen { TEXT } else { FAINT };
    let mut name = LayoutJob::simple_singleline(title.to_owned(), FontId::proportional(14.5), colour);
    name.wrap = TextWrapping::truncate_at_width(size.x - margin);
    let name = ui.fonts_mut(|fonts| fonts.layout_job(name));
    let at = pos2(place.center().x - name.size().x / 2.0, place.bottom() - NAME);
    ui.painter().galley(at, name, colour);
    response.on_hover_text(title).clicked()
}
