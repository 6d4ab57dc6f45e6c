//! A canvas as a texture: with smaller copies of itself, so that it neither shimmers at a distance nor blurs at a slant.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::canvas::Canvas;

/// How much finer a picture is sampled along a slant than across it, at most.
const SLANT: u16 = 4;

/// The texture of a canvas, for colour.
pub(crate) fn texture(canvas: Canvas) -> Image {
    let Canvas { width, height, pixels, .. } = canvas;
    let (mut data, mut level, mut size) = (Vec::new(), pixels, (width, height));
    let mut levels = 0;
    loop {
        data.extend_from_slice(level.as_flattened());
        levels += 1;
        if size.0.max(size.1) <= 1 {
            break;
        }
        (level, size) = halved(&level, size);
    }
    let size = Extent3d { width: width as u32, height: height as u32, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new_uninit(size, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::ClampToEdge,
        address_mode_v: ImageAddressMode::ClampToEdge,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: SLANT,
        ..default()
    });
    image
}

/// A picture of half the width and height.
fn halved(pixels: &[[u8; 4]], (width, height): (usize, usize)) -> (Vec<[u8; 4]>, (usize, usize)) {
    let size = ((width / 2).max(1), (height / 2).max(1));
    let of = |x: usize, y: usize| pixels[y.min(height - 1) * width + x.min(width - 1)].map(u32::from);
    let mean = |x: usize, y: usize| {
        let four = [of(2 * x, 2 * y), of(2 * x + 1, 2 * y), of(2 * x, 2 * y + 1), of(2 * x + 1, 2 * y + 1)];
        // Near enough to the mean of light, which the square of a channel is about.
        std::array::from_fn(|i| {
            let squares = four.iter().map(|texel| texel[i] * texel[i]).sum::<u32>();
            f32::sqrt((squares / 4) as f32) as u8
        })
    };
    let texels =
        (0..size.1).flat_map(|y| (0..size.0).map(move |x| (x, y))).map(|(x, y)| mean(x, y)).collect();
    (texels, size)
}
