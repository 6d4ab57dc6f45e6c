//! Information about the inspected place, beside that place.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Area, Id, Order, RichText, pos2};

use crate::app::camera::TableCamera;
use crate::app::games::BoardLook;
use crate::app::interaction::{Inspected, Selection, answer};
use crate::app::session::{Session, is_upside_down};
use crate::app::settings::Settings;
use crate::app::state::Screen;
use crate::app::ui::context::UiLayer;
use crate::app::ui::language::Say;
use crate::app::ui::theme::{BRASS_BRIGHT, SOLID, strong};
use crate::app::ui::widgets::card_frame;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiLayer::Screen).after(super::match_panel::show).run_if(in_state(Screen::Table)),
    );
}

/// The width of the card.
const WIDTH: f32 = 280.0;
/// Its distance from the place, clear of a fingertip.
const ASIDE: f32 = 40.0;

pub(crate) fn show(
    mut contexts: EguiContexts,
    inspected: Res<Inspected>,
    session: Session,
    look: Res<BoardLook>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Result {
    let Some(site) = inspected.0 else { return Ok(()) };
    let (camera, transform) = *camera;
    let spots = look.spots();
    let place = spots.iter().find(|spot| spot.site == site).map(|spot| spot.place);
    let Some(pixel) = place.and_then(|place| camera.world_to_viewport(transform, place).ok()) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let at = pixel / context.zoom_factor();
    // Clear of the player's hand.
    let (pivot, aside) = if is_upside_down(&session, &settings) {
        (Align2::CENTER_TOP, ASIDE)
    } else {
        (Align2::CENTER_BOTTOM, -ASIDE)
    };
    let area = Area::new(Id::new("answer")).order(Order::Foreground).interactable(false).pivot(pivot);
    area.fixed_pos(pos2(at.x, at.y + aside)).constrain(true).show(context, |ui| {
        card_frame(12).fill(SOLID).show(ui, |ui| {
            ui.set_max_width(WIDTH.min(ui.ctx().viewport_rect().width() - 40.0));
            ui.label(RichText::new(site.to_string()).font(strong(18.0)).color(BRASS_BRIGHT));
            ui.label(ui.say(&answer(site, &session, &selection)));
        });
    });
    Ok(())
}
