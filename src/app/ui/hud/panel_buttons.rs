//! The buttons that every panel of a match has, and the menu where there is no panel: undo and redo, review, views, hint, assists.

use bevy::prelude::Commands;
use bevy_egui::egui::{Popup, PopupCloseBehavior, RichText, Ui};

use crate::app::ai::{Hint, RequestHint};
use crate::app::board::CountScore;
use crate::app::camera::{ComeCloser, Orbit, ResetCamera, ToggleFlatView};
use crate::app::interaction::Shortcut;
use crate::app::session::{Assist, Assists, Redo, ReplayLastTurn, Session, StepByTurn, ToggleAssist, Undo};
use crate::app::settings::{Settings, ToggleMute};
use crate::app::state::Menu;
use crate::app::ui::language::Say;
use crate::app::ui::symbols;
use crate::app::ui::theme::{CONTROL, strong};
use crate::app::ui::widgets::{
    Rank, SymbolButton, in_sight, offer_buttons, send_pressed, symbol_button, symbol_rows,
};
use texts::msg;

/// The width of the list of what the board shows.
const SHOWN: f32 = 220.0;

/// What else stands in the row with undo and redo.
#[derive(Clone, Copy)]
pub(crate) struct InRow<'a> {
    /// A hint.
    pub(crate) hint: Option<&'a Hint>,
    /// A review, if it is not offered elsewhere.
    pub(crate) review: bool,
    /// The count of the score once more.
    pub(crate) count: bool,
}

/// What else stands among the buttons for the views.
pub(crate) struct AmongViews {
    /// A review, unless it is offered elsewhere.
    pub(crate) review: Option<SymbolButton>,
    /// The way to a closer view and back to the usual one, unless that is offered elsewhere.
    pub(crate) closer: bool,
}

/// Undo and redo, replay of the last turn, and what else stands in their row. Returns whether a button was pressed.
pub(crate) fn offer_history(
    ui: &mut Ui,
    session: &Session,
    is_scoring: bool,
    in_row: InRow,
    commands: &mut Commands,
) -> bool {
    let (can_undo, can_redo) = (session.game().can_undo(), session.game().can_redo());
    let mut buttons = vec![
        SymbolButton::new(symbols::UNDO, msg::panel_undo(), can_undo).key(Shortcut::Undo).sends(Undo),
        SymbolButton::new(symbols::REDO, msg::panel_redo(), can_redo).key(Shortcut::Redo).sends(Redo),
        replay_button(session, is_scoring),
    ];
    buttons.extend(in_row.hint.map(|hint| hint_button(session, hint)));
    buttons.extend(in_row.review.then(|| review_button(session, is_scoring)));
    buttons.extend(in_row.count.then(recount_button));
    offer_buttons(ui, buttons, commands)
}

/// The views of the table, what the board shows, and what else stands there. Only what is of use now is there. Returns whether a button was
/// pressed that acts at once.
pub(crate) fn offer_views(
    ui: &mut Ui,
    session: &Session,
    among: AmongViews,
    (assists, orbit, settings): (&Assists, &Orbit, &Settings),
    commands: &mut Commands,
) -> bool {
    let show = SymbolButton::new(symbols::SHOW, msg::panel_show(), true).ranked(Rank::Quiet);
    let buttons = [
        among.review.map(|review| review.ranked(Rank::Quiet)),
        Some(view_button(orbit).ranked(Rank::Quiet)),
        (!Assist::of(session).is_empty()).then_some(show),
        Some(mute_button(settings).ranked(Rank::Quiet)),
        reset_button(orbit).or_else(|| closer_button(orbit)).filter(|_| among.closer),
    ];
    let buttons: Vec<SymbolButton> = buttons.into_iter().flatten().collect();
    let responses = symbol_rows(ui, &buttons);
    // The one without a request opens the list of what the board shows.
    if let Some(i) = buttons.iter().position(|button| button.request.is_none()) {
        let popup = Popup::menu(&responses[i]).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        popup.width(SHOWN).show(|ui| offer_assists(ui, session, assists, commands));
    }
    send_pressed(buttons, &responses, commands)
}

/// Asks for a hint.
fn hint_button(session: &Session, hint: &Hint) -> SymbolButton {
    let ask = SymbolButton::new(symbols::HINT, msg::panel_hint(), can_have_hint(session, hint));
    SymbolButton { is_on: hint.advice().is_some(), ..ask }.key(Shortcut::Hint).sends(RequestHint)
}

