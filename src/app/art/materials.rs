//! Materials with their own shaders: wood, glass and water. The shaders are in `shaders/`.

use crate::app::AppSystems;
use bevy::asset::uuid_handle;
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

const WOOD_SHADER: Handle<Shader> = uuid_handle!("5b1f7c3e-8a53-4c0e-9d57-60f2a6c1f0d4");
const GLASS_SHADER: Handle<Shader> = uuid_handle!("c07f41d2-6f0e-4c39-8f0b-1d5a3f6e92b7");
const WATER_SHADER: Handle<Shader> = uuid_handle!("8e0a6b1c-93d4-4f27-b5c8-2f7d10e4a963");

pub(super) fn plugin(app: &mut App) {
    let wood = Shader::from_wgsl(include_str!("../../../shaders/wood.wgsl"), "shaders/wood.wgsl");
    let glass = Shader::from_wgsl(include_str!("../../../shaders/glass.wgsl"), "shaders/glass.wgsl");
    let water = Shader::from_wgsl(include_str!("../../../shaders/water.wgsl"), "shaders/water.wgsl");
    for (handle, shader) in [(WOOD_SHADER, wood), (GLASS_SHADER, glass), (WATER_SHADER, water)] {
        // Without a renderer, as in tests, nothing uses it.
        if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>()
            && let Err(error) = shaders.insert(&handle, shader)
        {
            error!("a shader could not be kept: {error}");
        }
    }
    app.add_plugins((
        MaterialPlugin::<WoodMaterial>::default(),
        MaterialPlugin::<GlassMaterial>::default(),
        MaterialPlugin::<WaterMaterial>::default(),
    ))
    .add_systems(Update, flow.in_set(AppSystems::Animate));
}

/// The standard material with a grain.
pub(crate) type WoodMaterial = ExtendedMaterial<StandardMaterial, Wood>;

/// The uniforms of `shaders/wood.wgsl`.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone)]
pub(crate) struct Wood {
    #[uniform(100)]
    pub(crate) look: WoodLook,
}

#[derive(ShaderType, Reflect, Debug, Clone)]
pub(crate) struct WoodLook {
    pub(crate) light: LinearRgba,
    pub(crate) dark: LinearRgba,
    pub(crate) grain: Vec4,
    pub(crate) lamp: Vec4,
    pub(crate) cut: Vec4,
}

impl MaterialExtension for Wood {
    fn fragment_shader() -> ShaderRef {
        WOOD_SHADER.into()
    }
}

/// The standard material for reflections in glass, with what is seen through it.
pub(crate) type GlassMaterial = ExtendedMaterial<StandardMaterial, Glass>;

/// The uniforms of `shaders/glass.wgsl`.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone)]
pub(crate) struct Glass {
    #[uniform(100)]
    pub(crate) look: GlassLook,
}

#[derive(ShaderType, Reflect, Debug, Clone)]
pub(crate) struct GlassLook {
    pub(crate) absorbs: Vec4,
    pub(crate) ribbon: Vec4,
}

impl MaterialExtension for Glass {
    fn fragment_shader() -> ShaderRef {
        GLASS_SHADER.into()
    }
}

/// The standard material with moving ripples.
pub(crate) type WaterMaterial = ExtendedMaterial<StandardMaterial, Water>;

/// The uniforms of `shaders/water.wgsl`.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone)]
pub(crate) struct Water {
    #[uniform(100)]
    pub(crate) look: WaterLook,
}

#[derive(ShaderType, Reflect, Debug, Clone)]
pub(crate) struct WaterLook {
    pub(crate) deep: LinearRgba,
    pub(crate) crest: LinearRgba,
    pub(crate) clock: Vec4,
}

impl MaterialExtension for Water {
    fn fragment_shader() -> ShaderRef {
        WATER_SHADER.into()
    }
}

/// The longest time step of water between two frames, in seconds, so that it does not jump after an idle time.
const LONGEST_FLOW: f32 = 0.1;

/// Water flows whenever a frame is drawn, but requests none itself, so that an idle table stays idle.
fn flow(time: Res<Time>, mut waters: ResMut<Assets<WaterMaterial>>) {
    for (_, water) in waters.iter_mut() {
        water.extension.look.clock.x += time.delta_secs().min(LONGEST_FLOW);
    }
}
