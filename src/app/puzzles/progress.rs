//! The stars, saved in a small file beside the settings.

use bevy::prelude::*;

use super::running::{PuzzleAtTable, PuzzleRemark};
use crate::app::session::ClearRecord;
use crate::app::settings::ConfigFile;
use rules::GameKind;
use study::puzzles::{Puzzle, PuzzleProgress, Stars};
use texts::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleStars>()
        .init_resource::<PuzzlesFile>()
        .add_systems(Startup, read_progress)
        .add_systems(Update, record_stars.run_if(resource_changed::<PuzzleAtTable>))
        .add_observer(clear);
}

/// The stars of the player.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct PuzzleStars(PuzzleProgress);

/// Where they are saved.
#[derive(Resource, Debug)]
pub(crate) struct PuzzlesFile {
    file: ConfigFile,
    /// An error message for the player.
    pub(crate) message: Option<Message>,
}

const FILE: &str = "puzzles.ron";
/// Where an unreadable file is moved.
const ASIDE: &str = "puzzles-unread.ron";

impl Default for PuzzlesFile {
    fn default() -> Self {
        Self { file: ConfigFile::of_player(FILE, ASIDE), message: None }
    }
}

impl PuzzlesFile {
    /// Nothing is read or saved.
    pub(crate) const fn none() -> Self {
        Self { file: ConfigFile::none(), message: None }
    }

    #[cfg(test)]
    pub(crate) fn at(folder: &std::path::Path) -> Self {
        Self { file: ConfigFile::at(folder, FILE, ASIDE), message: None }
    }
}

impl PuzzlesFile {
    fn save(&mut self, progress: &PuzzleProgress) {
        let written = self.file.write(progress);
        self.message = written.err().map(|error| msg::puzzles_not_saved(error.message()));
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
        self.0 != PuzzleProgress::default()
    }

    /// The stars for a puzzle, if it was solved.
    pub(crate) fn of(&self, kind: GameKind, puzzle: &Puzzle) -> Option<Stars> {
        self.0.stars(kind, puzzle)
    }
}

fn read_progress(mut stars: ResMut<PuzzleStars>, mut file: ResMut<PuzzlesFile>) {
    match file.file.read() {
        Ok(Some(saved)) => stars.0 = saved,
        Ok(None) => {}
        Err(fault) => file.message = Some(msg::puzzles_unread(fault)),
    }
}

fn record_stars(at_table: Res<PuzzleAtTable>, mut stars: ResMut<PuzzleStars>, mut file: ResMut<PuzzlesFile>) {
    let Some(running) = at_table.running() else { return };
    let Some(PuzzleRemark::Solved(earned)) = running.remark() else { return };
    if stars.bypass_change_detection().0.record(running.kind(), running.puzzle(), *earned) {
        stars.set_changed();
        file.save(&stars.0);
    }
}

fn clear(_: On<ClearRecord>, mut stars: ResMut<PuzzleStars>, mut file: ResMut<PuzzlesFile>) {
    stars.0 = PuzzleProgress::default();
    file.save(&stars.0);
}
