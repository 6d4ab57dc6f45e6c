//! The card with what a player asks of the opponent: accept or decline. It stands over the board, which can be played on; two people face
//! to face have it at the edge of the one who answers, upright for them.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Area, Context, Id, Order, Rect, Ui, pos2, vec2};

use super::match_actions::pair;
use crate::app::camera::FreeView;
use crate::app::interaction::TurnGuard;
use crate::app::order::UiLayer;
use crate::app::platform::Redraw;
use crate::app::session::{AnswerOffer, Offer, OfferDeclined, OfferMade, Offers, Session, is_face_to_face};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::app::ui::hud::{FarCard, Notice};
use crate::app::ui::language::Say;
use crate::app::ui::painting::emblem;
use crate::app::ui::widgets::{card_frame, faint};
use rules::Player;
use texts::msg;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Screen::Table)))
        .add_observer(notice_offer)
        .add_observer(notice_refusal);
}

/// The greatest width of the card, its padding, and the gap around it.
const WIDTH: f32 = 360.0;
const PADDING: i8 = 14;
const GAP: f32 = 10.0;

pub(crate) fn show(
    mut contexts: EguiContexts,
    session: Session,
    (offers, settings): (Res<Offers>, Res<Settings>),
    (menu, free): (Res<State<Menu>>, Res<FreeView>),
    (mut far, mut guard): (ResMut<FarCard>, ResMut<TurnGuard>),
    time: Res<Time<Real>>,
    mut commands: Commands,
) -> Result {
    let is_shown = **menu == Menu::None && !offers.is_for_computer(&session);
    let Some((by, offer)) = offers.pending().filter(|_| is_shown) else {
        far.set_if_neq(FarCard(None));
        return Ok(());
    };
    let (context, answers) = (contexts.ctx_mut()?, by.other());
    let room = room(context, &free);
    let is_face_to_face = is_face_to_face(&session, &settings);
    let is_far = is_face_to_face && answers == Player::Two;
    // In a tall window it covers the tray before the board rather than the far rows.
    let (pivot, y) = if !is_far && (is_face_to_face || room.width() < room.height() * 1.2) {
        (Align2::CENTER_BOTTOM, room.max.y - GAP)
    } else {
        (Align2::CENTER_TOP, room.min.y + GAP)
    };
    let id = Id::new("offer");
    let last_place = context.memory(|memory| memory.area_rect(id));
    let area = Area::new(id).order(Order::Middle).pivot(pivot).fixed_pos(pos2(room.center().x, y));
    let width = WIDTH.min(room.width() - 2.0 * GAP);
    let area = area.default_size(vec2(width, room.height())).show(context, |ui| {
        // What is painted within the place of the card is rotated, and nothing else.
        if let Some(place) = last_place.filter(|_| is_far) {
            ui.set_clip_rect(place);
        }
        card_frame(PADDING).show(ui, |ui| {
            ui.set_width(width - 2.0 * (f32::from(PADDING) + 1.0));
            ask(ui, &session, by, offer)
        })
    });
    far.set_if_neq(FarCard(is_far.then_some(area.response.rect)));
    if let Some(accepts) = area.inner.inner {
        // A second tap on the button would land on the board.
        guard.raise(&time);
        commands.trigger(AnswerOffer { accepts });
    }
    Ok(())
}

/// The part of the window that panels leave free, in points.
fn room(context: &Context, free: &FreeView) -> Rect {
    let (window, pixels) = (context.viewport_rect(), context.zoom_factor());
    let room = Rect::from_min_max(
        window.min + vec2(free.left, free.top) / pixels,
        window.max - vec2(free.right, free.bottom) / pixels,
    );
    if room.is_positive() { room } else { window }
}

/// The question and its answers. Returns whether it was accepted, once it was answered.
fn ask(ui: &mut Ui, session: &Session, by: Player, offer: Offer) -> Option<bool> {
    let (name, opponent) = (session.subject(by), session.name(by.other()));
    ui.horizontal(|ui| {
        emblem(ui, session.kind(), by, 34.0);
        ui.vertical(|ui| {
            ui.label(ui.say(&match offer {
                Offer::Draw => msg::offer_draw(name),
                Offer::Undo => msg::offer_undo(name),
            }));
            faint(ui, msg::offer_agree(opponent));
        });
    });
    let answer = pair(ui, [msg::offer_accept(), msg::offer_decline()]);
    answer.map(|i| i == 0)
}

/// The computer takes a moment to answer.
fn notice_offer(
    _: On<OfferMade>,
    session: Session,
    offers: Res<Offers>,
    mut notice: ResMut<Notice>,
    mut redraw: ResMut<Redraw>,
) {
    redraw.request();
    if let Some((by, _)) = offers.pending().filter(|_| offers.is_for_computer(&session)) {
        notice.0 = Some(msg::offer_draw_considered(session.subject(by.other())));
    }
}

fn notice_refusal(
    fact: On<OfferDeclined>,
    session: Session,
    mut notice: ResMut<Notice>,
    mut redraw: ResMut<Redraw>,
) {
    redraw.request();
    let name = session.subject(fact.by);
    notice.0 = Some(match fact.offer {
        Offer::Draw => msg::offer_draw_declined(name),
        Offer::Undo => msg::offer_undo_declined(name),
    });
}
