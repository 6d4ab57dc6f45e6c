//! Reviews of saved matches: each is kept in a file of its own, so that saving a match costs no more, and older releases read all matches.
//!
//! A review can always be made again. What cannot be read, or does not fit its match, is ignored; what cannot be written is not kept.

use bevy::prelude::*;
use tracing::debug;

use super::library::Library;
use crate::app::ai::{KnownReview, MatchReview, ReviewAdvanced};
use crate::app::session::{MatchStarted, Purpose, SaveSlot, Session};
use record::Storage;
use study::review::Review;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(read_review).add_observer(save_review);
}

/// How many positions are judged before an unfinished review is saved.
const OFTEN: usize = 10;

/// The file of the review of the match at the table.
fn place<'a>(library: &'a Library, slot: &'a SaveSlot) -> Option<(&'a Storage, &'a str)> {
    Some((library.reviews.as_ref().ok()?, slot.file.as_ref()?.name()))
}

fn read_review(
    _: On<MatchStarted>,
    session: Session,
    (slot, library): (Res<SaveSlot>, Res<Library>),
    mut commands: Commands,
) {
    let Some((storage, file)) = place(&library, &slot).filter(|_| session.purpose() == Purpose::Match) else {
        return;
    };
    let Ok(text) = storage.read(file, Review::LARGEST) else { return };
    match Review::from_ron(&text, session.game()) {
        Ok(review) => commands.trigger(KnownReview(review)),
        Err(error) => debug!("the review of {file} is made again: {error}"),
    }
}

fn save_review(
    fact: On<ReviewAdvanced>,
    session: Session,
    (slot, library): (Res<SaveSlot>, Res<Library>),
    match_review: Res<MatchReview>,
    mut saved: Local<usize>,
) {
    let review = match_review.review();
    let judged = review.judgements().len();
    // Another review begins with fewer.
    *saved = (*saved).min(judged);
    if !fact.is_complete && judged < *saved + OFTEN {
        return;
    }
    *saved = judged;
    let Some((storage, file)) = place(&library, &slot) else { return };
    if let Err(error) = storage.write(file, review.to_ron(session.game())) {
        debug!("the review of {file} is not kept: {error}");
    }
}

/// A match was deleted: if it is restored, its review is made again.
pub(super) fn remove_review(library: &Library, file: &str) {
    if let Ok(reviews) = &library.reviews {
        // Most matches have none.
        let _ = reviews.remove(file);
    }
}
