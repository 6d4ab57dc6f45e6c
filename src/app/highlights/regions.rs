//! What counts for each player, drawn on the board: panels, areas, chains. The first player's lines are solid, the second's
//! broken.

use bevy::prelude::*;

use super::group::{HighlightGroup, Highlighter};
use super::kind::{Highlight, HighlightKind};
use super::shapes::{Paint, Stroke};
use crate::app::board::{Replaying, ScoringStep};
use crate::app::games::Spot;
use crate::app::session::{Assists, Session};
use crate::app::settings::Settings;
use rules::{Game, Player, Region, ScoreKind};

/// From the edge of a panel to its outline.
const INSET: f32 = 0.125;
/// Widths of lines, and of their outlines.
const OUTLINE: f32 = 0.03;
const HELD: f32 = 0.1;
const AREA: f32 = 0.13;
const CHAIN: f32 = 0.16;
/// The length of a dash, and of the gap as a fraction of it.
const DASH: f32 = 0.34;
const GAP: f32 = 0.7;

pub(super) fn is_stale(
    session: Session,
    assists: Res<Assists>,
    (replaying, step): (Res<Replaying>, Res<ScoringStep>),
    settings: Res<Settings>,
) -> bool {
    session.is_changed()
        || assists.is_changed()
        || replaying.is_changed()
        || step.is_changed()
        || settings.is_changed()
}

pub(super) fn lay_regions(
    session: Session,
    assists: Res<Assists>,
    (replaying, step): (Res<Replaying>, Res<ScoringStep>),
    mut highlighter: Highlighter,
) {
    highlighter.clear(HighlightGroup::Regions);
    if replaying.0 {
        return;
    }
    let look = highlighter.look.clone();
    let (spots, pieces) = (look.spots(), session.position().pieces());
    // What counts is drawn over the pieces that make it up.
    let height = pieces.first().map_or(0.0, |(site, piece)| {
        let body = look.body(*piece);
        look.standing(*piece, *site).translation.y + body.middle + body.height / 2.0
    });
    for part in session.position().score().into_iter().flat_map(|score| score.parts) {
        // During scoring, only the current step is shown; panels are off the board then.
        let is_shown = match step.0 {
            Some(kind) => kind == part.kind && kind != ScoreKind::Panels,
            None => assists.shows_score(part.kind),
        };
        if is_shown {
            let regions = part.regions.iter();
            regions.for_each(|region| lay_region(region, part.kind, &spots, height, &mut highlighter));
        }
    }
}

fn lay_region(region: &Region, kind: ScoreKind, spots: &[Spot], height: f32, highlighter: &mut Highlighter) {
    let Some(owner) = region.owner else { return };
    let places: Vec<&Spot> =
        region.sites.iter().filter_map(|site| spots.iter().find(|spot| spot.site == *site)).collect();
    let Some(first) = places.first() else { return };
    let mut pen = Pen { owner, strokes: Vec::new() };
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
    let mut paint = Paint::default();
    paint.two_tone(&pen.strokes, OUTLINE, kind.owned_tones(owner, highlighter.art.colours()));
    let mesh = highlighter.art.mesh(paint.mesh());
    let at = Transform::from_xyz(0.0, kind.height() + up, 0.0);
    highlighter.draw(HighlightGroup::Regions, Highlight { site: first.site, kind }, mesh, at);
}

/// Draws lines in a player's style, seen from above: x to the right, y away from the first player.
struct Pen {
    owner: Player,
    strokes: Vec<Stroke>,
}

fn above(place: Vec3) -> Vec2 {
    Vec2::new(place.x, -place.z)
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

    /// A frame inside the edges of a rectangle of places.
    fn frame(&mut self, places: &[&Spot]) {
        let low =
            places.iter().map(|spot| above(spot.place) - spot.reach).reduce(Vec2::min).unwrap_or_default();
        let high =
            places.iter().map(|spot| above(spot.place) + spot.reach).reduce(Vec2::max).unwrap_or_default();
        let (low, high) = (low + INSET, high - INSET);
        let corners = [low, Vec2::new(high.x, low.y), high, Vec2::new(low.x, high.y)];
        for i in 0..4 {
            self.line(corners[i], corners[(i + 1) % 4], HELD);
        }
    }

    /// Lines between all neighbours.
    fn joints(&mut self, places: &[&Spot]) {
        for (i, spot) in places.iter().enumerate() {
            let here = above(spot.place);
            let beside = places[i + 1..].iter().filter(|other| {
                let way = (above(other.place) - here).abs();
                way.max_element() < spot.reach * 2.5 && way.min_element() < spot.reach
            });
            let beside: Vec<Vec2> = beside.map(|other| above(other.place)).collect();
            if places.len() == 1 {
                self.line(here - Vec2::X * spot.half, here + Vec2::X * spot.half, AREA);
            }
            beside.into_iter().for_each(|there| self.line(here, there, AREA));
        }
    }

    /// A line from the first to the last place of a row.
    fn string(&mut self, places: &[&Spot]) {
        // The ends are the two places farthest apart.
        let at: Vec<Vec2> = places.iter().map(|spot| above(spot.place)).collect();
        let ends = at.iter().flat_map(|a| at.iter().map(move |b| (*a, *b)));
        if let Some((from, to)) = ends.max_by(|x, y| x.0.distance(x.1).total_cmp(&y.0.distance(y.1))) {
            let overhang = (to - from).normalize_or(Vec2::X) * 0.3;
            self.line(from - overhang, to + overhang, CHAIN);
        }
    }
}
