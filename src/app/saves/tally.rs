//! The player's own results, in a small file beside the settings. A match counts when it ends, and still does once its file is deleted;
//! older matches are counted from their files.

use bevy::prelude::*;

use super::library::Library;
use crate::app::order::AppSystems;
use crate::app::platform::now;
use crate::app::session::{ClearRecord, Purpose, Session, Strength};
use crate::app::settings::{Stored, StoredFile};
use crate::app::state::{Menu, Screen};
use record::{MatchState, Seat, Statistics, own_result};
use texts::{Message, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OwnRecord>()
        .add_systems(Startup, read_record)
        .add_systems(OnEnter(Menu::Record), |mut library: ResMut<Library>| library.refresh())
        .add_systems(
            Update,
            (
                count_match.run_if(in_state(Screen::Table)),
                count_saved_matches.run_if(in_state(Menu::Record)).run_if(resource_changed::<Library>),
            )
                .in_set(AppSystems::Ui),
        )
        .add_observer(clear);
}

/// The player's own results, and where they are saved.
#[derive(Resource, Debug, Default)]
pub(crate) struct OwnRecord {
    pub(crate) tally: Statistics,
    pub(crate) file: StoredFile<Statistics>,
}

impl Stored for Statistics {
    const FILE: &'static str = "record";

    fn unread(fault: Message) -> Message {
        msg::record_unread(fault)
    }

    fn not_saved(fault: Message) -> Message {
        msg::record_not_saved(fault)
    }
}

impl OwnRecord {
    /// Nothing is read or saved.
    pub(crate) fn none() -> Self {
        Self { tally: Statistics::default(), file: StoredFile::none() }
    }

    #[cfg(test)]
    pub(crate) fn at(folder: &std::path::Path) -> Self {
        Self { tally: Statistics::default(), file: StoredFile::at(folder) }
    }

    fn save(&mut self) {
        self.file.write(&self.tally);
    }
}

fn read_record(mut record: ResMut<OwnRecord>) {
    if let Some(saved) = record.file.read() {
        record.tally = saved;
    }
}

/// Counts the match at the table when it ends, and no longer when its end is taken back.
fn count_match(session: Session, mut record: ResMut<OwnRecord>) {
    if !session.is_changed() || session.purpose() != Purpose::Match {
        return;
    }
    let state = match session.outcome() {
        None => MatchState::Unfinished,
        Some(outcome) => outcome.winner.map_or(MatchState::Drawn, MatchState::Won),
    };
    let seats = session.computers().map(|computer| computer.map_or(Seat::Human, Strength::seat));
    let result = own_result(seats, state);
    // Only a result is a change.
    if record.bypass_change_detection().tally.set(session.kind(), session.began(), result) {
        record.save();
    }
}

/// Counts saved matches that are not known yet.
fn count_saved_matches(library: Res<Library>, mut record: ResMut<OwnRecord>) {
    let known = record.bypass_change_detection();
    let summaries = library.found.iter().filter_map(|found| found.contents.as_ref().ok());
    let news = summaries.filter(|summary| known.tally.set_saved(summary)).count();
    if news > 0 {
        record.save();
    }
}

fn clear(_: On<ClearRecord>, mut library: ResMut<Library>, mut record: ResMut<OwnRecord>) {
    // Saved matches that have not been counted yet are cleared as well.
    library.refresh_all();
    for saved in library.found.iter().filter_map(|found| found.contents.as_ref().ok()) {
        record.tally.set_saved(saved);
    }
    record.tally.clear(now());
    record.save();
}
