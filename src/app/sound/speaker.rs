//! Where sounds are sent: to a thread that plays them, or in a browser, which has none, to the page itself.

use std::sync::mpsc::{Receiver, Sender, channel};

use bevy::prelude::*;

use super::home;
use crate::app::games::Sound;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Speaker>();
}

/// One sound as it is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Voice {
    pub(crate) sound: Sound,
    /// Which of its files.
    pub(crate) file: usize,
    /// In decibels, 0 as the file is.
    pub(crate) volume: f32,
    /// From −1, the left, to 1.
    pub(crate) side: f32,
    /// How fast it is played, as a factor.
    pub(crate) rate: f32,
    /// When it begins, in seconds from now.
    pub(crate) delay: f32,
}

/// What the player is asked to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Request {
    /// A sound is played.
    Play(Voice),
    /// The room is heard this loud, in decibels, or no longer.
    Room(Option<f32>),
    /// Everything falls silent.
    Silence,
}

/// Where sounds are sent. Without a receiver they are not heard: in tests and pictures.
#[derive(Resource, Debug, Default)]
pub(crate) struct Speaker(Option<Sender<Request>>);

impl Speaker {
    /// One that is heard.
    pub(crate) fn open() -> Self {
        let (speaker, requests) = Self::with_receiver();
        if home::play(requests) { speaker } else { Self(None) }
    }

    /// One whose requests go to the receiver.
    pub(crate) fn with_receiver() -> (Self, Receiver<Request>) {
        let (sender, receiver) = channel();
        (Self(Some(sender)), receiver)
    }

    pub(super) fn send(&self, request: Request) {
        // Playing ends only with the program.
        if self.0.as_ref().is_some_and(|sender| sender.send(request).is_ok()) {
            home::wake();
        }
    }
}
