//! Highlights of a course or a puzzle: what the step points at, and the places of the hint.

use bevy::prelude::*;

use super::group::{HighlightGroup, Highlighter};
use super::kind::{Highlight, HighlightKind};
use super::shapes::{Paint, arrowheads};
use crate::app::exercises::Exercise;
use crate::app::games::Spot;
use crate::app::session::Session;
use crate::app::settings::Settings;
use rules::{Game, Piece, Presented, Site};
use study::lessons::Step;

/// How far arrowheads hover at least: above the lines and the edges of the board.
const HOVER: f32 = 0.12;
/// Arrowheads at a part of the board: how far their tips reach into it, their length and width, their outline, and their height above all
/// pieces.
const INSIDE: f32 = 0.1;
const LENGTH: f32 = 0.3;
const WIDTH: f32 = 0.15;
const LINE: f32 = 0.05;
const ABOVE: f32 = 0.75;

pub(super) fn is_stale(session: Session, exercise: Res<Exercise>, settings: Res<Settings>) -> bool {
    session.is_changed() || exercise.is_changed() || settings.is_changed()
}

pub(super) fn lay_lesson(session: Session, exercise: Res<Exercise>, mut highlighter: Highlighter) {
    highlighter.clear(HighlightGroup::Lesson);
    let Some(running) = exercise.running() else { return };
    let (spots, pieces) = (highlighter.look.spots(), session.position().pieces());
    let hinted = places_of(running.hinted(), &session);
    let pointed = running.pointing().into_iter().flat_map(Step::pointed_at);
    for site in pointed.filter(|site| !hinted.contains(site)) {
        let lift = lift(site, &spots, &pieces, &highlighter);
        let highlight = Highlight { site, kind: HighlightKind::Pointed };
        highlighter.lay_lifted(HighlightGroup::Lesson, highlight, &spots, lift);
    }
    let around: Vec<_> = running.pointing().into_iter().flat_map(Step::pointed_around).collect();
    lay_around(&around, &spots, &mut highlighter);
    for site in hinted {
        highlighter.lay(HighlightGroup::Lesson, Highlight { site, kind: HighlightKind::Hint }, &spots);
    }
}

/// Points at a part of the board as a whole: one arrowhead at the middle of each of its edges.
fn lay_around(sites: &[Site], spots: &[Spot], highlighter: &mut Highlighter) {
    let places: Vec<&Spot> =
        sites.iter().filter_map(|site| spots.iter().find(|spot| spot.site == *site)).collect();
    let Some(first) = places.first() else { return };
    let edge = |spot: &&Spot| (spot.place.xz() - spot.reach, spot.place.xz() + spot.reach);
    let (low, high) = places
        .iter()
        .map(edge)
        .fold((Vec2::MAX, Vec2::MIN), |(low, high), (from, to)| (low.min(from), high.max(to)));
    let kind = HighlightKind::Pointed;
    let mut paint = Paint::default();
    let strokes = arrowheads((high - low) / 2.0 - INSIDE, LENGTH, WIDTH);
    paint.two_tone(&strokes, LINE, kind.tones(highlighter.art.colours()));
    let mesh = highlighter.art.mesh(paint.mesh());
    let middle = (low + high) / 2.0;
    let at = Transform::from_xyz(middle.x, first.place.y + kind.height() + ABOVE, middle.y);
    highlighter.draw(HighlightGroup::Lesson, Highlight { site: first.site, kind }, mesh, at);
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
fn places_of(hint: Option<&str>, session: &Session) -> Vec<Site> {
    let position = session.position();
    let Some(action) = hint.and_then(|text| position.read_action(text).ok()) else {
        return Vec::new();
    };
    let gesture = position.gesture(&action);
    gesture.from.into_iter().chain(gesture.to).collect()
}
