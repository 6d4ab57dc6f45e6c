//! Keys.

use bevy::prelude::*;

use crate::app::camera::{ResetCamera, ToggleFlatView};
use crate::app::screen::{Menu, Screen};
use crate::app::selection::{Confirm, LetGo, Selection};
use crate::app::session::{PlayAction, PlayAgain, Session, ShowLastTurn, TakeBack};
use crate::app::table::Stage;

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
    keys: Res<ButtonInput<KeyCode>>,
    session: Option<Res<Session>>,
    selection: Res<Selection>,
    mut stage: ResMut<Stage>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let Some(session) = session else { return };
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft]);
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for key in keys.get_just_pressed() {
        match key {
            KeyCode::Space | KeyCode::Enter if selection.proposal().is_some() => commands.trigger(Confirm),
            KeyCode::Space => {
                stage.skip();
                if let [only] = &session.handless_actions()[..] {
                    commands.trigger(PlayAction(only.clone()));
                }
            }
            KeyCode::Escape if *selection != Selection::Nothing => commands.trigger(LetGo),
            KeyCode::Escape => menu.set(Menu::Pause),
            KeyCode::KeyZ if control && shift => redo(&mut stage, &mut commands),
            KeyCode::KeyZ if control => undo(&mut stage, &mut commands),
            KeyCode::KeyU | KeyCode::Backspace => undo(&mut stage, &mut commands),
            KeyCode::KeyY => redo(&mut stage, &mut commands),
            KeyCode::KeyL => commands.trigger(ShowLastTurn),
            KeyCode::KeyR | KeyCode::Home => commands.trigger(ResetCamera),
            KeyCode::KeyF => commands.trigger(ToggleFlatView),
            _ => {}
        }
    }
}

fn undo(stage: &mut Stage, commands: &mut Commands) {
    stage.skip();
    commands.trigger(TakeBack);
}

fn redo(stage: &mut Stage, commands: &mut Commands) {
    stage.skip();
    commands.trigger(PlayAgain);
}

fn leave_menu(keys: Res<ButtonInput<KeyCode>>, menu: Res<State<Menu>>, mut next: ResMut<NextState<Menu>>) {
    if keys.just_pressed(KeyCode::Escape) && **menu != Menu::None {
        next.set(Menu::None);
    }
}
