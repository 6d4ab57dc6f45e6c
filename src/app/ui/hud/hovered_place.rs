//! A line about the hovered place, in games whose places differ.

use bevy_egui::egui::{Ui, vec2};

use crate::app::session::Session;
use crate::app::ui::widgets::faint;
use rules::{About, Presented, Site};
use texts::{Report, msg};

/// The fixed height of the line.
const PLACE: f32 = 62.0;

/// A description of the hovered place, in games whose places differ.
/// Where there is little room, it takes some only while a place is hovered.
pub(crate) fn show_hovered_place(ui: &mut Ui, session: &Session, hovered: Option<Site>, has_room: bool) {
    let position = session.shown();
    if position.about(Site::new(0, 0)).is_none() {
        return;
    }
    let text = hovered.and_then(|site| {
        let About { name, ground } = position.about(site)?;
        Some(match name {
            None => msg::panel_place(site, ground.message()),
            Some(name) => msg::panel_named_place(site, name, ground.message()),
        })
    });
    if text.is_none() && !has_room {
        return;
    }
    // A fixed height, so that no button moves.
    ui.allocate_ui(vec2(ui.available_width(), PLACE), |ui| {
        ui.set_min_height(PLACE);
        if let Some(text) = text {
            faint(ui, text);
        }
    });
}
