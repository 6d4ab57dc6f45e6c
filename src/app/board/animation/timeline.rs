//! The animation timeline: moves pieces along planned paths.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::app::AppSystems;
use crate::app::platform::Redraw;
use crate::app::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>()
        .configure_sets(
            Update,
            (
                AnimationSystems::Settings,
                AnimationSystems::Review,
                AnimationSystems::Preview,
                AnimationSystems::PutBack,
                AnimationSystems::Move,
                AnimationSystems::Return,
                AnimationSystems::Score,
            )
                .chain()
                .in_set(AppSystems::Animate),
        )
        .add_systems(
            Update,
            (
                apply_settings.run_if(resource_changed::<Settings>).in_set(AnimationSystems::Settings),
                (advance_timeline, move_pieces).chain().in_set(AnimationSystems::Move),
            ),
        );
}

/// What moves pieces, in the order of a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AnimationSystems {
    /// Speeds are set.
    Settings,
    /// A review plays on by itself.
    Review,
    /// A row of jumps is shown as far as it has been chosen.
    Preview,
    /// A piece that was let go of is put back.
    PutBack,
    /// Time passes on the timeline, and pieces move.
    Move,
    /// The present comes back after a turn was shown again.
    Return,
    /// The score is counted.
    Score,
}

/// The clock of the animations: it stops while nothing moves.
#[derive(Resource, Debug)]
pub(crate) struct Timeline {
    now: f32,
    /// When the last motion ends.
    end: f32,
    /// The speed of the planned animations: below 1 for a slow replay.
    pub(crate) tempo: f32,
    /// The animation speed that the player has set, as a factor.
    pub(crate) pace: f32,
    /// Whether the player has switched animations off.
    pub(crate) still: bool,
}

impl Default for Timeline {
    fn default() -> Self {
        Self { now: 0.0, end: 0.0, tempo: 1.0, pace: 1.0, still: false }
    }
}

impl Timeline {
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

    /// Skips to the end of everything planned.
    pub(crate) fn skip(&mut self) {
        self.now = self.now.max(self.end);
    }
}

/// The planned motions of a piece, in order.
#[derive(Component, Debug, Default)]
pub(crate) struct Motions(pub(crate) VecDeque<Motion>);

/// The longest step between two frames, in seconds, so that slow machines still animate every move.
const LONGEST_FRAME: f32 = 0.4;

/// Seconds for a dropped piece to return to its place.
const HOMING: f32 = 0.16;

impl Motions {
    /// Moves a piece without planned motions back to its place, if it is elsewhere.
    pub(crate) fn come_home(&mut self, from: Transform, to: Transform, timeline: &mut Timeline) {
        if self.0.is_empty() && from.translation.distance_squared(to.translation) > 1e-6 {
            let start = timeline.next_start();
            self.0.push_back(Motion {
                start,
                duration: HOMING,
                from,
                to,
                lift: 0.0,
                bobs: 0.0,
                turns_by: 1.0,
                falls: false,
            });
            timeline.plan(start + HOMING);
        }
    }
}

/// A piece's motion from one place to the next. Times are the timeline's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Motion {
    pub(crate) start: f32,
    pub(crate) duration: f32,
    pub(crate) from: Transform,
    pub(crate) to: Transform,
    /// How high it rises on the way.
    pub(crate) lift: f32,
    /// The number of steps of a walk, each a little bob.
    pub(crate) bobs: f32,
    /// When it has finished turning: 1 is the end of the motion.
    pub(crate) turns_by: f32,
    /// It falls, bounces and comes to rest.
    pub(crate) falls: bool,
}

impl Motion {
    fn at(&self, now: f32) -> Transform {
        let t = ((now - self.start) / self.duration.max(f32::EPSILON)).clamp(0.0, 1.0);
        // Ease in and out, or fall.
        let eased = if self.falls { fallen(t) } else { t * t * (3.0 - 2.0 * t) };
        let turned = (eased / self.turns_by).min(1.0);
        let bob = 0.05 * (t * self.bobs * std::f32::consts::PI).sin().abs();
        let height = Vec3::Y * (self.lift * 4.0 * eased * (1.0 - eased) + bob);
        Transform {
            translation: self.from.translation.lerp(self.to.translation, eased) + height,
            rotation: self.from.rotation.slerp(self.to.rotation, turned),
            scale: self.to.scale,
        }
    }
}

/// How far an object has fallen, 0 to 1, that bounces three times, each time lower, and comes to rest at 1.
fn fallen(t: f32) -> f32 {
    // The start and end of each fall or bounce; the first starts half-way, at its highest point.
    const BOUNCES: [(f32, f32); 4] = [(-0.4, 0.4), (0.4, 0.68), (0.68, 0.87), (0.87, 1.0)];
    let bounce = BOUNCES.into_iter().find(|(_, end)| t < *end);
    bounce.map_or(1.0, |(begin, end)| {
        // All fall equally fast, so the height of a bounce is proportional to the square of its duration.
        let reach = (end - begin) / 2.0;
        let height = (reach / 0.4).powi(2) * 0.7_f32.powi(if begin > 0.0 { 3 } else { 0 });
        let away = (t - (begin + end) / 2.0) / reach;
        1.0 - height * (1.0 - away * away)
    })
}

fn apply_settings(settings: Res<Settings>, mut timeline: ResMut<Timeline>) {
    timeline.pace = settings.pace.factor();
    timeline.still = settings.still;
}

fn advance_timeline(mut timeline: ResMut<Timeline>, time: Res<Time>, mut redraw: ResMut<Redraw>) {
    if !timeline.is_busy() {
        return;
    }
    redraw.request();
    // A long gap between frames, such as while the window is covered, must not skip a move.
    let step = time.delta_secs().min(LONGEST_FRAME) * timeline.tempo * timeline.pace;
    let end = timeline.end;
    // A replay is animated even if animations are off: the player asked to see it.
    let is_still = timeline.still && timeline.tempo == 1.0;
    timeline.now = if is_still { end } else { (timeline.now + step).min(end) };
}

fn move_pieces(timeline: Res<Timeline>, mut pieces: Query<(&mut Transform, &mut Motions)>) {
    for (mut transform, mut motions) in &mut pieces {
        while let Some(motion) = motions.0.front().copied() {
            if timeline.now < motion.start {
                break;
            }
            *transform = motion.at(timeline.now);
            if timeline.now < motion.start + motion.duration {
                break;
            }
            motions.0.pop_front();
        }
    }
}
