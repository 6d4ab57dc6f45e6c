//! Hands: the window's own events for the mouse, keys and fingers; buttons and other widgets are found by their labels.

use bevy_egui::EguiOutput;

use super::*;

/// A widget of the user interface, as it was in the last picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Widget {
    /// Where it is in the window, in logical pixels.
    pub(super) whole: Rect,
    /// The part of it that is not cut off.
    pub(super) shown: Rect,
}

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

    /// egui's context.
    pub(super) fn egui(&mut self) -> egui::Context {
        let mut contexts =
            self.app.world_mut().query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(self.app.world_mut()).unwrap().get_mut().clone()
    }

    /// The widget with a label, as a screen reader would be told of it.
    pub(super) fn find(&mut self, label: &str) -> Option<Widget> {
        let context = self.egui();
        context.enable_accesskit();
        self.wait(1);
        context.disable_accesskit();
        let mut outputs = self.app.world_mut().query::<&EguiOutput>();
        let updates = outputs
            .iter(self.app.world())
            .filter_map(|output| output.platform_output.accesskit_update.as_ref());
        let labelled = updates.flat_map(|update| &update.nodes).find(|(_, node)| node.label() == Some(label));
        let node = labelled.map(|(node, _)| *node)?;
        let scale = context.zoom_factor();
        let in_window = |rect: egui::Rect| {
            Rect::new(rect.min.x * scale, rect.min.y * scale, rect.max.x * scale, rect.max.y * scale)
        };
        context.viewport(|viewport| {
            let mut widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
            let found = widgets.find(|widget| widget.id.accesskit_id() == node)?;
            let (whole, shown) = (in_window(found.rect), in_window(found.interact_rect));
            Some(Widget { whole, shown })
        })
    }

    /// The middle of the widget with a label.
    pub(super) fn middle_of(&mut self, label: &str) -> Vec2 {
        let widget = self.find(label);
        widget.unwrap_or_else(|| panic!("there should be a widget ‘{label}’")).whole.center()
    }

    /// Rests on the button with a label, as a hand does, and presses it.
    pub(super) fn click_button(&mut self, label: &str) {
        let at = self.middle_of(label);
        self.point_at(at);
        self.wait(2);
        self.click_at(at);
        self.wait(3);
    }

    /// Checks that the button with a label is in the window or can be scrolled there: in all its height, and wide enough for a finger.
    pub(super) fn check_can_be_pressed(&mut self, label: &str, told: &str) {
        let window = self.window;
        let size = self.app.world().get::<Window>(window).unwrap().size();
        let is_in = |point: Vec2| Rect::from_corners(Vec2::ZERO, size).inflate(0.5).contains(point);
        self.point_at(size / 2.0);
        for _ in 0..120 {
            let Some(Widget { whole, shown }) = self.find(label) else {
                panic!("{told}: there should be a widget ‘{label}’");
            };
            let is_high = whole.height() - shown.height() < 1.0;
            if is_high && shown.width() >= 44.0 && is_in(shown.min) && is_in(shown.max) {
                return;
            }
            self.scroll(if whole.center().y < size.y / 2.0 { 1.0 } else { -1.0 });
        }
        panic!("{told}: ‘{label}’ can never be pressed: {:?} in {size}", self.find(label));
    }
}
