//! The panel beside the board: players, status, buttons and history.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Layout, Rect, ScrollArea, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::exercise::{panel_name, show_exercise};
use super::face_to_face;
use super::flipped::FarEdge;
use super::history::{last_turn_told, list_turns};
use super::main_action::{offer_main_action, offer_review, offer_swap, room_left};
use super::panel_buttons::{InRow, menu_button, offer_history, offer_views};
use super::place_info::show_hovered_place;
use super::players::{show_player, show_players};
use super::result::{offer_next, show_result, show_sums, shows_result, was_counted};
use super::review::{offer_to_leave, show_review};
use super::status::{Notice, show_status};
use super::view::{Computer, HudView};
use crate::app::board::Scoring;
use crate::app::camera::{FreeView, Orbit};
use crate::app::exercises::Exercise;
use crate::app::interaction::{Hovered, Selection, TurnGuard};
use crate::app::order::UiLayer;
use crate::app::saves::Library;
use crate::app::session::{Assists, Autoplay, Session, is_face_to_face};
use crate::app::settings::Settings;
use crate::app::state::{Screen, TurnPhase};
use crate::app::ui::accessibility::describe_board;
use crate::app::ui::theme::CONTROL;
use crate::app::ui::widgets::{card, faint, fitted_title, send_pressed, symbol_button, warning};
use rules::{Player, Site};
use texts::game_title;

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

/// In a panel below the board that is higher, the left column has room for more than the players and the status.
const HIGH: f32 = 320.0;
/// In a window that is narrower, the panel below the board has one column.
const NARROW: f32 = 560.0;
/// Between its rows: everything is in sight together.
const CLOSE: f32 = 6.0;
/// The minimum height of the list of turns: a line; in a review, of the list with the buttons for the views above it.
const TURNS: f32 = 22.0;
const VIEWS_AND_TURNS: f32 = 150.0;
/// The least height of what is said about the match. A panel beside the board that is higher than the next shows all of it, and its
/// buttons stand at its bottom, below the list of turns, which takes what is left, but at least this.
const SAID: f32 = 92.0;
const LOW_ROOM: f32 = 600.0;
const SHORT_LIST: f32 = 70.0;
/// The usual height of those buttons, until they have been measured.
const BUTTONS: f32 = 180.0;
/// A review in a panel of this height shows the players.
const HIGH_REVIEW: f32 = 680.0;
/// In a panel of less height, as with letters twice as large, the players are told briefly: the main button is in sight without scrolling.
const CRAMPED: f32 = 400.0;
/// A panel of less height shows a result above the players: the way to a rematch is in sight without scrolling.
const LOW: f32 = 430.0;

