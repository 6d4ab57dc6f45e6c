//! The shapes of highlights: strokes in two tones, a fill inside an outline, drawn as one mesh with a colour at every corner.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::kind::Tones;
use crate::app::art::{Hollow, Sketch};

/// How far an outline reaches beyond its fill, for a place of half-width 1.
pub(super) const OUTLINE: f32 = 0.085;
/// The same for frames of squares, which are drawn on the smallest places and on the lightest grounds.
pub(super) const FRAME_OUTLINE: f32 = 0.15;
/// How far a glow is above the wood of its hollow, and its rings.
const LIFT: f32 = 0.014;
const RINGS: usize = 5;
/// Segments of a whole circle.
const SEGMENTS: f32 = 64.0;

/// How dark the shade on a closed place is, and half the size of the cross on it.
const SHADE: f32 = 0.45;
const CROSS: f32 = 0.2;

/// A stroke of a shape, seen from above: x to the right, y away from the first player.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stroke {
    /// A straight bar with square ends.
    Bar { from: Vec2, to: Vec2, width: f32 },
    /// The same, of one width where it begins and another one where it ends.
    Taper { from: Vec2, to: Vec2, widths: (f32, f32) },
    /// A part of a ring, between two angles.
    Arc { middle: Vec2, radii: (f32, f32), angles: (f32, f32) },
}

/// A mesh of flat shapes in the making; what is painted later covers what was painted before.
#[derive(Default)]
pub(super) struct Paint {
    sketch: Sketch,
    colours: Vec<[f32; 4]>,
}

impl Paint {
    fn corner(&mut self, at: Vec2, height: f32, colour: Srgba) -> u32 {
        self.colours.push(LinearRgba::from(colour).to_f32_array());
        self.sketch.corner(Vec3::new(at.x, height, -at.y), Vec3::Y)
    }

    /// A stroke that is wider and longer by `grow` on every side.
    fn stroke(&mut self, stroke: Stroke, grow: f32, colour: Srgba) {
        match stroke {
            Stroke::Bar { from, to, width } => {
                self.stroke(Stroke::Taper { from, to, widths: (width, width) }, grow, colour);
            }
            Stroke::Taper { from, to, widths } => {
                let along = (to - from).normalize_or(Vec2::X);
                let (from, to) = (from - along * grow, to + along * grow);
                let aside = |width: f32| along.perp() * (width / 2.0 + grow);
                let (first, last) = (aside(widths.0), aside(widths.1));
                let corners = [from - first, to - last, to + last, from + first];
                let corners = corners.map(|at| self.corner(at, 0.0, colour));
                self.sketch.quad(corners);
            }
            Stroke::Arc { middle, radii: (inner, outer), angles: (start, end) } => {
                let is_closed = end - start > TAU - 1e-3;
                let more = if is_closed { 0.0 } else { grow / f32::midpoint(inner, outer).max(0.1) };
                let (inner, outer) = ((inner - grow).max(0.0), outer + grow);
                let (start, end) = (start - more, end + more);
                let steps = ((end - start) / TAU * SEGMENTS).ceil().max(1.0) as usize;
                let at = |radius: f32, i: usize| {
                    let angle = start + (end - start) * i as f32 / steps as f32;
                    middle + radius * Vec2::from_angle(angle)
                };
                for i in 0..steps {
                    let corners = [(inner, i), (outer, i), (outer, i + 1), (inner, i + 1)];
                    let corners = corners.map(|(radius, i)| self.corner(at(radius, i), 0.0, colour));
                    self.sketch.quad(corners);
                }
            }
        }
    }

    /// Strokes with an outline of a width.
    pub(super) fn two_tone(&mut self, strokes: &[Stroke], outline: f32, tones: Tones) {
        strokes.iter().for_each(|stroke| self.stroke(*stroke, outline, tones.edge));
        self.strokes(strokes, tones.fill);
    }

