//! What `bevy_egui` makes of the window's events, put right before egui sees it: modifier keys that are still held, pasted text, and a mouse
//! that has left the window.

use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::egui::{Event, Key};
use bevy_egui::input::{ModifierKeysState, write_modifiers_keys_state_system};
use bevy_egui::{EguiInput, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext};

use crate::app::interaction::KeyPresses;
use crate::app::platform::has_mouse_left;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            hold_modifiers
                .in_set(EguiInputSet::InitReading)
                .in_set(EguiPreUpdateSet::ProcessInput)
                .after(write_modifiers_keys_state_system),
            (mark_pasted, take_mouse_away)
                .chain()
                .after(EguiInputSet::WriteEguiEvents)
                .in_set(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        ),
    );
}

/// `bevy_egui` is not told of keys that are let go of while another window has the keyboard for less than a frame, and takes `AltGr` for Ctrl
/// where Windows holds both.
fn hold_modifiers(keys: Option<Res<KeyPresses>>, mut state: ResMut<ModifierKeysState>) {
    let Some(keys) = keys else { return };
    state.shift = keys.holds_shift();
    state.ctrl = keys.holds_control();
    state.alt = keys.holds_alt();
    state.win = keys.holds_super();
}

/// On the desktop, `bevy_egui` sends pasted text as if it had been typed. Here it is as in a browser, so that whoever waits for pasted text
/// gets it, and a field of one line makes one line of it.
fn mark_pasted(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        let mut follows_paste = false;
        for event in &mut input.events {
            match event {
                Event::Text(text) if follows_paste => *event = Event::Paste(std::mem::take(text)),
                _ => {}
            }
            follows_paste = matches!(event, Event::Key { key: Key::V, pressed: true, modifiers, .. } if modifiers.command);
        }
    }
}

/// `bevy_egui` does not say that the mouse has left the window: what was last below it would stay lit, and its tooltip open.
fn take_mouse_away(
    mut events: MessageReader<WindowEvent>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    if has_mouse_left(events.read())
        && let Ok(mut input) = inputs.single_mut()
    {
        input.events.push(Event::PointerGone);
    }
}
