//! The page's address, which can hold a match, and its history: the system's way back is the key Esc.
//!
//! Going back — a gesture, a button — closes what is open, and leaves the page only from the main menu. So while something is open, the
//! page has an entry of its own in the browser's history, which going back uses up. Each entry knows its number, counted from 0, so that
//! back and forth can be told from a link that somebody puts into the address. Only the last entry holds the match of a link: otherwise
//! going back would bring the match as it was.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{History, window};

use super::page::wake;
use crate::app::order::AppSystems;
use crate::app::platform::Redraw;
use crate::app::state::{Menu, Screen};
use record::link_in_address;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LinkEntered>()
        .add_systems(Startup, listen)
        .add_systems(Update, follow_history.in_set(AppSystems::Page))
        .add_systems(OnExit(Screen::Table), forget_link);
}

/// Somebody has put a link into the address of the open page.
#[derive(Message, Clone, Debug)]
pub(crate) struct LinkEntered(pub(crate) String);

/// What has happened since the last frame.
#[derive(Debug)]
enum Step {
    /// The person has gone back.
    Back,
    /// A link was put into the address.
    Link(String),
}

/// The steps since the last frame. The page's history may be used from its own thread only.
struct Steps(Rc<RefCell<Vec<Step>>>);

fn address() -> String {
    window().and_then(|window| window.location().href().ok()).unwrap_or_default()
}

fn history() -> Option<History> {
    window()?.history().ok()
}

/// A link with the page's address before it.
pub(crate) fn link_of(text: &str) -> String {
    // Only the page itself, whatever it was opened with.
    let address = address();
    let page = address.split(['#', '?']).next().unwrap_or_default();
    format!("{page}#{text}")
}

/// The link in the page's address.
pub(crate) fn opened_link() -> Option<String> {
    link_in_address(&address()).map(ToOwned::to_owned)
}

thread_local! {
    /// The number of the entry that was there last.
    static LAST: Cell<f64> = const { Cell::new(0.0) };
    /// The address with the link whose match is at the table as the link has it. Going back takes it away with its entry.
    static WITH_LINK: RefCell<Option<String>> = const { RefCell::new(None) };
}

fn remember_link() {
    WITH_LINK.set(opened_link().map(|_| address()));
}

/// The address without a link.
fn without_link(address: &str) -> &str {
    let page = address.split('#').next().unwrap_or_default();
    // Something on the way may have put it behind the question mark.
    if link_in_address(page).is_some() { page.split('?').next().unwrap_or_default() } else { page }
}

/// The match of the link has gone on, or was left: when the page is loaded again, the link is not opened again.
pub(crate) fn forget_link() {
    WITH_LINK.set(None);
    if opened_link().is_some() {
        replace(number(), without_link(&address()));
    }
}

/// The number of the present entry; `None` for one that the page has not seen before.
fn numbered() -> Option<f64> {
    history()?.state().ok()?.as_f64()
}

fn number() -> f64 {
    numbered().unwrap_or(0.0)
}

fn replace(number: f64, address: &str) {
    if let Some(history) = history() {
        // A browser that refuses leaves the entry as it was.
        let _ = history.replace_state_with_url(&JsValue::from_f64(number), "", Some(address));
    }
}

/// Adds an entry, which takes over the link.
fn push() {
    let (number, address) = (number(), address());
    replace(number, without_link(&address));
    let address = WITH_LINK.with_borrow(|with_link| with_link.clone().unwrap_or(address));
    if let Some(history) = history() {
        let next = number + 1.0;
        if history.push_state_with_url(&JsValue::from_f64(next), "", Some(&address)).is_ok() {
            LAST.set(next);
        }
    }
}

fn listen(world: &mut World) {
    let steps = Rc::new(RefCell::new(Vec::new()));
    replace(number(), &address());
    remember_link();
    LAST.set(number());
    let heard_steps = steps.clone();
    // An entry that the page has not seen before was made by a change of the address. Some browsers report it twice.
    let heard = Closure::<dyn FnMut()>::new(move || {
        match numbered() {
            Some(number) => {
                if number < LAST.replace(number) {
                    heard_steps.borrow_mut().push(Step::Back);
                }
            }
            None => {
                LAST.set(LAST.get() + 1.0);
                replace(LAST.get(), &address());
                remember_link();
                heard_steps.borrow_mut().extend(opened_link().map(Step::Link));
            }
        }
        wake();
    });
    if let Some(window) = window() {
        for event in ["popstate", "hashchange"] {
            let _ = window.add_event_listener_with_callback(event, heard.as_ref().unchecked_ref());
        }
    }
    // The page hears it for as long as it is open.
    heard.forget();
    world.insert_non_send(Steps(steps));
}

fn follow_history(
    steps: Option<NonSend<Steps>>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    window: Option<Single<Entity, With<PrimaryWindow>>>,
    (mut keys, mut events): (MessageWriter<KeyboardInput>, MessageWriter<WindowEvent>),
    mut links: MessageWriter<LinkEntered>,
    mut redraw: ResMut<Redraw>,
) {
    let (Some(steps), Some(window)) = (steps, window) else { return };
    let is_open = **screen != Screen::Title || **menu != Menu::None;
    for step in steps.0.take() {
        // A key is read in the frame after it was written.
        redraw.request();
        match step {
            Step::Link(link) => drop(links.write(LinkEntered(link))),
            Step::Back if !is_open => {
                // Nothing is left to be closed: the page is.
                if let Some(history) = history() {
                    let _ = history.back();
                }
                return;
            }
            Step::Back => {
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
        }
    }
    if is_open && number() == 0.0 {
        push();
    }
}
