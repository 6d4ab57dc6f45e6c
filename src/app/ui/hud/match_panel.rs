//! The panels of a match: one beside or below the board, with the players above it on a phone, or two at the edges for people face to
//! face.

use bevy::prelude::*;
use bevy_egui::egui::{Area, Id, Order, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::exercise::{panel_name, show_exercise};
use super::face_to_face;
use super::flipped::FarEdge;
use super::panel_layouts::{Contents, Place};
use super::players::show_players;
use super::status::Notice;
use super::view::{Computer, HudView};
use crate::app::board::Scoring;
use crate::app::camera::{FreeView, Orbit};
use crate::app::exercises::Exercise;
use crate::app::interaction::{Hovered, Selection, TurnGuard};
use crate::app::order::UiLayer;
use crate::app::saves::Library;
use crate::app::session::{Assists, Autoplay, Session, is_face_to_face};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen, TurnPhase};
use crate::app::ui::accessibility::describe_board;
use crate::app::ui::widgets::{card, card_frame};
use rules::Player;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Screen).run_if(in_state(Screen::Table)));
}

/// The panel's width beside the board, and its height below it, also in a review, which has more buttons above its list.
const WIDTH: f32 = 292.0;
/// Its least width, in a small window with large text.
const LEAST_WIDTH: f32 = 182.0;
const HEIGHT: f32 = 300.0;
const REVIEW_HEIGHT: f32 = 400.0;
/// The height of a board with its trays, as a part of its width.
const BOARD: f32 = 1.22;
/// In a window that is narrower, the panel below the board has one column.
const NARROW: f32 = 560.0;
/// In a phone's window of this size, the players stand above the board, in a strip of a height.
const STRIP_FITS: [f32; 2] = [340.0, 620.0];
const STRIP: f32 = 66.0;
const STRIP_PADDING: i8 = 5;

pub(crate) fn show(
    mut contexts: EguiContexts,
    session: Session,
    selection: Res<Selection>,
    notice: Res<Notice>,
    (turn, menu): (Res<State<TurnPhase>>, Res<State<Menu>>),
    (orbit, assists, scoring, hovered): (Res<Orbit>, Res<Assists>, Res<Scoring>, Res<Hovered>),
    (settings, library, guard): (Res<Settings>, Res<Library>, Res<TurnGuard>),
    (autoplay, exercise): (Res<Autoplay>, Res<Exercise>),
    computer: Computer,
    (mut free, mut far): (ResMut<FreeView>, ResMut<FarEdge>),
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    let size = Vec2::new(window.width(), window.height());
    let panel = HudView {
        session: &session,
        selection: &selection,
        notice: &notice,
        scoring: &scoring,
        assists: &assists,
        computer: &computer,
        settings: &settings,
        save_error: library.save_error.as_ref(),
        turn: **turn,
        is_guarded: guard.is_up(),
    };
    describe_board(context, &panel, *hovered);
    let is_face_to_face = is_face_to_face(&session, &settings);
    // A small window has room for only one panel.
    let edges = face_to_face::places(window).filter(|_| is_face_to_face && session.review_ply().is_none());
    if let Some((places, view)) = edges {
        free.set_if_neq(view.measured(size, context.zoom_factor()));
        far.set_if_neq(FarEdge(Some(places[1])));
        // Each person keeps their edge.
        for (person, place) in Player::BOTH.into_iter().zip(places) {
            let player = session.game().person(person);
            face_to_face::show(context, player, place, &panel, &mut commands);
        }
        return Ok(());
    }
    far.set_if_neq(FarEdge(None));
    let gap = 10.0;
    let is_tall = window.width() < window.height() * 0.95;
    let is_phone = is_tall && window.width() < NARROW;
    let has_strip = is_phone && size.cmpge(STRIP_FITS.into()).all() && exercise.running().is_none();
    let (place, view) = if is_tall {
        // What a board as wide as the window leaves free, is the panel's as well.
        let left = window.height() - window.width() * BOARD;
        let least = if session.review_ply().is_some() { REVIEW_HEIGHT } else { HEIGHT };
        let [strip, top] = if has_strip { [STRIP, gap + STRIP] } else { [0.0; 2] };
        let height = least.max(left).min(window.height() * 0.5) - strip;
        let place =
            Rect::from_min_max(pos2(window.min.x + gap, window.max.y - height), window.max - vec2(gap, gap));
        (place, FreeView { top, bottom: height, ..default() })
    } else {
        // With large text, half of a small window is left to the board.
        let width = WIDTH.min((window.width() * 0.5).max(LEAST_WIDTH));
        let place =
            Rect::from_min_max(pos2(window.max.x - width, window.min.y + gap), window.max - vec2(gap, gap));
        (place, FreeView { right: width, ..default() })
    };
    free.set_if_neq(view.measured(size, context.zoom_factor()));
    // Behind a dialog, which would cut it in two, there is only the board.
    if **menu != Menu::None {
        return Ok(());
    }
    if let Some(running) = exercise.running() {
        card(context, panel_name(running), place, |ui| {
            show_exercise(ui, running, &panel, (&orbit, &settings), hovered.site, &mut commands);
        });
        return Ok(());
    }
    if has_strip {
        let strip = Area::new(Id::new("players")).order(Order::Middle).fixed_pos(window.min + vec2(gap, gap));
        strip.constrain(false).show(context, |ui| {
            card_frame(STRIP_PADDING).show(ui, |ui| {
                ui.set_width(window.width() - 2.0 * (gap + f32::from(STRIP_PADDING) + 1.0));
                show_players(ui, true, &panel);
            });
        });
    }
    card(context, "match", place, |ui| {
        let contents = Contents {
            panel: &panel,
            hovered: hovered.site,
            orbit: &orbit,
            is_autoplaying: autoplay.is_on,
            place: match is_tall {
                false => Place::BesideBoard,
                true if is_phone => Place::OnPhone,
                true => Place::BelowBoard,
            },
            has_players: !has_strip,
            room: ui.available_height(),
        };
        contents.show(ui, &mut commands);
    });
    Ok(())
}
