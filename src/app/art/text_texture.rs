//! Numbers and letters of the board itself: rendered into a texture for a quad.

use ab_glyph::{Font, FontRef, Glyph, PxScale, ScaleFont, point};
use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::app::text::STRONG_FACE;

/// Pixels from a line's lowest to its highest point.
const HEIGHT: f32 = 96.0;

/// A text as a white texture with transparency, and its width for a height of 1.
pub(crate) fn text_image(text: &str) -> (Image, f32) {
    let face =
        FontRef::try_from_slice(STRONG_FACE).expect("the typeface that is built in should be readable");
    let scaled = face.as_scaled(PxScale::from(HEIGHT));
    let mut glyphs: Vec<Glyph> = Vec::new();
    let mut x = 2.0;
    for sign in text.chars() {
        let id = face.glyph_id(sign);
        if let Some(last) = glyphs.last() {
            x += scaled.kern(last.id, id);
        }
        glyphs.push(id.with_scale_and_position(scaled.scale(), point(x, scaled.ascent())));
        x += scaled.h_advance(id);
    }
    let (width, height) = ((x + 2.0).ceil() as u32, (scaled.ascent() - scaled.descent()).ceil() as u32);
    let mut pixels = vec![[255_u8, 255, 255, 0]; (width * height) as usize];
    for outline in glyphs.into_iter().filter_map(|glyph| face.outline_glyph(glyph)) {
        let corner = outline.px_bounds().min;
        outline.draw(|x, y, covered| {
            let (x, y) = (x + corner.x.max(0.0) as u32, y + corner.y.max(0.0) as u32);
            if x < width && y < height {
                let alpha = &mut pixels[(y * width + x) as usize][3];
                *alpha = (*alpha).max((covered.clamp(0.0, 1.0) * 255.0) as u8);
            }
        });
    }
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let usage = RenderAssetUsages::RENDER_WORLD;
    let data = pixels.into_flattened();
    let image = Image::new(size, TextureDimension::D2, data, TextureFormat::Rgba8UnormSrgb, usage);
    (image, width as f32 / height as f32)
}
