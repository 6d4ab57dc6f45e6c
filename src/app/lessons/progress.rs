//! How far the player has come in each course, saved in a small file beside the settings.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::requests::{DeclineCourse, StartStep};
use super::running::Lesson;
use crate::app::session::{ActionPlayed, ClearRecord, Session};
use crate::app::settings::{Stored, StoredFile};
use rules::GameKind;
use study::lessons::{Course, CourseProgress, Progress};
use texts::{Message, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>()
        .init_resource::<LessonsFile>()
        .add_systems(Startup, read_progress)
        .add_observer(record_step)
        .add_observer(record_end)
        .add_observer(decline_course)
        .add_observer(clear);
}

/// How far the player has come.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Lessons(Progress);

/// Where that is saved.
pub(crate) type LessonsFile = StoredFile<Progress>;

impl Stored for Progress {
    const FILE: &'static str = "lessons";

    fn unread(fault: Message) -> Message {
        msg::lessons_unread(fault)
    }

    fn not_saved(fault: Message) -> Message {
        msg::lessons_not_saved(fault)
    }
}

impl Lessons {
    /// The step with which a course continues, counted from 0.
    pub(crate) fn reached(&self, kind: GameKind) -> usize {
        let step = self.0.of(kind).step;
        // Another release may have had more steps.
        if step < Course::of(kind).steps.len() { step } else { 0 }
    }

    /// Whether the course was finished.
    pub(crate) fn is_finished(&self, kind: GameKind) -> bool {
        self.0.of(kind).is_finished
    }

    /// Whether any course was begun or finished.
    pub(crate) fn is_any(&self) -> bool {
        GameKind::ALL.into_iter().any(|kind| self.is_finished(kind) || self.reached(kind) > 0)
    }

    /// Whether the course should still be offered: it was neither begun nor declined.
    pub(crate) fn is_to_be_offered(&self, kind: GameKind) -> bool {
        !self.0.of(kind).was_offered
    }
}

/// Changes the progress, and saves it.
#[derive(SystemParam)]
struct Recorder<'w> {
    lessons: ResMut<'w, Lessons>,
    file: ResMut<'w, LessonsFile>,
}

impl Recorder<'_> {
    fn record(&mut self, kind: GameKind, change: impl FnOnce(CourseProgress) -> CourseProgress) {
        let now = change(self.lessons.0.of(kind));
        if self.lessons.0.set(kind, now) {
            self.file.write(&self.lessons.0);
        }
    }
}

fn read_progress(mut lessons: ResMut<Lessons>, mut file: ResMut<LessonsFile>) {
    if let Some(saved) = file.read() {
        lessons.0 = saved;
    }
}

fn record_step(step: On<StartStep>, mut recorder: Recorder) {
    let StartStep(kind, at) = *step;
    recorder.record(kind, |before| CourseProgress { step: at, was_offered: true, ..before });
}

/// The end of the match is the end of the course, which then starts over.
fn record_end(_: On<ActionPlayed>, session: Session, lesson: Res<Lesson>, mut recorder: Recorder) {
    let Some(running) = lesson.running().filter(|running| running.is_match()) else { return };
    if session.outcome().is_some() {
        recorder.record(running.kind(), |before| CourseProgress { step: 0, is_finished: true, ..before });
    }
}

fn decline_course(answer: On<DeclineCourse>, mut recorder: Recorder) {
    recorder.record(answer.0, |before| CourseProgress { was_offered: true, ..before });
}

/// Courses start over; they are not offered again.
fn clear(_: On<ClearRecord>, mut recorder: Recorder) {
    for kind in GameKind::ALL {
        recorder.record(kind, |before| CourseProgress { was_offered: before.was_offered, ..default() });
    }
}
