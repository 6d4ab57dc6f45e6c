//! Input: the one door for what a person does at the window. Each function writes what `bevy_winit` and the platform really write, as their
//! sources have it: `bevy_winit` 0.19.1 `state.rs` and `system.rs`, winit 0.30.13 `x11/event_processor.rs` and `common/xkb`, `bevy_egui`
//! 0.42 `input.rs`. A test writes no such event itself.
//!
//! What ends in `_at_once`, and [`Table::send`], draws no frame: what follows comes in the same one. Keys are in `input/keyboard.rs`.

mod keyboard;

use std::path::Path;

use bevy::window::{CursorEntered, CursorLeft, FileDragAndDrop, WindowCloseRequested};

use super::*;

pub(super) use keyboard::{Printed, letter};

impl Table {
    /// Writes an event as `bevy_winit` does: by itself, and among all events of the window. It draws no frame.
    pub(super) fn send<E: Message + Clone + Into<WindowEvent>>(&mut self, event: E) {
        self.app.world_mut().write_message(event.clone());
        self.app.world_mut().write_message(event.into());
    }

    pub(super) fn point_at(&mut self, position: Vec2) {
        self.move_to_at_once(position);
        self.wait(1);
    }

    /// The mouse moves.
    pub(super) fn move_to_at_once(&mut self, position: Vec2) {
        let window = self.window;
        let mut seen = self.app.world_mut().get_mut::<Window>(window).unwrap();
        let delta = seen.cursor_position().map(|before| position - before);
        seen.set_cursor_position(Some(position));
        self.send(CursorMoved { window, position, delta });
    }

    pub(super) fn mouse(&mut self, button: MouseButton, state: ButtonState) {
        self.mouse_at_once(button, state);
        self.wait(1);
    }

    /// A button of the mouse changes.
    pub(super) fn mouse_at_once(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window;
        self.send(MouseButtonInput { button, state, window });
    }

    pub(super) fn click_at(&mut self, position: Vec2) {
        self.point_at(position);
        self.mouse(MouseButton::Left, ButtonState::Pressed);
        self.mouse(MouseButton::Left, ButtonState::Released);
        self.wait(1);
    }

    pub(super) fn click(&mut self, name: &str) {
        let position = self.pixel(site(name));
        self.click_at(position);
    }

    /// Presses at a place, moves in a few steps and lets go at another.
    pub(super) fn drag_between(&mut self, button: MouseButton, from: Vec2, to: Vec2) {
        self.point_at(from);
        self.mouse(button, ButtonState::Pressed);
        (1..=4).for_each(|i| self.point_at(from.lerp(to, i as f32 / 4.0)));
        self.mouse(button, ButtonState::Released);
        self.wait(1);
    }

    pub(super) fn drag(&mut self, from: &str, to: &str) {
        let (from, to) = (self.pixel(site(from)), self.pixel(site(to)));
        self.drag_between(MouseButton::Left, from, to);
    }

    /// Carries a piece over places, in a few steps between each two, and lets go of it over the last one.
    pub(super) fn carry(&mut self, way: &[&str]) {
        let places: Vec<Vec2> = way.iter().map(|name| self.pixel(site(name))).collect();
        self.point_at(places[0]);
        self.mouse(MouseButton::Left, ButtonState::Pressed);
        for leg in places.windows(2) {
            (1..=6).for_each(|i| self.point_at(leg[0].lerp(leg[1], i as f32 / 6.0)));
        }
        self.mouse(MouseButton::Left, ButtonState::Released);
        self.wait(1);
    }

