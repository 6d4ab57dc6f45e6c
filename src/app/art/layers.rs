//! What only some cameras see: from straight above, pieces may look other than from the side.

use bevy::camera::visibility::RenderLayers;

/// What only the flat view shows.
pub(crate) const FLAT_ONLY: RenderLayers = RenderLayers::layer(2);
/// What every other view shows: from straight above it would be a splinter.
pub(crate) const SPATIAL_ONLY: RenderLayers = RenderLayers::layer(3);

/// What a camera sees.
pub(crate) fn layers_seen(is_flat: bool) -> RenderLayers {
    let own = if is_flat { FLAT_ONLY } else { SPATIAL_ONLY };
    RenderLayers::default().union(&own)
}
