//! In a review, what would have been better than the turn on the board: arrows from place to place, and rings where pieces would have been
//! placed.

use bevy::prelude::*;

use super::group::{HighlightGroup, Highlighter};
use super::kind::{Highlight, HighlightKind};
use super::shapes::{Paint, Stroke};
use crate::app::ai::MatchReview;
use crate::app::games::Spot;
use crate::app::session::Session;
use crate::app::settings::Settings;
use rules::{AnyAction, AnyGame, Effect, Game, Site};

/// The widths of an arrow and of its outline, the length of its head and how far that reaches to each side, in units of the board.
const WIDTH: f32 = 0.12;
const OUTLINE: f32 = 0.05;
const HEAD: f32 = 0.34;
const SIDE: f32 = 0.24;
/// How far arrows begin and end from the middle of a place, in half-widths of the place.
const CLEAR: f32 = 0.35;
/// How far they hover above the board and what lies flat on it.
const HOVER: f32 = 0.3;

pub(super) fn is_stale(session: Session, review: Option<Res<MatchReview>>, settings: Res<Settings>) -> bool {
    session.is_changed() || review.is_some_and(|review| review.is_changed()) || settings.is_changed()
}

pub(super) fn lay_better(session: Session, review: Option<Res<MatchReview>>, mut highlighter: Highlighter) {
    let group = HighlightGroup::Better;
    highlighter.clear(group);
    // A line on the board shows it itself.
    let Some(review) = review.filter(|_| session.line().is_none()) else { return };
    let Some(number) = review.shown_turn(&session) else { return };
    let before = session.game().position_at(review.turns()[number].actions.start);
    let better = review.better(number).and_then(|line| line.first());
    let (Some(before), Some(better)) = (before, better) else { return };
    let spots = highlighter.look.spots();
    for step in steps(before, better) {
        match step {
            Step::Move { from, to } => lay_arrow(from, to, &spots, &mut highlighter),
            Step::Place { at } => {
                highlighter.lay(group, Highlight { site: at, kind: HighlightKind::Hint }, &spots);
            }
        }
    }
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

fn lay_arrow(from: Site, to: Site, spots: &[Spot], highlighter: &mut Highlighter) {
    let find = |site| spots.iter().find(|spot| spot.site == site);
    let (Some(first), Some(last)) = (find(from), find(to)) else { return };
    let above = |spot: &Spot| Vec2::new(spot.place.x, -spot.place.z);
    let along = (above(last) - above(first)).normalize_or(Vec2::X);
    let start = above(first) + along * first.half * CLEAR;
    let tip = above(last) - along * last.half * CLEAR;
    let head = tip - along * HEAD;
    let side = along.perp() * SIDE;
    let mut strokes = vec![Stroke::Bar { from: start, to: tip, width: WIDTH }];
    strokes.extend([side, -side].map(|side| Stroke::Bar { from: tip, to: head + side, width: WIDTH }));
    let tones = HighlightKind::Better.tones(highlighter.art.colours());
    let mut paint = Paint::default();
    paint.two_tone(&strokes, OUTLINE, tones);
    let mesh = highlighter.art.mesh(paint.mesh());
    let height = first.place.y.max(last.place.y) + HOVER;
    let highlight = Highlight { site: to, kind: HighlightKind::Better };
    highlighter.draw(HighlightGroup::Better, highlight, mesh, Transform::from_xyz(0.0, height, 0.0));
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
