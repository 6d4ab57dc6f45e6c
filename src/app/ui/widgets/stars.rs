//! Stars of puzzles: those that were earned are filled, the others are outlines. A font's star is an outline alone.

use std::f32::consts::PI;

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Sense, Shape, Stroke, Ui, vec2};

use crate::app::ui::theme::{BRASS_BRIGHT, FAINT};
use study::puzzles::Stars;

/// The number of a star's points, and how deep the dents between them are.
const POINTS: usize = 5;
const INNER: f32 = 0.45;
/// The distance from star to star, by their size.
const STEP: f32 = 1.12;

/// Paints all stars that can be earned, in a row around a point; each is as high as `size`.
pub(crate) fn paint_stars(painter: &Painter, middle: Pos2, size: f32, earned: u8) {
    for number in 0..Stars::MOST {
        let along = f32::from(number) - f32::from(Stars::MOST - 1) / 2.0;
        painter.extend(star(middle + vec2(along * size * STEP, 0.0), size / 2.0, number < earned));
    }
}

/// The same as a part of a column. What they mean is told in words beside them.
pub(crate) fn show_stars(ui: &mut Ui, size: f32, earned: u8) {
    let width = size * STEP * f32::from(Stars::MOST);
    let (place, _) = ui.allocate_exact_size(vec2(width, size), Sense::hover());
    paint_stars(ui.painter(), place.center(), size, earned);
}

/// A star around a point: its body, if it is filled, and its edge, which smooths the body's.
fn star(middle: Pos2, radius: f32, is_filled: bool) -> Vec<Shape> {
    let corner = |i: usize| {
        let (angle, reach) =
            (PI * i as f32 / POINTS as f32, if i.is_multiple_of(2) { radius } else { radius * INNER });
        middle + vec2(angle.sin(), -angle.cos()) * reach
    };
    let corners: Vec<Pos2> = (0..2 * POINTS).map(corner).collect();
    let colour = if is_filled { BRASS_BRIGHT } else { FAINT.gamma_multiply(0.8) };
    let edge = Shape::closed_line(corners.clone(), Stroke::new(1.0, colour));
    if !is_filled {
        return vec![edge];
    }
    vec![Shape::mesh(body(middle, &corners, colour)), edge]
}

/// The area within the corners: a triangle from the middle to each side.
fn body(middle: Pos2, corners: &[Pos2], colour: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(middle, colour);
    for corner in corners {
        mesh.colored_vertex(*corner, colour);
    }
    let count = corners.len() as u32;
    for i in 0..count {
        mesh.add_triangle(0, i + 1, (i + 1) % count + 1);
    }
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_earned_star_has_a_body_and_another_has_none() {
        let bodies = |is_filled| {
            let shapes = star(Pos2::ZERO, 10.0, is_filled);
            shapes.into_iter().filter(|shape| matches!(shape, Shape::Mesh(_))).count()
        };
        assert_eq!((bodies(true), bodies(false)), (1, 0));
        let Shape::Mesh(mesh) = &star(Pos2::ZERO, 10.0, true)[0] else { panic!("the body comes first") };
        assert_eq!(mesh.indices.len(), 3 * 2 * POINTS, "a triangle for each side");
        assert!(mesh.is_valid());
    }
}