    /// Strokes in one colour.
    pub(super) fn strokes(&mut self, strokes: &[Stroke], colour: Srgba) {
        strokes.iter().for_each(|stroke| self.stroke(*stroke, 0.0, colour));
    }

    /// A polygon of one colour, convex, its corners counter-clockwise.
    pub(super) fn polygon(&mut self, corners: &[Vec2], colour: Srgba) {
        let corners: Vec<u32> = corners.iter().map(|at| self.corner(*at, 0.0, colour)).collect();
        self.sketch.fan(&corners);
    }

    /// Rings of light around the middle, each with its radius, height and colour.
    fn glow(&mut self, rings: &[(f32, f32, Srgba)]) {
        let steps = SEGMENTS as usize / 2;
        let at = |radius: f32, i: usize| radius * Vec2::from_angle(TAU * i as f32 / steps as f32);
        for pair in rings.windows(2) {
            for i in 0..steps {
                let [(near, low, bright), (far, high, dim)] = [pair[0], pair[1]];
                let corners = [
                    self.corner(at(near, i), low, bright),
                    self.corner(at(far, i), high, dim),
                    self.corner(at(far, i + 1), high, dim),
                    self.corner(at(near, i + 1), low, bright),
                ];
                self.sketch.quad(corners);
            }
        }
    }

    /// Light that lies in a hollow, brightest at its bottom. `scale` is the length of 1 of this mesh to the side, and `height` its
    /// height above the surface.
    pub(super) fn glow_in(&mut self, hollow: Hollow, scale: f32, height: f32, colour: Srgba) {
        let Hollow { radius, depth } = hollow;
        let sphere = (radius * radius + depth * depth) / (2.0 * depth);
        let ring = |i: usize| {
            let t = i as f32 / RINGS as f32;
            let away = radius * t;
            let low = sphere - depth - (sphere * sphere - away * away).sqrt();
            let alpha = colour.alpha * (1.0 - t * t).powi(2);
            (away / scale, low + LIFT - height, colour.with_alpha(alpha))
        };
        self.glow(&(0..=RINGS).map(ring).collect::<Vec<_>>());
    }

    /// A square of half-width `half`.
    pub(super) fn square(&mut self, half: f32, colour: Srgba) {
        let corners =
            [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| Vec2::new(x, y) * half);
        self.polygon(&corners, colour);
    }

    /// Light that fades from the edge of a disc to its middle.
    pub(super) fn wash(&mut self, radius: f32, colour: Srgba) {
        let pale = colour.with_alpha(colour.alpha * 0.5);
        self.glow(&[(0.0, 0.0, pale), (radius, 0.0, colour)]);
    }

    pub(super) fn mesh(self) -> Mesh {
        let mesh = self.sketch.mesh().with_removed_attribute(Mesh::ATTRIBUTE_UV_0);
        mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
    }
}

/// Spikes around the middle, evenly spread, from one radius to another.
pub(super) fn spikes(inner: f32, outer: f32, count: usize) -> Vec<Stroke> {
    let width = 0.7 * TAU * inner / count as f32;
    let spike = |i: usize| {
        let along = Vec2::from_angle(TAU * (i as f32 + 0.25) / count as f32);
        Stroke::Taper { from: along * inner, to: along * outer, widths: (width, 0.0) }
    };
    (0..count).map(spike).collect()
}

/// A ring around the middle; `gaps` parts of it, evenly spread, are left out.
pub(super) fn ring(inner: f32, outer: f32, gaps: usize) -> Vec<Stroke> {
    let arc = |from: f32, to: f32| Stroke::Arc {
        middle: Vec2::ZERO,
        radii: (inner, outer),
        angles: (from * TAU, to * TAU),
    };
    if gaps == 0 {
        return vec![arc(0.0, 1.0)];
    }
    // Every part is half ring and half gap.
    let part = |i: usize| arc(i as f32 / gaps as f32, (i as f32 + 0.5) / gaps as f32);
    (0..gaps).map(part).collect()
}

