//! Pictures as textures: with smaller copies of themselves, so that they neither shimmer at a distance nor blur at a slant.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::canvas::Canvas;

/// How much finer a picture is sampled along a slant than across it, at most.
const SLANT: u16 = 4;

/// The texture of a canvas, for colour.
pub(crate) fn texture(canvas: Canvas) -> Image {
    with_smaller_copies(canvas.pixels, (canvas.width, canvas.height), ImageAddressMode::ClampToEdge)
}

/// The texture of a square grey picture of `size` pixels along an edge, a power of two, that is repeated and so must fit to itself on all
/// sides. Greys are from 0 to 1.
pub(crate) fn repeated_texture(size: usize, grey: impl Fn(usize, usize) -> f32) -> Image {
    let pixel = |i: usize| {
        let byte = (grey(i % size, i / size).clamp(0.0, 1.0) * 255.0).round() as u8;
        [byte, byte, byte, 255]
    };
    with_smaller_copies((0..size * size).map(pixel).collect(), (size, size), ImageAddressMode::Repeat)
}

fn with_smaller_copies(
    pixels: Vec<[u8; 4]>,
    (width, height): (usize, usize),
    beyond: ImageAddressMode,
) -> Image {
    // All smaller copies together are at most a third of the picture, or as large as one that is a line.
    let (mut data, mut level, mut size) =
        (Vec::with_capacity(pixels.len() * 4 * 4 / 3), pixels, (width, height));
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
        address_mode_u: beyond,
        address_mode_v: beyond,
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
