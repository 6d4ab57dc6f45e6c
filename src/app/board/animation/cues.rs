//! What is heard while pieces move: sounds that wait for their moment.
//!
//! The plan of a motion says what happens when; the game says what that sounds like; on the timeline its time comes.

use crate::app::games::{Look, Moment, PlaySound};

/// The time between two sounds where pieces are in their new places at once, in seconds.
const NEXT_AT_ONCE: f32 = 0.12;

/// The sounds that are planned. Times are the timeline's; its speed is a factor.
#[derive(Debug, Default)]
pub(super) struct Cues(Vec<Cue>);

#[derive(Clone, Copy, Debug)]
struct Cue {
    /// When it begins: before the moment that is seen, if there is something in it that is heard before.
    start: f32,
    sound: PlaySound,
}

impl Cues {
    /// Plans what is heard at a moment.
    pub(super) fn plan(&mut self, at: f32, moment: Moment, look: &dyn Look, speed: f32) {
        let Some(sound) = look.sound(&moment) else { return };
        let sound = PlaySound::of(sound, &moment);
        // Sounds are not faster if pieces are.
        let lead = sound.sound.lead() / sound.rate * speed;
        self.0.push(Cue { start: at - lead, sound });
    }

    /// The sounds whose time has come, in order. Those of one long frame are as far apart as if there had been more frames.
    pub(super) fn take(&mut self, now: f32, speed: f32, is_still: bool) -> Vec<PlaySound> {
        let mut due: Vec<Cue> = self.0.extract_if(.., |cue| cue.start <= now).collect();
        due.sort_by(|a, b| a.start.total_cmp(&b.start));
        let first = due.first().map_or(now, |cue| cue.start);
        let delay = |i: usize, cue: &Cue| {
            if is_still { NEXT_AT_ONCE * i as f32 } else { (cue.start - first) / speed }
        };
        due.iter().enumerate().map(|(i, cue)| PlaySound { delay: delay(i, cue), ..cue.sound }).collect()
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Nothing of it will be heard.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}