pub(crate) fn show(
    mut contexts: EguiContexts,
    session: Session,
    selection: Res<Selection>,
    notice: Res<Notice>,
    turn: Res<State<TurnPhase>>,
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
    let (place, view) = if is_tall {
        // What a board as wide as the window leaves free, is the panel's as well.
        let left = window.height() - window.width() * BOARD;
        let least = if session.review_ply().is_some() { REVIEW_HEIGHT } else { HEIGHT };
        let height = least.max(left).min(window.height() * 0.5);
        let place =
            Rect::from_min_max(pos2(window.min.x + gap, window.max.y - height), window.max - vec2(gap, gap));
        (place, FreeView { bottom: height, ..default() })
    } else {
        // With large text, half of a small window is left to the board.
        let width = WIDTH.min((window.width() * 0.5).max(LEAST_WIDTH));
        let place =
            Rect::from_min_max(pos2(window.max.x - width, window.min.y + gap), window.max - vec2(gap, gap));
        (place, FreeView { right: width, ..default() })
    };
    free.set_if_neq(view.measured(size, context.zoom_factor()));
    if let Some(running) = exercise.running() {
        card(context, panel_name(running), place, |ui| {
            show_exercise(ui, running, &panel, (&orbit, &settings), hovered.site, &mut commands);
        });
        return Ok(());
    }
    card(context, "match", place, |ui| {
        let room = ui.available_height();
        let is_narrow = is_tall && window.width() < NARROW;
        if is_narrow {
            ui.spacing_mut().item_spacing.y = CLOSE;
        }
        let is_over = shows_result(&panel);
        let is_review = session.review_ply().is_some();
        let is_low = is_over && (is_narrow || room < LOW);
        let is_roomy = is_over && !is_low && room >= LOW_ROOM;
        let has_buttons_at_bottom = !is_tall && !is_review && room >= LOW_ROOM;
        // Below what is said or in the list, as long as no button is there.
        let more = if is_tall { 0.0 } else { room_left(ui, &panel) };
        let below = ui.id().with("below the list");
        let buttons = ui.data(|data| data.get_temp(below)).unwrap_or(BUTTONS);
        // The result stays; what else is said changes from moment to moment, and nothing below it moves.
        let state = |ui: &mut Ui| match (is_over, is_narrow) {
            _ if is_review && computer.review.is_wanted() && notice.0.is_none() => {}
            (true, false) if is_roomy => {
                show_result(ui, &session);
                show_sums(ui, &session);
            }
            (true, false) if !is_low => {
                in_room_of_what_is_said(ui, SAID, 0.0, |ui| show_result(ui, &session))
            }
            (true, _) => show_result(ui, &session),
            (false, true) => show_status(ui, &panel),
            // Only the number of the turn, which otherwise stands below the graph.
            _ if is_review => show_status(ui, &panel),
            (false, false) if has_buttons_at_bottom => {
                let taken = ui.min_rect().height() + buttons + SHORT_LIST + 4.0 * ui.spacing().item_spacing.y;
                show_what_is_said(ui, &panel, hovered.site, (room - taken).max(SAID), 0.0);
            }
            (false, false) => show_what_is_said(ui, &panel, hovered.site, SAID, more),
        };
        let who = |ui: &mut Ui, commands: &mut Commands| {
            if is_narrow {
                if !is_low {
                    show_players(ui, true, &panel);
                }
                // Beside the status or the way back: further down, it would be scrolled out of sight.
                ui.horizontal_top(|ui| {
                    let width = ui.available_width() - CONTROL - ui.spacing().item_spacing.x;
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        if is_review {
                            offer_to_leave(ui, commands);
                        } else {
                            state(ui);
                        }
                    });
                    offer_menu(ui, commands);
                });
                if is_review {
                    state(ui);
                }
            } else if is_low {
                show_head(ui, &session, commands);
                state(ui);
            } else {
                show_head(ui, &session, commands);
                // A review has more to show: in a low window, what is said about a turn matters more.
                if room < CRAMPED && !is_review {
                    show_players(ui, true, &panel);
                } else if !is_review || room >= HIGH_REVIEW {
                    for player in [Player::Two, Player::One] {
                        show_player(ui, is_review, player, &panel);
                    }
                }
                state(ui);
            }
            if let Some(save_error) = &library.save_error {
                warning(ui, save_error);
            }
        };
        let has_views_left = is_tall && !is_narrow && room > HIGH;
        let views = |ui: &mut Ui, commands: &mut Commands| {
            // If space is short, the list matters more during a review; the keyboard shortcuts still work.
            let left = room - ui.min_rect().height();
            if !is_review || left >= VIEWS_AND_TURNS || is_narrow {
                let hint = Some(&*computer.hint).filter(|_| !is_narrow);
                let shown = (&*assists, hint, &*orbit, &*settings);
                offer_views(ui, &session, shown, commands);
            }
        };
        let list = |ui: &mut Ui, below: f32, commands: &mut Commands| {
            let left = room - below - ui.min_rect().height() - 3.0 * ui.spacing().item_spacing.y;
            // The buttons below it matter more.
            if below > 0.0 && left < TURNS {
                return;
            }
            ui.separator();
            // The rest of the panel, but at least a line: a small panel scrolls as a whole.
            let left = (room - below - ui.min_rect().height() - ui.spacing().item_spacing.y).max(TURNS);
            ui.allocate_ui(vec2(ui.available_width(), left), |ui| {
                ui.set_min_height(left);
                list_turns(ui, &session, &computer.review, left, commands);
            });
        };
        let what = |ui: &mut Ui, commands: &mut Commands| {
            if let Some(at) = session.review_ply() {
                show_review(ui, at, &panel, autoplay.is_on, commands);
            } else {
                // Whoever wants to skip the end is about to press this place: where there is room, what comes into it ends nothing.
                if is_roomy {
                    offer_review(ui, &panel, commands);
                } else if more == 0.0 || has_buttons_at_bottom {
                    offer_main_action(ui, &panel, commands);
                }
                offer_swap(ui, &panel, ui.available_width(), commands);
                let in_row = InRow {
                    hint: Some(&*computer.hint).filter(|_| is_narrow && !is_over),
                    review: !is_roomy,
                    count: is_over && was_counted(&session),
                };
                offer_history(ui, &session, scoring.is_active(), in_row, commands);
                if is_over {
                    if is_low {
                        show_players(ui, true, &panel);
                    }
                    if !is_roomy {
                        offer_next(ui, &panel, false, commands);
                        show_sums(ui, &session);
                    }
                }
            }
            if !has_views_left && !is_narrow {
                views(ui, commands);
            }
            if !is_review
                && (is_narrow || is_over)
                && let Some(told) = last_turn_told(&session)
            {
                faint(ui, told);
            }
            // On a phone, below what is needed all the time.
            if is_narrow {
                views(ui, commands);
            }
        };
        ScrollArea::vertical().id_salt("panel").show(ui, |ui| {
            if is_tall && !is_narrow {
                ui.columns_const(|[left, right]| {
                    // A column of its own would spread the words of a text across its width.
                    left.vertical(|ui| {
                        who(ui, &mut commands);
                        if has_views_left {
                            views(ui, &mut commands);
                        }
                    });
                    right.vertical(|ui| {
                        what(ui, &mut commands);
                        list(ui, 0.0, &mut commands);
                    });
                });
            } else if has_buttons_at_bottom {
                who(ui, &mut commands);
                if is_over {
                    offer_next(ui, &panel, true, &mut commands);
                }
                list(ui, buttons, &mut commands);
                let top = ui.min_rect().height();
                what(ui, &mut commands);
                let height = ui.min_rect().height() - top;
                if height != buttons {
                    ui.data_mut(|data| data.insert_temp(below, height));
                    ui.ctx().request_repaint();
                }
            } else {
                who(ui, &mut commands);
                what(ui, &mut commands);
                list(ui, 0.0, &mut commands);
            }
        });
    });
    Ok(())
}

