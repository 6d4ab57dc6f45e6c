//! What is pointed out: in a review, what would have been better than the turn on the board; in a task about a mistake, the mistake; in a
//! course or a puzzle, what the step points at and the places of the hint.

use bevy::prelude::*;

use super::draw::{Shape, Wanted};
use super::inputs::{Inputs, above, spot_of};
use super::kind::HighlightKind;
use super::shapes::{Stroke, arrowheads};
use crate::app::exercises::Lesson;
use crate::app::games::Spot;
use crate::app::session::Session;
use rules::{AnyAction, AnyGame, Effect, Game, Piece, Presented, Site};

/// The widths of an arrow and of its outline, the length of its head and how far that reaches to each side, in units of the board.
const ARROW: f32 = 0.12;
const OUTLINE: f32 = 0.05;
const HEAD: f32 = 0.34;
const SIDE: f32 = 0.24;
/// How far arrows begin and end from the middle of a place, in half-widths of the place.
const CLEAR: f32 = 0.35;
/// How far arrows hover above the board and what lies flat on it.
const ARROW_HOVER: f32 = 0.3;
/// How far arrowheads hover at least: above the lines and the edges of the board.
const HOVER: f32 = 0.12;
/// Arrowheads at a part of the board: how far their tips reach into it, their length and width, their outline, and their height above all
/// pieces.
const INSIDE: f32 = 0.1;
const LENGTH: f32 = 0.3;
const WIDTH: f32 = 0.15;
const LINE: f32 = 0.05;
const ABOVE: f32 = 0.75;

/// Arrows from place to place, and rings where pieces would have been placed.
pub(super) fn better(inputs: &Inputs) -> Vec<Wanted> {
    let session = &inputs.session;
    let better = || {
        // A line on the board shows it itself.
        let review = inputs.review.as_ref().filter(|_| session.line().is_none())?;
        let number = review.shown_turn(session)?;
        let before = session.game().position_at(review.turns()[number].actions.start)?;
        Some(steps(before, review.better(number)?.first()?))
    };
    let kinds = [HighlightKind::Better, HighlightKind::Hint];
    shown(better().unwrap_or_default(), kinds, &inputs.look.spots())
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

/// Steps on the board: pieces that move as arrows, and those that are placed by a shape on their places, each of a kind.
fn shown(steps: Vec<Step>, [moved, placed]: [HighlightKind; 2], spots: &[Spot]) -> Vec<Wanted> {
    let wanted = |step| match step {
        Step::Move { from, to } => arrow(from, to, moved, spots),
        Step::Place { at } => Some(Wanted::new(at, placed)),
    };
    steps.into_iter().filter_map(wanted).collect()
}

/// What is seen of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Move { from: Site, to: Site },
    Place { at: Site },
}

/// The steps of a turn; steps straight on are one.
fn steps(before: &AnyGame, turn: &[AnyAction]) -> Vec<Step> {
    let mut position = before.clone();
    let mut steps: Vec<Step> = Vec::new();
    for action in turn {
        let Ok(effects) = position.play(action) else { return steps };
        for effect in effects {
            match effect {
                Effect::Moved { from, to } | Effect::Jumped { from, to, .. } => match steps.last_mut() {
                    Some(Step::Move { from: first, to: last })
                        if *last == from && is_straight(*first, from, to) =>
                    {
                        *last = to;
                    }
                    _ => steps.push(Step::Move { from, to }),
                },
                Effect::Placed { at, .. } => steps.push(Step::Place { at }),
                _ => {}
            }
        }
    }
    steps
}

/// Whether the way from `a` over `b` to `c` is straight.
fn is_straight(a: Site, b: Site, c: Site) -> bool {
    let way = |from: Site, to: Site| {
        (i32::from(to.file) - i32::from(from.file), i32::from(to.rank) - i32::from(from.rank))
    };
    let ((x, y), (across, up)) = (way(a, b), way(b, c));
    x * up == y * across && x * across + y * up > 0
}

