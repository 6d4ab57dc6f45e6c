//! Shapes with flat faces, such as houses and tents, from few triangles.

use bevy::prelude::*;

use super::Sketch;

/// A shape of flat faces: convex polygons whose corners run counter-clockwise as seen from outside.
pub(crate) fn faceted<'a>(faces: impl IntoIterator<Item = &'a [Vec3]>) -> Mesh {
    let mut sketch = Sketch::default();
    for face in faces {
        let normal = (face[1] - face[0]).cross(face[2] - face[0]);
        let corners: Vec<u32> = face.iter().map(|corner| sketch.corner(*corner, normal)).collect();
        for i in 2..corners.len() {
            sketch.triangles.extend([corners[0], corners[i - 1], corners[i]]);
        }
    }
    sketch.mesh()
}

/// An upright box between two corners.
pub(crate) fn plain_box(low: Vec3, high: Vec3) -> Mesh {
    let [a, b, c, d] = [(low.x, low.z), (low.x, high.z), (high.x, high.z), (high.x, low.z)];
    let at = |(x, z): (f32, f32), y: f32| Vec3::new(x, y, z);
    let side = |from, to| [at(from, low.y), at(to, low.y), at(to, high.y), at(from, high.y)];
    let top = [a, b, c, d].map(|corner| at(corner, high.y));
    faceted([side(a, b), side(b, c), side(c, d), side(d, a), top].iter().map(<[Vec3; 4]>::as_slice))
}
