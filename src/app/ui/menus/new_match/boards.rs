//! The choice of a board for a new match: those that are built in, the player's own, a random one.

use bevy::prelude::NextState;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    CornerRadius, FontId, Painter, Pos2, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};

use super::{Draft, named};
use crate::app::saves::{UserLayouts, UserMaps};
use crate::app::state::Menu;
use crate::app::ui::painting::{paint_layout, paint_map};
use crate::app::ui::theme::{BRASS, FAINT, LINE, TEXT, strong};
use crate::app::ui::widgets::{button_row, faint};
use crate::games::GameKind;
use crate::games::kulami::{Layout, random_closed, random_irregular};
use crate::games::napoleon::Map;
use crate::i18n::{say, say_with};

/// The width of a small picture of a board.
const PICTURE: f32 = 84.0;
/// Room for the bar that shows under a pointer, so that it covers no name.
const BAR: f32 = 10.0;
/// The height of what is said about files that cannot be read.
const FAULTS: f32 = 92.0;
/// The height of its name.
const NAME: f32 = 22.0;

/// The choice among maps: those that are built in, and the player's own.
pub(crate) fn choose_map(ui: &mut Ui, draft: &mut Draft, maps: &UserMaps) {
    let chosen = draft.board.clone().unwrap_or_default();
    ui.horizontal(|ui| {
        ui.label(RichText::new(say("new-match-map")).font(strong(18.0)));
        faint(ui, &chosen.0);
        faint(ui, format!("· {}", say("new-match-drop-map")));
    });
    let built_in = draft.boards();
    let mut choices: Vec<Map> =
        built_in.iter().filter_map(|board| Map::from_name_or_ron(&board.text).ok()).collect();
    choices.extend(maps.readable().copied());
    // One that could not be kept can be played on all the same.
    choices.extend(Map::from_name_or_ron(&chosen.1).ok().filter(|map| !choices.contains(map)));
    ScrollArea::horizontal().id_salt("maps").show(ui, |ui| {
        ui.horizontal(|ui| {
            for map in choices {
                let paint = |painter: &Painter, corner| paint_map(painter, map, corner, PICTURE);
                if show_choice(ui, map.name(), map.ron() == chosen.1, paint) {
                    draft.choose_board(map.name(), map.ron());
                }
            }
        });
        ui.add_space(BAR);
    });
}

/// What became of a file that the player brought, and what is wrong with maps of theirs.
pub(crate) fn tell_faults(ui: &mut Ui, draft: &Draft, maps: &UserMaps) {
    let faults = if draft.kind() == GameKind::Napoleon { maps.faults() } else { Vec::new() };
    if draft.told.is_none() && faults.is_empty() {
        return;
    }
    ScrollArea::vertical().id_salt("faults").max_height(FAULTS).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        draft.told.iter().for_each(|told| drop(ui.label(told)));
        faults.into_iter().for_each(|fault| drop(faint(ui, fault)));
    });
}

pub(crate) fn choose_board(
    ui: &mut Ui,
    draft: &mut Draft,
    layouts: &UserLayouts,
    menu: &mut NextState<Menu>,
    now: u64,
) {
    let chosen = draft.board.clone().unwrap_or_default();
    ui.horizontal(|ui| {
        ui.label(RichText::new(say("new-match-layout")).font(strong(18.0)));
        faint(ui, &chosen.0);
    });
    let mut choices: Vec<(String, String)> =
        draft.boards().into_iter().map(|board| (named(&board), board.text)).collect();
    choices.extend(layouts.readable().map(|named| (named.name.clone(), named.layout.to_string())));
    // What is not among them was made just now.
    if !choices.iter().any(|(_, text)| *text == chosen.1) {
        choices.insert(0, chosen.clone());
    }
    ScrollArea::horizontal().show(ui, |ui| {
        ui.horizontal(|ui| {
            for (title, text) in choices {
                let Ok(layout) = Layout::from_text(&text) else { continue };
                let paint = |painter: &Painter, corner| paint_layout(painter, layout, corner, PICTURE);
                if show_choice(ui, &title, text == chosen.1, paint) {
                    draft.choose_board(&title, &text);
                }
            }
        });
        ui.add_space(BAR);
    });
    let unreadable = layouts.faults().len();
    if unreadable > 0 {
        faint(ui, say_with("new-match-unreadable", &[("count", unreadable.into())]));
    }
    match button_row(
        ui,
        [("new-match-random-square", true), ("new-match-random-irregular", true), ("new-match-design", true)],
    ) {
        Some(0) => draft.choose_board(&say("new-match-random-square"), random_closed(now).text()),
        Some(1) => draft.choose_board(&say("new-match-random-irregular"), random_irregular(now).text()),
        Some(_) => menu.set(Menu::Designer),
        None => {}
    }
}

/// A picture of a board with its name; whether it was pressed.
fn show_choice(ui: &mut Ui, title: &str, is_chosen: bool, paint: impl Fn(&Painter, Pos2)) -> bool {
    let margin = 7.0;
    let size = vec2(PICTURE + 2.0 * margin, PICTURE + 2.0 * margin + NAME);
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    let line = match (is_chosen, response.hovered()) {
        (true, _) => Stroke::new(2.5, BRASS),
        (false, true) => Stroke::new(1.5, FAINT),
        (false, false) => Stroke::new(1.0, LINE),
    };
    ui.painter().rect_stroke(place, CornerRadius::same(8), line, StrokeKind::Inside);
    paint(ui.painter(), place.min + Vec2::splat(margin));
    let colour = if is_chosen { TEXT } else { FAINT };
    let mut name = LayoutJob::simple_singleline(title.to_owned(), FontId::proportional(14.5), colour);
    name.wrap = TextWrapping::truncate_at_width(size.x - margin);
    let name = ui.fonts_mut(|fonts| fonts.layout_job(name));
    let at = pos2(place.center().x - name.size().x / 2.0, place.bottom() - NAME);
    ui.painter().galley(at, name, colour);
    response.on_hover_text(title).clicked()
}
