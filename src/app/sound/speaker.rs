//! The thread that plays the sounds. It opens the way to the loudspeakers when there is something to be heard, and closes it a moment
//! after the last sound: a table at rest uses nothing.

use std::collections::HashMap;
use std::io::Cursor;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use kira::sound::static_sound::{StaticSoundData, StaticSoundHandle};
use kira::{AudioManager, AudioManagerSettings, Tween};

use super::device::Device;
use super::files::files;
use crate::app::games::Sound;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Speaker>();
}

/// The most sounds at once, without the room.
const MOST: usize = 6;
/// The same sound twice within this time is heard once, in seconds.
const TOGETHER: f32 = 0.02;
/// How long the way to the loudspeakers stays open after the last sound.
const REST: Duration = Duration::from_secs(1);
/// How long loudspeakers take to wake: what is played earlier would lose its beginning.
const WAKING: Duration = Duration::from_millis(60);
/// How long a sound takes to fade that makes room for another.
const FADE: Duration = Duration::from_millis(30);

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

/// What the thread is asked to do.
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
    /// Starts the thread.
    pub(crate) fn open() -> Self {
        let (speaker, requests) = Self::with_receiver();
        let thread = std::thread::Builder::new().name("sound".to_owned());
        match thread.spawn(move || play(&requests)) {
            Ok(_) => speaker,
            Err(_) => Self(None),
        }
    }

    /// One whose requests go to the receiver.
    pub(crate) fn with_receiver() -> (Self, Receiver<Request>) {
        let (sender, receiver) = channel();
        (Self(Some(sender)), receiver)
    }

    pub(super) fn send(&self, request: Request) {
        // The thread ends only with the program.
        let _ = self.0.as_ref().map(|sender| sender.send(request));
    }
}

/// A sound that is being played, or will be in a moment.
struct Playing {
    handle: StaticSoundHandle,
    sound: Sound,
    begins: Instant,
    ends: Instant,
}

/// The open way to the loudspeakers.
struct Open {
    manager: AudioManager<Device>,
    playing: Vec<Playing>,
    room: Option<StaticSoundHandle>,
    /// Before this nothing begins.
    awake: Instant,
    /// When it can be closed, but for the room.
    rests: Instant,
}

/// All that the thread knows.
#[derive(Default)]
struct Player {
    sounds: HashMap<(Sound, usize), StaticSoundData>,
    open: Option<Open>,
    room: Option<f32>,
    /// Whether the log says already that there is nothing to play on.
    has_complained: bool,
}

fn play(requests: &Receiver<Request>) {
    let mut player = Player::default();
    loop {
        let wait = player.open.as_ref().map(|open| open.rests.saturating_duration_since(Instant::now()));
        let request = match wait.filter(|_| player.room.is_none()) {
            Some(wait) => requests.recv_timeout(wait),
            None => requests.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match request {
            Ok(request) => player.act(request),
            Err(RecvTimeoutError::Timeout) => player.open = None,
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

impl Player {
    fn act(&mut self, request: Request) {
        // Whoever has switched the sound server off and on again hears the next sound.
        if self.open.as_mut().is_some_and(|open| open.manager.backend_mut().is_lost()) {
            self.open = None;
        }
        match request {
            Request::Play(voice) => self.play(voice),
            Request::Room(volume) => self.room = volume,
            Request::Silence => self.silence(),
        }
        self.play_room();
    }

    /// The open way to the loudspeakers, if there are any.
    fn opened(&mut self) -> Option<&mut Open> {
        if self.open.is_none() {
            match AudioManager::new(AudioManagerSettings::default()) {
                Ok(manager) => {
                    let now = Instant::now();
                    self.open = Some(Open {
                        manager,
                        playing: Vec::new(),
                        room: None,
                        awake: now + WAKING,
                        rests: now,
                    });
                }
                Err(error) => {
                    if !std::mem::replace(&mut self.has_complained, true) {
                        warn!("There is no sound: {error}");
                    }
                }
            }
        }
        self.open.as_mut()
    }

    /// A file of a sound, decoded.
    fn sound(&mut self, sound: Sound, file: usize) -> Option<StaticSoundData> {
        if let Some(data) = self.sounds.get(&(sound, file)) {
            return Some(data.clone());
        }
        let data = StaticSoundData::from_cursor(Cursor::new(*files(sound).get(file)?)).ok()?;
        self.sounds.insert((sound, file), data.clone());
        Some(data)
    }

    fn play(&mut self, voice: Voice) {
        let Some(data) = self.sound(voice.sound, voice.file) else { return };
        let Some(open) = self.opened() else { return };
        let now = Instant::now();
        let begins = (now + Duration::from_secs_f32(voice.delay.max(0.0))).max(open.awake);
        let ends = begins + data.duration().div_f32(voice.rate.max(0.1));
        open.playing.retain(|playing| playing.ends > now);
        if open.playing.iter().any(|playing| playing.is_together(voice.sound, begins)) {
            return;
        }
        if open.playing.len() >= MOST {
            // The oldest makes room.
            let mut oldest = open.playing.remove(0);
            oldest.handle.stop(fade());
        }
        let data = data
            .volume(voice.volume)
            .panning(voice.side)
            .playback_rate(f64::from(voice.rate))
            .start_time(begins - now);
        if let Ok(handle) = open.manager.play(data) {
            open.playing.push(Playing { handle, sound: voice.sound, begins, ends });
            open.rests = open.rests.max(ends + REST);
        }
    }

    /// The room begins, ends, or is heard as loud as it should be.
    fn play_room(&mut self) {
        let Some(volume) = self.room else {
            let room = self.open.as_mut().and_then(|open| open.room.take());
            return room.into_iter().for_each(|mut room| room.stop(Tween::default()));
        };
        let Some(data) = self.sound(Sound::Room, 0) else { return };
        let Some(open) = self.opened() else { return };
        match &mut open.room {
            Some(room) => room.set_volume(volume, Tween::default()),
            None => open.room = open.manager.play(data.volume(volume).loop_region(..)).ok(),
        }
    }

    fn silence(&mut self) {
        for mut playing in self.open.iter_mut().flat_map(|open| open.playing.drain(..)) {
            playing.handle.stop(fade());
        }
    }
}

impl Playing {
    /// Whether it is this sound, at this time.
    fn is_together(&self, sound: Sound, begins: Instant) -> bool {
        let (earlier, later) = (self.begins.min(begins), self.begins.max(begins));
        self.sound == sound && (later - earlier).as_secs_f32() < TOGETHER
    }
}

fn fade() -> Tween {
    Tween { duration: FADE, ..Tween::default() }
}
