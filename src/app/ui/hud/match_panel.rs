//! The panel beside the board: whose turn it is and what is left to do in it, the buttons, and what was played.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Label, Layout, Rect, RichText, ScrollArea, Ui, pos2, vec2};

use super::advice::show_advice;
use super::face_to_face;
use super::flipped::FarEdge;
use super::history::{list_turns, show_review};
use super::players::show_player;
use super::status::show_task;
use crate::app::ai::{Analysis, Hint, MoveNow, Opponent, RequestHint, ResumeComputer, TurningPoints};
use crate::app::board::{CountScore, Scoring, SkipScoring};
use crate::app::camera::{FreeView, Orbit, ResetCamera, ToggleFlatView};
use crate::app::games::view_of;
use crate::app::interaction::{Confirm, Hovered, Selection, TurnGuard};
use crate::app::saves::Library;
use crate::app::session::{
    ActionPlayed, ActionRefused, ActionUndone, Assist, Assists, Autoplay, MatchStarted, PlayAction, Redo,
    ReplayLastTurn, Session, StepByTurn, ToggleAssist, Undo, is_face_to_face,
};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen, TurnPhase};
use crate::app::ui::UiLayer;
use crate::app::ui::accessibility::tell_board;
use crate::app::ui::theme::{BRASS_BRIGHT, WARNING, title};
use crate::app::ui::widgets::{button_row, card, faint, main_button, sentence, switches};
use crate::games::{About, Game, Player, Presented, Site};
use crate::i18n::{about, say, say_with, tell};
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notice>()
        .add_observer(notice_refusal)
        .add_observer(forget_notice::<ActionPlayed>)
        .add_observer(forget_notice::<ActionUndone>)
        .add_observer(forget_notice::<MatchStarted>)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Screen).run_if(in_state(Screen::Table)));
}

/// The panel's width beside the board, and its height below it.
const WIDTH: f32 = 292.0;
const HEIGHT: f32 = 300.0;

/// The height of what is said about a place.
const PLACE: f32 = 62.0;

/// The width that the name of a game has room in.
const ROOMY: f32 = 130.0;

/// A panel of this height is low.
const LOW: f32 = 640.0;
/// The least height of the list of turns.
const TURNS: f32 = 44.0;

/// Something to tell the player.
#[derive(Resource, Debug, Default)]
pub(crate) struct Notice(pub(crate) Option<String>);

pub(crate) fn notice_refusal(fact: On<ActionRefused>, mut notice: ResMut<Notice>) {
    notice.0 = Some(sentence(&tell("play", &fact.reason)));
}

pub(crate) fn forget_notice<E: Event>(_: On<E>, mut notice: ResMut<Notice>) {
    notice.0 = None;
}

/// What the machine is doing.
#[derive(SystemParam)]
pub(crate) struct Computer<'w> {
    pub(crate) opponent: Res<'w, Opponent>,
    pub(crate) hint: Res<'w, Hint>,
    pub(crate) analysis: Res<'w, Analysis>,
    pub(crate) turning_points: Res<'w, TurningPoints>,
}

