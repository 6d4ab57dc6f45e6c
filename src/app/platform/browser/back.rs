//! The system's way back — a gesture, a button — is the key Esc: it closes what is open and leaves the page only from the main menu.
//!
//! While something is open, the page has one entry more in its history, which going back uses up.

use std::cell::Cell;
use std::rc::Rc;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use crate::app::order::AppSystems;
use crate::app::state::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen).add_systems(Update, go_back.in_set(AppSystems::Page));
}

/// Whether there is one more entry in the page's history, and how often the person went back since the last frame.
struct Way {
    has_entry: Rc<Cell<bool>>,
    presses: Rc<Cell<u32>>,
}

/// The page's history may be used from its own thread only.
fn listen(world: &mut World) {
    let way = Way { has_entry: Rc::default(), presses: Rc::default() };
    let (has_entry, presses) = (way.has_entry.clone(), way.presses.clone());
    let proxy = world.get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone());
    let heard = Closure::<dyn FnMut()>::new(move || {
        has_entry.set(false);
        presses.set(presses.get() + 1);
        if let Some(proxy) = &proxy {
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    });
    if let Some(window) = web_sys::window() {
        let _ = window.add_event_listener_with_callback("popstate", heard.as_ref().unchecked_ref());
    }
    // The page hears it for as long as it is open.
    heard.forget();
    world.insert_non_send(way);
}

fn go_back(
    way: Option<NonSend<Way>>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    window: Option<Single<Entity, With<PrimaryWindow>>>,
    (mut keys, mut events): (MessageWriter<KeyboardInput>, MessageWriter<WindowEvent>),
) {
    let (Some(way), Some(window)) = (way, window) else { return };
    let Some(history) = web_sys::window().and_then(|window| window.history().ok()) else { return };
    let is_open = **screen != Screen::Title || **menu != Menu::None;
    if way.presses.take() > 0 {
        if !is_open {
            // Nothing is left to be closed: the page is.
            let _ = history.back();
            return;
        }
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let key = KeyboardInput {
                key_code: KeyCode::Escape,
                logical_key: Key::Escape,
                state,
                text: None,
                repeat: false,
                window: *window,
            };
            keys.write(key.clone());
            events.write(key.into());
        }
    }
    if is_open && !way.has_entry.get() && history.push_state(&JsValue::NULL, "").is_ok() {
        way.has_entry.set(true);
    }
}
