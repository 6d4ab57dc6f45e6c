//! The buttons that every panel of a match has, and the menu where there is no panel: undo and redo, review, views, hint, assists.

use bevy::prelude::Commands;
use bevy_egui::egui::Ui;

use crate::app::ai::{Hint, RequestHint};
use crate::app::camera::{ResetCamera, ToggleFlatView};
use crate::app::session::{Assist, Assists, Redo, ReplayLastTurn, Session, StepByTurn, ToggleAssist, Undo};
use crate::app::ui::widgets::{button_row, switches};

/// Undo and redo, replay of the last turn, review. Returns whether a button was pressed.
pub(crate) fn offer_history(
    ui: &mut Ui,
    session: &Session,
    is_scoring: bool,
    commands: &mut Commands,
) -> bool {
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

/// The views of the table, and a hint. Returns whether a button was pressed.
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

/// Whether the player to move can ask for a hint now.
pub(crate) fn can_have_hint(session: &Session, hint: &Hint) -> bool {
    session.is_human_to_move()
        && session.review_ply().is_none()
        && !hint.is_coming()
        && hint.advice().is_none()
}

/// Switches for the game's assists, if it has any.
pub(crate) fn offer_assists(ui: &mut Ui, session: &Session, assists: &Assists, commands: &mut Commands) {
    let known = Assist::of(session);
    let words: Vec<(String, bool)> =
        known.iter().map(|assist| (assist.key(), assists.shows(*assist))).collect();
    if let Some(i) = switches(ui, &words) {
        commands.trigger(ToggleAssist(known[i]));
    }
}
