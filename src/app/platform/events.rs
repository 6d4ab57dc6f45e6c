//! The window's events, before anything reads them: a key has a frame to itself, a finger is not a mouse, and all pixels are alike.
//!
//! A slow frame brings all that happened while the last one was drawn. What a key does depends on what the one before it did: on the
//! cursor, the selection, the menu, the focus. So whatever comes after a key waits for the next frame, in its order.

use std::collections::VecDeque;

use bevy::ecs::message::{MessageCursor, MessageUpdateSystems};
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::picking::PickingSystems;
use bevy::prelude::*;
use bevy::window::{CursorEntered, CursorLeft, CursorMoved, Ime, WindowEvent};
use bevy_egui::input::EguiWantsInput;

use super::Redraw;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, let_through.after(MessageUpdateSystems).before(PickingSystems::Input));
}

/// How far, in logical pixels, X11's finger and its mouse are apart: they are rounded differently.
const SAME: f32 = 0.01;

/// The events by their kinds, which are written beside those of the window.
#[derive(SystemParam)]
struct Events<'w> {
    all: ResMut<'w, Messages<WindowEvent>>,
    keys: ResMut<'w, Messages<KeyboardInput>>,
    ime: ResMut<'w, Messages<Ime>>,
    buttons: ResMut<'w, Messages<MouseButtonInput>>,
    wheels: ResMut<'w, Messages<MouseWheel>>,
    moves: ResMut<'w, Messages<CursorMoved>>,
    entries: ResMut<'w, Messages<CursorEntered>>,
    exits: ResMut<'w, Messages<CursorLeft>>,
    touches: ResMut<'w, Messages<TouchInput>>,
}

impl Events<'_> {
    /// Replaces all events of this frame.
    fn replace(&mut self, now: Vec<WindowEvent>) {
        self.all.clear();
        self.keys.clear();
        self.ime.clear();
        self.buttons.clear();
        self.wheels.clear();
        self.moves.clear();
        self.entries.clear();
        self.exits.clear();
        self.touches.clear();
        for event in now {
            match event.clone() {
                WindowEvent::KeyboardInput(event) => drop(self.keys.write(event)),
                WindowEvent::Ime(event) => drop(self.ime.write(event)),
                WindowEvent::MouseButtonInput(event) => drop(self.buttons.write(event)),
                WindowEvent::MouseWheel(event) => drop(self.wheels.write(event)),
                WindowEvent::CursorMoved(event) => drop(self.moves.write(event)),
                WindowEvent::CursorEntered(event) => drop(self.entries.write(event)),
                WindowEvent::CursorLeft(event) => drop(self.exits.write(event)),
                WindowEvent::TouchInput(event) => drop(self.touches.write(event)),
                _ => {}
            }
            self.all.write(event);
        }
    }
}

/// Lets through what belongs to this frame.
fn let_through(
    mut events: Events,
    mut read: Local<MessageCursor<WindowEvent>>,
    mut waiting: Local<VecDeque<WindowEvent>>,
    wants: Option<Res<EguiWantsInput>>,
    windows: Query<&Window>,
    mut redraw: ResMut<Redraw>,
) {
    let mut came: Vec<WindowEvent> = read.read(&events.all).cloned().collect();
    let many = came.len();
    let is_scaled = scale_wheel(&mut came, &windows);
    let had_to_wait = !waiting.is_empty();
    waiting.extend(without_finger_moves(came));
    let is_for_widgets = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let now = first_of(&mut waiting, is_for_widgets);
    if !waiting.is_empty() {
        redraw.request();
    }
    // Mostly, all came at once and nothing has to wait.
    if had_to_wait || is_scaled || now.len() != many {
        events.replace(now);
        *read = events.all.get_cursor_current();
    }
}

/// Where a wheel or a touchpad scrolls by pixels, they are those of the screen: on a dense one there are several to a pixel of ours. Returns
/// whether that has changed any event.
fn scale_wheel(events: &mut [WindowEvent], windows: &Query<&Window>) -> bool {
    let mut is_scaled = false;
    for event in events {
        if let WindowEvent::MouseWheel(wheel) = event
            && wheel.unit == MouseScrollUnit::Pixel
            && let Ok(window) = windows.get(wheel.window)
        {
            let scale = window.scale_factor();
            (wheel.x, wheel.y) = (wheel.x / scale, wheel.y / scale);
            is_scaled |= scale != 1.0;
        }
    }
    is_scaled
}