fn arrow(from: Site, to: Site, kind: HighlightKind, spots: &[Spot]) -> Option<Wanted> {
    let (first, last) = (spot_of(from, spots)?, spot_of(to, spots)?);
    let along = (above(last) - above(first)).normalize_or(Vec2::X);
    let start = above(first) + along * first.half * CLEAR;
    let tip = above(last) - along * last.half * CLEAR;
    let head = tip - along * HEAD;
    let side = along.perp() * SIDE;
    let mut strokes = vec![Stroke::Bar { from: start, to: tip, width: ARROW }];
    strokes.extend([side, -side].map(|side| Stroke::Bar { from: tip, to: head + side, width: ARROW }));
    let height = first.place.y.max(last.place.y) + ARROW_HOVER;
    Some(Wanted::lines(to, kind, strokes, OUTLINE, Vec3::Y * height))
}

/// What the step of a course points at, the places of the next action of the solution, once the hint was given, and the mistake of a task.
pub(super) fn lesson(inputs: &Inputs) -> Vec<Wanted> {
    let Some(running) = inputs.exercise.running() else { return Vec::new() };
    let (spots, pieces) = (inputs.look.spots(), inputs.pieces());
    let hinted = places_of(running.hinted(), &inputs.session);
    let pointed = running.pointing().into_iter().flat_map(Lesson::pointed_at);
    let pointed = pointed.filter(|site| !hinted.contains(site)).map(|site| {
        let lift = lift(site, &spots, &pieces, inputs);
        Wanted { site, kind: HighlightKind::Pointed, shape: Shape::OnPlace { lift, price: None } }
    });
    let around: Vec<_> = running.pointing().into_iter().flat_map(Lesson::pointed_around).collect();
    let hinted = hinted.iter().map(|site| Wanted::new(*site, HighlightKind::Hint));
    pointed.chain(around_all(&around, &spots)).chain(hinted).chain(mistake(inputs)).collect()
}

/// Points at a part of the board as a whole: one arrowhead at the middle of each of its edges.
fn around_all(sites: &[Site], spots: &[Spot]) -> Option<Wanted> {
    let places: Vec<&Spot> = sites.iter().filter_map(|site| spot_of(*site, spots)).collect();
    let first = places.first()?;
    let edge = |spot: &&Spot| (spot.place.xz() - spot.reach, spot.place.xz() + spot.reach);
    let (low, high) = places
        .iter()
        .map(edge)
        .fold((Vec2::MAX, Vec2::MIN), |(low, high), (from, to)| (low.min(from), high.max(to)));
    let kind = HighlightKind::Pointed;
    let strokes = arrowheads((high - low) / 2.0 - INSIDE, LENGTH, WIDTH);
    let middle = (low + high) / 2.0;
    let at = Vec3::new(middle.x, first.place.y + kind.height() + ABOVE, middle.y);
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

fn places_of(hint: Option<&str>, session: &Session) -> Vec<Site> {
    let position = session.position();
    let Some(action) = hint.and_then(|text| position.read_action(text).ok()) else {
        return Vec::new();
    };
    let gesture = position.gesture(&action);
    gesture.from.into_iter().chain(gesture.to).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::Match;
    use rules::GameKind;

    #[test]
    fn steps_straight_on_are_one_arrow_and_bends_are_two() {
        let site = |text: &str| text.parse::<Site>().unwrap();
        assert!(is_straight(site("a1"), site("a2"), site("a4")));
        assert!(is_straight(site("a1"), site("b2"), site("c3")));
        assert!(!is_straight(site("a1"), site("a2"), site("b2")));
        assert!(!is_straight(site("a1"), site("a2"), site("a1")), "there and back");
        for kind in GameKind::ALL {
            let start = kind.set_up("", None, None).unwrap();
            let action = start.actions()[0].clone();
            let mut game = Match::new(start.clone());
            game.play(&action).unwrap();
            assert!(!steps(&start, &[action]).is_empty(), "{kind}");
        }
    }
}
