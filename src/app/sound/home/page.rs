//! The page of a browser plays the sounds itself, as soon as they are sent; a timer closes the way to the loudspeakers, and only then.

use std::cell::RefCell;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::app::sound::player::Player;
use crate::app::sound::speaker::Request;

thread_local! {
    static HEARD: RefCell<Option<Heard>> = const { RefCell::new(None) };
}

struct Heard {
    requests: Receiver<Request>,
    player: Player,
    /// Whether a timer runs.
    is_timed: bool,
}

/// Plays what is sent, as long as the page is open. Returns whether it can.
pub(in crate::app::sound) fn play(requests: Receiver<Request>) -> bool {
    HEARD.set(Some(Heard { requests, player: Player::default(), is_timed: false }));
    true
}

/// Something was sent.
pub(in crate::app::sound) fn wake() {
    HEARD.with_borrow_mut(|heard| {
        let Some(heard) = heard else { return };
        while let Ok(request) = heard.requests.try_recv() {
            heard.player.act(request);
        }
        heard.rest_in_time();
    });
}

impl Heard {
    /// Rests when it is time to, now or later.
    fn rest_in_time(&mut self) {
        match self.player.rests_in() {
            Some(Duration::ZERO) => self.player.rest(),
            Some(wait) if !self.is_timed => self.is_timed = look_again_in(wait),
            _ => {}
        }
    }
}

/// Returns whether there will be another look.
fn look_again_in(wait: Duration) -> bool {
    let look = Closure::once_into_js(|| {
        HEARD.with_borrow_mut(|heard| {
            if let Some(heard) = heard {
                heard.is_timed = false;
                heard.rest_in_time();
            }
        });
    });
    // Not earlier than it is time.
    let milliseconds = i32::try_from(wait.as_millis() + 1).unwrap_or(i32::MAX);
    let timer = web_sys::window().map(|window| {
        window.set_timeout_with_callback_and_timeout_and_arguments_0(look.unchecked_ref(), milliseconds)
    });
    timer.is_some_and(|timer| timer.is_ok())
}
