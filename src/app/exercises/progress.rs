//! How far the player has come in the courses, and the stars of the puzzles: each in a small file beside the settings.

use bevy::prelude::*;

use crate::app::session::ClearRecord;
use crate::app::settings::ConfigFile;
use rules::GameKind;
use rules::file_format::FileFormat;
use study::lessons::{Course, CourseProgress, Progress};
use study::puzzles::{Puzzle, PuzzleProgress, Stars};
use texts::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>()
        .init_resource::<PuzzleStars>()
        .add_systems(Startup, (read::<Progress>, read::<PuzzleProgress>))
        .add_observer(clear);
}

/// What a player has reached, and where it is saved.
#[derive(Resource, Debug)]
pub(crate) struct Stored<P: Storable> {
    progress: P,
    file: ConfigFile,
    /// An error message for the player.
    pub(crate) message: Option<Message>,
}

/// How far the player has come in each course.
pub(crate) type Lessons = Stored<Progress>;

/// The stars of the player.
pub(crate) type PuzzleStars = Stored<PuzzleProgress>;

/// What has a file of its own.
pub(crate) trait Storable: FileFormat + Default + Send + Sync + 'static {
    const FILE: &'static str;
    /// Where an unreadable file is moved.
    const ASIDE: &'static str;
    const UNREAD: fn(Message) -> Message;
    const NOT_SAVED: fn(Message) -> Message;
}

impl Storable for Progress {
    const FILE: &'static str = "lessons.ron";
    const ASIDE: &'static str = "lessons-unread.ron";
    const UNREAD: fn(Message) -> Message = msg::lessons_unread;
    const NOT_SAVED: fn(Message) -> Message = msg::lessons_not_saved;
}

impl Storable for PuzzleProgress {
    const FILE: &'static str = "puzzles.ron";
    const ASIDE: &'static str = "puzzles-unread.ron";
    const UNREAD: fn(Message) -> Message = msg::puzzles_unread;
    const NOT_SAVED: fn(Message) -> Message = msg::puzzles_not_saved;
}

impl<P: Storable> Default for Stored<P> {
    fn default() -> Self {
        Self { file: ConfigFile::of_player(P::FILE, P::ASIDE), ..Self::none() }
    }
}

impl<P: Storable> Stored<P> {
    /// Nothing is read or saved.
    pub(crate) fn none() -> Self {
        Self { progress: P::default(), file: ConfigFile::none(), message: None }
    }

    #[cfg(test)]
    pub(crate) fn at(folder: &std::path::Path) -> Self {
        Self { file: ConfigFile::at(folder, P::FILE, P::ASIDE), ..Self::none() }
    }

    fn save(&mut self) {
        let written = self.file.write(&self.progress);
        self.message = written.err().map(|error| (P::NOT_SAVED)(error.message()));
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

fn read<P: Storable>(mut stored: ResMut<Stored<P>>) {
    match stored.file.read() {
        Ok(Some(saved)) => stored.progress = saved,
        Ok(None) => {}
        Err(fault) => stored.message = Some((P::UNREAD)(fault)),
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
