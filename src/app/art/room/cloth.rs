//! Felt: a weave that is laid many times over the table.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::lamplight::places;
use crate::app::art::painting::chance;

/// Pixels along an edge of the weave, and the length of the table that it covers.
const SIZE: u32 = 256;
const LENGTH: f32 = 7.0;
/// How much darker than the colour the weave's deepest places are.
const DEPTH: f32 = 0.3;

/// Fibres that cross at random, as a picture that fits to itself on all sides, with its smaller sizes.
pub(super) fn weave() -> Image {
    let size = SIZE as usize;
    let noise: Vec<f32> = (0..size * size).map(|i| chance(i as u32, 0, 0)).collect();
    // Short strokes along both ways: each pixel is the mean of its neighbours in a row or in a column.
    let at = |x: usize, y: usize| noise[(y % size) * size + x % size];
    let stroke = |x: usize, y: usize| {
        let along: f32 = (0..5).map(|i| at(x + i, y)).sum::<f32>() / 5.0;
        let across: f32 = (0..5).map(|i| at(x + 131, y + i)).sum::<f32>() / 5.0;
        (along.max(across) - 0.5) * 1.6 + 0.5
    };
    let mut level: Vec<f32> = (0..size * size).map(|i| stroke(i % size, i / size).clamp(0.0, 1.0)).collect();
    let mut pixels: Vec<u8> = Vec::new();
    let mut width = size;
    loop {
        for value in &level {
            let byte = ((1.0 - DEPTH * (1.0 - value)) * 255.0).round() as u8;
            pixels.extend([byte, byte, byte, 255]);
        }
        if width == 1 {
            break;
        }
        let half = width / 2;
        let mean = |i: usize| {
            let (x, y) = (2 * (i % half), 2 * (i / half));
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(a, b)| level[(y + b) * width + x + a]).iter().sum::<f32>()
                / 4.0
        };
        level = (0..half * half).map(mean).collect();
        width = half;
    }
    let mut image = Image::new_uninit(
        Extent3d { width: SIZE, height: SIZE, depth_or_array_layers: 1 },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(pixels);
    image.texture_descriptor.mip_level_count = SIZE.ilog2() + 1;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 8,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// A flat mesh on the table with the weave's places.
pub(super) fn woven(mesh: Mesh) -> Mesh {
    let uvs: Vec<[f32; 2]> = places(&mesh).iter().map(|[x, _, z]| [x / LENGTH, z / LENGTH]).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
}
