//! A soft disc: the texture of shade and of light that fades to its rim, and the quads that show it.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::app::art::{SurfaceSpec, step_between};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SoftDisc>();
}

/// The texture: white, opaque in its middle and transparent at its rim.
#[derive(Resource, Debug)]
pub(super) struct SoftDisc(pub(super) Handle<Image>);

impl FromWorld for SoftDisc {
    fn from_world(world: &mut World) -> Self {
        Self(world.resource_mut::<Assets<Image>>().add(disc()))
    }
}

fn disc() -> Image {
    const SIZE: u8 = 64;
    // Up to here from its middle it is opaque.
    const CORE: f32 = 0.4;
    let half = f32::from(SIZE) / 2.0;
    let alpha = |x: u8, y: u8| {
        let away = Vec2::new(f32::from(x) + 0.5 - half, f32::from(y) + 0.5 - half).length() / half;
        step_between(1.0, CORE, away)
    };
    let pixels = (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| alpha(x, y)));
    let data = pixels.flat_map(|alpha| [255, 255, 255, (alpha * 255.0).round() as u8]).collect();
    let size = Extent3d { width: SIZE.into(), height: SIZE.into(), depth_or_array_layers: 1 };
    Image::new(
        size,
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

/// The material of light that is added to what is below it and fades to the disc's rim.
pub(super) fn soft_light(disc: &SoftDisc, colour: impl Into<Srgba>) -> SurfaceSpec {
    let picture = Some(disc.0.clone());
    SurfaceSpec { picture, alpha_mode: AlphaMode::Add, ..SurfaceSpec::mark(colour.into(), 60.0) }
}

/// A square of half-width 1 on the ground that shows the disc with an opacity.
pub(super) fn soft_quad(opacity: f32) -> Mesh {
    let quad: Mesh = Plane3d::new(Vec3::Y, Vec2::ONE).into();
    let corners = quad.count_vertices();
    quad.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, vec![[1.0, 1.0, 1.0, opacity]; corners])
}
