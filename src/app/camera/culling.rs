//! What is outside the window is not drawn. Bevy culls by the camera's own frustum, which knows nothing of the part of the picture
//! that panels cover; this one is that of what is really seen.

use bevy::camera::primitives::Frustum;
use bevy::camera::visibility::VisibilitySystems;
use bevy::math::primitives::ViewFrustum;
use bevy::prelude::*;

use super::table_camera::TableCamera;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        fit_frustum.after(VisibilitySystems::UpdateFrusta).before(VisibilitySystems::CheckVisibility),
    );
}

fn fit_frustum(camera: Single<(&Camera, &Projection, &GlobalTransform, &mut Frustum), With<TableCamera>>) {
    let (camera, projection, transform, mut frustum) = camera.into_inner();
    let clip_from_world = camera.clip_from_view() * transform.to_matrix().inverse();
    frustum.0 = ViewFrustum::from_clip_from_world_custom_far(
        &clip_from_world,
        &transform.translation(),
        &transform.back(),
        projection.far(),
    );
}
