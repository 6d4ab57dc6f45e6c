//! Chooses the graphics quality at the first start by the time of a few real frames, and lowers it when frames take too long.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use super::{ChangeSettings, Quality, Settings};
use crate::app::order::InputSystems;
use crate::app::platform::Redraw;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FrameWatch>()
        .add_systems(Update, watch_frames.in_set(InputSystems::Settings).before(super::draw_changes));
}

/// A fact: frames took too long, and the quality is lower now.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct QualityLowered;

/// Pipelines are compiled while the first frames are drawn, and after a change of the quality: those count for nothing. In seconds.
const SETTLING: f32 = 4.0;
/// Frames to judge by at the first start, and later.
const FEW: usize = 6;
const MANY: usize = 24;
/// A frame should take no longer, in seconds: with a graphics card, and without one.
const SMOOTH: f32 = 1.0 / 24.0;
const BEARABLE: f32 = 1.0 / 3.0;
/// The part of that time below which the next higher level may do as well.
const EASY: f32 = 0.45;
/// How many times too long frames must take before the quality is lowered during a match.
const TOO_LONG: f32 = 2.0;

/// What the machine's graphics are able to.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Adapter {
    /// The longest time for a frame, in seconds.
    longest: f32,
    /// The highest quality to try.
    best: Quality,
}

impl Adapter {
    fn of(info: &RenderAdapterInfo) -> Self {
        match info.0.device_type {
            wgpu::DeviceType::Cpu => Self { longest: BEARABLE, best: Quality::Medium },
            wgpu::DeviceType::DiscreteGpu => Self { longest: SMOOTH, best: Quality::Ultra },
            _ => Self { longest: SMOOTH, best: Quality::High },
        }
    }
}

/// The times of the last frames that followed each other at once.
#[derive(Resource, Debug, Default)]
struct FrameWatch {
    times: Vec<f32>,
    /// Seconds since the quality was changed, or since the start.
    settled: f32,
    /// Whether a level was too slow: no higher one is tried.
    was_too_slow: bool,
}

impl FrameWatch {
    /// Notes a frame's time; gives the median when there are enough.
    fn median(&mut self, seconds: f32, enough: usize) -> Option<f32> {
        self.times.push(seconds);
        if self.times.len() < enough {
            return None;
        }
        let mut times = std::mem::take(&mut self.times);
        times.sort_by(f32::total_cmp);
        times.get(times.len() / 2).copied()
    }

    /// The level after a frame at the first start: another one to try, the same if that is the one, or none yet.
    fn first_choice(&mut self, level: Quality, adapter: Adapter, seconds: f32) -> Option<Quality> {
        let median = self.median(seconds, FEW)?;
        if median > adapter.longest {
            self.was_too_slow = true;
            return Some(level.lower().unwrap_or(level));
        }
        let higher = level.higher().filter(|higher| *higher <= adapter.best);
        let may_rise = median < adapter.longest * EASY && !self.was_too_slow;
        Some(higher.filter(|_| may_rise).unwrap_or(level))
    }

    /// The lower level that a match needs after this frame.
    fn relief(&mut self, level: Quality, adapter: Adapter, seconds: f32) -> Option<Quality> {
        let median = self.median(seconds, MANY)?;
        level.lower().filter(|_| median > adapter.longest * TOO_LONG)
    }
}

fn watch_frames(
    mut watch: ResMut<FrameWatch>,
    settings: Res<Settings>,
    info: Option<Res<RenderAdapterInfo>>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    let Some(info) = info else { return };
    let level = settings.quality;
    let is_first = !settings.quality_is_measured;
    if is_first {
        // Until the quality is chosen, frames are drawn one after the other.
        redraw.request();
    } else if settings.quality_is_chosen {
        return;
    }
    if !redraw.follows() {
        return;
    }
    let seconds = time.delta_secs();
    watch.settled += seconds;
    if watch.settled < SETTLING {
        return;
    }
    let adapter = Adapter::of(&info);
    let wanted = if is_first {
        watch.first_choice(level, adapter, seconds)
    } else {
        watch.relief(level, adapter, seconds)
    };
    let Some(wanted) = wanted else { return };
    watch.settled = 0.0;
    let is_measured = !is_first || wanted == level;
    let new = Settings { quality: wanted, quality_is_measured: is_measured, ..settings.clone() };
    commands.trigger(ChangeSettings(new));
    if !is_first {
        commands.trigger(QualityLowered);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: Adapter = Adapter { longest: SMOOTH, best: Quality::Ultra };
    const NO_CARD: Adapter = Adapter { longest: BEARABLE, best: Quality::Medium };

    /// The level that is chosen on a machine whose frames take so long at each level, and the levels tried.
    fn chosen(adapter: Adapter, seconds: [f32; 4]) -> (Quality, Vec<Quality>) {
        let (mut watch, mut level, mut tried) = (FrameWatch::default(), Quality::default(), Vec::new());
        loop {
            tried.push(level);
            let time = seconds[level as usize];
            let next = (0..FEW).find_map(|_| watch.first_choice(level, adapter, time)).unwrap();
            if next == level {
                return (level, tried);
            }
            level = next;
        }
    }

    #[test]
    fn the_first_start_chooses_what_the_machine_draws_smoothly() {
        assert_eq!(chosen(CARD, [0.004, 0.005, 0.006, 0.008]).0, Quality::Ultra);
        assert_eq!(chosen(CARD, [0.0167; 4]).0, Quality::Ultra, "a screen of 60 pictures a second");
        assert_eq!(
            chosen(CARD, [0.01, 0.015, 0.06, 0.1]).0,
            Quality::Medium,
            "a level too high is left again"
        );
        assert_eq!(chosen(CARD, [0.03, 0.2, 0.4, 0.5]).0, Quality::Low);
        assert_eq!(chosen(CARD, [1.0; 4]).0, Quality::Low, "there is none lower");
    }

    #[test]
    fn without_a_card_a_frame_takes_less_than_a_third_of_a_second() {
        assert_eq!(chosen(NO_CARD, [0.12, 0.2, 0.4, 0.4]), (Quality::Medium, vec![Quality::Medium]));
        assert_eq!(chosen(NO_CARD, [0.2, 0.4, 0.9, 0.9]).0, Quality::Low);
        assert_eq!(chosen(NO_CARD, [0.01; 4]).0, Quality::Medium, "the highest that is tried");
    }

    #[test]
    fn a_match_lowers_the_quality_only_when_most_frames_take_too_long() {
        let after = |times: &[f32]| {
            let mut watch = FrameWatch::default();
            times.iter().find_map(|time| watch.relief(Quality::High, CARD, *time))
        };
        assert_eq!(after(&[0.2; MANY]), Some(Quality::Medium));
        assert_eq!(after(&[0.2; MANY - 1]), None);
        let mut mixed = vec![0.016; MANY];
        mixed[..MANY / 3].fill(0.5);
        assert_eq!(after(&mixed), None, "a few long frames are no reason");
        let mut watch = FrameWatch::default();
        assert_eq!((0..MANY).find_map(|_| watch.relief(Quality::Low, CARD, 1.0)), None);
    }
}
