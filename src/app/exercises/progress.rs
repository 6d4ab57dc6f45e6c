//! How far the player has come in the courses, and the stars of the puzzles: each in a small file beside the settings.

use bevy::prelude::*;

use crate::app::session::ClearRecord;
use crate::app::settings::{Stored, StoredFile};
use rules::GameKind;
use study::lessons::{Course, CourseProgress, Progress};
use study::puzzles::{Collection, Puzzle, PuzzleProgress, Stars};
use texts::{Message, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>()
        .init_resource::<PuzzleStars>()
        .add_systems(Startup, (read::<Progress>, read::<PuzzleProgress>))
        .add_observer(clear);
}

/// What a player has reached, and its file.
#[derive(Resource, Debug, Default)]
pub(crate) struct Reached<P> {
    progress: P,
    pub(crate) file: StoredFile<P>,
}

/// How far the player has come in each course.
pub(crate) type Lessons = Reached<Progress>;

/// The stars of the player.
pub(crate) type PuzzleStars = Reached<PuzzleProgress>;

impl Stored for Progress {
    const FILE: &'static str = "lessons";

    fn unread(fault: Message) -> Message {
        msg::lessons_unread(fault)
    }

    fn not_saved(fault: Message) -> Message {
        msg::lessons_not_saved(fault)
    }
}

impl Stored for PuzzleProgress {
    const FILE: &'static str = "puzzles";

    fn unread(fault: Message) -> Message {
        msg::puzzles_unread(fault)
    }

    fn not_saved(fault: Message) -> Message {
        msg::puzzles_not_saved(fault)
    }
}

impl<P: Default> Reached<P> {
    /// Nothing is read or saved.
    pub(crate) fn none() -> Self {
        Self { progress: P::default(), file: StoredFile::none() }
    }

    #[cfg(test)]
    pub(crate) fn at(folder: &std::path::Path) -> Self {
        Self { progress: P::default(), file: StoredFile::at(folder) }
    }
}

impl<P: Stored> Reached<P> {
    fn save(&mut self) {
        self.file.write(&self.progress);
    }
}

impl Lessons {
    /// The step with which a course continues, counted from 0.
    pub(crate) fn reached(&self, kind: GameKind) -> usize {
        let step = self.progress.of(kind).step;
        // Another release may have had more steps.
        if step < Course::of(kind).steps.len() { step } else { 0 }
    }

    /// Whether the course was finished.
    pub(crate) fn is_finished(&self, kind: GameKind) -> bool {
        self.progress.of(kind).is_finished
    }

    /// Whether any course was begun or finished.
    pub(crate) fn is_any(&self) -> bool {
        GameKind::ALL.into_iter().any(|kind| self.is_finished(kind) || self.reached(kind) > 0)
    }

    /// Whether the course should still be offered: it was neither begun nor declined.
    pub(crate) fn is_to_be_offered(&self, kind: GameKind) -> bool {
        !self.progress.of(kind).was_offered
    }

    pub(super) fn record(&mut self, kind: GameKind, change: impl FnOnce(CourseProgress) -> CourseProgress) {
        let now = change(self.progress.of(kind));
        if self.progress.set(kind, now) {
            self.save();
        }
    }
}

impl PuzzleStars {
    /// How many of these puzzles of a game are solved, and all stars for them.
    pub(crate) fn count<'a>(
        &self,
        kind: GameKind,
        puzzles: impl IntoIterator<Item = &'a Puzzle>,
    ) -> (usize, usize) {
        let earned = puzzles.into_iter().filter_map(|puzzle| self.of(kind, puzzle));
        earned.fold((0, 0), |(solved, stars), earned| (solved + 1, stars + usize::from(earned.number())))
    }

    /// The place of the first puzzle of a game that is not solved, from a place on and then from the start.
    pub(crate) fn next_unsolved(&self, kind: GameKind, from: usize) -> Option<usize> {
        let puzzles = &Collection::of(kind).puzzles;
        let places = (0..puzzles.len()).map(|i| (from + i) % puzzles.len());
        places.into_iter().find(|place| self.of(kind, &puzzles[*place]).is_none())
    }

    /// Whether there are any.
    pub(crate) fn is_any(&self) -> bool {
        self.progress != PuzzleProgress::default()
    }

    /// The stars for a puzzle, if it was solved.
    pub(crate) fn of(&self, kind: GameKind, puzzle: &Puzzle) -> Option<Stars> {
        self.progress.stars(kind, puzzle)
    }

    pub(super) fn record(&mut self, kind: GameKind, puzzle: &Puzzle, earned: Stars) {
        if self.progress.record(kind, puzzle, earned) {
            self.save();
        }
    }
}

fn read<P: Stored>(mut reached: ResMut<Reached<P>>) {
    if let Some(saved) = reached.file.read() {
        reached.progress = saved;
    }
}

/// Courses start over, and are not offered again; there are no stars.
fn clear(_: On<ClearRecord>, mut lessons: ResMut<Lessons>, mut stars: ResMut<PuzzleStars>) {
    for kind in GameKind::ALL {
        lessons.record(kind, |before| CourseProgress { was_offered: before.was_offered, ..default() });
    }
    stars.progress = PuzzleProgress::default();
    stars.save();
}
