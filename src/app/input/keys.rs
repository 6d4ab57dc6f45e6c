//! Keys.

use bevy::input::keyboard::Key;
use bevy::prelude::*;

use crate::app::camera::{ResetCamera, ToggleFlatView};
use crate::app::hint::GiveHint;
use crate::app::opponent::Hurry;
use crate::app::overlay::RulesPage;
use crate::app::review::{LeaveReview, LookAt, PlayOrStop, StepByTurn};
use crate::app::screen::{Menu, Screen, Turn};
use crate::app::selection::{Confirm, LetGo, Selection};
use crate::app::session::{PlayAction, PlayAgain, Session, ShowLastTurn, TakeBack};
use crate::app::telling::{SkipTelling, is_telling};

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
    turn: Option<Res<State<Turn>>>,
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
            Key::Space | Key::Enter if selection.proposal().is_some() => commands.trigger(Confirm),
            Key::Space if session.machine_to_move().is_some() => commands.trigger(Hurry),
            Key::Space => {
                if let [only] = &session.handless_actions()[..] {
                    commands.trigger(PlayAction(only.clone()));
                }
            }
            Key::Escape if *selection != Selection::Nothing => commands.trigger(LetGo),
            Key::Escape => menu.set(Menu::Pause),
            Key::Backspace => commands.trigger(TakeBack),
            Key::ArrowLeft => commands.trigger(StepByTurn { is_forward: false }),
            Key::Home => commands.trigger(ResetCamera),
            // What is printed on the key counts, wherever on the keyboard it is; Shift makes it a capital.
            Key::Character(letter) => press_letter(letter, control, &mut commands),
            _ => {}
        }
    }
}

/// Keys while somebody looks back at the match. Gives whether the key meant something.
fn look_back(key: &Key, session: &Session, commands: &mut Commands) -> bool {
    match key {
        Key::ArrowLeft => commands.trigger(StepByTurn { is_forward: false }),
        Key::ArrowRight => commands.trigger(StepByTurn { is_forward: true }),
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
    if keys.just_pressed(Key::Escape) {
        next.set(match **menu {
            // The designer was opened from the dialog for a new match.
            Menu::Design => Menu::NewMatch,
            Menu::Rules => page.back(),
            Menu::Settings if **screen == Screen::Table => Menu::Pause,
            _ => Menu::None,
        });
    }
}
