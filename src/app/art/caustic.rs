//! The light that balls of glass gather on the ground.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

use super::light::LampPlace;
use super::materials::CAUSTIC_SHADER;

/// How far the light reaches from under the ball's middle, along its way and to the sides, in radii of the ball.
const NEAR: f32 = 0.4;
const FAR: f32 = 1.75;
const ASIDE: f32 = 0.55;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<CausticMaterial>::default()).add_systems(
        PostUpdate,
        turn_caustics.before(AssetEventSystems).run_if(resource_changed::<LampPlace>),
    );
}

/// A spot of light on the side away from the lamp: `shaders/caustic.wgsl` lays it there, whichever way the ball has rolled.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub(crate) struct CausticMaterial {
    #[uniform(0)]
    pub(super) look: CausticLook,
}

/// The uniforms of `shaders/caustic.wgsl`.
#[derive(ShaderType, Debug, Clone)]
pub(super) struct CausticLook {
    /// Linear.
    pub(super) colour: Vec3,
    /// The ball's radius, and how far the ground is below its middle.
    pub(super) size: f32,
    pub(super) depth: f32,
    /// Away from the lamp, seen from above.
    pub(super) away: Vec2,
}

impl Material for CausticMaterial {
    fn vertex_shader() -> ShaderRef {
        CAUSTIC_SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        CAUSTIC_SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Add
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// The light goes around the balls with the lamp.
fn turn_caustics(lamp: Res<LampPlace>, mut caustics: ResMut<Assets<CausticMaterial>>) {
    for (_, caustic) in caustics.iter_mut() {
        caustic.look.away = away(*lamp);
    }
}

/// The direction away from the lamp, seen from above.
pub(super) fn away(lamp: LampPlace) -> Vec2 {
    -lamp.place().xz().normalize_or(Vec2::NEG_X)
}

/// The quad that the light is drawn on: x along its way.
pub(super) fn quad() -> Mesh {
    let size = Vec2::new(FAR - NEAR, 2.0 * ASIDE);
    Plane3d::new(Vec3::Y, size / 2.0).mesh().build().translated_by(Vec3::X * f32::midpoint(NEAR, FAR))
}
