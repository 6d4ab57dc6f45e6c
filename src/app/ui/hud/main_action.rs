//! The main button of a match: confirms a proposal, ends the turn, hurries the computer, or asks for a rematch; and the button to swap
//! sides, where the rules offer that.

use bevy::prelude::Commands;
use bevy_egui::egui::{Ui, vec2};

use super::result::shows_result;
use super::status::{other_side, warning};
use super::view::HudView;
use crate::app::ai::{MoveNow, ResumeComputer};
use crate::app::board::{CountScore, SkipScoring};
use crate::app::games::view_of;
use crate::app::interaction::{Confirm, Selection, Shortcut};
use crate::app::session::{PlayAction, StepByTurn, rematch};
use crate::app::state::TurnPhase;
use crate::app::ui::language::{Say, Tip};
use crate::app::ui::theme::CONTROL;
use crate::app::ui::widgets::{button, doubtful_button, main_button};
use rules::{AnyAction, Game, Presented};
use texts::{Explained, msg};

/// A window of this size has room for a button that is there only in the computer's turn.
const ROOM: f32 = 560.0;

/// Whether this match has a main button now.
pub(crate) fn offers_main_action(panel: &HudView) -> bool {
    let is_over = matches!(panel.turn, TurnPhase::Scoring | TurnPhase::Celebrating | TurnPhase::Over);
    panel.session.kind().ends_turns_by_hand() || panel.selection.proposal().is_some() || is_over
}

/// The height that is left free where nothing is to be pressed now: in the computer's turn there is a button, and others stay where they are.
pub(super) fn room_left(ui: &Ui, panel: &HudView) -> f32 {
    let HudView { session, selection, turn, .. } = *panel;
    let window = ui.ctx().viewport_rect();
    let has_room = window.width() >= ROOM && window.height() >= ROOM;
    let is_counting = matches!(turn, TurnPhase::Scoring | TurnPhase::Celebrating);
    let is_over = turn == TurnPhase::Over || is_counting && session.position().score().is_some();
    let is_idle = !session.kind().ends_turns_by_hand()
        && session.computer_to_move().is_none()
        && selection.proposal().is_none()
        && !is_over;
    let is_wanted = has_room && is_idle && session.computers().iter().any(Option::is_some);
    if is_wanted { CONTROL } else { 0.0 }
}

/// The button for the likeliest next step: confirm the proposal, else end the turn.
pub(crate) fn offer_main_action(ui: &mut Ui, panel: &HudView, commands: &mut Commands) {
    let HudView { session, selection, turn, .. } = *panel;
    let opponent = &panel.computer.opponent;
    if shows_result(panel) {
        // Whoever wanted to skip the end has pressed this place a moment ago.
        if main_button(ui, msg::result_rematch(), !panel.is_guarded).clicked() {
            commands.trigger(rematch(session));
        }
        return;
    }
    if session.computer_to_move().is_some() {
        let label = match (opponent.has_failed(), opponent.is_paused()) {
            (true, _) => msg::panel_think_again(),
            (false, true) => msg::panel_resume_computer(),
            (false, false) => msg::panel_move_now(),
        };
        let can_press = opponent.is_paused() || opponent.is_thinking();
        if is_pressed(ui, &label, can_press) {
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
        let to = gesture.to.map(|to| to.to_string()).unwrap_or_default();
        let label = if is_led { msg::panel_stop(to) } else { (view_of(session.kind()).verb)(&gesture, &to) };
        if main_button(ui, label, true).on_hover_text(ui.say(&msg::panel_confirm())).clicked() {
            commands.trigger(Confirm);
        }
        return;
    }
    match turn {
        // What follows where nothing is counted is short: what there is to press would give way to something else under a finger.
        TurnPhase::Scoring | TurnPhase::Celebrating if session.position().score().is_some() => {
            if is_pressed(ui, &msg::panel_skip(), true) {
                commands.trigger(SkipScoring);
            }
            return;
        }
        TurnPhase::Over if session.position().score().is_some() => {
            if is_pressed(ui, &msg::panel_recount(), true) {
                commands.trigger(CountScore);
            }
            return;
        }
        _ => {}
    }
    if !session.kind().ends_turns_by_hand() {
        ui.allocate_space(vec2(0.0, room_left(ui, panel)));
        return;
    }
    let without_piece = session.legal_moves().between(None, None).actions;
    let warning = warning(panel);
    let is_possible = !without_piece.is_empty() && !panel.is_guarded;
    let button = match &warning {
        _ if turn == TurnPhase::Over => main_button(ui, msg::panel_match_over(), is_possible),
        Some(_) => doubtful_button(ui, msg::panel_end_turn_anyway(), is_possible),
        None => main_button(ui, msg::panel_end_turn(), is_possible),
    };
    let about = warning.map_or_else(|| ui.about(&msg::panel_end_turn()), |warning| ui.say(&warning));
    let button = button.on_hover_text(about);
    // A double click on what stood here before, to confirm, is not meant to end the turn.
    let is_meant = button.clicked() && !button.double_clicked() && !button.triple_clicked();
    if let Some(action) = without_piece.first().filter(|_| is_meant) {
        commands.trigger(PlayAction(action.clone()));
    }
}

/// The way to look back at a match that is over.
pub(crate) fn offer_review(ui: &mut Ui, panel: &HudView, commands: &mut Commands) {
    // Whoever wanted to skip the end has pressed this place a moment ago.
    if is_pressed(ui, &msg::panel_review(), !panel.is_guarded) {
        commands.trigger(StepByTurn { is_forward: false });
    }
}

/// The main button with the explanation of its label. Returns whether it was pressed.
fn is_pressed(ui: &mut Ui, label: &Explained, is_enabled: bool) -> bool {
    main_button(ui, label, is_enabled).on_hover_text(ui.about(label)).clicked()
}

/// The button, if the person to move may swap sides. As others, it is found with the Tab key.
pub(crate) fn offer_swap(ui: &mut Ui, panel: &HudView, width: f32, commands: &mut Commands) {
    if !panel.session.can_swap() {
        return;
    }
    let label = msg::panel_swap_sides(other_side(panel.session));
    let pressed = button(ui, label.clone(), width, !panel.is_guarded);
    let pressed = pressed.on_hover_text(ui.tip(&label, Shortcut::SwapSides)).clicked();
    if pressed {
        commands.trigger(PlayAction(AnyAction::Swap));
    }
}
