//! Zones of the next action, drawn on the board: rows and columns, closed places, pieces in danger.

use bevy::prelude::*;

use super::draw::{Shape, Wanted};
use super::inputs::{Inputs, above, spot_of};
use super::kind::HighlightKind;
use super::shapes::Stroke;
use crate::app::games::Spot;
use rules::{Site, Zone};

/// The width of a line, and of its outline.
const LINE: f32 = 0.05;
const OUTLINE: f32 = 0.03;
/// How far from the middle of a place a line ends, in half-widths of the place.
const CLEAR: f32 = 1.34;

pub(super) fn zones(inputs: &Inputs) -> Vec<Wanted> {
    if !inputs.is_choosing() {
        return Vec::new();
    }
    let spots = inputs.look.spots();
    let zones = inputs.session.zones();
    let shown = zones.iter().filter(|zone| inputs.assists.shows_zone(zone));
    shown.flat_map(|zone| in_zone(zone, &spots)).collect()
}

fn in_zone(zone: &Zone, spots: &[Spot]) -> Vec<Wanted> {
    match zone {
        Zone::Line { from, to } => {
            let ends = spot_of(*from, spots).zip(spot_of(*to, spots));
            let line = ends.map(|(first, last)| {
                let kind = HighlightKind::Line;
                let strokes = between_places(first, last, spots);
                Wanted::lines(*from, kind, strokes, OUTLINE, Vec3::Y * kind.height())
            });
            line.into_iter().collect()
        }
        Zone::OffLimits { sites } => {
            let wanted = |site: &Site| Wanted::shaped(*site, HighlightKind::OffLimits, Shape::Closed);
            sites.iter().map(wanted).collect()
        }
        Zone::Danger { captures } => {
            let alike = captures.chunk_by(|capture, next| capture.at == next.at);
            alike.map(|captures| Wanted::new(captures[0].at, HighlightKind::Danger)).collect()
        }
    }
}

/// A line from the first to the last of some places and on to their edges, which is broken at every place: what is there, and what is
/// drawn around it, stays free.
fn between_places(first: &Spot, last: &Spot, spots: &[Spot]) -> Vec<Stroke> {
    let start = above(first);
    let along = (above(last) - start).normalize_or(Vec2::X);
    let length = start.distance(above(last));
    let mut places: Vec<f32> = spots
        .iter()
        .map(|spot| above(spot) - start)
        .filter(|way| way.perp_dot(along).abs() < first.reach)
        .map(|way| way.dot(along))
        .filter(|at| (-0.01..=length + 0.01).contains(at))
        .collect();
    places.sort_by(f32::total_cmp);
    let free = first.half * CLEAR;
    let ends = std::iter::once(-first.reach).chain(places.iter().map(|at| at + free));
    let starts = places.iter().map(|at| at - free).chain(std::iter::once(length + first.reach));
    ends.zip(starts)
        .filter(|(from, to)| to - from > LINE)
        .map(|(from, to)| Stroke::Bar { from: start + along * from, to: start + along * to, width: LINE })
        .collect()
}
