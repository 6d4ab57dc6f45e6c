//! The keys that were pressed since the last frame, and the modifier keys that were held with them. What they do is decided in
//! `keyboard.rs`.

use bevy::input::ButtonState;
use bevy::input::InputSystems;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::{WindowEvent, WindowFocused};

use super::chord::Chord;
use super::layout::KeyboardLayout;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeyPresses>().add_systems(PreUpdate, read_keys.in_set(InputSystems));
}

/// A key that was pressed. One that is held down counts once.
#[derive(Clone, Debug)]
pub(super) struct KeyPress {
    /// What is printed on it, wherever on the keyboard it is.
    pub(super) key: Key,
    /// What an English keyboard has in its place, if this one has no Latin letters.
    english: Option<Key>,
    pub(super) with_control: bool,
    pub(super) with_shift: bool,
}

impl KeyPress {
    /// The key with its modifier keys, if a shortcut can have it.
    pub(super) fn chord(&self) -> Option<Chord> {
        Chord::new(&self.key, self.with_control, self.with_shift)
    }

    /// What it can mean: first what is printed on it, then what an English keyboard has in its place.
    pub(super) fn chords(&self) -> impl Iterator<Item = Chord> {
        let keys = [Some(&self.key), self.english.as_ref()];
        keys.into_iter().flatten().filter_map(|key| Chord::new(key, self.with_control, self.with_shift))
    }
}

/// What was pressed since the last picture, in this order. A key that is pressed with Alt belongs to the window system.
///
/// Bevy's `ButtonInput<Key>` would do if a key had the same name when it is released as when it was pressed: `Z` is released as `z` by
/// whoever lets go of Shift first, and would stay pressed. It also keeps what was held when the window lost the keyboard.
#[derive(Resource, Default)]
pub(crate) struct KeyPresses {
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

    pub(crate) fn holds_shift(&self) -> bool {
        self.holds(&[Key::Shift])
    }

    pub(crate) fn holds_alt(&self) -> bool {
        self.holds(&[Key::Alt])
    }

    /// Windows holds Ctrl as well while `AltGr` is held.
    pub(crate) fn holds_control(&self) -> bool {
        self.holds(&[Key::Control]) && !self.holds_alt_graph()
    }

    pub(crate) fn holds_super(&self) -> bool {
        self.holds(&[Key::Super, Key::Meta])
    }

    fn holds_alt_graph(&self) -> bool {
        self.holds(&[Key::AltGraph])
    }

    fn press(&mut self, input: &KeyboardInput, layout: &mut KeyboardLayout) {
        let key = input.logical_key.clone();
        self.held.insert(input.key_code, key.clone());
        if self.holds_alt() {
            return;
        }
        let with_shift = self.holds_shift();
        // AltGr makes foreign letters on Latin layouts, and Latin ones on others.
        let english = if self.holds_alt_graph() {
            None
        } else {
            layout.learn(&key, input.key_code);
            matches!(key, Key::Character(_)).then(|| layout.english(input.key_code, with_shift)).flatten()
        };
        let with_control = self.holds_control() || self.holds_super();
        self.presses.push(KeyPress { key, english, with_control, with_shift });
    }
}

fn read_keys(
    mut keys: ResMut<KeyPresses>,
    mut layout: ResMut<KeyboardLayout>,
    mut events: MessageReader<WindowEvent>,
) {
    let keys = keys.bypass_change_detection();
    keys.presses.clear();
    let mut learned = layout.clone();
    for event in events.read() {
        match event {
            WindowEvent::KeyboardInput(input) => match input.state {
                ButtonState::Pressed if input.repeat => {}
                ButtonState::Pressed => keys.press(input, &mut learned),
                ButtonState::Released => drop(keys.held.remove(&input.key_code)),
            },
            // Whoever goes to another window lets go of the keys there, which nobody tells this one.
            WindowEvent::WindowFocused(WindowFocused { focused: false, .. }) => keys.held.clear(),
            _ => {}
        }
    }
    layout.set_if_neq(learned);
}
