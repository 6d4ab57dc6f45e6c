//! Parts of one picture that lie on a board.

use bevy::math::Rect;
use bevy::prelude::*;

use super::Sketch;

/// A part of a picture on the ground, facing up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OnGround {
    /// Which part, in parts of the picture, from its upper left corner.
    pub(crate) part: Rect,
    /// Its middle as seen from above: x to the right, y away from the first player.
    pub(crate) middle: Vec2,
    pub(crate) size: Vec2,
    /// How far it is turned, counter-clockwise.
    pub(crate) turn: f32,
}

/// One mesh of parts of a picture.
pub(crate) fn pictures_on_ground(parts: &[OnGround]) -> Mesh {
    let mut sketch = Sketch::default();
    let mut places = Vec::new();
    for OnGround { part, middle, size, turn } in parts {
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, y)| {
            let at = middle + Vec2::from_angle(*turn).rotate(*size * Vec2::new(x, y));
            places.push([
                if x < 0.0 { part.min.x } else { part.max.x },
                if y > 0.0 { part.min.y } else { part.max.y },
            ]);
            sketch.corner(Vec3::new(at.x, 0.0, -at.y), Vec3::Y)
        });
        sketch.quad(corners);
    }
    sketch.mesh().with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, places)
}
