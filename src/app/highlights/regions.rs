//! What counts for each player, drawn on the board: panels, areas, chains. The first player's lines are solid, the second's
//! broken; the first one's bands are plain, and the second one's have a plate at every corner.

use bevy::prelude::*;

use super::draw::{Shape, Wanted};
use super::inputs::{Inputs, above, spot_of};
use super::kind::HighlightKind;
use super::shapes::Stroke;
use crate::app::games::Spot;
use rules::{Game, Player, Region, ScoreKind};

/// From the edge of a panel to the middle of the band around it.
const INSET: f32 = 0.1;
/// Widths of lines, and of their outlines.
const OUTLINE: f32 = 0.022;
const HELD: f32 = 0.085;
const AREA: f32 = 0.13;
const CHAIN: f32 = 0.16;
/// The size of a plate at the corner of a band, and of what is inlaid in it.
const PLATE: f32 = 0.19;
const INLAID: f32 = 0.085;
/// The length of a dash, and of the gap as a fraction of it.
const DASH: f32 = 0.95;
const GAP: f32 = 0.2;

pub(super) fn regions(inputs: &Inputs) -> Vec<Wanted> {
    // A replay of the last turn shows what was before it; a review shows a position.
    if inputs.replaying.0 && inputs.session.review_ply().is_none() {
        return Vec::new();
    }
    let (look, position) = (&inputs.look, inputs.session.shown());
    let (spots, pieces) = (look.spots(), position.pieces());
    // What counts is drawn over the pieces that make it up.
    let height = pieces.first().map_or(0.0, |(site, piece)| {
        let body = look.body(*piece);
        look.standing(*piece, *site).translation.y + body.middle + body.height / 2.0
    });
    let mut highlights = Vec::new();
    for part in position.score().into_iter().flat_map(|score| score.parts) {
        let is_shown = |region: &Region| match inputs.step.0 {
            // During scoring, only the current step is shown; panels are off the board then.
            Some(kind) => kind == part.kind && kind != ScoreKind::Panels,
            // What decided the match is there to be seen.
            None => {
                let counts = region.owner.is_some_and(|owner| part.points[owner.index()] > 0);
                inputs.is_over() && counts || inputs.assists.shows_score(part.kind)
            }
        };
        let regions = part.regions.iter().filter(|region| is_shown(region));
        highlights.extend(regions.filter_map(|region| outlined(region, part.kind, &spots, height)));
    }
    highlights
}

fn outlined(region: &Region, kind: ScoreKind, spots: &[Spot], height: f32) -> Option<Wanted> {
    let owner = region.owner?;
    let places: Vec<&Spot> = region.sites.iter().filter_map(|site| spot_of(*site, spots)).collect();
    let site = places.first()?.site;
    let mut pen = Pen { owner, strokes: Vec::new(), inlaid: Vec::new() };
    let (kind, up) = match kind {
        ScoreKind::Panels => {
            pen.frame(&places);
            (HighlightKind::Held, 0.0)
        }
        ScoreKind::Areas => {
            pen.joints(&places);
            (HighlightKind::Area, height)
        }
        ScoreKind::Chains => {
            pen.string(&places);
            (HighlightKind::Chain, height)
        }
    };
    let at = Vec3::Y * (kind.height() + up);
    let Pen { strokes, inlaid, .. } = pen;
    Some(Wanted::shaped(site, kind, Shape::Strokes { strokes, inlaid, outline: OUTLINE, owner, at }))
}

/// Draws lines in a player's style, seen from above: x to the right, y away from the first player.
struct Pen {
    owner: Player,
    strokes: Vec<Stroke>,
    /// What is inlaid in them.
    inlaid: Vec<Stroke>,
}

impl Pen {
    fn line(&mut self, from: Vec2, to: Vec2, width: f32) {
        let length = from.distance(to);
        match self.owner {
            Player::One => self.bar(from, to, width),
            Player::Two => {
                let dashes = ((length / (DASH * (1.0 + GAP))).round()).max(1.0);
                let step = (to - from) / dashes;
                for i in 0..dashes as usize {
                    // A dash in the middle of each step, so that corners stay open.
                    let start = from + step * (i as f32 + GAP / (1.0 + GAP) / 2.0);
                    self.bar(start, start + step / (1.0 + GAP), width);
                }
            }
        }
    }

    fn bar(&mut self, from: Vec2, to: Vec2, width: f32) {
        // A little longer than asked, so that corners close.
        let along = (to - from).normalize_or(Vec2::X) * width / 2.0;
        self.strokes.push(Stroke::Bar { from: from - along, to: to + along, width });
    }

    /// A band inside the edges of a rectangle of places.
    fn frame(&mut self, places: &[&Spot]) {
        let low = places.iter().map(|spot| above(spot) - spot.reach).reduce(Vec2::min).unwrap_or_default();
        let high = places.iter().map(|spot| above(spot) + spot.reach).reduce(Vec2::max).unwrap_or_default();
        let (low, high) = (low + INSET, high - INSET);
        let corners = [low, Vec2::new(high.x, low.y), high, Vec2::new(low.x, high.y)];
        for i in 0..4 {
            let (from, to) = (corners[i], corners[(i + 1) % 4]);
            self.bar(from, to, HELD);
            if self.owner == Player::Two {
                let square = |width: f32| {
                    let half = Vec2::X * width / 2.0;
                    Stroke::Bar { from: from - half, to: from + half, width }
                };
                self.strokes.push(square(PLATE));
                self.inlaid.push(square(INLAID));
            }
        }
    }

    /// Lines between all neighbours.
    fn joints(&mut self, places: &[&Spot]) {
        for (i, spot) in places.iter().enumerate() {
            let here = above(spot);
            let beside = places[i + 1..].iter().filter(|other| {
                let way = (above(other) - here).abs();
                way.max_element() < spot.reach * 2.5 && way.min_element() < spot.reach
            });
            let beside: Vec<Vec2> = beside.map(|other| above(other)).collect();
            if places.len() == 1 {
                self.line(here - Vec2::X * spot.half, here + Vec2::X * spot.half, AREA);
            }
            beside.into_iter().for_each(|there| self.line(here, there, AREA));
        }
    }

    /// A line from the first to the last place of a row.
    fn string(&mut self, places: &[&Spot]) {
        // The ends are the two places farthest apart.
        let at: Vec<Vec2> = places.iter().map(|spot| above(spot)).collect();
        let ends = at.iter().flat_map(|a| at.iter().map(move |b| (*a, *b)));
        if let Some((from, to)) = ends.max_by(|x, y| x.0.distance(x.1).total_cmp(&y.0.distance(y.1))) {
            let overhang = (to - from).normalize_or(Vec2::X) * 0.3;
            self.line(from - overhang, to + overhang, CHAIN);
        }
    }
}
