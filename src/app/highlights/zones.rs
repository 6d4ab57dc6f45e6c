//! Zones of the next action, drawn on the board: rows and columns, closed places.

use bevy::prelude::*;

use super::group::{HighlightGroup, Highlighter, Phase, has_changed, is_choosing};
use super::kind::{Highlight, HighlightKind};
use super::shapes::{Paint, Stroke};
use super::tones::Tones;
use crate::app::games::Spot;
use crate::app::session::{Assists, Session};
use crate::app::settings::Settings;
use rules::{Presented, Zone};

/// The width of a line, and of its outline.
const LINE: f32 = 0.05;
const OUTLINE: f32 = 0.03;
/// How far from the middle of a place a line ends, in half-widths of the place.
const CLEAR: f32 = 1.34;
/// The number of stripes across half a place, and the fractions of each that are dark and light.
const STRIPES: i32 = 2;
const STRIPE: f32 = 0.2;
const HAIRLINE: f32 = 0.08;

pub(super) fn is_stale(
    session: Session,
    assists: Res<Assists>,
    phase: Phase,
    settings: Res<Settings>,
) -> bool {
    session.is_changed() || assists.is_changed() || has_changed(&phase) || settings.is_changed()
}

pub(super) fn lay_zones(session: Session, assists: Res<Assists>, phase: Phase, mut highlighter: Highlighter) {
    highlighter.clear(HighlightGroup::Zones);
    if !is_choosing(&phase) {
        return;
    }
    let spots = highlighter.look.spots();
    let zones = session.position().zones();
    zones
        .iter()
        .filter(|zone| assists.shows_zone(zone))
        .for_each(|zone| lay_zone(zone, &spots, &mut highlighter));
}

fn lay_zone(zone: &Zone, spots: &[Spot], highlighter: &mut Highlighter) {
    let group = HighlightGroup::Zones;
    let find = |site| spots.iter().find(|spot| spot.site == site);
    match zone {
        Zone::Line { from, to } => {
            let (Some(first), Some(last)) = (find(*from), find(*to)) else { return };
            let tones = HighlightKind::Line.tones(highlighter.art.colours());
            let mut paint = Paint::default();
            paint.two_tone(&between_places(first, last, spots), OUTLINE, tones);
            let mesh = highlighter.art.mesh(paint.mesh());
            let at = Transform::from_xyz(0.0, HighlightKind::Line.height(), 0.0);
            highlighter.draw(group, Highlight { site: *from, kind: HighlightKind::Line }, mesh, at);
        }
        Zone::OffLimits { sites } => {
            for spot in sites.iter().filter_map(|site| find(*site)) {
                let tones = HighlightKind::OffLimits.tones(highlighter.art.colours());
                let free = if spot.round { spot.half / spot.reach } else { 0.0 };
                let mesh = highlighter.art.shared_mesh("highlight off limits", || hatching(free, tones));
                let at =
                    Transform::from_translation(spot.place + Vec3::Y * HighlightKind::OffLimits.height())
                        .with_scale(Vec3::splat(spot.reach));
                let highlight = Highlight { site: spot.site, kind: HighlightKind::OffLimits };
                highlighter.draw(group, highlight, mesh, at);
            }
        }
    }
}

/// A line from the first to the last of some places and on to their edges, which is broken at every place: what is there, and what is
/// drawn around it, stays free.
fn between_places(first: &Spot, last: &Spot, spots: &[Spot]) -> Vec<Stroke> {
    let above = |spot: &Spot| Vec2::new(spot.place.x, -spot.place.z);
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

/// Slanting stripes over a square of half-width 1 that continue from one square to the next, each with a light edge. A circle of radius
/// `free` around the middle stays free.
fn hatching(free: f32, tones: Tones) -> Mesh {
    let mut paint = Paint::default();
    let period = 1.0 / STRIPES as f32;
    // Where the line x + y = c meets the edges of the square, and the circle; or its middle if it does not.
    let ends = |c: f32| {
        let ends =
            if c <= 0.0 { [(-1.0, c + 1.0), (c + 1.0, -1.0)] } else { [(c - 1.0, 1.0), (1.0, c - 1.0)] };
        let [from, to] = ends.map(Vec2::from);
        let half = (free * free - c * c / 2.0).max(0.0).sqrt();
        let aside = (to - from).normalize_or_zero() * half;
        let middle = from.midpoint(to);
        [from, middle - aside, middle + aside, to]
    };
    let mut stripe = |from: f32, to: f32, colour| {
        let ([a, b, c, d], [e, f, g, h]) = (ends(from), ends(to));
        paint.polygon(&[a, b, f, e], colour);
        paint.polygon(&[c, d, h, g], colour);
    };
    for i in -2 * STRIPES..2 * STRIPES {
        let c = i as f32 * period;
        stripe(c, c + period * STRIPE, tones.fill);
        stripe(c + period * STRIPE, c + period * (STRIPE + HAIRLINE), tones.edge);
    }
    paint.mesh()
}
