//! The recording that is running: the table plays the turns again, one frame after the other, as fast as frames come back.

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::ScreenshotCaptured;
use bevy::time::TimeUpdateStrategy;

use super::caption::table_size;
use super::develop::Developer;
use super::exposure::{Exposure, expose};
use super::requests::{CancelRecording, Record, RecordingError, Take};
use crate::app::board::Timeline;
use crate::app::camera::{Orbit, spawn_film_camera};
use crate::app::order::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::{GoToPly, LeaveReview, PositionChanged, Session};
use crate::app::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Recorder>()
        .add_observer(start)
        .add_observer(cancel)
        .add_observer(cancel_with_match)
        .add_systems(
            Update,
            direct.in_set(AppSystems::Record).run_if(|recorder: Res<Recorder>| recorder.is_running()),
        );
}

/// Frames until the camera and the shadows are in place.
const WARM_UP: u32 = 4;
/// Frames that are on their way at once.
const MOST_UNDER_WAY: usize = 3;
/// Frames without an answer after which there will be none.
const PATIENCE: u32 = 300;
/// Up to so many turns are shown smoothly: hundredths of a second between two frames, and in longer animations.
const FEW: usize = 10;
const SMOOTH: u16 = 4;
const LONG: u16 = 10;
/// How long the first position, one between two turns, and the last one are shown, in hundredths of a second.
const FIRST: u16 = 80;
const BETWEEN: u16 = 50;
const LAST: u16 = 250;
/// The part of the progress that the frames are; the rest is the file.
const FRAMES: f32 = 0.8;

/// The recording that is running, and what became of the last one.
#[derive(Resource, Default)]
pub(crate) struct Recorder {
    running: Option<Recording>,
    /// How many have been begun.
    count: u32,
    /// The path of the last one's file, or why there is none.
    pub(crate) result: Option<Result<String, RecordingError>>,
}

struct Recording {
    id: u32,
    canvas: Handle<Image>,
    camera: Entity,
    /// The positions to go to, by the number of actions before each: the last one first.
    plies: Vec<usize>,
    turns: usize,
    stage: Stage,
    /// Hundredths of a second between two frames.
    step: u16,
    exposed: usize,
    received: usize,
    waited: u32,
    /// Whether time stands still in this frame.
    is_paused: bool,
    developer: Developer,
    /// What was reviewed before, and how time passed.
    before: Option<usize>,
    time: TimeUpdateStrategy,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    /// The camera is put up.
    WarmUp(u32),
    /// A turn may begin.
    Ready,
    /// Pieces move.
    Moving,
    /// They have come to rest.
    Settled,
    /// All frames are taken, and some are still under way.
    Waiting,
    /// The file is being made. The table is as it was.
    Developing,
}

impl Recorder {
    pub(crate) fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Whether the table is no longer needed: only the file is still being made.
    pub(crate) fn is_developing(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.stage == Stage::Developing)
    }

    /// Which part is done, from 0 to 1; none if nothing is being recorded.
    pub(crate) fn progress(&self) -> Option<f32> {
        let running = self.running.as_ref()?;
        let done = running.turns - running.plies.len().min(running.turns);
        let frames = done as f32 / running.turns.max(1) as f32;
        Some(FRAMES * frames + (1.0 - FRAMES) * running.developer.progress())
    }

    /// Records no more turns: an animation ends with the turn that is under way.
    pub(crate) fn end_early(&mut self) {
        if let Some(running) = &mut self.running {
            running.plies.clear();
        }
    }

    /// Waits for the file.
    pub(crate) fn finish(&mut self) {
        if let Some(mut running) = self.running.take() {
            self.result = Some(running.developer.result());
        }
    }
}

/// Takes a frame that has come back.
fn receive(captured: On<ScreenshotCaptured>, exposures: Query<&Exposure>, mut recorder: ResMut<Recorder>) {
    let Ok(exposure) = exposures.get(captured.entity) else { return };
    if let Some(running) = recorder.running.as_mut().filter(|running| running.id == exposure.recording) {
        running.received += 1;
        running.waited = 0;
        running.developer.add(exposure.number, captured.image.clone(), exposure.hundredths);
    }
}

