//! The ghost of a marble: where the next one would lie.

use bevy::prelude::*;

use super::colours;
use super::geometry::{LYING, MARBLE};
use crate::app::art::ArtAssets;
use rules::Player;

/// Where the light that it shines in comes from.
const LAMP: Vec3 = Vec3::new(-0.3, 0.93, -0.2);

/// A see-through ball as it lies in a hollow, its shading in the colours of its corners.
pub(super) fn ghost(owner: Player, art: &mut ArtAssets) -> Mesh3d {
    let name = ["marble ghost, red", "marble ghost, black"][owner.index()];
    art.shared_mesh(name, || {
        let ball = Sphere::new(MARBLE).mesh().uv(40, 20);
        let tint = LinearRgba::from(colours::GHOSTS[owner.index()]);
        let normals = ball.attribute(Mesh::ATTRIBUTE_NORMAL).and_then(|normals| normals.as_float3());
        let shaded = |normal: &[f32; 3]| {
            let normal = Vec3::from_array(*normal);
            let light = 0.35 + 0.65 * normal.dot(LAMP).max(0.0);
            let shine = ((normal.dot(LAMP.normalize()) - 0.93) / 0.05).clamp(0.0, 1.0) * 0.75;
            let colour = (tint.to_vec3() * light).lerp(Vec3::ONE, shine);
            colour.extend(tint.alpha.max(shine)).to_array()
        };
        let colours: Vec<[f32; 4]> = normals.unwrap_or_default().iter().map(shaded).collect();
        ball.with_removed_attribute(Mesh::ATTRIBUTE_UV_0)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
            .translated_by(Vec3::Y * LYING)
    })
}
