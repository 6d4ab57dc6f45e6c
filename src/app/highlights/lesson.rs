//! Highlights of a course: what the step points at, and the places of its hint.

use bevy::prelude::*;

use super::group::{HighlightGroup, Highlighter};
use super::kind::{Highlight, HighlightKind};
use crate::app::games::Spot;
use crate::app::lessons::{Lesson, Running};
use crate::app::session::Session;
use crate::app::settings::Settings;
use crate::games::{Game, Piece, Presented, Site};

/// How far arrowheads hover at least: above the lines and the edges of the board.
const HOVER: f32 = 0.12;

pub(super) fn is_stale(session: Session, lesson: Res<Lesson>, settings: Res<Settings>) -> bool {
    session.is_changed() || lesson.is_changed() || settings.is_changed()
}

pub(super) fn lay_lesson(session: Session, lesson: Res<Lesson>, mut highlighter: Highlighter) {
    highlighter.clear(HighlightGroup::Lesson);
    let Some(running) = lesson.running() else { return };
    let (spots, pieces) = (highlighter.look.spots(), session.position().pieces());
    let hinted = hinted(running, &session);
    for site in running.pointed_at().filter(|site| !hinted.contains(site)) {
        let lift = lift(site, &spots, &pieces, &highlighter);
        let highlight = Highlight { site, kind: HighlightKind::Pointed };
        highlighter.lay_lifted(HighlightGroup::Lesson, highlight, &spots, lift);
    }
    for site in hinted {
        highlighter.lay(HighlightGroup::Lesson, Highlight { site, kind: HighlightKind::Hint }, &spots);
    }
}

/// How high arrowheads hover: around the middle of the piece on the place, so that it does not hide them.
fn lift(site: Site, spots: &[Spot], pieces: &[(Site, Piece)], highlighter: &Highlighter) -> f32 {
    let ground = spots.iter().find(|spot| spot.site == site).map_or(0.0, |spot| spot.place.y);
    let piece = pieces.iter().find(|(place, _)| *place == site).map(|(_, piece)| *piece);
    let middle = piece.map_or(0.0, |piece| {
        let look = &highlighter.look;
        look.standing(piece, site).translation.y + look.body(piece).middle - ground
    });
    middle.max(HOVER)
}

/// The places of the next action of the solution, once the hint was given.
fn hinted(running: &Running, session: &Session) -> Vec<Site> {
    let position = session.position();
    let Some(action) = running.hinted().and_then(|text| position.read_action(text).ok()) else {
        return Vec::new();
    };
    let gesture = position.gesture(&action);
    gesture.from.into_iter().chain(gesture.to).collect()
}
