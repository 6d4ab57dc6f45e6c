//! What is pointed out: in a review, what would have been better than the turn on the board; in a task about a mistake, the mistake; in a
//! course or a puzzle, what the step points at and the places of the hint.

use bevy::prelude::*;

use super::draw::{Shape, Wanted};
use super::inputs::{Inputs, spot_of};
use super::kind::HighlightKind;
use super::shapes::Stroke;
use super::steps::{shown, steps};
use crate::app::exercises::Lesson;
use crate::app::games::Spot;
use crate::app::session::Session;
use rules::{Game, Piece, Presented, Site};

/// How far arrowheads hover at least: above the lines and the edges of the board.
const HOVER: f32 = 0.12;
/// The frame around a part of the board: how far inside its edge it runs, its width and its outline.
const INSIDE: f32 = 0.06;
const WIDTH: f32 = 0.13;
const LINE: f32 = 0.04;

/// What was played and what would have been better, over the position before it: arrows from place to place, crosses where pieces were
/// placed, and rings where they would have been.
pub(super) fn better(inputs: &Inputs) -> Vec<Wanted> {
    let session = &inputs.session;
    let both = || {
        let review = inputs.review.as_ref().filter(|_| session.is_before_turn())?;
        let number = review.shown_turn(session)?;
        let (before, turn) = (session.shown(), &review.turns()[number]);
        let played = session.game().actions_of(&turn.actions);
        Some((steps(before, &played), steps(before, review.better(number)?.first()?)))
    };
    let (played, better) = both().unwrap_or_default();
    let spots = inputs.look.spots();
    let mut wanted = shown(played, [HighlightKind::Mistaken; 2], &spots);
    wanted.extend(shown(better, [HighlightKind::Better, HighlightKind::Hint], &spots));
    wanted
}

/// The mistake that a task is about, until something is played in its place.
fn mistake(inputs: &Inputs) -> Vec<Wanted> {
    let steps = || {
        let actions = inputs.exercise.running()?.mistaken()?;
        let session = &inputs.session;
        session.game().played().is_empty().then(|| steps(session.game().start(), actions))
    };
    shown(steps().unwrap_or_default(), [HighlightKind::Mistaken; 2], &inputs.look.spots())
}

/// What the step of a course points at, the places of the next action of the solution, once the hint was given, and the mistake of a task.
pub(super) fn lesson(inputs: &Inputs) -> Vec<Wanted> {
    let Some(running) = inputs.exercise.running() else { return Vec::new() };
    let (spots, pieces) = (inputs.look.spots(), inputs.pieces());
    let hinted = places_of(running.hinted(), &inputs.session);
    // What pays already has a ring of its own, which arrowheads would hide.
    let proposal = inputs.selection.proposal();
    let pays = proposal.map(|action| inputs.session.position().gesture(action).pays).unwrap_or_default();
    let pointed = running.pointing().into_iter().flat_map(Lesson::pointed_at);
    let pointed = pointed.filter(|site| !hinted.contains(site) && !pays.contains(site)).map(|site| {
        let lift = lift(site, &spots, &pieces, inputs);
        Wanted::shaped(site, HighlightKind::Pointed, Shape::OnPlace { lift, price: None })
    });
    let around: Vec<_> = running.pointing().into_iter().flat_map(Lesson::pointed_around).collect();
    let hinted = hinted.iter().map(|site| Wanted::new(*site, HighlightKind::Hint));
    pointed.chain(around_all(&around, &spots)).chain(hinted).chain(mistake(inputs)).collect()
}

/// Points at a part of the board as a whole: a frame that lies on it, so that pieces hide little of it.
fn around_all(sites: &[Site], spots: &[Spot]) -> Option<Wanted> {
    let places: Vec<&Spot> = sites.iter().filter_map(|site| spot_of(*site, spots)).collect();
    let first = places.first()?;
    let edge = |spot: &&Spot| (spot.place.xz() - spot.reach, spot.place.xz() + spot.reach);
    let (low, high) = places
        .iter()
        .map(edge)
        .fold((Vec2::MAX, Vec2::MIN), |(low, high), (from, to)| (low.min(from), high.max(to)));
    let kind = HighlightKind::Pointed;
    let half = (high - low) / 2.0 - INSIDE;
    let corners =
        [Vec2::new(-1.0, -1.0), Vec2::new(1.0, -1.0), Vec2::ONE, Vec2::new(-1.0, 1.0)].map(|at| at * half);
    let side = |i: usize| Stroke::Bar { from: corners[i], to: corners[(i + 1) % 4], width: WIDTH };
    let strokes = (0..4).map(side).collect();
    let middle = (low + high) / 2.0;
    let at = Vec3::new(middle.x, first.place.y + kind.height() + HOVER, middle.y);
    Some(Wanted::lines(first.site, kind, strokes, LINE, at))
}

/// How high arrowheads hover: around the middle of the piece on the place, so that it does not hide them.
fn lift(site: Site, spots: &[Spot], pieces: &[(Site, Piece)], inputs: &Inputs) -> f32 {
    let ground = spot_of(site, spots).map_or(0.0, |spot| spot.place.y);
    let piece = pieces.iter().find(|(place, _)| *place == site).map(|(_, piece)| *piece);
    let middle = piece.map_or(0.0, |piece| {
        let look = &inputs.look;
        look.standing(piece, site).translation.y + look.body(piece).middle - ground
    });
    middle.max(HOVER)
}

fn places_of(hint: Option<(&str, bool)>, session: &Session) -> Vec<Site> {
    let position = session.position();
    let action = hint.and_then(|(text, is_whole)| Some((position.read_action(text).ok()?, is_whole)));
    let Some((action, is_whole)) = action else { return Vec::new() };
    let gesture = position.gesture(&action);
    gesture.from.into_iter().chain(gesture.to.filter(|_| is_whole)).collect()
}
