//! The stars, saved in a small file beside the settings.

use bevy::prelude::*;

use super::running::{PuzzleAtTable, PuzzleRemark};
use crate::app::session::ClearRecord;
use crate::app::settings::{Stored, StoredFile};
use rules::GameKind;
use study::puzzles::{Puzzle, PuzzleProgress, Stars};
use texts::{Message, msg};

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
pub(crate) type PuzzlesFile = StoredFile<PuzzleProgress>;

impl Stored for PuzzleProgress {
    const FILE: &'static str = "puzzles";

    fn unread(fault: Message) -> Message {
        msg::puzzles_unread(fault)
    }

    fn not_saved(fault: Message) -> Message {
        msg::puzzles_not_saved(fault)
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
    if let Some(saved) = file.read() {
        stars.0 = saved;
    }
}

fn record_stars(at_table: Res<PuzzleAtTable>, mut stars: ResMut<PuzzleStars>, mut file: ResMut<PuzzlesFile>) {
    let Some(running) = at_table.running() else { return };
    let Some(PuzzleRemark::Solved(earned)) = running.remark() else { return };
    if stars.bypass_change_detection().0.record(running.kind(), running.puzzle(), *earned) {
        stars.set_changed();
        file.write(&stars.0);
    }
}

fn clear(_: On<ClearRecord>, mut stars: ResMut<PuzzleStars>, mut file: ResMut<PuzzlesFile>) {
    stars.0 = PuzzleProgress::default();
    file.write(&stars.0);
}
