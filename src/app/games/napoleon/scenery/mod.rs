//! What stands on the map, in the colours of its corners: one mesh for all views, one for all but the flat one, and the flags.
//!
//! | file | topic |
//! |---|---|
//! | `trees.rs` | the trees of forests |
//! | `villages.rs` | houses and churches |
//! | `headquarters.rs` | tents and banners |

mod headquarters;
mod trees;
mod villages;

use bevy::camera::visibility::RenderLayers;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::map_look::NapoleonLook;
use crate::app::art::{ArtAssets, SPATIAL_ONLY, SurfaceSpec, joined};

/// What stands on a map, and what of it would hide squares and letters from straight above.
pub(super) fn parts(look: &NapoleonLook) -> [Vec<Mesh>; 2] {
    let low = trees::parts(look).into_iter().chain(villages::parts(look));
    [low.collect(), headquarters::parts(look)]
}

pub(super) fn build(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    let painted = art.shared_surface("napoleon scenery", |_| SurfaceSpec {
        roughness: 0.8,
        reflectance: 0.3,
        ..default()
    });
    for (parts, layers) in parts(look).into_iter().zip([RenderLayers::default(), SPATIAL_ONLY]) {
        if !parts.is_empty() {
            let mesh = art.mesh(joined(parts));
            art.commands.spawn((mesh, painted.clone(), layers, ChildOf(root)));
        }
    }
    for (flag, name, cloth) in headquarters::flags(look) {
        let mesh = art.shared_mesh(name, cloth);
        art.commands.spawn((
            mesh,
            painted.clone(),
            Transform::from_translation(flag.top),
            flag,
            // Its shadow would be a blot far away from it.
            NotShadowCaster,
            SPATIAL_ONLY,
            ChildOf(root),
        ));
    }
}
