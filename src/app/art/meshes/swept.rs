//! Profiles that are turned around the upright axis, as on a lathe, or drawn along an outline.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::sketch::{Outline, Sketch, inset_outline, raised};

/// Edges of a profile that meet at less than this angle are smoothed over, in radians: on a lathe, and along an outline.
const SMOOTH_TURNED: f32 = 0.7;
const SMOOTH_SWEPT: f32 = 0.9;
/// Quads around a corner.
const CORNER_STEPS: usize = 14;

/// A smooth curve through the points of a profile (Catmull–Rom), with `steps` edges between every two of them.
pub(crate) fn smooth_profile(points: &[(f32, f32)], steps: u8) -> Vec<(f32, f32)> {
    let at = |i: usize| Vec2::from(points[i.min(points.len() - 1)]);
    let mut curve = Vec::new();
    for i in 0..points.len() - 1 {
        let (a, b, c, d) = (at(i.saturating_sub(1)), at(i), at(i + 1), at(i + 2));
        for step in 0..steps {
            let t = f32::from(step) / f32::from(steps);
            let bend = (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t + (3.0 * b - a - 3.0 * c + d) * t * t * t;
            let point = b + 0.5 * ((c - a) * t + bend);
            curve.push((point.x.max(0.0), point.y));
        }
    }
    curve.extend(points.last());
    curve
}

/// A corner of a profile: its place, and which way it faces.
type Bend = (Vec2, Vec2);

/// The edges of a profile, each as its two points with their normals: outward is to the right of the way up. Edges that meet at less than
/// an angle are smoothed over.
fn smoothed(points: &[Vec2], smooth: f32) -> Vec<[Bend; 2]> {
    let edges: Vec<Vec2> = points.windows(2).map(|pair| (pair[1] - pair[0]).normalize_or(Vec2::Y)).collect();
    let outward = |edge: Vec2| Vec2::new(edge.y, -edge.x);
    let normal = |edge: Vec2, other: Option<&Vec2>| match other {
        Some(other) if edge.angle_to(*other).abs() < smooth => outward(edge) + outward(*other),
        _ => outward(edge),
    };
    let ends = |(i, edge): (usize, &Vec2)| {
        let before = i.checked_sub(1).and_then(|i| edges.get(i));
        [(points[i], normal(*edge, before)), (points[i + 1], normal(*edge, edges.get(i + 1)))]
    };
    edges.iter().enumerate().map(ends).collect()
}

/// The surface between rings of corners, one for each end of a profile's edges; edges that are smoothed over share theirs.
fn strung(
    edges: Vec<[Bend; 2]>,
    ring: impl Fn(&mut Sketch, Bend) -> Vec<u32>,
    join: fn(&mut Sketch, &[u32], &[u32]),
) -> Mesh {
    let mut sketch = Sketch::default();
    let mut last: Option<(Bend, Vec<u32>)> = None;
    for [from, to] in edges {
        let lower = match last {
            Some((end, ring)) if end == from => ring,
            _ => ring(&mut sketch, from),
        };
        let upper = ring(&mut sketch, to);
        join(&mut sketch, &lower, &upper);
        last = Some((to, upper));
    }
    sketch.mesh()
}

/// The shape of a profile turned around the upright axis. The profile runs from bottom to top, in points of radius and
/// height; it is closed by itself where it begins or ends on the axis.
pub(crate) fn turned(profile: &[(f32, f32)], segments: usize) -> Mesh {
    let points: Vec<Vec2> = profile.iter().map(|(radius, height)| Vec2::new(*radius, *height)).collect();
    let ring = |sketch: &mut Sketch, (point, normal): Bend| {
        let corner = |i: usize| {
            let (sin, cos) = (i as f32 / segments as f32 * TAU).sin_cos();
            // Counter-clockwise as seen from above: x towards −z.
            let around = |v: Vec2| Vec3::new(v.x * cos, v.y, -v.x * sin);
            sketch.corner(around(point), around(normal))
        };
        (0..segments).map(corner).collect()
    };
    strung(smoothed(&points, SMOOTH_TURNED), ring, Sketch::join)
}

/// The surface of a profile drawn along an outline on the ground. The profile is points of how far they are outside the outline
/// and how high; its surface faces to the right of the way from point to point, so one that runs upwards faces outwards.
pub(crate) fn swept(outline: &Outline, profile: &[Vec2]) -> Mesh {
    let ring = |sketch: &mut Sketch, (point, normal): Bend| {
        let corner = |(place, way): &(Vec2, Vec2)| {
            let place = raised(*place + *way * point.x, point.y);
            sketch.corner(place, raised(*way * normal.x, normal.y))
        };
        outline.iter().map(corner).collect()
    };
    strung(smoothed(profile, SMOOTH_SWEPT), ring, Sketch::band)
}

/// A point of a profile: how far inside the outline it is, how high, and how much of the light from around does not reach it (0 to 1).
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProfilePoint {
    pub(crate) inset: f32,
    pub(crate) height: f32,
    pub(crate) shade: f32,
}

impl ProfilePoint {
    pub(crate) const fn new(inset: f32, height: f32, shade: f32) -> Self {
        Self { inset, height, shade }
    }
}

/// A rounded rectangle as seen from above, which a profile can be swept around.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RoundedRectangle {
    pub(crate) half: Vec2,
    pub(crate) corner: f32,
}

impl RoundedRectangle {
    fn outline(self, inset: f32) -> impl Iterator<Item = (Vec2, Vec2)> {
        inset_outline(self.half, self.corner, inset, CORNER_STEPS).into_iter()
    }

    /// A profile swept around it. It runs from the lower outside over the top to the inside; its edges are smoothed over where a point is
    /// given once, and sharp where it is given twice.
    pub(crate) fn swept(self, profile: &[ProfilePoint]) -> Mesh {
        let mut sketch = Sketch::default();
        let mut below: Option<Vec<u32>> = None;
        for (i, point) in profile.iter().enumerate() {
            let at = |i: usize| Vec2::new(-profile[i].inset, profile[i].height);
            let before = i.checked_sub(1).map_or(Vec2::ZERO, |j| at(i) - at(j));
            let after = if i + 1 < profile.len() { at(i + 1) - at(i) } else { Vec2::ZERO };
            let is_edge = |way: Vec2| way.length() < 1e-4;
            // Outward is to the right of the way up.
            let way = before.normalize_or_zero() + after.normalize_or_zero();
            let (out, up) = (way.y, -way.x);
            let ring: Vec<u32> = self
                .outline(point.inset)
                .map(|(place, side)| {
                    let normal = raised(side, 0.0) * out + Vec3::Y * up;
                    sketch.shaded_corner(raised(place, point.height), normal, point.shade)
                })
                .collect();
            if let Some(below) = below.filter(|_| !is_edge(before)) {
                sketch.join(&below, &ring);
            }
            below = Some(ring);
        }
        sketch.mesh()
    }

    /// A flat top, in rings so that its corners can have colours of their own.
    pub(crate) fn top(self, rings: usize) -> Mesh {
        let mut sketch = Sketch::default();
        let mut outer: Option<Vec<u32>> = None;
        for i in 0..=rings {
            let scale = 1.0 - i as f32 / rings as f32;
            let ring: Vec<u32> = self
                .outline(0.0)
                .map(|(place, _)| sketch.corner(raised(place * scale, 0.0), Vec3::Y))
                .collect();
            if let Some(outer) = outer {
                sketch.join(&outer, &ring);
            }
            outer = Some(ring);
        }
        sketch.mesh()
    }
}
