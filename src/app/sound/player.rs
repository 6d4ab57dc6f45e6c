//! Plays the sounds. The way to the loudspeakers is opened when there is something to be heard, and closed a moment after the last sound:
//! a table at rest uses nothing.

use std::collections::HashMap;
use std::io::Cursor;
use std::time::Duration;

use bevy::prelude::*;
use kira::sound::static_sound::{StaticSoundData, StaticSoundHandle};
use kira::{AudioManager, AudioManagerSettings, Tween};
use tracing::warn;
use web_time::Instant;

use super::device::Device;
use super::files::files;
use super::speaker::{Request, Voice};
use crate::app::games::Sound;

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

/// All that it takes to play.
#[derive(Default)]
pub(super) struct Player {
    sounds: HashMap<(Sound, usize), StaticSoundData>,
    open: Option<Open>,
    room: Option<f32>,
    /// Whether the log says already that there is nothing to play on.
    has_complained: bool,
}

impl Player {
    /// How long the way to the loudspeakers stays open; `None` if it is closed, or open for good.
    pub(super) fn rests_in(&self) -> Option<Duration> {
        let open = self.open.as_ref().filter(|_| self.room.is_none())?;
        Some(open.rests.saturating_duration_since(Instant::now()))
    }

    /// Closes the way to the loudspeakers.
    pub(super) fn rest(&mut self) {
        self.open = None;
    }

    /// Does what is asked.
    pub(super) fn act(&mut self, request: Request) {
        // After the sound server was switched off and on again, the next sound is heard.
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

    /// A file of a sound, decoded; none if a page has not loaded it yet.
    fn sound(&mut self, sound: Sound, file: usize) -> Option<StaticSoundData> {
        if let Some(data) = self.sounds.get(&(sound, file)) {
            return Some(data.clone());
        }
        let data = StaticSoundData::from_cursor(Cursor::new(files(sound).get(file)?.content()?)).ok()?;
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
