//! Shadows are drawn again only when something that throws them has changed: until then the shadow map of the last picture serves.

use bevy::light::{DirectionalLightShadowMap, NotShadowCaster};
use bevy::pbr::{ViewLightEntities, ViewShadowBindings};
use bevy::prelude::*;
use bevy::render::render_resource::{PipelineCache, TextureId};
use bevy::render::{Extract, ExtractSchedule, Render, RenderApp, RenderSystems};

use super::light::ShadowArea;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShadowsMoved>().add_systems(
        PostUpdate,
        notice_moved_shadows
            .after(TransformSystems::Propagate)
            .after(bevy::camera::visibility::VisibilitySystems::VisibilityPropagate),
    );
    // Tests without pictures have no renderer.
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .init_resource::<ShadowMap>()
            .add_systems(ExtractSchedule, extract_moved_shadows)
            .add_systems(Render, keep_shadow_map.after(RenderSystems::Prepare).before(RenderSystems::Render));
    }
}

/// Pictures for which shadows are drawn after a change: meshes reach the graphics card a picture or two later.
const AFTERWARDS: u8 = 3;

/// Whether something that throws shadows has changed since the last frame.
#[derive(Resource, Debug, Default)]
struct ShadowsMoved(bool);

/// What may change a shadow.
type ChangesShadows =
    Or<(Changed<GlobalTransform>, Changed<Mesh3d>, Changed<InheritedVisibility>, Changed<DirectionalLight>)>;

fn notice_moved_shadows(
    changed: Query<
        (),
        (Or<(With<Mesh3d>, With<DirectionalLight>)>, Without<NotShadowCaster>, ChangesShadows),
    >,
    silenced: Query<(), Added<NotShadowCaster>>,
    mut removed: RemovedComponents<Mesh3d>,
    mut cast: RemovedComponents<NotShadowCaster>,
    mut meshes: MessageReader<AssetEvent<Mesh>>,
    (area, map): (Res<ShadowArea>, Res<DirectionalLightShadowMap>),
    mut moved: ResMut<ShadowsMoved>,
) {
    // All of them are read, so that none is left for the next frame.
    let news = [
        removed.read().count() > 0,
        cast.read().count() > 0,
        meshes.read().count() > 0,
        area.is_changed(),
        map.is_changed(),
        !changed.is_empty() || !silenced.is_empty(),
    ];
    moved.0 = news.contains(&true);
}

/// The state of the shadow map, on the renderer's side.
#[derive(Resource, Debug, Default)]
struct ShadowMap {
    /// The texture that was drawn last.
    drawn: Option<TextureId>,
    /// Pictures for which it is still to be drawn.
    stale: u8,
}

fn extract_moved_shadows(moved: Extract<Res<ShadowsMoved>>, mut map: ResMut<ShadowMap>) {
    if moved.0 {
        map.stale = AFTERWARDS;
    }
}

/// Takes the lamp's view away from the pictures that do not need it.
fn keep_shadow_map(
    mut map: ResMut<ShadowMap>,
    pipelines: Res<PipelineCache>,
    views: Query<(&mut ViewLightEntities, &ViewShadowBindings)>,
) {
    let is_compiling = pipelines.waiting_pipelines().next().is_some();
    let mut drawn = None;
    for (mut lights, bindings) in views {
        let texture = bindings.directional_light_depth_texture.id();
        if map.drawn == Some(texture) && map.stale == 0 && !is_compiling {
            lights.lights.clear();
        }
        drawn = Some(texture);
    }
    map.drawn = drawn;
    map.stale = if is_compiling { AFTERWARDS } else { map.stale.saturating_sub(1) };
}
