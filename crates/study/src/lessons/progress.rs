//! How far a player has come in each course.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use rules::GameKind;
use rules::file_format::FileFormat;

/// How far a player has come, by the name of the game on the command line. Names of unknown games stay as they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Lessons", deny_unknown_fields)]
pub struct Progress {
    format: u32,
    #[serde(default)]
    courses: BTreeMap<String, CourseProgress>,
}

/// How far a player has come in a course.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CourseProgress {
    /// The step that was reached, counted from 0.
    pub step: usize,
    /// Whether the course was finished.
    pub is_finished: bool,
    /// Whether the course was offered, and the player answered or played without it.
    pub was_offered: bool,
}

impl Default for Progress {
    fn default() -> Self {
        Self { format: Self::FORMAT, courses: BTreeMap::new() }
    }
}

impl FileFormat for Progress {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = 64 * 1024;
}

impl Progress {
    /// How far the player has come in the course of a game.
    pub fn of(&self, kind: GameKind) -> CourseProgress {
        self.courses.get(kind.name()).copied().unwrap_or_default()
    }

    /// Records how far the player has come. Returns whether that is news.
    pub fn set(&mut self, kind: GameKind, progress: CourseProgress) -> bool {
        self.courses.insert(kind.name().to_owned(), progress) != Some(progress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::file_format::{parse, to_text};

    #[test]
    fn progress_is_read_as_it_was_written() {
        let mut progress = Progress::default();
        let [first, second, ..] = GameKind::ALL;
        let reached = CourseProgress { step: 3, ..CourseProgress::default() };
        assert!(progress.set(first, reached));
        assert!(!progress.set(first, reached), "nothing new");
        let read: Progress = parse(&to_text(&progress)).unwrap();
        assert_eq!(read, progress);
        assert_eq!((read.of(first).step, read.of(second)), (3, CourseProgress::default()));
        assert!(parse::<Progress>("Lessons(format: 2)").is_err());
        assert!(parse::<Progress>("Lessons(format: 1, other: 2)").is_err());
    }
}
