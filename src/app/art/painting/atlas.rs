//! Several texts on one picture, so that all lettering of a board is one draw.

use bevy::math::{Rect, Vec2, Vec3};

use super::canvas::Canvas;
use crate::app::text::{Line, TextFace};

/// Free pixels around each text.
const AROUND: usize = 5;

/// The picture, filled line by line.
pub(crate) struct Atlas {
    canvas: Canvas,
    face: TextFace,
    next: (usize, usize),
    line: usize,
}

impl Atlas {
    /// An empty atlas of this many pixels along an edge.
    pub(crate) fn new(face: TextFace, size: u16) -> Self {
        let canvas = Canvas::new(Vec2::splat(f32::from(size) / 2.0), 1.0);
        Self { canvas, face, next: (0, 0), line: 0 }
    }

    /// Draws a text of lines `height` pixels high and returns where, in parts of the picture: with a halo that sets it off from what
    /// is behind it, and as much more space between signs as `spacing` says, in heights. `None` if the picture is full.
    pub(crate) fn letter(
        &mut self,
        text: &str,
        height: f32,
        spacing: f32,
        ink: Vec3,
        halo: Vec3,
    ) -> Option<Rect> {
        let line = Line::new(text, self.face, height, spacing);
        let (wide, high) = (line.width.ceil() as usize + 2 * AROUND, height.ceil() as usize + 2 * AROUND);
        if self.next.0 + wide > self.canvas.width {
            self.next = (0, self.next.1 + self.line);
            self.line = 0;
        }
        let (left, top) = self.next;
        if left + wide > self.canvas.width || top + high > self.canvas.height {
            return None;
        }
        self.next.0 += wide;
        self.line = self.line.max(high);
        let mut covered = vec![0.0_f32; wide * high];
        line.draw(|x, y, part| {
            let (x, y) = (x + AROUND as i32, y + AROUND as i32);
            if (0..wide as i32).contains(&x) && (0..high as i32).contains(&y) {
                let texel = &mut covered[y as usize * wide + x as usize];
                *texel = texel.max(part);
            }
        });
        // The halo reaches as far as a tenth of a line.
        let reach = (height * 0.085).clamp(1.0, AROUND as f32 - 1.0);
        let near = reach.ceil() as i32;
        let around: Vec<(i32, i32, f32)> = (-near..=near)
            .flat_map(|x| (-near..=near).map(move |y| (x, y)))
            .map(|(x, y)| (x, y, 1.0 - ((x * x + y * y) as f32).sqrt() / (reach + 1.0)))
            .filter(|(_, _, weight)| *weight > 0.0)
            .collect();
        for (y, x) in (0..high).flat_map(|y| (0..wide).map(move |x| (y, x))) {
            let of = |(dx, dy, weight): &(i32, i32, f32)| {
                let (x, y) = (x as i32 + dx, y as i32 + dy);
                let is_inside = (0..wide as i32).contains(&x) && (0..high as i32).contains(&y);
                if is_inside { covered[y as usize * wide + x as usize] * weight.sqrt() } else { 0.0 }
            };
            let glow = around.iter().map(of).fold(0.0, f32::max);
            let own = (covered[y * wide + x] * 1.3).min(1.0);
            let colour = (halo.lerp(ink, own) * 255.0).to_array().map(|channel| channel as u8);
            let alpha = (own.max(0.62 * glow) * 255.0) as u8;
            self.canvas.pixels[(top + y) * self.canvas.width + left + x] =
                [colour[0], colour[1], colour[2], alpha];
        }
        let size = Vec2::new(self.canvas.width as f32, self.canvas.height as f32);
        let corner = |x: usize, y: usize| Vec2::new(x as f32, y as f32) / size;
        Some(Rect::from_corners(
            corner(left + AROUND, top + AROUND),
            corner(left + wide - AROUND, top + high - AROUND),
        ))
    }

    /// The picture.
    pub(crate) fn finish(mut self, halo: Vec3) -> Canvas {
        let [r, g, b] = (halo * 255.0).to_array().map(|channel| channel as u8);
        self.canvas.pixels.iter_mut().filter(|texel| texel[3] == 0).for_each(|texel| *texel = [r, g, b, 0]);
        self.canvas
    }
}
