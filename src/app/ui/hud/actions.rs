//! The buttons that every panel of a match has, and the menu where there is no panel: undo and redo, review, views, hint, assists.

use bevy::prelude::{Commands, CommandsStatesExt, NextState};
use bevy_egui::egui::{Popup, PopupCloseBehavior, RichText, Ui};

use crate::app::ai::{Hint, RequestHint};
use crate::app::camera::{Orbit, ResetCamera, ToggleFlatView};
use crate::app::interaction::Shortcut;
use crate::app::session::{Assist, Assists, Redo, ReplayLastTurn, Session, StepByTurn, ToggleAssist, Undo};
use crate::app::settings::{Settings, ToggleMute};
use crate::app::state::Menu;
use crate::app::ui::language::Say;
use crate::app::ui::symbols;
use crate::app::ui::theme::{CONTROL, strong};
use crate::app::ui::widgets::{SymbolButton, in_sight, pressed, symbol_rows};
use texts::msg;

/// The width of the list of what the board shows.
const SHOWN: f32 = 220.0;

/// Undo and redo, replay of the last turn, review. Returns whether a button was pressed.
pub(crate) fn offer_history(
    ui: &mut Ui,
    session: &Session,
    is_scoring: bool,
    commands: &mut Commands,
) -> bool {
    let has_last_turn = !session.game().last_turn().is_empty() && !is_scoring;
    let has_past = session.game().can_undo() && !is_scoring;
    let buttons = [
        SymbolButton::new(symbols::UNDO, msg::panel_undo(), session.game().can_undo()).key(Shortcut::Undo),
        SymbolButton::new(symbols::REDO, msg::panel_redo(), session.game().can_redo()).key(Shortcut::Redo),
        SymbolButton::new(symbols::REPLAY, msg::panel_replay_turn(), has_last_turn).key(Shortcut::ReplayTurn),
        SymbolButton::new(symbols::REVIEW, msg::panel_review(), has_past).key(Shortcut::ReviewBack),
    ];
    let pressed = pressed(&symbol_rows(ui, &buttons));
    match pressed {
        Some(0) => commands.trigger(Undo),
        Some(1) => commands.trigger(Redo),
        Some(2) => commands.trigger(ReplayLastTurn),
        Some(_) => commands.trigger(StepByTurn { is_forward: false }),
        None => {}
    }
    pressed.is_some()
}

/// A button of [`offer_views`].
#[derive(Clone, Copy, PartialEq, Eq)]
enum ViewButton {
    Hint,
    Flat,
    Show,
    Sound,
    Menu,
    Reset,
}

/// A hint, the views of the table, what the board shows, and the menu if it has no other place. Only what is of use now is
/// there. Returns whether a button was pressed that acts at once.
pub(crate) fn offer_views(
    ui: &mut Ui,
    session: &Session,
    (assists, hint, orbit, settings): (&Assists, &Hint, &Orbit, &Settings),
    menu: Option<&mut NextState<Menu>>,
    commands: &mut Commands,
) -> bool {
    let is_of_use = |button: &ViewButton| match button {
        ViewButton::Hint => session.review_ply().is_none() && session.outcome().is_none(),
        ViewButton::Flat | ViewButton::Sound => true,
        ViewButton::Show => !Assist::of(session).is_empty(),
        ViewButton::Menu => menu.is_some(),
        ViewButton::Reset => orbit.is_displaced(),
    };
    const ALL: [ViewButton; 6] = [
        ViewButton::Hint,
        ViewButton::Flat,
        ViewButton::Show,
        ViewButton::Sound,
        ViewButton::Menu,
        ViewButton::Reset,
    ];
    let shown: Vec<ViewButton> = ALL.into_iter().filter(is_of_use).collect();
    let buttons: Vec<SymbolButton> = shown
        .iter()
        .map(|button| match button {
            ViewButton::Hint => {
                SymbolButton::new(symbols::HINT, msg::panel_hint(), can_have_hint(session, hint))
                    .key(Shortcut::Hint)
            }
            ViewButton::Flat => view_button(orbit),
            ViewButton::Show => SymbolButton::new(symbols::SHOW, msg::panel_show(), true),
            ViewButton::Sound => mute_button(settings),
            ViewButton::Menu => SymbolButton::new(symbols::MENU, msg::panel_menu(), true),
            ViewButton::Reset => {
                SymbolButton::new(symbols::RESET_VIEW, msg::panel_reset_view(), true).key(Shortcut::ResetView)
            }
        })
        .collect();
    let responses = symbol_rows(ui, &buttons);
    if let Some(i) = shown.iter().position(|button| *button == ViewButton::Show) {
        let popup = Popup::menu(&responses[i]).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        popup.width(SHOWN).show(|ui| offer_assists(ui, session, assists, commands));
    }
    let Some(pressed) = pressed(&responses) else { return false };
    match shown[pressed] {
        ViewButton::Hint => commands.trigger(RequestHint),
        ViewButton::Flat => commands.trigger(ToggleFlatView),
        ViewButton::Reset => commands.trigger(ResetCamera),
        ViewButton::Sound => commands.trigger(ToggleMute),
        ViewButton::Menu => menu.into_iter().for_each(|menu| menu.set(Menu::Pause)),
        ViewButton::Show => return false,
    }
    true
}

/// Switches to the flat view, or back.
pub(super) fn view_button(orbit: &Orbit) -> SymbolButton {
    let button = if orbit.flat {
        SymbolButton::new(symbols::SPATIAL_VIEW, msg::panel_3d(), true)
    } else {
        SymbolButton::new(symbols::FLAT_VIEW, msg::panel_flat(), true)
    };
    button.key(Shortcut::FlatView)
}

/// Turns the sound off, or on again.
pub(super) fn mute_button(settings: &Settings) -> SymbolButton {
    let button = if settings.muted {
        SymbolButton::new(symbols::UNMUTE, msg::panel_unmute(), true)
    } else {
        SymbolButton::new(symbols::MUTE, msg::panel_mute(), true)
    };
    button.key(Shortcut::Mute)
}

/// Whether the player to move can ask for a hint now.
fn can_have_hint(session: &Session, hint: &Hint) -> bool {
    session.is_human_to_move()
        && session.review_ply().is_none()
        && !hint.is_coming()
        && hint.advice().is_none()
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
    let open_settings = SymbolButton::plain(symbols::SETTINGS, msg::settings_open(), true);
    match pressed(&symbol_rows(ui, &[view_button(orbit), mute_button(settings), open_settings])) {
        Some(0) => commands.trigger(ToggleFlatView),
        Some(1) => commands.trigger(ToggleMute),
        Some(_) => commands.set_state(Menu::Settings),
        None => {}
    }
}
