//! The pictures of the games in the main menu.

use std::io::Cursor;

use bevy::prelude::Resource;
use bevy_egui::egui::{ColorImage, Context, TextureHandle, TextureOptions};

use crate::app::games::view_of;
use rules::GameKind;
use zune_jpeg::JpegDecoder;

/// The pictures, once they are wanted: who goes straight to a match does not need them.
#[derive(Resource, Default)]
pub(crate) struct Pictures(Vec<Option<TextureHandle>>);

impl Pictures {
    /// A picture for each game, in the order of [`GameKind::ALL`].
    pub(super) fn textures(&mut self, context: &Context) -> Vec<Option<TextureHandle>> {
        if self.0.is_empty() {
            self.0 = GameKind::ALL.map(|kind| load(context, kind)).into();
        }
        self.0.clone()
    }
}

fn load(context: &Context, kind: GameKind) -> Option<TextureHandle> {
    let mut decoder = JpegDecoder::new(Cursor::new(view_of(kind).portrait));
    let pixels = decoder.decode().ok()?;
    let (width, height) = decoder.dimensions()?;
    let picture = ColorImage::from_rgb([width, height], &pixels);
    Some(context.load_texture(kind.name(), picture, TextureOptions::LINEAR))
}