/// What the panels show.
pub(crate) struct Panel<'a> {
    pub(crate) session: &'a Session<'a>,
    pub(crate) selection: &'a Selection,
    pub(crate) notice: &'a Notice,
    pub(crate) telling: &'a Scoring,
    pub(crate) assists: &'a Assists,
    pub(crate) machine: &'a Computer<'a>,
    /// Why the match cannot be kept, if so.
    pub(crate) trouble: Option<&'a str>,
    turn: TurnPhase,
    /// Hands play nothing for a moment.
    is_guarded: bool,
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    session: Session,
    selection: Res<Selection>,
    notice: Res<Notice>,
    turn: Res<State<TurnPhase>>,
    (orbit, assists, telling, hovered): (Res<Orbit>, Res<Assists>, Res<Scoring>, Res<Hovered>),
    (settings, library, guard): (Res<Settings>, Res<Library>, Res<TurnGuard>),
    autoplay: Res<Autoplay>,
    machine: Computer,
    (mut free, mut far): (ResMut<FreeView>, ResMut<FarEdge>),
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    let panel = Panel {
        session: &session,
        selection: &selection,
        notice: &notice,
        telling: &telling,
        assists: &assists,
        machine: &machine,
        trouble: library.trouble.as_deref(),
        turn: **turn,
        is_guarded: guard.is_up(),
    };
    tell_board(context, &panel, *hovered);
    let is_face_to_face = is_face_to_face(&session, &settings);
    // In a small window there is room for one panel only.
    if is_face_to_face && window.height() >= face_to_face::LEAST && session.review_ply().is_none() {
        let (places, view) = face_to_face::places(window);
        free.set_if_neq(view.scaled(context.zoom_factor()));
        far.set_if_neq(FarEdge(Some(places[1])));
        for (player, place) in Player::BOTH.into_iter().zip(places) {
            face_to_face::show(context, player, place, &panel, &mut menu, &mut commands);
        }
        return Ok(());
    }
    far.set_if_neq(FarEdge(None));
    let gap = 10.0;
    let is_tall = window.width() < window.height() * 0.95;
    let (place, view) = if is_tall {
        let height = HEIGHT.min(window.height() * 0.5);
        let place =
            Rect::from_min_max(pos2(window.min.x + gap, window.max.y - height), window.max - vec2(gap, gap));
        (place, FreeView { bottom: height, ..default() })
    } else {
        // Where all is written large, half of a small window is left to the board.
        let width = WIDTH.min(window.width() * 0.5);
        let place =
            Rect::from_min_max(pos2(window.max.x - width, window.min.y + gap), window.max - vec2(gap, gap));
        (place, FreeView { right: width, ..default() })
    };
    free.set_if_neq(view.scaled(context.zoom_factor()));
    card(context, "match", place, |ui| {
        let room = ui.available_height();
        let mut who = |ui: &mut Ui| {
            show_head(ui, &session, &mut menu);
            for player in [Player::Two, Player::One] {
                show_player(ui, player, &session, &assists, &telling);
            }
            show_task(ui, &panel);
            if let Some(trouble) = &library.trouble {
                ui.label(RichText::new(trouble).color(WARNING).size(15.0));
            }
            show_place(ui, &session, hovered.site);
        };
        let mut what = |ui: &mut Ui| {
            if let Some(at) = session.review_ply() {
                show_review(ui, at, &session, autoplay.is_on, &settings, &mut commands);
                show_advice(ui, &session, &machine.analysis, &machine.turning_points, &mut commands);
            } else {
                offer_main_action(ui, &panel, &mut commands);
                offer_past(ui, &session, telling.is_active(), &mut commands);
                offer_assists(ui, &session, &assists, &mut commands);
            }
            // Where there is little room, whoever looks back needs the list more; the keys work all the same.
            if session.review_ply().is_none() || room > LOW {
                offer_views(ui, orbit.flat, can_have_hint(&session, &machine.hint), &mut commands);
            }
            ui.separator();
            // What is left of the panel, but a few lines at least: a small one scrolls as a whole.
            let left = room - ui.min_rect().height() - ui.spacing().item_spacing.y;
            list_turns(ui, &session, left.max(TURNS), &mut commands);
        };
        ScrollArea::vertical().id_salt("panel").show(ui, |ui| {
            if is_tall {
                ui.columns_const(|[left, right]| {
                    // A column of its own would spread the words of a text over its width.
                    left.vertical(|ui| who(ui));
                    right.vertical(|ui| what(ui));
                });
            } else {
                who(ui);
                what(ui);
            }
        });
    });
    Ok(())
}

fn show_head(ui: &mut Ui, session: &Session, menu: &mut NextState<Menu>) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(say("panel-menu")).on_hover_text(about("panel-menu")).clicked() {
                menu.set(Menu::Pause);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                // Beside a button in large letters there is less room.
                let size = if ui.available_width() < ROOMY { 17.0 } else { 24.0 };
                let name = RichText::new(session.kind().title()).font(title(size)).color(BRASS_BRIGHT);
                ui.add(Label::new(name).truncate());
            });
        });
    });
}

/// Take back, play again, and what was before. Gives whether something was pressed.
pub(crate) fn offer_past(ui: &mut Ui, session: &Session, is_scoring: bool, commands: &mut Commands) -> bool {
    let buttons =
        [("panel-take-back", session.game().can_undo()), ("panel-play-again", session.game().can_redo())];
    let pressed = button_row(ui, buttons);
    match pressed {
        Some(0) => commands.trigger(Undo),
        Some(_) => commands.trigger(Redo),
        None => {}
    }
    let has_last_turn = !session.game().last_turn().is_empty() && !is_scoring;
    let has_past = session.game().can_undo() && !is_scoring;
    let shown = button_row(ui, [("panel-last-turn", has_last_turn), ("panel-look-back", has_past)]);
    match shown {
        Some(0) => commands.trigger(ReplayLastTurn),
        Some(_) => commands.trigger(StepByTurn { is_forward: false }),
        None => {}
    }
    pressed.or(shown).is_some()
}

