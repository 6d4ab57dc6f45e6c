//! What is seen of a turn: the steps of its pieces, as arrows that point out what could be played and as trails of what was.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::draw::Wanted;
use super::inputs::{above, spot_of};
use super::kind::HighlightKind;
use super::shapes::Stroke;
use crate::app::games::Spot;
use rules::{AnyAction, AnyGame, Effect, Game, Site};

/// The widths of an arrow and of its outline, the length of its head and how far that reaches to each side, in units of the board.
const ARROW: f32 = 0.12;
const OUTLINE: f32 = 0.05;
const HEAD: f32 = 0.34;
const SIDE: f32 = 0.24;
/// How far arrows begin and end from the middle of a place, in half-widths of the place.
const CLEAR: f32 = 0.35;
/// How far arrows hover above the board and what lies flat on it.
const ARROW_HOVER: f32 = 0.3;
/// The widths of a trail where it begins and where it ends, in half-widths of a place, and of its outline.
const TRAIL: [f32; 2] = [0.1, 0.24];
const TRAIL_OUTLINE: f32 = 0.04;
/// The length and the width of a trail's head, and how far its tip ends from the middle of the place, in half-widths of the place: beside the
/// foot of the piece there.
const TRAIL_HEAD: [f32; 2] = [0.5, 0.62];
const TRAIL_END: f32 = 0.72;

/// Steps on the board: pieces that move as arrows, and those that are placed by a shape on their places, each of a kind.
pub(super) fn shown(steps: Vec<Step>, [moved, placed]: [HighlightKind; 2], spots: &[Spot]) -> Vec<Wanted> {
    let wanted = |step| match step {
        Step::Move { from, to } => arrow(from, to, moved, spots),
        Step::Place { at } => Some(Wanted::new(at, placed)),
    };
    steps.into_iter().filter_map(wanted).collect()
}

/// What is seen of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Move { from: Site, to: Site },
    Place { at: Site },
}

/// The steps of a turn; steps straight on are one.
pub(super) fn steps(before: &AnyGame, turn: &[AnyAction]) -> Vec<Step> {
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

/// A trail through all landings of every piece that moved: it grows wider towards the end, and has a head there.
pub(super) fn trails(steps: &[Step], spots: &[Spot]) -> Vec<Wanted> {
    let mut ways: Vec<Vec<Site>> = Vec::new();
    for step in steps {
        let Step::Move { from, to } = *step else { continue };
        match ways.iter_mut().find(|way| way.last() == Some(&from)) {
            Some(way) => way.push(to),
            None => ways.push(vec![from, to]),
        }
    }
    ways.iter().filter_map(|way| trail(way, spots)).collect()
}

fn trail(way: &[Site], spots: &[Spot]) -> Option<Wanted> {
    let kind = HighlightKind::Trail;
    let places: Vec<&Spot> = way.iter().filter_map(|site| spot_of(*site, spots)).collect();
    let (first, last) = (places.first()?, places.last()?);
    let mut points: Vec<Vec2> = places.iter().map(|spot| above(spot)).collect();
    // It begins and ends beside the middle of a place, where other marks are.
    let short = |from: Vec2, to: Vec2, by: f32| from + (to - from).normalize_or_zero() * by;
    let count = points.len();
    points[0] = short(points[0], points[1], first.half * CLEAR);
    let tip = short(points[count - 1], points[count - 2], last.half * TRAIL_END);
    points[count - 1] = short(tip, points[count - 2], last.half * TRAIL_HEAD[0]);
    let whole: f32 = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let mut gone = 0.0;
    let mut strokes = Vec::new();
    for pair in points.windows(2) {
        let width = |gone: f32| last.half * TRAIL[0].lerp(TRAIL[1], gone / whole.max(0.01));
        let next = gone + pair[0].distance(pair[1]);
        strokes.push(Stroke::Taper { from: pair[0], to: pair[1], widths: (width(gone), width(next)) });
        gone = next;
    }
    // Its bends are round.
    for (i, bend) in points.iter().enumerate().skip(1).take(count - 2) {
        let Stroke::Taper { widths, .. } = strokes[i] else { continue };
        strokes.push(Stroke::Arc { middle: *bend, radii: (0.0, widths.0 / 2.0), angles: (0.0, TAU) });
    }
    let widths = (last.half * TRAIL_HEAD[1], 0.0);
    strokes.push(Stroke::Taper { from: points[count - 1], to: tip, widths });
    let height = first.place.y.max(last.place.y) + kind.height();
    Some(Wanted::lines(*way.last()?, kind, strokes, TRAIL_OUTLINE, Vec3::Y * height))
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