/// Two crossed bars.
pub(super) fn cross(half: f32, width: f32) -> Vec<Stroke> {
    let bar =
        |x: f32| Stroke::Bar { from: Vec2::new(-half * x, -half), to: Vec2::new(half * x, half), width };
    vec![bar(1.0), bar(-1.0)]
}

/// One of them.
pub(super) fn slash(half: f32, width: f32) -> Vec<Stroke> {
    cross(half, width).into_iter().take(1).collect()
}

/// Four arrowheads around the middle that point at it: the distance of their tips, and how far they reach beyond and to
/// the sides.
pub(super) fn arrowheads(tip: f32, length: f32, width: f32) -> Vec<Stroke> {
    (0..4)
        .flat_map(|i| {
            let way = Vec2::from_angle(TAU / 4.0 * i as f32);
            let (tip, end) = (way * tip, way * (tip + length));
            [1.0, -1.0].map(|side| Stroke::Bar { from: tip, to: end + way.perp() * length * side, width })
        })
        .collect()
}

/// Two branches of leaves of a length and a width around the middle, open at the top.
pub(super) fn wreath(radius: f32, length: f32, width: f32) -> Vec<Stroke> {
    const LEAVES: usize = 8;
    let leaf = |side: f32, i: usize| {
        // From the foot upwards on both sides.
        let angle = side * (0.1 + 0.8 * i as f32 / (LEAVES - 1) as f32) * TAU / 2.0;
        let (foot, along) =
            (Vec2::from_angle(angle - TAU / 4.0), Vec2::from_angle(angle - TAU / 4.0 + side * TAU / 4.0));
        // Every other leaf leans outward, the others inward.
        let lean = if i.is_multiple_of(2) { 0.45 } else { -0.35 };
        let way = (along + foot * lean).normalize() * length;
        let start = foot * radius - way / 2.0;
        let widest = start + way * 0.4;
        [
            Stroke::Taper { from: start, to: widest, widths: (width * 0.3, width) },
            Stroke::Taper { from: widest, to: start + way, widths: (width, 0.0) },
        ]
    };
    [-1.0, 1.0].into_iter().flat_map(|side| (0..LEAVES).flat_map(move |i| leaf(side, i))).collect()
}

/// The four corners of a square, like a viewfinder.
pub(super) fn corners(half: f32, width: f32) -> Vec<Stroke> {
    let length = half * 0.45;
    let along = half - width / 2.0;
    [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)]
        .into_iter()
        .flat_map(|(x, y)| {
            let at = |across: f32, up: f32| Vec2::new(x * across, y * up);
            [(at(half, along), at(half - length, along)), (at(along, half), at(along, half - length))]
        })
        .map(|(from, to)| Stroke::Bar { from, to, width })
        .collect()
}

/// The edges of a square with round corners.
pub(super) fn frame(half: f32, radius: f32, width: f32) -> Vec<Stroke> {
    let inner = half - radius;
    let along = half - width / 2.0;
    (0..4)
        .flat_map(|i| {
            let turn = Vec2::from_angle(TAU / 4.0 * i as f32);
            let at = |x: f32, y: f32| turn.rotate(Vec2::new(x, y));
            let start = TAU / 4.0 * i as f32;
            [
                Stroke::Bar { from: at(along, -inner), to: at(along, inner), width },
                Stroke::Arc {
                    middle: at(inner, inner),
                    radii: (radius - width, radius),
                    angles: (start, start + TAU / 4.0),
                },
            ]
        })
        .collect()
}

/// Shade over a square of half-width 1 that continues on the next one, and a cross in the middle.
pub(super) fn closed(tones: Tones) -> Mesh {
    let mut paint = Paint::default();
    paint.square(1.0, tones.edge.with_alpha(SHADE));
    paint.two_tone(&cross(CROSS, CROSS / 3.0), CROSS / 6.0, tones);
    paint.mesh()
}
