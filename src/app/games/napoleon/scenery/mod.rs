//! What stands on the map, all of it one mesh in the colours of its corners, but for the flags.
//!
//! | file | topic |
//! |---|---|
//! | `trees.rs` | the trees of forests |
//! | `villages.rs` | houses and churches |
//! | `headquarters.rs` | tents and banners |

mod headquarters;
mod trees;
mod villages;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::map_look::NapoleonLook;
use crate::app::art::{ArtAssets, SPATIAL_ONLY, SurfaceSpec, joined};

/// Everything that stands on a map.
pub(super) fn parts(look: &NapoleonLook) -> Vec<Mesh> {
    let mut parts = headquarters::parts(look);
    parts.extend(trees::parts(look));
    parts.extend(villages::parts(look));
    parts
}

pub(super) fn build(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    let parts = parts(look);
    if parts.is_empty() {
        return;
    }
    let mesh = art.mesh(joined(parts));
    let painted = art.shared_surface("napoleon scenery", || SurfaceSpec {
        colour: Srgba::WHITE,
        roughness: 0.8,
        reflectance: 0.3,
        picture: None,
    });
    art.commands.spawn((mesh, painted.clone(), ChildOf(root)));
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
