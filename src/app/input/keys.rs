//! Keys.

use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::cursor::{JumpCursor, MoveCursor};
use crate::app::camera::{Orbit, ResetCamera, ToggleFlatView};
use crate::app::guard::Guard;
use crate::app::hint::GiveHint;
use crate::app::inquiry::{AskAbout, Inquiry};
use crate::app::marks::Pointed;
use crate::app::opponent::Hurry;
use crate::app::overlay::RulesPage;
use crate::app::review::{LeaveReview, LookAt, PlayOrStop, StepByTurn};
use crate::app::screen::{Menu, Screen, Turn};
use crate::app::selection::{Confirm, LetGo, Selection, TouchSite};
use crate::app::session::{PlayAction, PlayAgain, Session, ShowLastTurn, TakeBack};
use crate::app::telling::{SkipTelling, is_telling};
use crate::app::wake::Wake;

/// How far an arrow turns the table, as a hand that drags it by this many pixels.
const TURN: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            press_keys_at_table.run_if(in_state(Screen::Table)).run_if(in_state(Menu::None)),
            leave_menu.run_if(not(in_state(Menu::None))),
        )
            // Whoever writes a name does not play.
            .run_if(not(bevy_egui::input::egui_wants_any_keyboard_input)),
    );
}

fn press_keys_at_table(
    keys: Res<ButtonInput<Key>>,
    session: Option<Res<Session>>,
    selection: Res<Selection>,
    (pointed, inquiry, guard): (Res<Pointed>, Res<Inquiry>, Res<Guard>),
    turn: Option<Res<State<Turn>>>,
    (mut orbit, mut wake): (ResMut<Orbit>, ResMut<Wake>),
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let Some(session) = session else { return };
    let is_telling = is_telling(turn);
    let control = keys.any_pressed([Key::Control, Key::Super]);
    for key in keys.get_just_pressed() {
        if session.looks_at.is_some() && look_back(key, &session, &mut commands) {
            continue;
        }
        match key {
            Key::Space | Key::Enter | Key::Escape if is_telling => commands.trigger(SkipTelling),
            // Enter touches what the cursor is on; the space bar says yes to what is proposed.
            Key::Enter if let (Some(site), true) = (pointed.site, pointed.by_key) => {
                commands.trigger(TouchSite(site));
            }
            Key::Space | Key::Enter if selection.proposal().is_some() => commands.trigger(Confirm),
            Key::Space if session.machine_to_move().is_some() => commands.trigger(Hurry),
            Key::Space if !guard.is_up() => {
                if let [only] = &session.handless_actions()[..] {
                    commands.trigger(PlayAction(only.clone()));
                }
            }
            Key::Escape if inquiry.0.is_some() => commands.trigger(AskAbout(None)),
            Key::Escape if *selection != Selection::Nothing => commands.trigger(LetGo),
            Key::Escape => menu.set(Menu::Pause),
            Key::Backspace => commands.trigger(TakeBack),
            Key::PageUp => commands.trigger(StepByTurn { is_forward: false }),
            Key::Home => commands.trigger(ResetCamera),
            Key::F1 => menu.set(Menu::Keys),
            key if let Some(way) = arrow(key) => {
                if control {
                    orbit.drag(way * Vec2::new(-TURN, TURN));
                    wake.up();
                } else {
                    commands.trigger(MoveCursor(way));
                }
            }
            // What is printed on the key counts, wherever on the keyboard it is; Shift makes it a capital.
            Key::Character(letter) if "+=-".contains(letter.as_str()) => {
                orbit.zoom(if letter == "-" { -1.0 } else { 1.0 });
                wake.up();
            }
            Key::Character(letter) if letter == "?" => menu.set(Menu::Keys),
            Key::Character(letter) if letter.eq_ignore_ascii_case("i") => {
                commands.trigger(AskAbout(pointed.site));
            }
            Key::Character(letter) => press_letter(letter, control, &mut commands),
            _ => {}
        }
    }
}

/// The way that an arrow points: x to the right, y up.
const fn arrow(key: &Key) -> Option<Vec2> {
    match key {
        Key::ArrowLeft => Some(Vec2::NEG_X),
        Key::ArrowRight => Some(Vec2::X),
        Key::ArrowUp => Some(Vec2::Y),
        Key::ArrowDown => Some(Vec2::NEG_Y),
        _ => None,
    }
}

/// Keys while somebody looks back at the match. Gives whether the key meant something.
fn look_back(key: &Key, session: &Session, commands: &mut Commands) -> bool {
    match key {
        Key::ArrowLeft | Key::PageUp => commands.trigger(StepByTurn { is_forward: false }),
        Key::ArrowRight | Key::PageDown => commands.trigger(StepByTurn { is_forward: true }),
        Key::Home => commands.trigger(LookAt(0)),
        Key::End => commands.trigger(LookAt(session.game.played().len())),
        Key::Space | Key::Enter => commands.trigger(PlayOrStop),
        Key::Escape => commands.trigger(LeaveReview),
        _ => return false,
    }
    true
}

fn press_letter(letter: &str, control: bool, commands: &mut Commands) {
    match (letter, control) {
        ("Z", true) | ("y" | "Y", _) => commands.trigger(PlayAgain),
        ("z", true) | ("u" | "U", _) => commands.trigger(TakeBack),
        ("l" | "L", _) => commands.trigger(ShowLastTurn),
        ("r" | "R", _) => commands.trigger(ResetCamera),
        ("h" | "H", _) => commands.trigger(GiveHint),
        ("f" | "F", _) => commands.trigger(ToggleFlatView),
        (".", _) => commands.trigger(JumpCursor { is_forward: true }),
        (",", _) => commands.trigger(JumpCursor { is_forward: false }),
        _ => {}
    }
}

fn leave_menu(
    keys: Res<ButtonInput<Key>>,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    page: Res<RulesPage>,
    mut next: ResMut<NextState<Menu>>,
) {
    // Whoever takes the table needs no other key.
    let is_taken = **menu == Menu::HandOver && keys.any_just_pressed([Key::Enter, Key::Space]);
    if keys.just_pressed(Key::Escape) || is_taken {
        next.set(match **menu {
            // The designer was opened from the dialog for a new match.
            Menu::Design => Menu::NewMatch,
            Menu::Rules => page.back(),
            Menu::Settings | Menu::Keys if **screen == Screen::Table => Menu::Pause,
            _ => Menu::None,
        });
    }
}
