//! Materials with their own shaders: wood, paint, the room's picture and glass. The shaders are in `shaders/`.

use super::environment::RoomLook;
use bevy::asset::uuid_handle;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
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

/// Defined in shaders for what is small, and mirrors all of the room's lights.
const SMALL: &str = "SMALL";

/// For what lies under and behind everything: it is drawn after all that hides it, so that what is hidden costs nothing. Nothing is
/// cut out of it.
pub(crate) const BEHIND: AlphaMode = AlphaMode::Mask(0.5);

/// Wood with a grain, lit by `shaders/lighting.wgsl`.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub(crate) struct WoodMaterial {
    #[uniform(0)]
    pub(crate) look: WoodLook,
    #[uniform(1)]
    pub(crate) room: RoomLook,
    pub(crate) alpha_mode: AlphaMode,
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

    fn alpha_mode(&self) -> AlphaMode {
        self.alpha_mode
    }
}

/// Paint, cloth, metal, a printed picture, a mark or a shade: everything but wood and glass.
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
    /// Whether the lamp lights it.
    pub(crate) is_lit: bool,
    pub(crate) alpha_mode: AlphaMode,
    /// What lies on the same ground is drawn in this order.
    pub(crate) order: f32,
    /// Whether it stands on that ground, and is drawn over all that lies there.
    pub(crate) stands: bool,
}

/// The uniforms of `shaders/surface.wgsl`.
#[derive(ShaderType, Debug, Clone)]
pub(crate) struct SurfaceLook {
    pub(crate) colour: LinearRgba,
    pub(crate) finish: Vec4,
    pub(crate) shine: LinearRgba,
}

/// What of a surface is part of its pipeline.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SurfaceKey {
    has_picture: bool,
    is_lit: bool,
    blends: bool,
    adds: bool,
    order: i32,
}

impl From<&SurfaceMaterial> for SurfaceKey {
    fn from(material: &SurfaceMaterial) -> Self {
        Self {
            has_picture: material.picture.is_some(),
            is_lit: material.is_lit,
            blends: material.alpha_mode == AlphaMode::Blend,
            adds: material.alpha_mode == AlphaMode::Add,
            order: material.order as i32,
        }
    }
}

impl Material for SurfaceMaterial {
    fn vertex_shader() -> ShaderRef {
        SURFACE_SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        SURFACE_SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.alpha_mode
    }

    fn depth_bias(&self) -> f32 {
        // More than from one end of the table to the other.
        self.order + if self.stands { 100.0 } else { 0.0 }
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let SurfaceKey { has_picture, is_lit, blends, adds, order } = key.bind_group_data;
        if let Some(fragment) = &mut descriptor.fragment {
            // What has a picture lies flat: a board, a map, a cloth, a letter.
            let defs = [
                ("PICTURE", has_picture),
                (SMALL, !has_picture),
                ("LIT", is_lit),
                ("BLENDS", blends),
                ("ADDS", adds),
            ];
            let set = defs.into_iter().filter(|(_, is_set)| *is_set);
            fragment.shader_defs.extend(set.map(|(name, _)| name.into()));
        }
        if let Some(depth) = &mut descriptor.depth_stencil {
            depth.bias.constant = order;
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

    fn alpha_mode(&self) -> AlphaMode {
        BEHIND
    }
}

/// Balls of glass around their origin: what is mirrored in them, and what is seen through them.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub(crate) struct GlassMaterial {
    #[uniform(0)]
    pub(crate) look: GlassLook,
    #[uniform(1)]
    pub(crate) room: RoomLook,
}

/// The uniforms of `shaders/glass.wgsl`.
#[derive(ShaderType, Debug, Clone)]
pub(crate) struct GlassLook {
    pub(crate) absorbs: Vec4,
    pub(crate) ribbon: Vec4,
    pub(crate) finish: Vec4,
}

impl Material for GlassMaterial {
    fn vertex_shader() -> ShaderRef {
        GLASS_SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        GLASS_SHADER.into()
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if let Some(fragment) = &mut descriptor.fragment {
            fragment.shader_defs.push(SMALL.into());
        }
        Ok(())
    }
}
