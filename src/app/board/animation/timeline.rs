//! The animation timeline: the clock by which pieces move along planned paths.

use std::ops::Range;

use bevy::prelude::*;

use super::cues::Cues;
use crate::app::games::{Look, Moment};
use crate::app::order::AnimationSystems;
use crate::app::platform::Redraw;
use crate::app::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>().add_systems(
        Update,
        (
            apply_settings.run_if(resource_changed::<Settings>).in_set(AnimationSystems::Settings),
            advance_timeline.in_set(AnimationSystems::Advance),
            play_cues.in_set(AnimationSystems::Sound),
        ),
    );
}

/// The clock of the animations: it stops while nothing moves.
#[derive(Resource, Debug)]
pub(crate) struct Timeline {
    now: f32,
    /// When the last motion ends.
    end: f32,
    /// Whether something was moving in the last frame, too.
    was_busy: bool,
    /// From when until when the pieces act out a win.
    celebrates: Range<f32>,
    /// The sounds that are still to be heard.
    cues: Cues,
    /// How fast a replay runs, as a factor: 1 without one.
    pub(crate) replay_speed: f32,
    /// The animation speed that the player has set, as a factor.
    pub(crate) animation_speed: f32,
    /// Whether the player has switched animations off.
    pub(crate) still: bool,
    /// Whether the table is being recorded: then it moves at the usual speed, without a sound, whatever the player has set.
    pub(crate) is_recorded: bool,
}

const NEVER: Range<f32> = f32::INFINITY..f32::INFINITY;

impl Default for Timeline {
    fn default() -> Self {
        Self {
            now: 0.0,
            end: 0.0,
            was_busy: false,
            celebrates: NEVER,
            cues: Cues::default(),
            replay_speed: 1.0,
            animation_speed: 1.0,
            still: false,
            is_recorded: false,
        }
    }
}

impl Timeline {
    /// The time, in seconds since the table was opened during which something moved.
    pub(super) fn now(&self) -> f32 {
        self.now
    }

    /// Whether something is still moving.
    pub(crate) fn is_busy(&self) -> bool {
        self.now < self.end
    }

    /// When a new animation can start: after everything planned.
    pub(crate) fn next_start(&self) -> f32 {
        self.now.max(self.end)
    }

    /// Keeps the timeline busy until `end`.
    pub(crate) fn plan(&mut self, end: f32) {
        self.end = self.end.max(end);
    }

    /// Skips to the end of everything planned. What would have been heard on the way is not.
    pub(crate) fn skip(&mut self) {
        self.cues.clear();
        self.now = self.now.max(self.end);
        self.celebrates = NEVER;
    }

    /// Pieces act out a win from `start` to `end`.
    pub(super) fn celebrate(&mut self, start: f32, end: f32) {
        self.celebrates = start..end;
        self.plan(end);
    }

    /// Whether pieces are in their new places at once. A replay is animated even if animations are off: the player asked to see it.
    pub(crate) fn is_still(&self) -> bool {
        self.still && self.replay_speed == 1.0 && !self.is_recorded
    }

    /// How fast time passes on it, as a factor.
    fn speed(&self) -> f32 {
        if self.is_recorded { 1.0 } else { self.replay_speed * self.animation_speed }
    }

    /// Plans what is heard at a moment.
    pub(super) fn plan_sound(&mut self, at: f32, moment: Moment, look: &dyn Look) {
        if !self.is_recorded {
            self.cues.plan(at, moment, look, self.speed());
        }
    }

    /// Whether the pieces act out a win.
    pub(crate) fn is_celebrating(&self) -> bool {
        self.celebrates.contains(&self.now)
    }

    /// How much of that is over, as a part of it: all if nothing is acted out.
    pub(crate) fn celebrated(&self) -> f32 {
        let Range { start, end } = self.celebrates;
        if start == NEVER.start { 1.0 } else { ((self.now - start) / (end - start)).clamp(0.0, 1.0) }
    }
}

/// The longest step between two frames, in seconds, so that slow machines still animate every move.
const LONGEST_FRAME: f32 = 0.4;

fn apply_settings(settings: Res<Settings>, mut timeline: ResMut<Timeline>) {
    timeline.animation_speed = settings.animation_speed.factor();
    timeline.still = settings.no_animations;
}

pub(super) fn advance_timeline(mut timeline: ResMut<Timeline>, time: Res<Time>, mut redraw: ResMut<Redraw>) {
    let is_busy = timeline.is_busy();
    let begins = !std::mem::replace(&mut timeline.was_busy, is_busy);
    if !is_busy {
        return;
    }
    redraw.request();
    // A long gap between frames, such as while the window is covered, must not skip a move; and the time before a move begins is no
    // part of it.
    let passed = if begins { 0.0 } else { time.delta_secs().min(LONGEST_FRAME) };
    let step = passed * timeline.speed();
    let end = timeline.end;
    timeline.now = if timeline.is_still() { end } else { (timeline.now + step).min(end) };
}

/// Asks for the sounds whose time has come.
fn play_cues(mut timeline: ResMut<Timeline>, mut commands: Commands) {
    if timeline.cues.is_empty() {
        return;
    }
    let (now, speed, is_still) = (timeline.now, timeline.speed(), timeline.is_still());
    timeline.cues.take(now, speed, is_still).into_iter().for_each(|sound| commands.trigger(sound));
}
