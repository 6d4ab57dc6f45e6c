//! Input: the window's own events for the mouse, keys and fingers.

use super::*;

impl Table {
    pub(super) fn send<E: Message + Clone + Into<WindowEvent>>(&mut self, event: E) {
        self.app.world_mut().write_message(event.clone().into());
        self.app.world_mut().write_message(event);
    }

    pub(super) fn point_at(&mut self, position: Vec2) {
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).unwrap().set_cursor_position(Some(position));
        self.send(CursorMoved { window, position, delta: None });
        self.wait(1);
    }

    pub(super) fn mouse(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window;
        self.send(MouseButtonInput { button, state, window });
        self.wait(1);
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

    pub(super) fn press(&mut self, key_code: KeyCode) {
        let window = self.window;
        let logical_key = match key_code {
            KeyCode::Space => Key::Space,
            KeyCode::Escape => Key::Escape,
            KeyCode::ArrowLeft => Key::ArrowLeft,
            KeyCode::ArrowRight => Key::ArrowRight,
            KeyCode::ArrowUp => Key::ArrowUp,
            KeyCode::ArrowDown => Key::ArrowDown,
            KeyCode::PageUp => Key::PageUp,
            KeyCode::Enter => Key::Enter,
            KeyCode::Tab => Key::Tab,
            KeyCode::Period => Key::Character(".".into()),
            // `KeyU` is printed u on the keyboard of these tests.
            other => Key::Character(format!("{other:?}").trim_start_matches("Key").to_lowercase().into()),
        };
        let key = |state| KeyboardInput {
            key_code,
            logical_key: logical_key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        };
        self.send(key(ButtonState::Pressed));
        self.wait(1);
        self.send(key(ButtonState::Released));
        self.wait(1);
    }

    /// A finger does something at a place in the window, which is not drawn yet.
    pub(super) fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.window;
        self.send(TouchInput { phase, position, window, force: None, id });
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

    pub(super) fn scroll(&mut self, y: f32) {
        let window = self.window;
        let phase = TouchPhase::Moved;
        self.send(MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y, window, phase });
        self.wait(2);
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
        touch(self, from);
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
