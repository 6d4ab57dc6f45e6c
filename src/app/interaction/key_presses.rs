//! The keys that were pressed since the last frame, and the modifier keys that were held with them. What they do is decided in
//! `keyboard.rs`.

use bevy::input::ButtonState;
use bevy::input::InputSystems;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::chord::Chord;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeyPresses>().add_systems(PreUpdate, read_keys.in_set(InputSystems));
}

/// A key that was pressed. One that is held down counts once.
#[derive(Clone, Debug)]
pub(super) struct KeyPress {
    /// What is printed on it, wherever on the keyboard it is.
    pub(super) key: Key,
    pub(super) with_control: bool,
    pub(super) with_shift: bool,
}

impl KeyPress {
    /// The key with its modifier keys, if a shortcut can have it.
    pub(super) fn chord(&self) -> Option<Chord> {
        Chord::new(&self.key, self.with_control, self.with_shift)
    }

    /// Whether it is a key that only changes what others mean.
    pub(super) const fn is_modifier(&self) -> bool {
        matches!(
            self.key,
            Key::Control
                | Key::Shift
                | Key::Super
                | Key::Alt
                | Key::AltGraph
                | Key::CapsLock
                | Key::NumLock
                | Key::Fn
                | Key::Dead(_)
        )
    }
}

/// What was pressed since the last picture, in this order.
///
/// Bevy's `ButtonInput<Key>` would do if a key had the same name when it is released as when it was pressed: `Z` is released as `z` by
/// whoever lets go of Shift first, and would stay pressed. It also keeps what was held when the window lost the keyboard.
#[derive(Resource, Default)]
pub(super) struct KeyPresses {
    presses: Vec<KeyPress>,
    /// The keys that are down, by their places on the keyboard, and what they were when they were pressed.
    held: HashMap<KeyCode, Key>,
}

impl KeyPresses {
    pub(super) fn iter(&self) -> impl Iterator<Item = &KeyPress> {
        self.presses.iter()
    }

    /// Whether one of these was pressed.
    pub(super) fn has_any(&self, keys: &[Key]) -> bool {
        self.iter().any(|press| keys.contains(&press.key))
    }

    fn holds(&self, keys: &[Key]) -> bool {
        self.held.values().any(|held| keys.contains(held))
    }

    fn press(&mut self, key_code: KeyCode, key: Key) {
        self.held.insert(key_code, key.clone());
        let with_control = self.holds(&[Key::Control, Key::Super]);
        let with_shift = self.holds(&[Key::Shift]);
        self.presses.push(KeyPress { key, with_control, with_shift });
    }
}

fn read_keys(
    mut keys: ResMut<KeyPresses>,
    mut inputs: MessageReader<KeyboardInput>,
    mut losses: MessageReader<KeyboardFocusLost>,
) {
    let keys = keys.bypass_change_detection();
    keys.presses.clear();
    for input in inputs.read() {
        match input.state {
            ButtonState::Pressed if input.repeat => {}
            ButtonState::Pressed => keys.press(input.key_code, input.logical_key.clone()),
            ButtonState::Released => drop(keys.held.remove(&input.key_code)),
        }
    }
    // Whoever goes to another window lets go of the keys there, which nobody tells this one.
    if losses.read().count() > 0 {
        keys.held.clear();
    }
}
