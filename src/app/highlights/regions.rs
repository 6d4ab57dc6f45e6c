//! What counts for each player, drawn on the board: bands around panels, links between the pieces of areas and chains. The first
//! player's links are solid, the second's broken; the first one's bands are plain, and the second one's have a thread along their middle.

use bevy::prelude::*;

use super::draw::{Shape, Wanted};
use super::inputs::{Inputs, above, spot_of};
use super::kind::HighlightKind;
use super::shapes::Stroke;
use crate::app::games::Spot;
use rules::{Game, Player, Region, ScoreKind};

/// From the edge of a panel to the middle of the band around it.
const INSET: f32 = 0.1;
/// Widths of lines, and of their outlines. The second player's bands have none, but a thread along their middle.
const OUTLINE: f32 = 0.022;
const HELD: [f32; 2] = [0.085, 0.13];
const THREAD: f32 = 0.034;
const AREA: f32 = 0.24;
const CHAIN: f32 = 0.12;
/// The width of a broken band, from one dash to the next, and which part of that is one.
const TIED: f32 = 0.05;
const STEP: f32 = 0.75;
const DASH: f32 = 0.6;
/// The gap in the middle of a broken link.
const GAP: f32 = 0.09;

pub(super) fn regions(inputs: &Inputs) -> Vec<Wanted> {
    // A replay of the last turn shows what was before it; a review shows a position.
    if inputs.replaying.0 && inputs.session.review_ply().is_none() {
        return Vec::new();
    }
    let (look, position) = (&inputs.look, inputs.session.shown());
    let (spots, pieces) = (look.spots(), position.pieces());
    // The pieces that make it up are strung together like beads.
    let height = pieces
        .first()
        .map_or(0.0, |(site, piece)| look.standing(*piece, *site).translation.y + look.body(*piece).middle);
    let is_used = |region: &Region| pieces.iter().any(|(site, _)| region.sites.contains(site));
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
        for region in part.regions.iter().filter(|region| is_shown(region)) {
            match region.owner {
                Some(owner) => highlights.extend(outlined(region, owner, part.kind, &spots, height)),
                None if is_used(region) => highlights.extend(tied(region, &spots)),
                None => {}
            }
        }
    }
    highlights
}

fn places<'a>(region: &Region, spots: &'a [Spot]) -> Vec<&'a Spot> {
    region.sites.iter().filter_map(|site| spot_of(*site, spots)).collect()
}

fn outlined(region: &Region, owner: Player, kind: ScoreKind, spots: &[Spot], height: f32) -> Option<Wanted> {
    let places = places(region, spots);
    let site = places.first()?.site;
    let mut pen = Pen { owner, strokes: Vec::new(), inlaid: Vec::new() };
    let mut outline = OUTLINE;
    let (kind, up) = match kind {
        ScoreKind::Panels => {
            pen.frame(&places);
            // The thread stands out where the band does not.
            outline = if owner == Player::Two { 0.0 } else { OUTLINE };
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
    Some(Wanted::shaped(site, kind, Shape::Strokes { strokes, inlaid, outline, owner, at }))
}

/// A broken band around a panel that counts for nobody, though there are pieces on it: its dashes are each player's by turns.
fn tied(region: &Region, spots: &[Spot]) -> Vec<Wanted> {
    let places = places(region, spots);
    let kind = HighlightKind::Tied;
    let mut of_players = [const { Vec::new() }; 2];
    for (from, to) in sides(&places) {
        let count = (from.distance(to) / STEP).round().max(1.0);
        // Every side begins and ends with half a gap.
        let at = |step: f32| from.lerp(to, step / count);
        for i in 0..count as u16 {
            let middle = f32::from(i) + 0.5;
            let [from, to] = [middle - DASH / 2.0, middle + DASH / 2.0].map(at);
            let dash = Stroke::Bar { from, to, width: TIED };
            of_players[usize::from(i % 2)].push(dash);
        }
    }
    let at = Vec3::Y * kind.height();
    let dashes = Player::BOTH.into_iter().zip(of_players).map(|(owner, strokes)| {
        let shape = Shape::Strokes { strokes, inlaid: Vec::new(), outline: OUTLINE, owner, at };
        Wanted::shaped(region.sites[0], kind, shape)
    });
    dashes.collect()
}

/// The sides of a rectangle of places, as lines within its edges.
fn sides(places: &[&Spot]) -> [(Vec2, Vec2); 4] {
    let low = places.iter().map(|spot| above(spot) - spot.reach).reduce(Vec2::min).unwrap_or_default();
    let high = places.iter().map(|spot| above(spot) + spot.reach).reduce(Vec2::max).unwrap_or_default();
    let (low, high) = (low + INSET, high - INSET);
    let corners = [low, Vec2::new(high.x, low.y), high, Vec2::new(low.x, high.y)];
    std::array::from_fn(|i| (corners[i], corners[(i + 1) % 4]))
}

/// Draws lines in a player's style, seen from above: x to the right, y away from the first player.
struct Pen {
    owner: Player,
    strokes: Vec<Stroke>,
    /// What is inlaid in them.
    inlaid: Vec<Stroke>,
}

impl Pen {
    /// A link between two pieces; the second player's are broken.
    fn link(&mut self, from: Vec2, to: Vec2, width: f32) {
        match self.owner {
            Player::One => self.bar(from, to, width),
            Player::Two => {
                let gap = (to - from).normalize_or(Vec2::X) * (width + GAP) / 2.0;
                let middle = from.midpoint(to);
                self.bar(from, middle - gap, width);
                self.bar(middle + gap, to, width);
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
        for (from, to) in sides(places) {
            self.bar(from, to, HELD[self.owner.index()]);
            if self.owner == Player::Two {
                self.inlaid.push(Stroke::Bar { from, to, width: THREAD });
            }
        }
    }

    /// Links between all neighbours.
    fn joints(&mut self, places: &[&Spot]) {
        for (i, spot) in places.iter().enumerate() {
            let here = above(spot);
            for there in places[i + 1..].iter().map(|other| above(other)) {
                let way = (there - here).abs();
                if way.max_element() < spot.reach * 2.5 && way.min_element() < spot.reach {
                    self.link(here, there, AREA);
                }
            }
        }
    }

    /// Links from the first to the last place of a row.
    fn string(&mut self, places: &[&Spot]) {
        let mut at: Vec<Vec2> = places.iter().map(|spot| above(spot)).collect();
        at.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
        at.windows(2).for_each(|pair| self.link(pair[0], pair[1], CHAIN));
    }
}
