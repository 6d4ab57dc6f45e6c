//! Zones of the next action, drawn on the board: rows and columns, closed places.

use bevy::prelude::*;

use super::group::{HighlightGroup, Highlighter, Phase, has_changed, is_choosing};
use super::kind::{Highlight, HighlightKind};
use super::palette::material;
use crate::app::art::flat_polygon;
use crate::app::games::Spot;
use crate::app::session::{Assists, Session};
use crate::app::settings::Settings;
use crate::games::{Presented, Zone};

/// Half the width of a line.
const LINE: f32 = 0.05;
/// The number of stripes across half a place, and the fraction of each that is drawn.
const STRIPES: i32 = 2;
const STRIPE: f32 = 0.5;

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
            let (Some(from), Some(to)) = (find(*from), find(*to)) else { return };
            let half = (to.place - from.place).abs() / 2.0 + Vec3::splat(LINE);
            // To the edges of its last places.
            let reach = |along: f32| if along > LINE * 1.5 { along + from.reach } else { along };
            let strip = Plane3d::new(Vec3::Y, Vec2::new(reach(half.x), reach(half.z)));
            let art = &mut highlighter.art;
            let mesh = art.mesh(strip);
            let material = material(HighlightKind::Line, true, art);
            let at = from.place.midpoint(to.place) + Vec3::Y * HighlightKind::Line.height();
            let highlight = Highlight { site: from.site, kind: HighlightKind::Line };
            highlighter.draw(group, highlight, mesh, material, Transform::from_translation(at));
        }
        Zone::OffLimits { sites } => {
            for spot in sites.iter().filter_map(|site| find(*site)) {
                let art = &mut highlighter.art;
                let mesh = art.shared_mesh("highlight off limits", hatching);
                let material = material(HighlightKind::OffLimits, true, art);
                let at =
                    Transform::from_translation(spot.place + Vec3::Y * HighlightKind::OffLimits.height())
                        .with_scale(Vec3::splat(spot.reach));
                let highlight = Highlight { site: spot.site, kind: HighlightKind::OffLimits };
                highlighter.draw(group, highlight, mesh, material, at);
            }
        }
    }
}

/// Slanting stripes over a square of half-width 1 that continue from one square to the next.
fn hatching() -> Mesh {
    let mut triangles = Vec::new();
    let period = 1.0 / STRIPES as f32;
    // Where the line x + y = c meets the edges of the square.
    let ends = |c: f32| {
        if c <= 0.0 { [(-1.0, c + 1.0), (c + 1.0, -1.0)] } else { [(c - 1.0, 1.0), (1.0, c - 1.0)] }
    };
    for i in -2 * STRIPES..2 * STRIPES {
        let c = i as f32 * period;
        let ([a, b], [d, e]) = (ends(c), ends(c + period * STRIPE));
        triangles.extend([[a, b, e], [a, e, d]]);
    }
    flat_polygon(&triangles)
}