    /// The mouse leaves the window.
    pub(super) fn mouse_leaves(&mut self) {
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).unwrap().set_cursor_position(None);
        self.send(CursorLeft { window });
        self.wait(1);
    }

    /// The mouse comes back at a place.
    pub(super) fn mouse_enters(&mut self, position: Vec2) {
        let window = self.window;
        self.send(CursorEntered { window });
        self.point_at(position);
    }

    /// A file is dropped onto the window. Under Wayland, winit does not say so.
    pub(super) fn drop_file(&mut self, path: &Path) {
        let (window, path_buf) = (self.window, path.to_owned());
        self.send(FileDragAndDrop::HoveredFile { window, path_buf: path_buf.clone() });
        self.wait(1);
        self.send(FileDragAndDrop::DroppedFile { window, path_buf });
        self.wait(1);
    }

    /// The button that closes the window.
    pub(super) fn request_close(&mut self) {
        let window = self.window;
        self.send(WindowCloseRequested { window });
        self.wait(1);
    }

    /// A finger does something at a place in the window, which is not drawn yet.
    pub(super) fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.window;
        self.send(TouchInput { phase, position, window, force: None, id });
    }

    /// The same under X11, whose first finger moves the mouse as well. Positions come in whole pixels of the screen and fractions of them.
    pub(super) fn x11_finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        self.move_to_at_once(position);
        self.finger(id, phase, position);
    }

    /// A finger goes from place to place, a picture each, and leaves at the last one.
    pub(super) fn stroke(&mut self, id: u64, places: &[Vec2]) {
        self.finger(id, TouchPhase::Started, places[0]);
        self.wait(1);
        for place in &places[1..] {
            self.finger(id, TouchPhase::Moved, *place);
            self.wait(1);
        }
        self.finger(id, TouchPhase::Ended, places[places.len() - 1]);
        self.wait(1);
    }

    pub(super) fn tap_at(&mut self, position: Vec2) {
        self.stroke(1, &[position]);
    }

    pub(super) fn tap(&mut self, name: &str) {
        let position = self.pixel(site(name));
        self.tap_at(position);
    }

    /// The wheel of a mouse, in notches.
    pub(super) fn scroll(&mut self, y: f32) {
        self.wheel_at_once(MouseScrollUnit::Line, y);
        self.wait(2);
    }

    /// A touchpad under Wayland or macOS, or a browser: in pixels of the screen, which `bevy_winit` passes on as they are.
    pub(super) fn scroll_pixels(&mut self, y: f32) {
        self.wheel_at_once(MouseScrollUnit::Pixel, y);
        self.wait(2);
    }

    fn wheel_at_once(&mut self, unit: MouseScrollUnit, y: f32) {
        let (window, phase) = (self.window, TouchPhase::Moved);
        self.send(MouseWheel { unit, x: 0.0, y, window, phase });
    }

    /// Does with the mouse and the space bar what an action asks for.
    pub(super) fn perform(&mut self, action: &AnyAction) {
        self.perform_by(
            action,
            |table, site| {
                let position = table.pixel(site);
                table.click_at(position);
            },
            |table| table.press(KeyCode::Space),
        );
    }

    /// Does what an action asks for, by touching places one after the other, or with what needs no place.
    pub(super) fn perform_by(
        &mut self,
        action: &AnyAction,
        mut touch: impl FnMut(&mut Self, Site),
        without_place: impl FnOnce(&mut Self),
    ) {
        if *action == AnyAction::Swap {
            self.press(KeyCode::KeyW);
            return self.rest();
        }
        let gesture = self.session().position().gesture(action);
        let (from, to) = match (gesture.from, gesture.to) {
            (Some(from), Some(to)) => (from, to),
            (None, Some(to)) => {
                touch(self, to);
                return self.rest();
            }
            (_, None) => {
                without_place(self);
                return self.rest();
            }
        };
        // A robot that can run on is still selected.
        if self.selection() != &(Selection::Piece { from }) {
            touch(self, from);
        }
        assert_eq!(self.selection(), &Selection::Piece { from }, "{action}");
        touch(self, to);
        // Where there is a choice, battery by battery until the right ones pay: what is touched last is kept.
        for _ in 0..=gesture.choices().len() {
            let Some(proposal) = self.selection().proposal() else { break };
            let proposed = self.session().position().gesture(proposal);
            let (proposed, wanted) = (proposed.choices(), gesture.choices());
            let missing = wanted.iter().find(|site| !proposed.contains(site));
            let missing = missing.or_else(|| proposed.iter().find(|site| !wanted.contains(site))).copied();
            missing.into_iter().for_each(|site| touch(self, site));
        }
        if let Some(proposal) = self.selection().proposal() {
            assert_eq!(proposal, action);
            touch(self, to);
        }
        self.rest();
    }
}