/// Replays the last turn.
pub(super) fn replay_button(session: &Session, is_scoring: bool) -> SymbolButton {
    let has_last_turn = !session.game().last_turn().is_empty() && !is_scoring;
    let button = SymbolButton::new(symbols::REPLAY, msg::panel_replay_turn(), has_last_turn);
    button.key(Shortcut::ReplayTurn).sends(ReplayLastTurn)
}

/// Steps back through the match.
pub(super) fn review_button(session: &Session, is_scoring: bool) -> SymbolButton {
    let has_past = session.game().can_undo() && !is_scoring;
    let back = StepByTurn { is_forward: false };
    let button = SymbolButton::new(symbols::REVIEW, msg::panel_review(), has_past);
    button.key(Shortcut::ReviewBack).sends(back)
}

/// Counts the score once more.
pub(super) fn recount_button() -> SymbolButton {
    SymbolButton::new(symbols::COUNT, msg::panel_recount(), true)
        .does(|commands| commands.trigger(CountScore))
}

/// Opens the pause menu.
pub(super) fn menu_button() -> SymbolButton {
    SymbolButton::new(symbols::MENU, msg::panel_menu(), true).opens(Menu::Pause)
}

/// A button that stands alone: its symbol tells enough.
pub(super) fn offer_alone(ui: &mut Ui, button: SymbolButton, commands: &mut Commands) {
    let response = symbol_button(ui, &button);
    send_pressed(vec![button], &[response], commands);
}

/// Leads back to the usual view, if there is another one.
pub(super) fn reset_button(orbit: &Orbit) -> Option<SymbolButton> {
    let reset = || SymbolButton::new(symbols::RESET_VIEW, msg::panel_reset_view(), true).ranked(Rank::Quiet);
    orbit.is_displaced().then(|| reset().key(Shortcut::ResetView).sends(ResetCamera))
}

/// Comes closer to the board, unless the camera is locked.
fn closer_button(orbit: &Orbit) -> Option<SymbolButton> {
    let closer = || SymbolButton::new(symbols::CLOSER, msg::panel_closer(), true).ranked(Rank::Quiet);
    (!orbit.is_locked).then(|| closer().sends(ComeCloser))
}

/// Switches to the flat view, or back.
fn view_button(orbit: &Orbit) -> SymbolButton {
    let (symbol, name) = if orbit.flat {
        (symbols::SPATIAL_VIEW, msg::panel_3d())
    } else {
        (symbols::FLAT_VIEW, msg::panel_flat())
    };
    SymbolButton::new(symbol, name, true).key(Shortcut::FlatView).sends(ToggleFlatView)
}

/// Turns the sound off, or on again.
pub(super) fn mute_button(settings: &Settings) -> SymbolButton {
    let (symbol, name) = if settings.muted {
        (symbols::UNMUTE, msg::panel_unmute())
    } else {
        (symbols::MUTE, msg::panel_mute())
    };
    SymbolButton::new(symbol, name, true).key(Shortcut::Mute).sends(ToggleMute)
}

/// Whether the player to move can ask for a hint now, or for none.
fn can_have_hint(session: &Session, hint: &Hint) -> bool {
    session.is_human_to_move() && session.review_ply().is_none() && !hint.is_coming()
}

/// Switches for the game's assists, if it has any: each with a sentence on what it shows.
fn offer_assists(ui: &mut Ui, session: &Session, assists: &Assists, commands: &mut Commands) {
    for assist in Assist::of(session) {
        let (message, mut is_on) = (assist.message(), assists.shows(assist));
        ui.spacing_mut().interact_size.y = CONTROL;
        let switch = ui.checkbox(&mut is_on, RichText::new(ui.say(&message)).font(strong(16.0)));
        in_sight(&switch);
        if switch.on_hover_text(ui.about(&message)).clicked() {
            commands.trigger(ToggleAssist(assist));
        }
    }
}

/// How the table is seen and heard, in an exercise.
pub(super) fn offer_table(ui: &mut Ui, (orbit, settings): (&Orbit, &Settings), commands: &mut Commands) {
    let settings_button = SymbolButton::plain(symbols::SETTINGS, msg::settings_open(), true);
    let buttons = [view_button(orbit), mute_button(settings), settings_button.opens(Menu::Settings)];
    let buttons = buttons.map(|button| button.ranked(Rank::Quiet)).into();
    offer_buttons(ui, buttons, commands);
}