fn start(
    request: On<Record>,
    session: Session,
    (orbit, settings): (Res<Orbit>, Res<Settings>),
    renderer: Option<Res<RenderDevice>>,
    mut images: ResMut<Assets<Image>>,
    mut recorder: ResMut<Recorder>,
    mut timeline: ResMut<Timeline>,
    mut time: ResMut<TimeUpdateStrategy>,
    mut commands: Commands,
) {
    let Record { take, size, caption, .. } = &*request;
    if recorder.is_running() {
        return;
    }
    let turns = session.game().turns();
    let wanted = match take {
        Take::Picture => 0..0,
        Take::Turns(range) => range.start.min(turns.len())..range.end.min(turns.len()),
    };
    let turns = &turns[wanted.start.min(wanted.end)..wanted.end];
    if turns.is_empty() && *take != Take::Picture {
        return;
    }
    let table = table_size(*size, caption);
    let canvas = images.add(Image::new_target_texture(table.x, table.y, TextureFormat::Rgba8UnormSrgb, None));
    let film = orbit.film(table);
    let camera = spawn_film_camera(film, canvas.clone(), settings.quality, renderer.is_some(), &mut commands);
    let step = if turns.len() <= FEW { SMOOTH } else { LONG };
    let interval = TimeUpdateStrategy::ManualDuration(seconds(step));
    recorder.count += 1;
    recorder.result = None;
    recorder.running = Some(Recording {
        id: recorder.count,
        canvas,
        camera,
        plies: turns.iter().rev().map(|turn| turn.end).collect(),
        turns: turns.len(),
        stage: Stage::WarmUp(WARM_UP),
        step,
        exposed: 0,
        received: 0,
        waited: 0,
        is_paused: false,
        developer: Developer::start(request.clone()),
        before: session.review_ply(),
        time: std::mem::replace(&mut *time, interval),
    });
    timeline.is_recorded = true;
    if let Some(first) = turns.first() {
        commands.trigger(GoToPly(first.start));
    }
}

fn seconds(hundredths: u16) -> Duration {
    Duration::from_millis(10 * u64::from(hundredths))
}

/// Decides what is recorded in this frame.
fn direct(
    mut recorder: ResMut<Recorder>,
    mut timeline: ResMut<Timeline>,
    mut time: ResMut<TimeUpdateStrategy>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    redraw.request();
    let Some(running) = &mut recorder.running else { return };
    if running.stage == Stage::Developing {
        if running.developer.is_done() {
            recorder.finish();
        }
        return;
    }
    if running.waited > PATIENCE {
        let running = recorder.running.take();
        recorder.result = Some(Err(RecordingError::NothingDrawn));
        running.into_iter().for_each(|mut running| running.put_back(&mut timeline, &mut time, &mut commands));
        return;
    }
    let under_way = running.exposed - running.received;
    running.waited += u32::from(under_way > 0);
    // The next frame waits until others have come back.
    let is_full = under_way >= MOST_UNDER_WAY;
    let was_paused = std::mem::replace(&mut running.is_paused, is_full);
    *time = TimeUpdateStrategy::ManualDuration(if is_full { Duration::ZERO } else { seconds(running.step) });
    if was_paused {
        return;
    }
    match running.stage {
        Stage::WarmUp(0) => {
            let hundredths = if running.turns == 0 { LAST } else { FIRST };
            running.expose(hundredths, &mut commands);
            running.stage = Stage::Ready;
        }
        Stage::WarmUp(frames) => {
            timeline.skip();
            running.stage = Stage::WarmUp(frames - 1);
        }
        Stage::Ready => match running.plies.pop() {
            Some(ply) => {
                commands.trigger(GoToPly(ply));
                running.expose(running.step, &mut commands);
                running.stage = Stage::Moving;
            }
            None => running.stage = Stage::Waiting,
        },
        Stage::Moving if timeline.is_busy() => running.expose(running.step, &mut commands),
        // What is marked on the board follows the pieces.
        Stage::Moving => running.stage = Stage::Settled,
        Stage::Settled => {
            running.expose(if running.plies.is_empty() { LAST } else { BETWEEN }, &mut commands);
            running.stage = Stage::Ready;
        }
        Stage::Waiting if under_way == 0 => {
            running.put_back(&mut timeline, &mut time, &mut commands);
            running.developer.finish();
            running.stage = Stage::Developing;
        }
        Stage::Waiting | Stage::Developing => {}
    }
}

impl Recording {
    fn expose(&mut self, hundredths: u16, commands: &mut Commands) {
        let exposure = Exposure { recording: self.id, number: self.exposed, hundredths };
        expose(self.canvas.clone(), exposure, commands).observe(receive);
        self.exposed += 1;
    }

    /// Puts the table back as it was.
    fn put_back(&mut self, timeline: &mut Timeline, time: &mut TimeUpdateStrategy, commands: &mut Commands) {
        commands.entity(self.camera).despawn();
        *time = std::mem::take(&mut self.time);
        timeline.is_recorded = false;
        if self.turns > 0 {
            match self.before {
                Some(ply) => commands.trigger(GoToPly(ply)),
                None => commands.trigger(LeaveReview),
            }
        }
    }
}

fn cancel(
    _: On<CancelRecording>,
    mut recorder: ResMut<Recorder>,
    mut timeline: ResMut<Timeline>,
    mut time: ResMut<TimeUpdateStrategy>,
    mut commands: Commands,
) {
    let Some(mut running) = recorder.running.take() else { return };
    if running.stage != Stage::Developing {
        running.put_back(&mut timeline, &mut time, &mut commands);
    }
}

/// Another match is no longer the one that is recorded.
fn cancel_with_match(change: On<PositionChanged>, recorder: Res<Recorder>, mut commands: Commands) {
    if change.is_of_match() && recorder.is_running() {
        commands.trigger(CancelRecording);
    }
}
