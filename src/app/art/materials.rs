//! Materials with their own shaders: wood, paint, the room's picture and glass. The shaders are in `shaders/`.

use super::environment::RoomLook;
use bevy::asset::uuid_handle;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{ExtendedMaterial, MaterialExtension, MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;
use tracing::error;

const LIGHTING_SHADER: Handle<Shader> = uuid_handle!("2f9d6a51-70b7-4f0e-bd43-9a6d0c1b7e25");
const WOOD_SHADER: Handle<Shader> = uuid_handle!("5b1f7c3e-8a53-4c0e-9d57-60f2a6c1f0d4");
const SURFACE_SHADER: Handle<Shader> = uuid_handle!("e64ab0f2-1c0b-4b7a-8f35-d20c5b98a713");
const BACKDROP_SHADER: Handle<Shader> = uuid_handle!("a3c58e17-4d92-4b06-b1f8-6e07d2934c5b");
pub(super) const CAUSTIC_SHADER: Handle<Shader> = uuid_handle!("b1d2c0f7-5e0a-47b3-9c46-7a9f51e3d860");
const GLASS_SHADER: Handle<Shader> = uuid_handle!("c07f41d2-6f0e-4c39-8f0b-1d5a3f6e92b7");

/// A shader's place in memory, its file's name and its text.
macro_rules! shader {
    ($handle:expr, $file:literal) => {
        ($handle, concat!("shaders/", $file), include_str!(concat!("../../../shaders/", $file)))
    };
}

const SHADERS: [(Handle<Shader>, &str, &str); 6] = [
    shader!(LIGHTING_SHADER, "lighting.wgsl"),
    shader!(WOOD_SHADER, "wood.wgsl"),
    shader!(SURFACE_SHADER, "surface.wgsl"),
    shader!(BACKDROP_SHADER, "backdrop.wgsl"),
    shader!(GLASS_SHADER, "glass.wgsl"),
    shader!(CAUSTIC_SHADER, "caustic.wgsl"),
];

pub(super) fn plugin(app: &mut App) {
    for (handle, file, text) in SHADERS {
        // Without a renderer, as in tests, nothing uses it.
        if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>()
            && let Err(error) = shaders.insert(&handle, Shader::from_wgsl(text, file))
        {
            error!("a shader could not be kept: {error}");
        }
    }
    app.add_plugins((
        MaterialPlugin::<WoodMaterial>::default(),
        MaterialPlugin::<SurfaceMaterial>::default(),
        MaterialPlugin::<BackdropMaterial>::default(),
        MaterialPlugin::<GlassMaterial>::default(),
    ));
}

/// Wood with a grain, lit by `shaders/lighting.wgsl`.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub(crate) struct WoodMaterial {
    #[uniform(0)]
    pub(crate) look: WoodLook,
    #[uniform(1)]
    pub(crate) room: RoomLook,
}

/// The uniforms of `shaders/wood.wgsl`.
#[derive(ShaderType, Debug, Clone)]
pub(crate) struct WoodLook {
    pub(crate) light: LinearRgba,
    pub(crate) dark: LinearRgba,
    pub(crate) grain: Vec4,
    pub(crate) cut: Vec4,
}

impl Material for WoodMaterial {
    fn vertex_shader() -> ShaderRef {
        WOOD_SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        WOOD_SHADER.into()
    }
}

/// Paint, cloth or a printed picture, lit by `shaders/lighting.wgsl`: for everything large.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
#[bind_group_data(SurfaceKey)]
pub(crate) struct SurfaceMaterial {
    #[uniform(0)]
    pub(crate) look: SurfaceLook,
    #[uniform(1)]
    pub(crate) room: RoomLook,
    #[texture(2)]
    #[sampler(3)]
    pub(crate) picture: Option<Handle<Image>>,
}

/// The uniforms of `shaders/surface.wgsl`.
#[derive(ShaderType, Debug, Clone)]
pub(crate) struct SurfaceLook {
    pub(crate) colour: LinearRgba,
    pub(crate) finish: Vec4,
}

/// Whether there is a picture on it.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SurfaceKey {
    has_picture: bool,
}

impl From<&SurfaceMaterial> for SurfaceKey {
    fn from(material: &SurfaceMaterial) -> Self {
        Self { has_picture: material.picture.is_some() }
    }
}

impl Material for SurfaceMaterial {
    fn vertex_shader() -> ShaderRef {
        SURFACE_SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        SURFACE_SHADER.into()
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if key.bind_group_data.has_picture
            && let Some(fragment) = &mut descriptor.fragment
        {
            fragment.shader_defs.push("PICTURE".into());
        }
        Ok(())
    }
}

/// A picture that no lamp lights, for the room behind the table.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub(crate) struct BackdropMaterial {
    #[texture(0)]
    #[sampler(1)]
    pub(crate) picture: Handle<Image>,
}

impl Material for BackdropMaterial {
    fn vertex_shader() -> ShaderRef {
        BACKDROP_SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        BACKDROP_SHADER.into()
    }
}

/// The standard material for reflections in glass, with what is seen through it.
pub(crate) type GlassMaterial = ExtendedMaterial<StandardMaterial, Glass>;

/// What is seen through a ball of glass: `shaders/glass.wgsl`.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone)]
pub(crate) struct Glass {
    #[uniform(100)]
    pub(crate) look: GlassLook,
}

/// The uniforms of `shaders/glass.wgsl`.
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
