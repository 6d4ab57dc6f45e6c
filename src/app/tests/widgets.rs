//! Buttons and other widgets of the user interface, found by their labels.

use bevy_egui::EguiOutput;
use bevy_egui::egui::accesskit::{Node, NodeId};

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
    /// egui's context.
    pub(super) fn egui(&mut self) -> egui::Context {
        let mut contexts =
            self.app.world_mut().query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(self.app.world_mut()).unwrap().get_mut().clone()
    }

    /// The widget with a label, as a screen reader would be told of it.
    pub(super) fn find(&mut self, label: &str) -> Option<Widget> {
        self.find_by(|node| node.label() == Some(label))
    }

    /// Everything that a screen reader would be told of.
    pub(super) fn nodes(&mut self) -> Vec<(NodeId, Node)> {
        let context = self.egui();
        context.enable_accesskit();
        self.wait(1);
        context.disable_accesskit();
        let mut outputs = self.app.world_mut().query::<&EguiOutput>();
        let updates = outputs
            .iter(self.app.world())
            .filter_map(|output| output.platform_output.accesskit_update.as_ref());
        updates.flat_map(|update| update.nodes.clone()).collect()
    }

    /// All texts that a screen reader would be told of.
    pub(super) fn texts(&mut self) -> Vec<String> {
        let nodes = self.nodes();
        let texts = nodes.iter().flat_map(|(_, node)| [node.label(), node.value()]).flatten();
        texts.map(str::to_owned).collect()
    }

    /// The first widget for which this holds.
    pub(super) fn find_by(&mut self, holds: impl Fn(&Node) -> bool) -> Option<Widget> {
        let (node, _) = self.nodes().into_iter().find(|(_, node)| holds(node))?;
        let context = self.egui();
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
        // A menu that has just opened is laid out first.
        self.wait(3);
        let at = self.middle_of(label);
        self.point_at(at);
        self.wait(2);
        self.click_at(at);
        self.wait(3);
    }

    /// Presses the button with a label: what is in the clipboard then.
    pub(super) fn copied_by(&mut self, label: &str) -> String {
        let at = self.middle_of(label);
        self.point_at(at);
        let mut copied = None;
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.mouse(MouseButton::Left, state);
            let mut outputs = self.app.world_mut().query::<&EguiOutput>();
            let commands = outputs.iter(self.app.world()).flat_map(|output| &output.platform_output.commands);
            for command in commands {
                if let egui::OutputCommand::CopyText(text) = command {
                    copied = Some(text.clone());
                }
            }
        }
        self.wait(2);
        copied.unwrap_or_else(|| panic!("‘{label}’ should copy a text"))
    }

    /// Scrolls to the button with a label, and presses it.
    pub(super) fn scroll_to_button(&mut self, label: &str) {
        self.check_can_be_pressed(label, "");
        // Lists glide to a stop.
        self.wait(30);
        self.click_button(label);
    }

    /// Checks that a text is in sight as a whole, at the top of what scrolls.
    pub(super) fn check_is_whole(&mut self, sentence: &str, context: &str) {
        let width = self.app.world().get::<Window>(self.window).unwrap().width();
        let mut find = || {
            let is_it = |text: Option<&str>| text == Some(sentence);
            let label = self.find_by(|node| is_it(node.label()) || is_it(node.value()));
            let label = label.unwrap_or_else(|| panic!("{context}: ‘{sentence}’"));
            let is_scrolled = label.whole.min.y < label.shown.min.y;
            if is_scrolled {
                self.point_at(label.shown.center());
                self.scroll(1.0);
            }
            (label, is_scrolled)
        };
        let label = (0..40).map(|_| find()).find(|(_, is_scrolled)| !is_scrolled);
        let (label, _) = label.unwrap_or_else(|| panic!("{context}: ‘{sentence}’ is cut off"));
        assert!(label.whole.min.x >= 0.0 && label.whole.max.x <= width, "{context}: {label:?}");
        let cut_off = (label.whole.size() - label.shown.size()).max_element();
        assert!(cut_off < 1.0, "{context}: {label:?} is cut off");
    }

    /// Checks that the button with a label is in the window or can be scrolled there, as a whole, and is wide enough for a finger.
    pub(super) fn check_can_be_pressed(&mut self, label: &str, context: &str) {
        let window = self.window;
        let size = self.app.world().get::<Window>(window).unwrap().size();
        let is_in = |point: Vec2| Rect::from_corners(Vec2::ZERO, size).inflate(0.5).contains(point);
        for _ in 0..120 {
            let Some(Widget { whole, shown }) = self.find(label) else {
                panic!("{context}: there should be a widget ‘{label}’");
            };
            let is_whole = (whole.size() - shown.size()).max_element() < 1.0;
            if is_whole && shown.width() >= 44.0 && is_in(shown.min) && is_in(shown.max) {
                return;
            }
            // The wheel turns over what is beside the edge that hides it.
            let is_above = whole.center().y < shown.center().y;
            let over = if is_above { shown.max.y + 20.0 } else { shown.min.y - 20.0 };
            self.point_at(Vec2::new(whole.center().x, over));
            self.scroll(if is_above { 1.0 } else { -1.0 });
        }
        panic!("{context}: ‘{label}’ can never be pressed: {:?} in {size}", self.find(label));
    }
}
