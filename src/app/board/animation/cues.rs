//! What is heard while pieces move: sounds that wait on the timeline for their moment.
//!
//! Whoever plans a motion says what happens when; the game says what that sounds like; here its time comes.

use bevy::prelude::*;

use super::timeline::{AnimationSystems, Timeline};
use crate::app::games::{Look, Moment, PlaySound};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, play_cues.in_set(AnimationSystems::Sound));
}

/// The time between two sounds where pieces are in their new places at once, in seconds.
const NEXT_AT_ONCE: f32 = 0.12;

/// A sound that is planned. Times are the timeline's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cue {
    /// When it begins: before the moment that is seen, if there is something in it that is heard before.
    start: f32,
    sound: PlaySound,
}

impl Timeline {
    /// Plans what is heard at a moment.
    pub(super) fn plan_sound(&mut self, at: f32, moment: Moment, look: &dyn Look) {
        let Some(sound) = look.sound(&moment) else { return };
        let sound = PlaySound::of(sound, &moment);
        // Sounds are not faster if pieces are.
        let lead = sound.sound.lead() / sound.rate * self.speed();
        self.cues.push(Cue { start: at - lead, sound });
    }

    /// The sounds whose time has come, in order. Those of one long frame are as far apart as what is seen, had there been more frames.
    fn take_sounds(&mut self) -> Vec<PlaySound> {
        let (now, speed, is_still) = (self.now(), self.speed(), self.is_still());
        let mut due: Vec<Cue> = self.cues.extract_if(.., |cue| cue.start <= now).collect();
        due.sort_by(|a, b| a.start.total_cmp(&b.start));
        let first = due.first().map_or(now, |cue| cue.start);
        let delay = |i: usize, cue: &Cue| {
            if is_still { NEXT_AT_ONCE * i as f32 } else { (cue.start - first) / speed }
        };
        due.iter().enumerate().map(|(i, cue)| PlaySound { delay: delay(i, cue), ..cue.sound }).collect()
    }
}

fn play_cues(mut timeline: ResMut<Timeline>, mut commands: Commands) {
    if timeline.cues.is_empty() {
        return;
    }
    timeline.take_sounds().into_iter().for_each(|sound| commands.trigger(sound));
}
