//! A thread that plays the sounds, and sleeps when there are none.

use std::sync::mpsc::{Receiver, RecvTimeoutError};

use crate::app::sound::player::Player;
use crate::app::sound::speaker::Request;

/// Plays what is sent, until the program ends. Returns whether it can.
pub(in crate::app::sound) fn play(requests: Receiver<Request>) -> bool {
    std::thread::Builder::new().name("sound".to_owned()).spawn(move || play_on(&requests)).is_ok()
}

/// The thread wakes by itself.
pub(in crate::app::sound) const fn wake() {}

fn play_on(requests: &Receiver<Request>) {
    let mut player = Player::default();
    loop {
        let request = match player.rests_in() {
            Some(wait) => requests.recv_timeout(wait),
            None => requests.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match request {
            Ok(request) => player.act(request),
            Err(RecvTimeoutError::Timeout) => player.rest(),
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}
