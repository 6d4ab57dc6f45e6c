//! A line of text for pictures, set as egui sets it: with all typefaces, joined letters and both directions.

use std::sync::{Mutex, PoisonError};

use ab_glyph::{Font, FontRef};
use bevy_egui::egui::epaint::FontColorTransferFunction;
use bevy_egui::egui::epaint::text::{Fonts, LayoutJob, TextFormat, TextOptions};
use bevy_egui::egui::{Color32, FontFamily, FontId};

use super::direction::has_right_to_left;
use super::faces::{self, STRONG_FACE, TITLE_FACE};
use super::job::lay_out;

/// The typeface that a line begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextFace {
    /// Names.
    Strong,
    /// Titles.
    Title,
}

impl TextFace {
    const fn name(self) -> &'static str {
        match self {
            Self::Strong => "strong",
            Self::Title => "title",
        }
    }

    /// The size that egui gives a text whose lines, from the highest to the lowest point, are this high.
    fn size(self, height: f32) -> f32 {
        let face = FontRef::try_from_slice(match self {
            Self::Strong => STRONG_FACE,
            Self::Title => TITLE_FACE,
        });
        height * face.map_or(1.0, |face| face.units_per_em().unwrap_or(1000.0) / face.height_unscaled())
    }
}

/// A line of text in pixels: its letters begin at the left, and it is as high as was asked for.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) width: f32,
    parts: Vec<Part>,
}

/// A letter.
#[derive(Clone, Debug)]
struct Part {
    left: i32,
    top: i32,
    width: usize,
    /// How much of each pixel it covers, row by row.
    covered: Vec<u8>,
}

/// The fonts of pictures, and how many faces had been found when they were made.
static FONTS: Mutex<Option<(usize, Fonts)>> = Mutex::new(None);

/// Outlines as they are, for any ground.
const OPTIONS: TextOptions = TextOptions {
    max_texture_side: 2048,
    color_transfer_function: FontColorTransferFunction::Off,
    font_hinting: false,
    subpixel_binning: false,
};

impl Line {
    /// Sets a text in lines `height` pixels high, with as much more space between letters as `spacing` says, in heights. Letters that
    /// have not been looked up yet are looked up.
    pub(crate) fn new(text: &str, face: TextFace, height: f32, spacing: f32) -> Self {
        faces::look_up(&super::composed(text).chars().collect::<Vec<_>>());
        let mut fonts = FONTS.lock().unwrap_or_else(PoisonError::into_inner);
        let found = faces::number_found();
        let (_, fonts) = match &mut *fonts {
            Some(fonts) if fonts.0 == found => fonts,
            fonts => fonts.insert((found, Fonts::new(OPTIONS, faces::definitions()))),
        };
        // Makes room for more letters, if need be.
        fonts.begin_pass(OPTIONS);
        let font = FontId::new(face.size(height), FontFamily::Name(face.name().into()));
        // Letters that join leave no space between them.
        let extra_letter_spacing = if has_right_to_left(text) { 0.0 } else { spacing * height };
        let format = TextFormat { extra_letter_spacing, ..TextFormat::simple(font, Color32::WHITE) };
        let job = LayoutJob::single_section(text.to_owned(), format);
        let galley = lay_out(&job, &mut |job| fonts.with_pixels_per_point(1.0).layout_job(job));
        let image = fonts.texture_atlas().image();
        let mut parts = Vec::new();
        for row in &galley.rows {
            for glyph in row.glyphs.iter().filter(|glyph| !glyph.uv_rect.is_nothing()) {
                let at = row.pos + glyph.pos.to_vec2() + glyph.uv_rect.offset;
                let ([left, top], [right, bottom]) =
                    (glyph.uv_rect.min.map(usize::from), glyph.uv_rect.max.map(usize::from));
                let row = |y: usize| &image.pixels[y * image.width() + left..y * image.width() + right];
                parts.push(Part {
                    left: at.x.round() as i32,
                    top: at.y.round() as i32,
                    width: right - left,
                    covered: (top..bottom).flat_map(row).map(Color32::a).collect(),
                });
            }
        }
        Self { width: galley.size().x, parts }
    }

    /// The width of a text whose lines are 1 high.
    pub(crate) fn width_of(text: &str, face: TextFace, spacing: f32) -> f32 {
        Self::new(text, face, 100.0, spacing).width / 100.0
    }

    /// Calls `paint` for each pixel with how much of it is covered, from 0 to 1.
    pub(crate) fn draw(&self, mut paint: impl FnMut(i32, i32, f32)) {
        for part in &self.parts {
            for (i, covered) in part.covered.iter().enumerate().filter(|(_, covered)| **covered > 0) {
                let (x, y) = ((i % part.width) as i32, (i / part.width) as i32);
                paint(part.left + x, part.top + y, f32::from(*covered) / 255.0);
            }
        }
    }
}