/// Under X11, the first finger on a touch screen moves the mouse as well: what is under the finger would go on being pointed at.
fn without_finger_moves(events: Vec<WindowEvent>) -> Vec<WindowEvent> {
    let is_finger = |at: usize| match (&events[at], events.get(at + 1)) {
        (WindowEvent::CursorMoved(mouse), Some(WindowEvent::TouchInput(finger))) => {
            mouse.window == finger.window && mouse.position.distance(finger.position) < SAME
        }
        _ => false,
    };
    let finger_moves: Vec<bool> = (0..events.len()).map(is_finger).collect();
    events.into_iter().zip(finger_moves).filter(|(_, is_finger)| !is_finger).map(|(event, _)| event).collect()
}

/// What has come in this frame so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Came {
    Nothing,
    /// A button or a finger: it comes before any key.
    Pointer,
    /// Keys that others of their kind can follow: arrows on the board, or letters in a text field.
    Keys,
    /// A key after which everything may be different.
    LastKey,
}

/// Takes what belongs to one frame from the front. What is not input does not wait.
fn first_of(waiting: &mut VecDeque<WindowEvent>, is_for_widgets: bool) -> Vec<WindowEvent> {
    let mut came = Came::Nothing;
    let (mut now, mut later) = (Vec::new(), VecDeque::new());
    for event in waiting.drain(..) {
        let is_input = matches!(
            event,
            WindowEvent::KeyboardInput(_)
                | WindowEvent::Ime(_)
                | WindowEvent::MouseButtonInput(_)
                | WindowEvent::MouseWheel(_)
                | WindowEvent::CursorMoved(_)
                | WindowEvent::CursorEntered(_)
                | WindowEvent::CursorLeft(_)
                | WindowEvent::TouchInput(_)
                | WindowEvent::WindowFocused(_)
        );
        match after(came, &event, is_for_widgets).filter(|_| later.is_empty()) {
            Some(next) => {
                came = next;
                now.push(event);
            }
            None if !is_input => now.push(event),
            None => later.push_back(event),
        }
    }
    *waiting = later;
    now
}

/// What has come once this event has, too; nothing if it has to wait.
fn after(came: Came, event: &WindowEvent, is_for_widgets: bool) -> Option<Came> {
    match event {
        WindowEvent::KeyboardInput(input) if is_modifier(&input.logical_key) => {
            // What is held with a key is held until its frame is over.
            matches!(came, Came::Nothing | Came::Pointer).then_some(came)
        }
        WindowEvent::KeyboardInput(input) if input.state == ButtonState::Released || input.repeat => {
            Some(came)
        }
        WindowEvent::KeyboardInput(input) => {
            match (came, can_be_followed(&input.logical_key, is_for_widgets)) {
                (Came::Nothing, true) | (Came::Keys, true) => Some(Came::Keys),
                (Came::Nothing, false) => Some(Came::LastKey),
                // Enter sends what was typed.
                (Came::Keys, false) if is_for_widgets => Some(Came::LastKey),
                _ => None,
            }
        }
        WindowEvent::MouseButtonInput(_) | WindowEvent::TouchInput(_) | WindowEvent::MouseWheel(_) => {
            matches!(came, Came::Nothing | Came::Pointer).then_some(Came::Pointer)
        }
        _ => matches!(came, Came::Nothing | Came::Pointer).then_some(came),
    }
}

/// Whether another key of this kind may follow in the same frame, as neither decides what the other one does.
fn can_be_followed(key: &Key, is_for_widgets: bool) -> bool {
    match key {
        Key::Character(_) | Key::Backspace | Key::Delete => is_for_widgets,
        Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown => !is_for_widgets,
        _ => false,
    }
}

/// Whether it is a key that only changes what others mean.
pub(crate) const fn is_modifier(key: &Key) -> bool {
    matches!(
        key,
        Key::Control
            | Key::Shift
            | Key::Super
            | Key::Meta
            | Key::Alt
            | Key::AltGraph
            | Key::CapsLock
            | Key::NumLock
            | Key::Fn
            | Key::Dead(_)
    )
}

/// Whether the mouse has left the window during these events, and is outside of it at their end.
pub(crate) fn has_mouse_left<'a>(events: impl Iterator<Item = &'a WindowEvent>) -> bool {
    events.fold(false, |has_left, event| match event {
        WindowEvent::CursorLeft(_) => true,
        WindowEvent::CursorMoved(_) | WindowEvent::CursorEntered(_) => false,
        _ => has_left,
    })
}
