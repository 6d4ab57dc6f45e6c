//! Profiles that are drawn along an outline.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::Facets;

/// Edges of a profile that meet at less than this angle are smoothed over, in radians.
const SMOOTH: f32 = 0.9;

/// A place of an outline, and the way out of it.
pub(crate) type Outline = Vec<(Vec2, Vec2)>;

/// A rectangle with round corners, counter-clockwise, with `steps` parts to a corner.
pub(crate) fn rounded_outline(half: Vec2, corner: f32, steps: usize) -> Outline {
    let signs = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
    let quarter = |(k, (x, y)): (usize, (f32, f32))| {
        (0..=steps).map(move |i| {
            let way = Vec2::from_angle(FRAC_PI_2 * (k as f32 + i as f32 / steps as f32));
            (Vec2::new(x, y) * (half - corner) + way * corner, way)
        })
    };
    signs.into_iter().enumerate().flat_map(quarter).collect()
}

/// The surface of a profile drawn along an outline on the ground. The profile is points of how far they are outside the outline
/// and how high; its surface faces to the right of the way from point to point, so one that runs upwards faces outwards.
pub(crate) fn swept(outline: &Outline, profile: &[Vec2]) -> Mesh {
    let edges: Vec<Vec2> = profile.windows(2).map(|pair| (pair[1] - pair[0]).normalize_or(Vec2::Y)).collect();
    let outward = |edge: Vec2| Vec2::new(edge.y, -edge.x);
    let mut facets = Facets::default();
    let ring = |point: Vec2, normal: Vec2, facets: &mut Facets| -> Vec<u32> {
        let corner = |(place, way): &(Vec2, Vec2)| {
            let ground = *place + *way * point.x;
            let out = *way * normal.x;
            facets.corner(Vec3::new(ground.x, point.y, -ground.y), Vec3::new(out.x, normal.y, -out.y))
        };
        outline.iter().map(corner).collect()
    };
    for (i, edge) in edges.iter().enumerate() {
        let blend = |other: Option<&Vec2>| match other {
            Some(other) if edge.angle_to(*other).abs() < SMOOTH => outward(*edge) + outward(*other),
            _ => outward(*edge),
        };
        let before = i.checked_sub(1).and_then(|i| edges.get(i));
        let lower = ring(profile[i], blend(before), &mut facets);
        let upper = ring(profile[i + 1], blend(edges.get(i + 1)), &mut facets);
        facets.band(&lower, &upper);
    }
    facets.mesh()
}
