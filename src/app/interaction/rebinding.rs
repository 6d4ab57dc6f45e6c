//! Assigns another key to a shortcut: on the page of shortcuts, the next key that is pressed is the new one.

use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::bindings::{Bindings, Shortcut};
use super::key_presses::KeyPresses;
use crate::app::order::InputSystems;
use crate::app::platform::{Redraw, is_modifier};
use crate::app::settings::{ChangeSettings, Settings};
use crate::app::state::Menu;
use texts::{Message, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rebinding>().add_systems(OnExit(Menu::Keys), stop);
}

/// Needs a keyboard.
pub(super) fn device_plugin(app: &mut App) {
    app.add_systems(Update, capture_key.run_if(in_state(Menu::Keys)).in_set(InputSystems::NewKey));
}

/// The key that is being replaced.
#[derive(Resource, Debug, Default)]
pub(crate) struct Rebinding {
    /// Which of a shortcut's keys waits for the new one.
    pub(crate) waiting: Option<(Shortcut, usize)>,
    /// Whether its button had the keyboard focus, and shall have it again.
    had_focus: bool,
    /// Which button shall have the keyboard focus.
    pub(crate) refocus: Option<(Shortcut, usize)>,
    /// What the player has to know about the last change.
    pub(crate) message: Option<(Shortcut, Message)>,
}

impl Rebinding {
    pub(crate) fn start(&mut self, shortcut: Shortcut, at: usize, has_focus: bool) {
        *self = Self { waiting: Some((shortcut, at)), had_focus: has_focus, ..default() };
    }
}

/// Whether no key is being replaced.
pub(super) fn is_idle(rebinding: Res<Rebinding>) -> bool {
    rebinding.waiting.is_none()
}

fn stop(mut rebinding: ResMut<Rebinding>) {
    *rebinding = Rebinding::default();
}

fn capture_key(
    keys: Res<KeyPresses>,
    settings: Res<Settings>,
    mut rebinding: ResMut<Rebinding>,
    mut bindings: ResMut<Bindings>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    let Some((shortcut, at)) = rebinding.waiting else { return };
    // A modifier key alone is the beginning of a chord.
    let Some(press) = keys.iter().find(|press| !is_modifier(&press.key)) else { return };
    *rebinding = Rebinding { refocus: rebinding.had_focus.then_some((shortcut, at)), ..default() };
    match press.chord() {
        _ if press.key == Key::Escape => {}
        None => rebinding.message = Some((shortcut, msg::key_fixed())),
        Some(chord) => {
            let name = chord.message();
            let by_place = bindings.meant_by_place(press, shortcut);
            let loser = bindings.bind(shortcut, at, chord).or(by_place);
            rebinding.message = loser.map(|loser| (shortcut, msg::key_taken(name, loser.message())));
            commands.trigger(ChangeSettings(Settings { keys: bindings.changes(), ..settings.clone() }));
        }
    }
    redraw.request();
}
