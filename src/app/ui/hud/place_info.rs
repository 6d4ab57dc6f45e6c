//! Information about places: about the inspected one beside it, a line in the panel about the hovered one, and what marks mean.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Area, FontId, Id, Order, RichText, Sense, Ui, pos2, vec2};

use super::view::HudView;
use crate::app::camera::TableCamera;
use crate::app::games::BoardLook;
use crate::app::interaction::{Inspected, Selection, answer, brief_answer, danger, landing};
use crate::app::order::UiLayer;
use crate::app::session::{Assists, Session, is_upside_down};
use crate::app::settings::Settings;
use crate::app::state::Screen;
use crate::app::ui::language::Say;
use crate::app::ui::symbols::ABOUT;
use crate::app::ui::theme::{BRASS_BRIGHT, strong};
use crate::app::ui::widgets::{FAINT_SIZE, card_frame, faint, paint_symbol};
use rules::{About, Presented, Site, Zone};
use texts::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Place).run_if(in_state(Screen::Table)));
}

/// The width of the card.
const WIDTH: f32 = 280.0;
/// Its distance from the place, clear of a fingertip.
const ASIDE: f32 = 40.0;
/// The size of the sign before the description of the place under the pointer.
const SIGN: f32 = 16.0;

pub(crate) fn show(
    mut contexts: EguiContexts,
    inspected: Res<Inspected>,
    session: Session,
    look: Res<BoardLook>,
    (selection, assists): (Res<Selection>, Res<Assists>),
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
        card_frame(12).show(ui, |ui| {
            ui.set_max_width(WIDTH.min(ui.ctx().viewport_rect().width() - 40.0));
            ui.label(RichText::new(site.to_string()).font(strong(18.0)).color(BRASS_BRIGHT));
            ui.label(ui.say(&answer(site, &session, &selection, &assists)));
        });
    });
    Ok(())
}

/// A description of the hovered place, after a sign: that what is there could be captured, what would happen to the selected piece there, or
/// what kind of place it is or, in games whose places are alike, what is on it, who controls it and what it may do.
pub(crate) fn show_hovered_place(ui: &mut Ui, panel: &HudView, hovered: Option<Site>) {
    let HudView { session, selection, assists, scoring, computer, .. } = panel;
    let position = session.shown();
    // What a hint proposes is not warned of.
    let hinted =
        computer.hint.advice().and_then(|advice| session.position().gesture(advice.turn.first()?).to);
    // While points are counted, nothing else is said.
    let text = hovered.filter(|_| !scoring.is_active()).and_then(|site| {
        let about = position.about(site);
        let is_landing = about.is_some() && hinted != Some(site);
        let landing = || if is_landing { landing(site, session, selection, assists) } else { None };
        let told = danger(site, session, assists).or_else(landing);
        Some(match about {
            _ if told.is_some() => msg::panel_place(site, told?),
            None => msg::panel_place(site, brief_answer(site, session, selection, assists)?),
            Some(About { name: None, ground }) => msg::panel_place(site, ground.message()),
            Some(About { name: Some(name), ground }) => msg::panel_named_place(site, name, ground.message()),
        })
    });
    let Some(text) = text else { return };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let height = ui.fonts_mut(|fonts| fonts.row_height(&FontId::proportional(FAINT_SIZE)));
        let (place, _) = ui.allocate_exact_size(vec2(SIGN, height), Sense::hover());
        paint_symbol(ui, ABOUT, place.center(), SIGN, BRASS_BRIGHT);
        ui.vertical(|ui| faint(ui, text));
    });
}

/// What the marks on the board mean that no button and no piece explains.
pub(super) fn marks_told(panel: &HudView) -> impl Iterator<Item = Message> {
    let HudView { session, assists, turn, .. } = *panel;
    let has = |is_kind: fn(&Zone) -> bool| {
        session.zones().iter().any(|zone| is_kind(zone) && assists.shows_zone(zone))
    };
    let danger = has(|zone| matches!(zone, Zone::Danger { .. })).then(msg::panel_marks_danger);
    let off_limits = has(|zone| matches!(zone, Zone::OffLimits { .. })).then(msg::panel_marks_off_limits);
    let moves = session.legal_moves();
    let captures = turn.waits_for_action()
        && *panel.selection == Selection::Nothing
        && moves.pieces().any(|site| moves.can_capture(site));
    danger.into_iter().chain(off_limits).chain(captures.then(msg::panel_marks_capture))
}
