//! Keyboard shortcuts: what each key does.
//!
//! | keys | handled in |
//! |---|---|
//! | at the table: named keys such as Space and the arrows | `press_keys_at_table` |
//! | at the table: letters and other characters | `press_character` |
//! | during a review, before those of the table | `look_back` |
//! | over a menu: closing it | `leave_menu` |
//! | over a menu: scrolling it | `src/app/ui/widgets/dialog.rs` |
//! | in the layout designer | its own `desk_view.rs`, under `src/app/ui/` |
//! | Tab, and the keys of a focused button | egui |
//!
//! A new shortcut also needs a line on the page of shortcuts, `src/app/ui/menus/shortcuts.rs`: a message `key-…` in
//! `assets/locales/*.ftl`, from which the build writes the function `msg::key_…`. The `README.md` lists the most important ones.

use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::cursor::{JumpCursor, MoveCursor};
use super::hover::Hovered;
use super::inspect::{InspectSite, Inspected};
use super::key_presses::{KeyPress, KeyPresses};
use super::selection::{ActivateSite, Confirm, Deselect, Selection};
use super::touch::inspect_when_held;
use super::turn_guard::TurnGuard;
use crate::app::AppSystems;
use crate::app::ai::{MoveNow, RequestHint};
use crate::app::board::{SkipScoring, is_scoring};
use crate::app::camera::{Orbit, ResetCamera, ToggleFlatView};
use crate::app::platform::Redraw;
use crate::app::session::{
    GoToPly, LeaveReview, PlayAction, Redo, ReplayLastTurn, Session, StepByTurn, ToggleAutoplay, Undo,
};
use crate::app::state::{Menu, MenuHistory, Screen, TurnPhase};
use crate::games::Site;

/// How far an arrow key rotates the table, as a drag by this many pixels.
const TURN: f32 = 40.0;
/// How far an arrow key shifts the view when the whole board is seen, in units of the board.
const SHIFT: f32 = 2.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            press_keys_at_table.run_if(in_state(Screen::Table)).run_if(in_state(Menu::None)),
            leave_menu.run_if(not(in_state(Menu::None))),
        )
            .chain()
            .after(inspect_when_held)
            // No shortcuts while typing.
            .run_if(not(bevy_egui::input::egui_wants_any_keyboard_input))
            .in_set(AppSystems::Input),
    );
}

fn press_keys_at_table(
    keys: Res<KeyPresses>,
    session: Session,
    selection: Res<Selection>,
    (hovered, inspected, guard): (Res<Hovered>, Res<Inspected>, Res<TurnGuard>),
    turn: Option<Res<State<TurnPhase>>>,
    (mut orbit, mut redraw): (ResMut<Orbit>, ResMut<Redraw>),
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let is_scoring = is_scoring(turn);
    for press in keys.iter() {
        let key = &press.key;
        let moves_camera = arrow(key).is_some() && (press.with_control || press.with_shift);
        if session.review_ply().is_some() && !moves_camera && look_back(key, &session, &mut commands) {
            continue;
        }
        match key {
            Key::Space | Key::Enter | Key::Escape if is_scoring => commands.trigger(SkipScoring),
            // Enter activates the place under the cursor; Space confirms the proposal.
            Key::Enter if let (Some(site), true) = (hovered.site, hovered.by_key) => {
                commands.trigger(ActivateSite(site));
            }
            Key::Space | Key::Enter if selection.proposal().is_some() => commands.trigger(Confirm),
            Key::Space if session.computer_to_move().is_some() => commands.trigger(MoveNow),
            Key::Space if !guard.is_up() => {
                if let [only] = session.legal_moves().between(None, None).actions {
                    commands.trigger(PlayAction(only.clone()));
                }
            }
            Key::Escape if inspected.0.is_some() => commands.trigger(InspectSite(None)),
            Key::Escape if *selection != Selection::Nothing => commands.trigger(Deselect),
            Key::Escape => menu.set(Menu::Pause),
            Key::Backspace => commands.trigger(Undo),
            Key::PageUp => commands.trigger(StepByTurn { is_forward: false }),
            Key::Home => commands.trigger(ResetCamera),
            Key::F1 => menu.set(Menu::Keys),
            key if let Some(way) = arrow(key) => {
                if press.with_control {
                    orbit.drag(way * Vec2::new(-TURN, TURN));
                    redraw.request();
                } else if press.with_shift {
                    orbit.shift_seen(way * SHIFT);
                    redraw.request();
                } else {
                    commands.trigger(MoveCursor(way));
                }
            }
            Key::Character(character) => press_character(
                character,
                press,
                hovered.site,
                (&mut orbit, &mut redraw),
                &mut menu,
                &mut commands,
            ),
            _ => {}
        }
    }
}

/// The direction of an arrow: x to the right, y up.
const fn arrow(key: &Key) -> Option<Vec2> {
    match key {
        Key::ArrowLeft => Some(Vec2::NEG_X),
        Key::ArrowRight => Some(Vec2::X),
        Key::ArrowUp => Some(Vec2::Y),
        Key::ArrowDown => Some(Vec2::NEG_Y),
        _ => None,
    }
}

/// Shortcuts during a review. Returns whether the key was used.
fn look_back(key: &Key, session: &Session, commands: &mut Commands) -> bool {
    match key {
        Key::ArrowLeft | Key::PageUp => commands.trigger(StepByTurn { is_forward: false }),
        Key::ArrowRight | Key::PageDown => commands.trigger(StepByTurn { is_forward: true }),
        Key::Home => commands.trigger(GoToPly(0)),
        Key::End => commands.trigger(GoToPly(session.game().played().len())),
        Key::Space | Key::Enter => commands.trigger(ToggleAutoplay),
        Key::Escape => commands.trigger(LeaveReview),
        _ => return false,
    }
    true
}

/// Shortcuts of characters. The character counts, not the position of the key. Caps Lock and Shift make it a capital, or together
/// none: what is meant does not depend on that.
fn press_character(
    character: &str,
    press: &KeyPress,
    hovered: Option<Site>,
    (orbit, redraw): (&mut ResMut<Orbit>, &mut ResMut<Redraw>),
    menu: &mut ResMut<NextState<Menu>>,
    commands: &mut Commands,
) {
    match character.to_lowercase().as_str() {
        "z" if press.with_control && press.with_shift => commands.trigger(Redo),
        "z" if press.with_control => commands.trigger(Undo),
        "y" => commands.trigger(Redo),
        "u" => commands.trigger(Undo),
        "l" => commands.trigger(ReplayLastTurn),
        "r" => commands.trigger(ResetCamera),
        "h" => commands.trigger(RequestHint),
        "f" => commands.trigger(ToggleFlatView),
        "i" => commands.trigger(InspectSite(hovered)),
        "?" => menu.set(Menu::Keys),
        "+" | "=" | "-" => {
            orbit.zoom(if character == "-" { -1.0 } else { 1.0 }, None);
            redraw.request();
        }
        "." => commands.trigger(JumpCursor { is_forward: true }),
        "," => commands.trigger(JumpCursor { is_forward: false }),
        _ => {}
    }
}

fn leave_menu(
    keys: Res<KeyPresses>,
    menu: Res<State<Menu>>,
    history: Res<MenuHistory>,
    mut next: ResMut<NextState<Menu>>,
) {
    // Taking the device needs no other key.
    let is_taken = **menu == Menu::HandOver && keys.has_any(&[Key::Enter, Key::Space]);
    if keys.has_any(&[Key::Escape]) || is_taken {
        next.set(history.back());
    }
}
