//! Numbers and letters of the board itself: rendered into a texture for a quad, and the right way up for the player who is near. They are
//! built for the first player; `src/app/board/letters.rs` turns them.

use std::f32::consts::PI;

use ab_glyph::{Font, FontRef, Glyph, PxScale, ScaleFont, point};
use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::app::text::STRONG_FACE;
use rules::Player;

/// Pixels from a line's lowest to its highest point.
const HEIGHT: f32 = 96.0;

/// A text as a white texture with transparency, and its width for a height of 1.
pub(super) fn text_image(text: &str) -> (Image, f32) {
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

/// Letters, and for whom they are the right way up. All lettering has it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReadsNear(Player);

impl Default for ReadsNear {
    fn default() -> Self {
        Self(Player::One)
    }
}

/// Letters on a player's own edge of the board: face to face, each player reads those on their own edge.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OnEdgeOf(pub(crate) Player);

/// Letters that are seen only while this player is the reader: those that cannot be turned, as they are one mesh with others, of which
/// there is one for each player, and those that the board hides from the other player.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Visibility)]
pub(crate) struct SeenBy(pub(crate) Player);

impl ReadsNear {
    /// Turns the letters so that a player can read them. Returns whether they were the wrong way up.
    pub(crate) fn turn_to(&mut self, reader: Player, letters: &mut Transform) -> bool {
        let is_wrong = self.0 != reader;
        if is_wrong {
            self.0 = reader;
            letters.rotation = Quat::from_rotation_y(PI) * letters.rotation;
        }
        is_wrong
    }

    #[cfg(test)]
    pub(crate) const fn reader(self) -> Player {
        self.0
    }
}
