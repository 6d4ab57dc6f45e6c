//! A value at every place of a picture, such as the distance to a river: known at the knots of a grid that is coarser than the
//! pixels, and smooth between them; and irregularity that is always the same for a place.

use bevy::math::{FloatExt, Vec2};
use bevy::tasks::{ComputeTaskPool, TaskPool};

/// Rows of knots that one task finds.
const ROWS: usize = 64;

/// A value at every place; places are in units, with the origin in the middle, x to the right and y up.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    half: Vec2,
    /// Knots a unit.
    density: f32,
    columns: usize,
    rows: usize,
    values: Vec<f32>,
}

impl Field {
    /// A field that reaches `half` to each side, and is `value` there; several rows are found at once.
    pub(crate) fn new(half: Vec2, density: f32, value: impl Fn(Vec2) -> f32 + Sync) -> Self {
        let count = |half: f32| (2.0 * half * density).ceil() as usize + 2;
        let (columns, rows) = (count(half.x), count(half.y));
        let mut values = vec![0.0; columns * rows];
        let place = |column: usize, row: usize| Vec2::new(column as f32, row as f32) / density - half;
        let value = &value;
        ComputeTaskPool::get_or_init(TaskPool::default).scope(|scope| {
            for (part, values) in values.chunks_mut(ROWS * columns).enumerate() {
                scope.spawn(async move {
                    for (i, knot) in values.iter_mut().enumerate() {
                        *knot = value(place(i % columns, part * ROWS + i / columns));
                    }
                });
            }
        });
        Self { half, density, columns, rows, values }
    }

    fn place(&self, column: usize, row: usize) -> Vec2 {
        Vec2::new(column as f32, row as f32) / self.density - self.half
    }

    /// The lower left knot of the cell with a place, and where in the cell it is.
    fn cell(&self, at: f32, half: f32, count: usize) -> (usize, f32) {
        let along = ((at + half) * self.density).clamp(0.0, (count - 2) as f32 + 0.999);
        (along as usize, along.fract())
    }

    /// The value at a place.
    pub(crate) fn at(&self, place: Vec2) -> f32 {
        let (column, right) = self.cell(place.x, self.half.x, self.columns);
        let (row, up) = self.cell(place.y, self.half.y, self.rows);
        let value = |row: usize| {
            let knot = row * self.columns + column;
            self.values[knot].lerp(self.values[knot + 1], right)
        };
        value(row).lerp(value(row + 1), up)
    }

    /// The values of the knots' columns at a height; for whole rows of pixels, together with [`Field::between`].
    pub(crate) fn row(&self, y: f32) -> Vec<f32> {
        let (row, up) = self.cell(y, self.half.y, self.rows);
        let of = |row: usize| &self.values[row * self.columns..(row + 1) * self.columns];
        of(row).iter().zip(of(row + 1)).map(|(below, above)| below.lerp(*above, up)).collect()
    }

    /// Between which columns' values a place is, and how far from the first of both.
    pub(crate) fn between(&self, x: f32) -> (usize, f32) {
        self.cell(x, self.half.x, self.columns)
    }

    /// Lowers the values along a line to the distance from it, less half its width there: negative on the line. Beyond `reach` nothing
    /// changes. The line is points with half widths.
    pub(crate) fn approach(&mut self, line: &[(Vec2, f32)], reach: f32) {
        for ends in line.windows(2) {
            let [(from, thin), (to, thick)] = [ends[0], ends[1]];
            let way = to - from;
            let (low, high) = (from.min(to) - reach, from.max(to) + reach);
            let first = ((low + self.half) * self.density).max(Vec2::ZERO).ceil();
            let last = ((high + self.half) * self.density).max(Vec2::ZERO).floor();
            for row in first.y as usize..=(last.y as usize).min(self.rows - 1) {
                for column in first.x as usize..=(last.x as usize).min(self.columns - 1) {
                    let at = self.place(column, row);
                    let part = ((at - from).dot(way) / way.length_squared().max(1e-9)).clamp(0.0, 1.0);
                    let distance = at.distance(from + way * part) - thin.lerp(thick, part);
                    let value = &mut self.values[row * self.columns + column];
                    *value = value.min(distance);
                }
            }
        }
    }

    /// Evens the values out over about `radius`.
    pub(crate) fn blurred(mut self, radius: f32) -> Self {
        let reach = ((radius * self.density) as usize).max(1);
        for _ in 0..2 {
            // Rows become columns and columns rows again.
            for _ in 0..2 {
                self.values = turned(&means(&self.values, self.columns, reach), self.columns);
                (self.columns, self.rows) = (self.rows, self.columns);
            }
        }
        self
    }
}

/// Every value replaced by the mean of those up to `reach` beside it in its row.
fn means(values: &[f32], columns: usize, reach: usize) -> Vec<f32> {
    let mut result = Vec::with_capacity(values.len());
    for row in values.chunks(columns) {
        let mut sums = Vec::with_capacity(columns + 1);
        sums.push(0.0);
        row.iter().for_each(|value| sums.push(sums.last().copied().unwrap_or(0.0) + value));
        result.extend((0..columns).map(|i| {
            let (from, to) = (i.saturating_sub(reach), (i + reach + 1).min(columns));
            (sums[to] - sums[from]) / (to - from) as f32
        }));
    }
    result
}

/// Rows as columns.
fn turned(values: &[f32], columns: usize) -> Vec<f32> {
    (0..columns).flat_map(|column| values.iter().skip(column).step_by(columns)).copied().collect()
}

/// A number from 0 to 1 that looks like chance and is always the same for a place.
pub(crate) fn chance(x: u32, y: u32, i: u32) -> f32 {
    let mut mixed = x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca77) ^ i.wrapping_mul(0xc2b2_ae3d);
    for shift in [15, 13, 16] {
        mixed = (mixed ^ (mixed >> shift)).wrapping_mul(0x2c1b_3c6d);
    }
    (mixed >> 8) as f32 / (1 << 24) as f32
}

/// Smooth irregularity from 0 to 1, with one hill or hollow a unit.
pub(crate) fn noise(at: Vec2, i: u32) -> f32 {
    let (cell, part) = (at.floor(), at - at.floor());
    let corner = |x: i32, y: i32| chance((cell.x as i32 + x) as u32, (cell.y as i32 + y) as u32, i);
    let part = part * part * (3.0 - 2.0 * part);
    let near = corner(0, 0).lerp(corner(1, 0), part.x);
    let far = corner(0, 1).lerp(corner(1, 1), part.x);
    near.lerp(far, part.y)
}

/// 0 up to `low`, 1 from `high` on, and smooth between; `low` may be the greater one.
pub(crate) fn step_between(low: f32, high: f32, value: f32) -> f32 {
    let part = ((value - low) / (high - low)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}
