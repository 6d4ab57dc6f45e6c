//! The program's buttons and fields as real ones of the page, unseen above the canvas: screen readers find and press them, and on a device
//! with a touchscreen its keyboard writes into the fields.
//!
//! Fingers and mice go through the buttons to the canvas, as before. Fields take fingers themselves: on many devices no keyboard opens
//! otherwise.

use std::cell::RefCell;
use std::rc::Rc;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Element, Event, HtmlElement, HtmlInputElement, KeyboardEvent, Node, window};

use super::page::wake;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen);
}

/// The element that holds them.
const CONTAINER: &str = "controls";
/// What their identifiers begin with.
const PREFIX: &str = "control-";
/// The field that `bevy_egui` opens keyboards with.
const AGENT: &str = "egui_text_agent";

/// A button, a field or a text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Control {
    pub(crate) id: u64,
    pub(crate) kind: ControlKind,
    pub(crate) label: String,
    /// Where it is seen, in logical pixels; `None` if it is covered or scrolled away.
    pub(crate) place: Option<Rect>,
    pub(crate) is_disabled: bool,
    /// Whether it is on, if it can be.
    pub(crate) is_on: Option<bool>,
}

/// What it is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ControlKind {
    Text,
    Button,
    CheckBox,
    Radio,
    List,
    /// A slider and its value.
    Slider(f64),
    /// A field for a text, and the text.
    Field(String),
}

/// What was done with one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ControlUse {
    Pressed(u64),
    Focused(u64),
    /// Its text is now this.
    Typed(u64, String),
    Entered,
    Escaped,
}

/// The controls of the page. The page may be used from its own thread only.
pub(crate) struct Controls {
    shown: Vec<Control>,
    elements: HashMap<u64, HtmlElement>,
    uses: Rc<RefCell<Vec<ControlUse>>>,
    focused: Option<u64>,
}

fn document() -> Option<Document> {
    window()?.document()
}

fn has_touchscreen() -> bool {
    window().is_some_and(|window| window.navigator().max_touch_points() > 0)
}

fn id_of(event: &Event) -> Option<(u64, HtmlElement)> {
    let element: HtmlElement = event.target()?.dyn_into().ok()?;
    Some((element.id().strip_prefix(PREFIX)?.parse().ok()?, element))
}

fn listen(world: &mut World) {
    let uses = Rc::new(RefCell::new(Vec::new()));
    world.insert_non_send(Controls {
        shown: Vec::new(),
        elements: HashMap::default(),
        uses: uses.clone(),
        focused: None,
    });
    let heard = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        let Some((id, element)) = id_of(&event) else { return };
        // What else listens to keys is meant for the canvas.
        event.stop_propagation();
        let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
        let done = match (event.type_().as_str(), key.as_deref()) {
            ("click", _) if !element.is_instance_of::<HtmlInputElement>() => ControlUse::Pressed(id),
            ("focusin", _) => ControlUse::Focused(id),
            ("input", _) => match element.dyn_ref::<HtmlInputElement>() {
                Some(field) => ControlUse::Typed(id, field.value()),
                None => return,
            },
            ("keydown", Some(key @ ("Enter" | "Escape"))) => {
                let done = if key == "Enter" { ControlUse::Entered } else { ControlUse::Escaped };
                let _ = element.blur();
                done
            }
            _ => return,
        };
        uses.borrow_mut().push(done);
        wake();
    });
    if let Some(container) = document().and_then(|document| document.get_element_by_id(CONTAINER)) {
        for event in ["click", "focusin", "input", "keydown", "keyup"] {
            let _ = container.add_event_listener_with_callback(event, heard.as_ref().unchecked_ref());
        }
    }
    // The page hears it for as long as it is open.
    heard.forget();
}

impl Controls {
    /// The controls of the last picture.
    pub(crate) fn shown(&self) -> &[Control] {
        &self.shown
    }

    /// What was done since the last frame.
    pub(crate) fn take_uses(&self) -> Vec<ControlUse> {
        self.uses.take()
    }

    /// Has the page show these, in the order in which they are read, the focused one marked.
    pub(crate) fn show(&mut self, controls: Vec<Control>, focused: Option<u64>) {
        if self.shown == controls && self.focused == focused {
            return;
        }
        let Some(document) = document() else { return };
        let Some(container) = document.get_element_by_id(CONTAINER) else { return };
        let mut before: HashMap<u64, Control> =
            self.shown.drain(..).map(|control| (control.id, control)).collect();
        for control in &controls {
            let was = before.remove(&control.id);
            let is_same_kind = was.as_ref().is_some_and(|was| tag(&was.kind) == tag(&control.kind));
            if !is_same_kind {
                self.remove(control.id);
                let Some(element) = new_element(&document, control) else { continue };
                self.elements.insert(control.id, element);
            }
            let Some(element) = self.elements.get(&control.id) else { continue };
            if was.as_ref() != Some(control) || !is_same_kind {
                describe(element, control, &document);
            }
        }
        for id in before.into_keys() {
            self.remove(id);
        }
        self.put_in_order(&controls, &container, &document);
        if self.focused != focused {
            self.focus(focused, &document, &controls);
        }
        self.shown = controls;
    }

