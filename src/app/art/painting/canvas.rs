//! The pixels of a picture. Places are in units of the board, with the origin in the middle, x to the right and y up; colours are
//! sRGB from 0 to 1, mixed as paint is on paper.

use bevy::math::{Vec2, Vec3};
use bevy::tasks::{ComputeTaskPool, TaskPool};

/// Rows that one task paints.
const ROWS: usize = 64;
/// Points along each rounded corner of a line.
const CORNER_STEPS: u8 = 8;

/// A picture in the making.
#[derive(Clone, Debug)]
pub(crate) struct Canvas {
    half: Vec2,
    /// Pixels a unit.
    scale: f32,
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) pixels: Vec<[u8; 4]>,
}

impl Canvas {
    /// A transparent canvas that reaches `half` to each side.
    pub(crate) fn new(half: Vec2, scale: f32) -> Self {
        let (width, height) = ((2.0 * half.x * scale) as usize, (2.0 * half.y * scale) as usize);
        Self { half, scale, width, height, pixels: vec![[0; 4]; width * height] }
    }

    /// The width of a pixel in units.
    pub(crate) fn pixel(&self) -> f32 {
        1.0 / self.scale
    }

    /// Paints every pixel, several rows at once: `row` makes of a height what finds the colour at each place along it.
    pub(crate) fn paint<F: FnMut(f32) -> Vec3>(&mut self, row: impl Fn(f32) -> F + Sync) {
        let Self { half, scale, width, .. } = *self;
        let row = &row;
        ComputeTaskPool::get_or_init(TaskPool::default).scope(|scope| {
            for (part, pixels) in self.pixels.chunks_mut(ROWS * width).enumerate() {
                scope.spawn(async move {
                    for (i, line) in pixels.chunks_mut(width).enumerate() {
                        let mut colour = row(half.y - ((part * ROWS + i) as f32 + 0.5) / scale);
                        for (column, texel) in line.iter_mut().enumerate() {
                            let found = colour((column as f32 + 0.5) / scale - half.x) * 255.0 + 0.5;
                            *texel = [found.x as u8, found.y as u8, found.z as u8, 255];
                        }
                    }
                });
            }
        });
    }

    /// A line with ends of different widths (half of each is given), mixed in by `alpha`.
    pub(crate) fn line(&mut self, ends: [Vec2; 2], halves: [f32; 2], colour: Vec3, alpha: f32) {
        let [from, to] = ends;
        let way = to - from;
        let length = way.length_squared().max(1e-9);
        let wide = halves[0].max(halves[1]) + self.pixel();
        self.cover(
            from.min(to) - wide,
            from.max(to) + wide,
            colour,
            |at| {
                let part = ((at - from).dot(way) / length).clamp(0.0, 1.0);
                halves[0] + (halves[1] - halves[0]) * part - at.distance(from + way * part)
            },
            alpha,
        );
    }

    /// A line of even width through points.
    pub(crate) fn stroke(&mut self, points: &[Vec2], half: f32, colour: Vec3, alpha: f32) {
        points.windows(2).for_each(|ends| self.line([ends[0], ends[1]], [half; 2], colour, alpha));
    }

    /// A ring between two radii; a disc if the inner one is below 0.
    pub(crate) fn ring(&mut self, middle: Vec2, radii: [f32; 2], colour: Vec3, alpha: f32) {
        let wide = Vec2::splat(radii[1] + self.pixel());
        self.cover(
            middle - wide,
            middle + wide,
            colour,
            |at| {
                let away = at.distance(middle);
                (radii[1] - away).min(away - radii[0])
            },
            alpha,
        );
    }

    /// A rectangle.
    pub(crate) fn rectangle(&mut self, low: Vec2, high: Vec2, colour: Vec3, alpha: f32) {
        let edge = self.pixel();
        self.cover(
            low - edge,
            high + edge,
            colour,
            |at| {
                let inside = (at - low).min(high - at);
                inside.x.min(inside.y)
            },
            alpha,
        );
    }

    /// The line around a rectangle, centred on its edge.
    pub(crate) fn outline(&mut self, low: Vec2, high: Vec2, half: f32, colour: Vec3, alpha: f32) {
        let [a, b, c, d] = [low, Vec2::new(high.x, low.y), high, Vec2::new(low.x, high.y)];
        let (along, up) = (Vec2::X * half, Vec2::Y * half);
        for (from, to) in [(a - along - up, b + along + up), (d - along - up, c + along + up)] {
            self.rectangle(from.min(to), Vec2::new(from.max(to).x, from.y + 2.0 * half), colour, alpha);
        }
        for from in [a - along + up, b - along + up] {
            let to = Vec2::new(from.x + 2.0 * half, high.y - half);
            self.rectangle(from, to, colour, alpha);
        }
    }

    /// A triangle.
    pub(crate) fn triangle(&mut self, corners: [Vec2; 3], colour: Vec3, alpha: f32) {
        let [a, b, c] = corners;
        let turn = (b - a).perp_dot(c - a).signum();
        let inside =
            |at: Vec2, from: Vec2, to: Vec2| turn * (to - from).normalize_or(Vec2::X).perp_dot(at - from);
        let edge = self.pixel();
        self.cover(
            a.min(b).min(c) - edge,
            a.max(b).max(c) + edge,
            colour,
            |at| inside(at, a, b).min(inside(at, b, c)).min(inside(at, c, a)),
            alpha,
        );
    }

    /// Mixes a colour in where `depth`, the distance from a shape's edge inwards, is above 0; edges are smooth.
    fn cover(&mut self, low: Vec2, high: Vec2, colour: Vec3, depth: impl Fn(Vec2) -> f32, alpha: f32) {
        let column = |x: f32| ((x + self.half.x) * self.scale).clamp(0.0, self.width as f32) as usize;
        let row = |y: f32| ((self.half.y - y) * self.scale).clamp(0.0, self.height as f32) as usize;
        let (columns, rows) = (column(low.x)..column(high.x), row(high.y)..row(low.y));
        for y in rows {
            for x in columns.clone() {
                let at = Vec2::new(
                    (x as f32 + 0.5) / self.scale - self.half.x,
                    self.half.y - (y as f32 + 0.5) / self.scale,
                );
                let covered = (depth(at) * self.scale + 0.5).clamp(0.0, 1.0) * alpha;
                if covered > 0.0 {
                    mix(&mut self.pixels[y * self.width + x], colour, covered);
                }
            }
        }
    }
}

fn mix(texel: &mut [u8; 4], colour: Vec3, part: f32) {
    for (channel, paint) in texel.iter_mut().zip(colour.to_array()) {
        let before = f32::from(*channel);
        *channel = (before + (paint * 255.0 - before) * part + 0.5) as u8;
    }
    texel[3] = texel[3].max((part * 255.0) as u8);
}

/// The line through the middles between the points, rounded at the points themselves: it turns without a kink and never swings
/// out, and it begins and ends at the first and the last point.
pub(crate) fn rounded_corners(points: &[Vec2]) -> Vec<Vec2> {
    let [first, .., last] = points else { return points.to_vec() };
    let mut line = vec![*first];
    for three in points.windows(3) {
        let (from, to) = (three[0].midpoint(three[1]), three[1].midpoint(three[2]));
        line.extend((0..=CORNER_STEPS).map(|i| {
            let part = f32::from(i) / f32::from(CORNER_STEPS);
            from.lerp(three[1], part).lerp(three[1].lerp(to, part), part)
        }));
    }
    line.push(*last);
    line
}