/// The status, and below it what the last turn did, unless something else has to be said, and what is under the pointer: together as high
/// as all of it usually is, so that no button moves under a finger.
fn show_what_is_said(ui: &mut Ui, panel: &HudView, hovered: Option<Site>, most: f32, more: f32) {
    in_room_of_what_is_said(ui, most, more, |ui| {
        show_status(ui, panel);
        let told = last_turn_told(panel.session).filter(|_| panel.notice.0.is_none());
        let has_room = told.is_none() || most > SAID;
        if let Some(told) = told {
            faint(ui, told);
        }
        if has_room {
            show_hovered_place(ui, panel, hovered);
        }
    });
}

/// Shows something in a place that is as high as it usually needs, with that of a button below it that is not there now; what is longer
/// than most scrolls.
fn in_room_of_what_is_said(ui: &mut Ui, most: f32, more: f32, show: impl FnOnce(&mut Ui)) {
    let more = if more > 0.0 { more + ui.spacing().item_spacing.y } else { 0.0 };
    let (least, most) = (SAID + more, most + more);
    ui.allocate_ui(vec2(ui.available_width(), least), |ui| {
        ui.set_min_height(least);
        ScrollArea::vertical().id_salt("said").max_height(most).min_scrolled_height(most).show(ui, show);
    });
}

fn offer_menu(ui: &mut Ui, commands: &mut Commands) {
    let menu = menu_button();
    let response = symbol_button(ui, &menu);
    send_pressed(vec![menu], &[response], commands);
}

fn show_head(ui: &mut Ui, session: &Session, commands: &mut Commands) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            offer_menu(ui, commands);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if session.review_ply().is_some() {
                    offer_to_leave(ui, commands);
                } else {
                    fitted_title(ui, game_title(session.kind()), 24.0);
                }
            });
        });
    });
}