/// From where the table is seen, and a hint. Gives whether something was pressed.
pub(crate) fn offer_views(ui: &mut Ui, flat: bool, can_have_hint: bool, commands: &mut Commands) -> bool {
    let view = if flat { "panel-3d" } else { "panel-flat" };
    let pressed = button_row(ui, [(view, true), ("panel-reset", true), ("panel-hint", can_have_hint)]);
    match pressed {
        Some(0) => commands.trigger(ToggleFlatView),
        Some(1) => commands.trigger(ResetCamera),
        Some(_) => commands.trigger(RequestHint),
        None => {}
    }
    pressed.is_some()
}

pub(crate) fn can_have_hint(session: &Session, hint: &Hint) -> bool {
    session.is_human_to_move()
        && session.review_ply().is_none()
        && !hint.is_coming()
        && hint.advice().is_none()
}

/// What the place under the pointer is, in games where places differ.
fn show_place(ui: &mut Ui, session: &Session, hovered: Option<Site>) {
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
    // As high whatever there is to say, so that no button moves.
    ui.allocate_ui(vec2(ui.available_width(), PLACE), |ui| {
        ui.set_min_height(PLACE);
        faint(ui, text.unwrap_or_default());
    });
}

/// Switches for what helps, where the game has such helps.
pub(crate) fn offer_assists(ui: &mut Ui, session: &Session, assists: &Assists, commands: &mut Commands) {
    let known = Assist::of(session);
    let words: Vec<(String, bool)> =
        known.iter().map(|assist| (assist.key(), assists.shows(*assist))).collect();
    if let Some(i) = switches(ui, &words) {
        commands.trigger(ToggleAssist(known[i]));
    }
}

/// Whether there is such a button in this match now.
pub(crate) fn offers_main_action(panel: &Panel) -> bool {
    let is_over = matches!(panel.turn, TurnPhase::Scoring | TurnPhase::Over);
    panel.session.kind().ends_turns_by_hand() || panel.selection.proposal().is_some() || is_over
}

/// The button for what most players want to do next: confirm what is proposed, else end the turn.
pub(crate) fn offer_main_action(ui: &mut Ui, panel: &Panel, commands: &mut Commands) {
    let Panel { session, selection, turn, .. } = *panel;
    let opponent = &panel.machine.opponent;
    if session.computer_to_move().is_some() {
        let key = if opponent.is_paused() { "panel-let-it-play" } else { "panel-hurry" };
        let can_press = opponent.is_paused() || opponent.is_thinking();
        if main_button(ui, &say(key), can_press).on_hover_text(about(key)).clicked() {
            if opponent.is_paused() {
                commands.trigger(ResumeComputer);
            } else {
                commands.trigger(MoveNow);
            }
        }
        return;
    }
    if let Some(proposal) = selection.proposal() {
        let gesture = session.position().gesture(proposal);
        let is_led = matches!(selection, Selection::Led { .. });
        let key = if is_led { "panel-stop" } else { view_of(session.kind()).verb(&gesture) };
        let to = gesture.to.map(|to| to.to_string()).unwrap_or_default();
        let text = say_with(key, &[("to", to.into())]);
        if main_button(ui, &text, true).on_hover_text(say("panel-confirm")).clicked() {
            commands.trigger(Confirm);
        }
        return;
    }
    match turn {
        TurnPhase::Scoring => {
            if main_button(ui, &say("panel-skip"), true).on_hover_text(about("panel-skip")).clicked() {
                commands.trigger(SkipScoring);
            }
            return;
        }
        TurnPhase::Over if session.position().score().is_some() => {
            if main_button(ui, &say("panel-count-again"), true)
                .on_hover_text(about("panel-count-again"))
                .clicked()
            {
                commands.trigger(CountScore);
            }
            return;
        }
        _ => {}
    }
    if !session.kind().ends_turns_by_hand() {
        return;
    }
    let without_piece = session.actions_without_piece();
    let text = say(if turn == TurnPhase::Over { "panel-match-over" } else { "panel-end-turn" });
    let is_possible = !without_piece.is_empty() && !panel.is_guarded;
    let button = main_button(ui, &text, is_possible).on_hover_text(about("panel-end-turn"));
    if let Some(action) = without_piece.first().filter(|_| button.clicked()) {
        commands.trigger(PlayAction(action.clone()));
    }
}
