//! Autosave of the match at the table: after every action, and of the time that players have spent since then.

use bevy::prelude::*;

use super::boards::ENDING;
use super::library::Library;
use crate::app::order::{ActionSystems, AfterAction, EndSystems};
use crate::app::platform::now;
use crate::app::session::{
    ActionUndone, ClockRuns, MatchEnded, MatchLeft, Purpose, SaveSlot, Session, TimeRanOut,
};
use record::{Clock, FileError, Saved, SavedMatch};
use rules::Player;
use texts::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(AfterAction, autosave.in_set(ActionSystems::Save))
        .add_observer(autosave_on::<ActionUndone>)
        .add_observer(autosave_on::<TimeRanOut>)
        .add_observer(autosave_on::<MatchEnded>)
        .add_observer(save_time_on_leaving)
        .add_systems(Last, save_spent_time.in_set(EndSystems::Save));
}

/// The thinking time that is lost at most if the program is killed, in milliseconds.
const LOST: u64 = 4_000;

/// Saves every change before anything else can happen.
fn autosave(session: Session, mut slot: ResMut<SaveSlot>, mut library: ResMut<Library>) {
    // Courses are not saved.
    if session.purpose() != Purpose::Match {
        return;
    }
    // The match of a link is only shown until somebody moves.
    if slot.linked.as_ref().is_some_and(|linked| session.is_as(linked)) {
        return;
    }
    slot.linked = None;
    save_and_report(&session, &mut slot, &mut library);
}

fn autosave_on<E: Event>(_: On<E>, mut commands: Commands) {
    commands.run_system_cached(autosave);
}

fn save_and_report(session: &Session, slot: &mut SaveSlot, library: &mut Library) {
    // Even if it fails: it is tried again with the next change.
    slot.clock = session.clock();
    library.save_error = match save(library, session, slot) {
        Ok(Saved::InPlace) => None,
        Ok(Saved::AsCopy { file }) => Some(msg::saved_as_copy(file)),
        Err(error) => Some(cannot_be_saved(&error)),
    };
}

/// Saves the time that has been spent: from time to time while the clock runs, and when it stops, as it does in every menu.
fn save_spent_time(
    session: Session,
    runs: Res<ClockRuns>,
    exit: MessageReader<AppExit>,
    mut slot: ResMut<SaveSlot>,
    mut library: ResMut<Library>,
) {
    let is_due = !runs.0 || !exit.is_empty() || spent(&session, &slot) >= LOST;
    if is_due {
        save_time(&session, &mut slot, &mut library);
    }
}

fn save_time_on_leaving(
    _: On<MatchLeft>,
    session: Session,
    mut slot: ResMut<SaveSlot>,
    mut library: ResMut<Library>,
) {
    save_time(&session, &mut slot, &mut library);
}

/// The time that has been spent since the match was saved, in milliseconds.
fn spent(session: &Session, slot: &SaveSlot) -> u64 {
    let total = |clock: Clock| Player::BOTH.map(|player| clock.left(player)).iter().sum::<u64>();
    let before_and_now = slot.clock.zip(session.clock());
    before_and_now.map_or(0, |(before, now)| total(before).saturating_sub(total(now)))
}

/// Saves the time that has been spent since the match was saved. A file of the same match is up to date from then on.
pub(super) fn save_time(session: &Session, slot: &mut ResMut<SaveSlot>, library: &mut ResMut<Library>) {
    if session.purpose() == Purpose::Match && spent(session, slot) > 0 {
        save_and_report(session, slot, library);
    }
}

/// Saves the match at the table, in its file or a new one.
fn save(library: &Library, session: &Session, slot: &mut SaveSlot) -> Result<Saved, FileError> {
    let saved = session.saved(slot, now());
    let storage = library.storage()?;
    match &mut slot.file {
        Some(file) => storage.save(file, &saved.to_ron()),
        None => {
            slot.file = Some(storage.create(&stem(&saved), ENDING, saved.to_ron())?);
            Ok(Saved::InPlace)
        }
    }
}

/// The prefix of a match's file name.
pub(super) fn stem(saved: &SavedMatch) -> String {
    format!("{} {}", saved.game().start().kind(), saved.began)
}

/// The message that the match at the table cannot be saved.
pub(super) fn cannot_be_saved(error: &FileError) -> Message {
    msg::saves_trouble(error.message())
}
