//! A line about the hovered place, in games whose places differ.

use bevy_egui::egui::{Ui, vec2};

use crate::app::session::Session;
use crate::app::ui::widgets::faint;
use crate::games::{About, Presented, Site};
use crate::i18n::{say_with, tell};

/// The fixed height of the line.
const PLACE: f32 = 62.0;

/// A description of the hovered place, in games whose places differ.
pub(crate) fn show_hovered_place(ui: &mut Ui, session: &Session, hovered: Option<Site>) {
    let position = session.shown();
    if position.about(Site::new(0, 0)).is_none() {
        return;
    }
    let text = hovered.and_then(|site| {
        let About { name, ground } = position.about(site)?;
        let (at, about) = (site.to_string(), tell("ground", &ground));
        Some(match name {
            None => say_with("panel-place", &[("at", at.into()), ("about", about.into())]),
            Some(name) => say_with(
                "panel-named-place",
                &[("at", at.into()), ("name", name.into()), ("about", about.into())],
            ),
        })
    });
    // A fixed height, so that no button moves.
    ui.allocate_ui(vec2(ui.available_width(), PLACE), |ui| {
        ui.set_min_height(PLACE);
        faint(ui, text.unwrap_or_default());
    });
}
