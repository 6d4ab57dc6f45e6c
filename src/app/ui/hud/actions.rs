//! The buttons that every panel of a match has, and the menu where there is no panel: undo and redo, review, views, hint, assists.

use bevy::prelude::Commands;
use bevy_egui::egui::Ui;

use crate::app::ai::{Hint, RequestHint};
use crate::app::camera::{ResetCamera, ToggleFlatView};
use crate::app::session::{Assist, Assists, Redo, ReplayLastTurn, Session, StepByTurn, ToggleAssist, Undo};
use crate::app::ui::widgets::{button_row, switches};
use crate::i18n::msg;

/// Undo and redo, replay of the last turn, review. Returns whether a button was pressed.
pub(crate) fn offer_history(
    ui: &mut Ui,
    session: &Session,
    is_scoring: bool,
    commands: &mut Commands,
) -> bool {
    let buttons =
        [(msg::panel_undo(), session.game().can_undo()), (msg::panel_redo(), session.game().can_redo())];
    let pressed = button_row(ui, buttons);
    match pressed {
        Some(0) => commands.trigger(Undo),
        Some(_) => commands.trigger(Redo),
        None => {}
    }
    let has_last_turn = !session.game().last_turn().is_empty() && !is_scoring;
    let has_past = session.game().can_undo() && !is_scoring;
    let shown = button_row(ui, [(msg::panel_replay_turn(), has_last_turn), (msg::panel_review(), has_past)]);
    match shown {
        Some(0) => commands.trigger(ReplayLastTurn),
        Some(_) => commands.trigger(StepByTurn { is_forward: false }),
        None => {}
    }
    pressed.or(shown).is_some()
}

/// The views of the table, and a hint. Returns whether a button was pressed.
pub(crate) fn offer_views(ui: &mut Ui, flat: bool, can_have_hint: bool, commands: &mut Commands) -> bool {
    let view = if flat { msg::panel_3d() } else { msg::panel_flat() };
    let pressed =
        button_row(ui, [(view, true), (msg::panel_reset_view(), true), (msg::panel_hint(), can_have_hint)]);
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
    let labels: Vec<_> = known.iter().map(|assist| (assist.message(), assists.shows(*assist))).collect();
    if let Some(i) = switches(ui, &labels) {
        commands.trigger(ToggleAssist(known[i]));
    }
}