    /// The field that is being written stays where it is, as it would lose the keyboard: the others go around it.
    fn put_in_order(&self, controls: &[Control], container: &Element, document: &Document) {
        let active = document.active_element();
        let mut next: Option<Node> = None;
        for element in controls.iter().rev().filter_map(|control| self.elements.get(&control.id)) {
            let is_there = element.parent_node().is_some();
            let is_active = is_there && active.as_ref() == Some(element.as_ref());
            if !is_active && (!is_there || element.next_sibling() != next) {
                let _ = container.insert_before(element, next.as_ref());
            }
            next = Some(element.clone().into());
        }
    }

    fn remove(&mut self, id: u64) {
        if let Some(element) = self.elements.remove(&id) {
            element.remove();
        }
    }

    /// The canvas keeps the keyboard, but says which control has it. A field opens the keyboard of a touchscreen.
    fn focus(&mut self, focused: Option<u64>, document: &Document, controls: &[Control]) {
        self.focused = focused;
        let Some(canvas) = document.get_element_by_id("table") else { return };
        let element = focused.and_then(|id| self.elements.get(&id));
        let _ = match element {
            Some(element) => canvas.set_attribute("aria-activedescendant", &element.id()),
            None => canvas.remove_attribute("aria-activedescendant"),
        };
        let is_field = controls
            .iter()
            .any(|control| Some(control.id) == focused && matches!(control.kind, ControlKind::Field(_)));
        if let Some(element) = element.filter(|_| is_field && has_touchscreen()) {
            let _ = element.focus();
        }
    }
}

/// `bevy_egui` has a field of its own for the keyboards of some devices, which would take the focus from ours.
fn silence_agent(document: &Document) {
    let agent = document.get_element_by_id(AGENT).and_then(|agent| agent.dyn_into::<HtmlInputElement>().ok());
    if let Some(agent) = agent {
        agent.set_disabled(true);
    }
}

/// The element for a kind of control.
const fn tag(kind: &ControlKind) -> &'static str {
    match kind {
        ControlKind::Text => "span",
        ControlKind::Field(_) => "input",
        _ => "button",
    }
}

fn new_element(document: &Document, control: &Control) -> Option<HtmlElement> {
    let element: HtmlElement = document.create_element(tag(&control.kind)).ok()?.dyn_into().ok()?;
    element.set_id(&format!("{PREFIX}{}", control.id));
    // The Tab key goes around within the canvas.
    element.set_tab_index(-1);
    if let Some(field) = element.dyn_ref::<HtmlInputElement>() {
        field.set_autocomplete("off");
        let _ = field.set_attribute("autocapitalize", "off");
        let _ = field.set_attribute("enterkeyhint", "done");
        if has_touchscreen() {
            silence_agent(document);
            let _ = field.class_list().add_1("typed-into");
        }
    }
    Some(element)
}

fn describe(element: &HtmlElement, control: &Control, document: &Document) {
    let role = match &control.kind {
        ControlKind::CheckBox => Some("checkbox"),
        ControlKind::Radio => Some("radio"),
        ControlKind::Slider(_) => Some("slider"),
        ControlKind::List => Some("combobox"),
        ControlKind::Text | ControlKind::Button | ControlKind::Field(_) => None,
    };
    let (on, value) = match &control.kind {
        ControlKind::Slider(value) => (None, Some(value.to_string())),
        _ => (control.is_on.map(|is_on| is_on.to_string()), None),
    };
    let on_name = if role.is_some() { "aria-checked" } else { "aria-pressed" };
    let is_disabled = control.is_disabled.then(|| "true".to_owned());
    set(element, "role", role.map(ToOwned::to_owned));
    set(element, on_name, on);
    set(element, "aria-valuenow", value);
    set(element, "aria-disabled", is_disabled);
    if let (ControlKind::Field(text), Some(field)) = (&control.kind, element.dyn_ref::<HtmlInputElement>()) {
        set(element, "aria-label", Some(control.label.clone()));
        // What is being written is the page's.
        if document.active_element().as_ref() != Some(element.as_ref()) && field.value() != *text {
            field.set_value(text);
        }
    } else {
        element.set_text_content(Some(&control.label));
    }
    let style = element.style();
    let place = control.place.unwrap_or_default();
    for (name, value) in
        [("left", place.min.x), ("top", place.min.y), ("width", place.width()), ("height", place.height())]
    {
        let _ = style.set_property(name, &format!("{value:.0}px"));
    }
    let _ = style.set_property("pointer-events", if control.place.is_some() { "" } else { "none" });
}

fn set(element: &Element, name: &str, value: Option<String>) {
    let _ = match value {
        Some(value) => element.set_attribute(name, &value),
        None => element.remove_attribute(name),
    };
}
