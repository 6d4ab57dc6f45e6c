//! Egui's buttons and fields as those of the page, for screen readers and for the keyboards of touchscreens.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, ActionRequest, Node, NodeId, Role, Toggled, TreeId};
use bevy_egui::egui::{self, Event, Key, Modifiers};
use bevy_egui::{
    EguiContext, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
};

use crate::app::platform::{Control, ControlKind, ControlUse, Controls, Redraw};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        take_uses.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(PostUpdate, show_controls.after(EguiPostUpdateSet::ProcessOutput));
}

fn take_uses(
    controls: Option<NonSend<Controls>>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut redraw: ResMut<Redraw>,
) {
    let (Some(controls), Ok(mut input)) = (controls, inputs.single_mut()) else { return };
    for done in controls.take_uses() {
        redraw.request();
        match done {
            ControlUse::Pressed(id) => input.events.push(asked(id, Action::Click)),
            ControlUse::Focused(id) => input.events.push(asked(id, Action::Focus)),
            ControlUse::Typed(id, text) => {
                input.events.push(asked(id, Action::Focus));
                press(&mut input.events, Key::A, Modifiers::CTRL | Modifiers::COMMAND);
                if text.is_empty() {
                    press(&mut input.events, Key::Backspace, Modifiers::NONE);
                } else {
                    input.events.push(Event::Text(text));
                }
            }
            ControlUse::Entered => press(&mut input.events, Key::Enter, Modifiers::NONE),
            ControlUse::Escaped => press(&mut input.events, Key::Escape, Modifiers::NONE),
        }
    }
}

fn asked(id: u64, action: Action) -> Event {
    Event::AccessKitActionRequest(ActionRequest {
        action,
        target_tree: TreeId::ROOT,
        target_node: NodeId(id),
        data: None,
    })
}

fn press(events: &mut Vec<Event>, key: Key, modifiers: Modifiers) {
    for pressed in [true, false] {
        events.push(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
    }
}

pub(super) fn show_controls(
    mut contexts: Query<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>,
    controls: Option<NonSendMut<Controls>>,
) {
    let (Some(mut controls), Ok((mut context, output))) = (controls, contexts.single_mut()) else { return };
    let context = context.get_mut();
    context.enable_accesskit();
    let Some(update) = &output.platform_output.accesskit_update else { return };
    let nodes: bevy::platform::collections::HashMap<NodeId, &Node> =
        update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let places = seen_places(context);
    let mut found = Vec::new();
    let mut next: Vec<NodeId> = update.tree.iter().map(|tree| tree.root).collect();
    // In the order in which egui has made them.
    while let Some(id) = next.pop() {
        let Some(node) = nodes.get(&id) else { continue };
        next.extend(node.children().iter().rev());
        found.extend(control(id, node, places.get(&id).copied()));
    }
    let is_shown = found.iter().any(|control| control.id == update.focus.0);
    controls.show(found, is_shown.then_some(update.focus.0));
}

/// Where widgets are seen, in logical pixels: what is clipped or covered is not there.
fn seen_places(context: &egui::Context) -> bevy::platform::collections::HashMap<NodeId, Rect> {
    let scale = context.zoom_factor();
    let widgets: Vec<_> = context.viewport(|viewport| {
        viewport
            .prev_pass
            .widgets
            .layers()
            .flat_map(|(layer, widgets)| {
                widgets.iter().map(|widget| (*layer, widget.id, widget.interact_rect))
            })
            .collect()
    });
    let is_seen =
        |layer, place: egui::Rect| place.is_positive() && context.layer_id_at(place.center()) == Some(layer);
    widgets
        .into_iter()
        .filter(|(layer, _, place)| is_seen(*layer, *place))
        .map(|(_, id, place)| {
            let (min, max) = (place.min, place.max);
            (id.accesskit_id(), Rect::new(min.x * scale, min.y * scale, max.x * scale, max.y * scale))
        })
        .collect()
}

/// A node as a control, unless there is nothing in it to be read or used.
fn control(id: NodeId, node: &Node, place: Option<Rect>) -> Option<Control> {
    let value = node.value().unwrap_or_default();
    let kind = match node.role() {
        Role::Label => ControlKind::Text,
        Role::TextInput | Role::MultilineTextInput => ControlKind::Field(value.to_owned()),
        Role::CheckBox => ControlKind::CheckBox,
        Role::RadioButton => ControlKind::Radio,
        Role::ComboBox => ControlKind::List,
        Role::Slider | Role::SpinButton => ControlKind::Slider(node.numeric_value().unwrap_or_default()),
        _ if node.supports_action(Action::Click) => ControlKind::Button,
        _ => return None,
    };
    let label = node.label().or(node.placeholder()).unwrap_or(value);
    if label.is_empty() && !matches!(kind, ControlKind::Field(_)) {
        return None;
    }
    Some(Control {
        id: id.0,
        label: label.to_owned(),
        place,
        is_disabled: node.is_disabled(),
        is_on: node.toggled().map(|toggled| toggled == Toggled::True),
        kind,
    })
}
