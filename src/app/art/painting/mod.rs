//! Pictures painted on the CPU, for boards that are drawn rather than built.
//!
//! | file | topic |
//! |---|---|
//! | `atlas.rs` | several texts on one picture |
//! | `canvas.rs` | the pixels, painted row by row or stroke by stroke |
//! | `field.rs` | a value at every place, such as the distance to a river, or noise |
//! | `texture.rs` | pictures as textures with smaller copies of themselves |

mod atlas;
mod canvas;
mod field;
mod texture;

pub(crate) use atlas::Atlas;
pub(crate) use canvas::{Canvas, rounded_corners};
pub(crate) use field::{Field, chance, noise, step_between};
pub(crate) use texture::repeated_texture;
pub(super) use texture::texture;

#[cfg(test)]
mod tests {
    use bevy::math::{Vec2, Vec3};

    use super::*;

    #[test]
    fn a_field_knows_the_distance_from_a_line_less_its_half_width() {
        let mut field = Field::new(Vec2::splat(2.0), 20.0, |_| 9.0);
        field.approach(&[(Vec2::new(-1.0, 0.0), 0.25), (Vec2::new(1.0, 0.0), 0.25)], 1.0);
        for (at, distance) in [(Vec2::ZERO, -0.25), (Vec2::new(0.3, 0.75), 0.5), (Vec2::new(1.5, 0.0), 0.25)]
        {
            assert!((field.at(at) - distance).abs() < 0.01, "{at}: {}", field.at(at));
        }
        assert!(field.at(Vec2::new(0.0, 1.9)) > 8.0);
        let (column, part) = field.between(0.3);
        let row = field.row(0.75);
        assert!((row[column] + (row[column + 1] - row[column]) * part - 0.5).abs() < 0.01);
    }

    #[test]
    fn a_rounded_line_keeps_its_ends_and_swings_out_nowhere() {
        let line = rounded_corners(&[Vec2::ZERO, Vec2::X, Vec2::ONE, Vec2::new(2.0, 1.0)]);
        assert_eq!((line.first(), line.last()), (Some(&Vec2::ZERO), Some(&Vec2::new(2.0, 1.0))));
        assert!(line.iter().all(|at| at.cmpge(Vec2::ZERO).all() && at.cmple(Vec2::new(2.0, 1.0)).all()));
        let turn = |three: &[Vec2]| (three[1] - three[0]).angle_to(three[2] - three[1]).abs();
        let steps: Vec<Vec2> =
            line.windows(2).filter(|pair| pair[0].distance(pair[1]) > 1e-4).map(|pair| pair[0]).collect();
        assert!(steps.windows(3).map(turn).fold(0.0, f32::max) < 0.5);
    }

    #[test]
    fn what_is_drawn_on_a_canvas_is_where_it_was_drawn() {
        let mut canvas = Canvas::new(Vec2::new(2.0, 1.0), 8.0);
        canvas.paint(|y| move |x| if x < 0.0 && y > 0.0 { Vec3::X } else { Vec3::ZERO });
        canvas.rectangle(Vec2::new(1.0, -1.0), Vec2::new(2.0, -0.5), Vec3::Z, 1.0);
        assert_eq!((canvas.width, canvas.height), (32, 16));
        assert_eq!(canvas.pixels[0], [255, 0, 0, 255], "the upper left corner");
        assert_eq!(canvas.pixels[16 * 32 - 1], [0, 0, 255, 255], "the lower right corner");
        assert_eq!(canvas.pixels[16 * 32 - 32], [0, 0, 0, 255], "the lower left corner");
    }
}
